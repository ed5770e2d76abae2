import { describe, expect, it } from 'vitest'
import { exact } from '../clp/classification/exact.ts'
import type { MixtureComponent } from '../clp/classification/mixture.ts'
import { recipeOf, checkWith, onlyOne } from '../test-kit/check-by-recipe.ts'

describe('a recipe that is another one than the sheet says', () => {
  it('by one of the candidate list from 0.1 % on', () => {
    const mixture = recipeOf()
    const siloxane = (content: number): MixtureComponent => ({
      path: 'mixture.components[9]',
      cas: '541-02-6',
      ec: null,
      index: null,
      substance: null,
      name: 'decamethylcyclopentasiloxane',
      content: { from: exact(content), to: exact(content) },
      own: null,
      additive: true,
      components: [],
    })
    const found = (content: number) => checkWith({ ...mixture, components: [...mixture.components, siloxane(content)] })
    expect(onlyOne(found(0.1), 'recipe.substanceMissing').article).toBe('REACH Annex II, 3.2.1 (c)')
    expect(found(0.09).filter(({ code }) => code === 'recipe.substanceMissing')).toEqual([])
  })
})
