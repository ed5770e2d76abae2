import { describe, expect, it } from 'vitest'
import type { ProductRecord } from '../shared/record/product-record.ts'
import { compareWithEngine } from '../test-kit/compare-with-engine.ts'
import { catalogueIds, readCatalogue } from '../test-kit/read-catalogue.ts'

const day = '2026-11-23'

const newest = catalogueIds.flatMap((id) => {
  const last = readCatalogue(id).at(-1)
  return last ? [[id, last.record] as const] : []
})

describe('a difference is seen', () => {
  const [, thinner] = newest.find(([id]) => id === 1003) ?? []
  const partsOf = (change: (record: ProductRecord) => ProductRecord) => {
    if (!thinner) throw new Error('The catalogue has no thinner')
    return compareWithEngine(change(thinner), [], day)
  }
  const without = (category: string) =>
    partsOf((record) => ({ ...record, classification: record.classification.filter((one) => one.category !== category) }))

  it.each([
    ['Repr. 2', 'Repr. 2 H361d', 'H361d'],
    ['STOT SE 2', 'STOT SE 2 H371', 'H371'],
    ['Asp. Tox. 1', 'Asp. Tox. 1 H304', 'H304'],
  ])('where %s is missing, on the label too', (category, found, statement) => {
    const parts = without(category)
    expect(parts).toContainEqual({ part: 'classification', record: [], engine: [found] })
    expect(parts).toContainEqual({ part: 'hazard statements', record: [], engine: [statement] })
  })

  it('where the flash point says another category', () => {
    const parts = partsOf((record) => ({
      ...record,
      parameters: record.parameters.map((one) =>
        one.category === 'SE09a' && one.property === 'flashPoint' ? { ...one, quantity: { value: 38, unit: '°C' as const } } : one,
      ),
    }))
    expect(parts).toContainEqual({ part: 'classification', record: ['Flam. Liq. 2 H225'], engine: ['Flam. Liq. 3 H226'] })
    expect(parts).toContainEqual({ part: 'transport by sea', record: ['packing group II'], engine: ['packing group III'] })
  })

  it('where the code of the formula is missing', () => {
    expect(partsOf((record) => ({ ...record, ufi: undefined }))).toContainEqual({ part: 'UFI', record: ['no'], engine: ['yes'] })
  })
})
