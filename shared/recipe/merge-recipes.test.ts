import { describe, expect, it } from 'vitest'
import { mergeRecipes } from './merge-recipes.ts'
import { recipe, type Recipe } from './recipe.ts'

const row = (key: string, share: string) => ({ key, name: key, share })
const base = recipe.parse({ rows: [row('resin', '60'), row('xylene', '30'), row('drier', '10')], measured: { values: { pH: '7' } } })
const change = (changes: object): Recipe => recipe.parse({ ...base, ...changes })
const sharesOf = (merged: Recipe | null) => merged?.rows.map(({ key, share }) => `${key} ${share}`)

describe('two people who changed one recipe', () => {
  it('at different rows have both changes', () => {
    const theirs = change({ rows: [row('resin', '61'), row('xylene', '30'), row('drier', '10')] })
    const mine = change({ rows: [row('resin', '60'), row('xylene', '29'), row('drier', '10')] })
    expect(sharesOf(mergeRecipes(base, theirs, mine))).toEqual(['resin 61', 'xylene 29', 'drier 10'])
  })

  it('by a new row, one that went and a new order have them all', () => {
    const theirs = change({ rows: [row('resin', '60'), row('talc', '5'), row('xylene', '30')] })
    const mine = change({ rows: [row('xylene', '30'), row('resin', '60'), row('drier', '10')] })
    expect(sharesOf(mergeRecipes(base, theirs, mine))).toEqual(['xylene 30', 'resin 60', 'talc 5'])
  })

  it('and what was measured, each its own', () => {
    const theirs = change({ measured: { values: { pH: '7', flashPoint: '27' } }, uses: ['professional'] })
    const mine = change({ measured: { values: { pH: '8' } }, physicalState: 'liquid' })
    const merged = mergeRecipes(base, theirs, mine)
    expect(merged?.measured.values).toEqual({ pH: '8', flashPoint: '27' })
    expect([merged?.uses, merged?.physicalState]).toEqual([['professional'], 'liquid'])
  })

  it('are asked where it was the same place', () => {
    const shareOf = (share: string) => change({ rows: [row('resin', share), row('xylene', '30'), row('drier', '10')] })
    expect(mergeRecipes(base, shareOf('61'), shareOf('62'))).toBeNull()
    expect(mergeRecipes(base, change({ rows: [row('xylene', '30'), row('drier', '10')] }), shareOf('62'))).toBeNull()
    expect(mergeRecipes(base, change({ measured: { values: { pH: '6' } } }), change({ measured: { values: { pH: '8' } } }))).toBeNull()
    expect(mergeRecipes(base, shareOf('61'), shareOf('61'))).toEqual(shareOf('61'))
  })
})
