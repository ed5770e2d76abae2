import { describe, expect, it } from 'vitest'
import { propose } from '../test-kit/propose-for-recipe.ts'
import { descaler } from '../test-kit/recipes.ts'

const contents = (packs: typeof descaler.packs) =>
  propose({ ...descaler, packs }).proposals.flatMap(({ place, value, state }) =>
    place === '/labelDefaults/packContent' ? [[value, state]] : [],
  )

describe('the content that a label states (CLP Article 17(1)(b))', () => {
  it('is that of the one pack of the recipe; of several each has a label of its own', () => {
    expect(contents([{ value: 0.75, unit: 'l' }])).toEqual([['0.75 l', 'open']])
    expect(
      contents([
        { value: 1, unit: 'l' },
        { value: 5, unit: 'l' },
      ]),
    ).toEqual([])
  })
})
