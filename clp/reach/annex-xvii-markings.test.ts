import { describe, expect, it } from 'vitest'
import { markings } from '../../test-kit/marked-products.ts'

describe('entry 3 of REACH Annex XVII', () => {
  const oil = { hazardStatements: ['H304'], isForPublic: true }

  it('demands its warnings of lamp oils and grill lighters with H304 for the general public, and of nothing else', () => {
    expect(markings({ ...oil, isLampOil: true })).toEqual(['lampOil'])
    expect(markings({ ...oil, isGrillLighter: true })).toEqual(['grillLighter'])
    expect(markings(oil)).toEqual([])
    expect(markings({ ...oil, isLampOil: true, isForPublic: false })).toEqual([])
    expect(markings({ isForPublic: true, isLampOil: true })).toEqual([])
  })
})

describe('entries 28 to 30 of REACH Annex XVII', () => {
  it('demand the marking for professional users of what may not be supplied to the general public', () => {
    expect(markings({ hazardStatements: ['H350'] })).toEqual(['restrictedToProfessionals'])
    expect(markings({ hazardStatements: ['H351'] })).toEqual([])
  })
})
