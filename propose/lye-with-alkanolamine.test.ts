import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { hardener } from '../test-kit/recipes.ts'

describe('a lye with an alkanolamine', () => {
  const cleaner = {
    ...hardener,
    productKind: undefined,
    measured: { pH: 13.4 },
    components: [
      { cas: '1310-73-2', content: 4 },
      { cas: '141-43-5', content: 3 },
      { cas: '112-34-5', content: 5 },
      { cas: '7732-18-5', content: 88 },
    ],
  }
  const sentencesOf = (typed: typeof cleaner) => JSON.stringify(propose(typed).proposals.map(({ value }) => value))

  it('is a cleaner and no component that hardens', () => {
    const said = sentencesOf(cleaner)
    for (const sentence of [
      'firstAid.general.hardenerSheet',
      'storage.moisture',
      'reaction.exothermicEpoxy',
      'disposal.product.hardenedMixture',
    ])
      expect(said).not.toContain(sentence)
    expect(said).not.toContain('toxicology.amineBurns')
    for (const sentence of [
      'fireHazard.nitrogenOxides',
      'protection.respiratory.filterK',
      'reaction.exothermicAcids',
      'fireHazard.notFlammable',
    ])
      expect(said).toContain(sentence)
  })

  it('without lye neither', () => {
    expect(sentencesOf({ ...cleaner, components: cleaner.components.slice(1) })).not.toContain('disposal.product.hardenedMixture')
  })
})
