import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { hardener } from '../test-kit/recipes.ts'

const said = (typed: typeof hardener, place: string): unknown[] =>
  propose(typed).proposals.flatMap(({ place: own, item }) => (own === place ? [item] : []))

describe('a corrosive powder', () => {
  const looked = { classification: [] }
  const powder: typeof hardener = {
    ...hardener,
    physicalState: 'solid',
    productKind: 'cleaner',
    measured: {},
    components: [
      { cas: '6834-92-0', content: 30 },
      { name: 'Filler', content: 70, own: looked },
    ],
  }

  it('is swept up, and no drain is covered against a liquid that it is not', () => {
    expect(said(powder, '/accidentalRelease/containment')).toContain('release.containment.sweep')
    expect(said(powder, '/accidentalRelease/containment')).not.toContain('release.containment.coverDrains')
    expect(said(hardener, '/accidentalRelease/containment')).toContain('release.containment.coverDrains')
  })
})

describe('an amine whose name in Annex VI lacks its last letter', () => {
  it('forms nitrogen oxides in a fire', () => {
    const components = [
      { cas: '112-24-3', content: 50 },
      { cas: '100-51-6', content: 50 },
    ]
    expect(said({ ...hardener, components }, '/firefighting/hazards')).toContain('fireHazard.nitrogenOxides')
  })
})
