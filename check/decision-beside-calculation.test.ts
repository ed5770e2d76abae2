import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { plantIn } from '../test-kit/record-of-catalogue.ts'
import { property } from '../test-kit/contradictions/change-record.ts'

describe('a decision of a person stands beside the calculation', () => {
  it('where it names its basis', () => {
    const decided = plantIn(1005, (record) => {
      record.classification = record.classification.map((one) =>
        one.category === 'Aquatic Chronic 2' ? { category: 'Aquatic Chronic 3', statements: ['H412'], basis: 'bridging' } : one,
      )
    })
    const found = checkOn(decided).filter(({ path }) => path.startsWith('classification'))
    expect(found.map(({ code, severity }) => [code, severity])).toEqual([['classification.decidedOtherwise', 'warning']])
  })

  it('but no test stands against the figures of section 9', () => {
    const record = plantIn(1003, (one) => (property(one, 'flashPoint').quantity = { value: 70, unit: '°C' }))
    expect(record.classification.find(({ category }) => category === 'Flam. Liq. 2')?.basis).toBe('testData')
    expect(checkOn(record).some(({ severity }) => severity === 'error')).toBe(true)
  })
})
