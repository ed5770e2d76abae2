import { describe, expect, it } from 'vitest'
import type { Share } from './read-share.ts'
import { emptyRecipe, type RecipeRow } from './recipe.ts'
import { splitSolution, takeSolution } from './split-solution.ts'

const write = ({ from, to }: Share): string => (from === to ? String(from) : `${from} – ${to}`)
const acid = { key: 'acid', name: 'Salzsäure 37 %', cas: '7647-01-0', share: '3.5' }
const take = (...rows: RecipeRow[]) =>
  takeSolution({ key: 'acid', name: 'Salzsäure', percent: 37, water: { key: 'new', name: 'Wasser' }, write })({ ...emptyRecipe, rows }).rows

describe('a row that is taken for a solution', () => {
  it('holds what is active in it, and the rest is water: 3.5 % at 37 % is 1.295 % and 2.205 %', () => {
    expect(splitSolution({ from: 3.5, to: 3.5 }, 37)).toEqual({ substance: { from: 1.295, to: 1.295 }, water: { from: 2.205, to: 2.205 } })
    expect(take(acid)).toEqual([
      { ...acid, name: 'Salzsäure', share: '1.295' },
      { key: 'new', name: 'Wasser', cas: '7732-18-5', share: '2.205' },
    ])
  })

  it('gives its water to that of the recipe; water that fills up stays as it is', () => {
    const water = { key: 'water', name: 'Wasser', cas: '7732-18-5', share: '96.5' }
    expect(take(acid, water).map(({ share }) => share)).toEqual(['1.295', '98.705'])
    expect(take(acid, { ...water, share: 'Rest' }).map(({ share }) => share)).toEqual(['1.295', 'Rest'])
  })

  it('is a range where its share is one, and stays where its share cannot be read', () => {
    expect(take({ ...acid, share: '10 – 20' }).map(({ share }) => share)).toEqual(['3.7 – 7.4', '6.3 – 12.6'])
    expect(take({ ...acid, share: 'q.s.' })).toEqual([{ ...acid, share: 'q.s.' }])
  })
})
