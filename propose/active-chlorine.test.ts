import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { descaler } from '../test-kit/recipes.ts'

const looked = { classification: [] }
const drainCleaner = (bleach: number): typeof descaler => ({
  ...descaler,
  measured: { pH: 13.6, alkaliReserve: 9, relativeDensity: 1.16 },
  components: [
    { cas: '7732-18-5', name: 'water', content: 88 - bleach, own: looked },
    { cas: '1310-73-2', content: 12 },
    ...(bleach === 0 ? [] : [{ cas: '7681-52-9', content: bleach }]),
  ],
})

/** The sentences proposed for a place, by key. */
function said(typed: typeof descaler, place: string): unknown[] {
  const { proposals } = propose(typed)
  return proposals.flatMap((one) => {
    const { value } = one
    return one.place === place && typeof value === 'object' && value !== null && 'phrase' in value ? [value.phrase] : []
  })
}

describe('a lye with hypochlorite', () => {
  it('is never neutralised with acid, which would set chlorine free, as a lye alone may be', () => {
    const place = '/accidentalRelease/containment'
    expect(said(drainCleaner(0), place)).toContain('release.containment.neutraliseAlkali')
    expect(said(drainCleaner(4.5), place)).not.toContain('release.containment.neutraliseAlkali')
  })

  it('is kept from acids and not from itself', () => {
    expect(said(drainCleaner(4.5), '/handling/handling')).toContain('handling.noMixingAcids')
    expect(said(drainCleaner(4.5), '/handling/handling')).not.toContain('handling.noMixing')
    expect(said(drainCleaner(4.5), '/stability/reactions')).toContain('otherHazards.chlorineWithAcids')
    expect(said(drainCleaner(4.5), '/stability/reactions')).not.toContain('reaction.chlorine')
    expect(said(drainCleaner(4.5), '/otherHazards')).toContain('otherHazards.chlorineWithAcids')
    expect(said(descaler, '/handling/handling')).toContain('handling.noMixing')
  })

  it('stays harmful to water after neutralisation', () => {
    expect(said(drainCleaner(0), '/ecology/other')).toContain('ecologyOther.phRestored')
    expect(said(drainCleaner(4.5), '/ecology/other')).not.toContain('ecologyOther.phRestored')
  })
})
