import { describe, expect, it } from 'vitest'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { rowsOf } from '../../test-kit/rows-of-changed-paint.ts'

describe('a property without a value', () => {
  const rowsOf91 = (parameters: ProductRecord['parameters']) => rowsOf({ parameters }, '9.1', 'basicProperties')
  const liquid = { category: 'SE09', property: 'physicalState', text: { phrase: 'state.liquid' } } as const
  const solid = { category: 'SE09', property: 'physicalState', text: { phrase: 'state.solid' } } as const

  it('says why, by the state of the product where that is the reason', () => {
    expect(rowsOf91([liquid])).toContain('Particle characteristics | Not applicable: the product is a liquid | – | –')
    expect(rowsOf91([solid])).toContain('Kinematic viscosity | Not applicable: the product is a solid | – | –')
    expect(rowsOf91([liquid])).toContainEqual(expect.stringMatching(/^Partition coefficient.* \| Not applicable: the product is a mixture/))
    expect(rowsOf91([])).toContainEqual(expect.stringMatching(/^Melting point.* \| Not determined \| – \| no test result is available$/))
  })

  it('says why where the record says only that it was not determined, and keeps the reason that the record gives', () => {
    const melting = { category: 'SE09a', property: 'meltingPoint', text: { phrase: 'propertyNote.notDetermined' } } as const
    expect(rowsOf91([melting])).toContainEqual(
      expect.stringMatching(/^Melting point.* \| Not determined \| – \| no test result is available$/),
    )
    const reasoned = { ...melting, remark: { phrase: 'propertyNote.notRelevant' } }
    expect(rowsOf91([reasoned])).toContainEqual(expect.stringMatching(/not relevant for the classification$/))
  })
})
