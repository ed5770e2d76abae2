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

describe('entry 56 of REACH Annex XVII', () => {
  const mdi = (content: number) => ({
    casNumber: '101-68-8',
    content,
    contentRange: { from: 0, to: 100, toInclusive: true },
    classification: [],
    specificLimits: [],
  })
  const offered = { mayReachPublic: true, isForWork: false }

  it('demands its sentences from 0.1 % of MDI of what may reach the general public, after 27 December 2010', () => {
    expect(markings({ ...offered, ingredients: [mdi(0.1)] })).toEqual(['mdiForPublic'])
    expect(markings({ ...offered, ingredients: [mdi(0.09)] })).toEqual([])
    expect(markings({ ...offered, ingredients: [mdi(5)], day: '2010-12-28' })).toEqual(['mdiForPublic'])
    expect(markings({ ...offered, ingredients: [mdi(5)], day: '2010-12-27' })).toEqual([])
    expect(markings({ ...offered, ingredients: [mdi(5)], mayReachPublic: false })).toEqual([])
  })

  it('stands beside the training of entry 74 on what is for both, and not on what the public must not get', () => {
    expect(markings({ mayReachPublic: true, ingredients: [mdi(5)] })).toEqual(['mdiForPublic', 'isocyanateTraining'])
    expect(markings({ ...offered, ingredients: [mdi(5)], hazardStatements: ['H350'] })).toEqual(['restrictedToProfessionals'])
  })
})
