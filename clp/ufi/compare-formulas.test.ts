import { describe, expect, it } from 'vitest'
import { compareFormulas, type Formula } from './compare-formulas.ts'
import { part, formula, groundsOf } from '../../test-kit/sample-formulas.ts'

describe('two formulas', () => {
  it('are the same with the same components and contents, in whatever order', () => {
    const one = formula(part('xylene', 30), part('toluene', [10, 25]))
    const other = formula(part('toluene', [10, 25]), part('xylene', 30))
    expect(compareFormulas(one, other)).toEqual({ same: true, grounds: [] })
    expect(compareFormulas(formula(), formula())).toEqual({ same: true, grounds: [] })
  })

  it('differ by a component, and by a content', () => {
    expect(compareFormulas(formula(part('xylene', 30)), formula()).same).toBe(false)
    expect(compareFormulas(formula(part('xylene', 30)), formula(part('xylene', 30.01))).same).toBe(false)
    // 0.1 + 0.2 is no difference.
    expect(compareFormulas(formula(part('xylene', 0.3)), formula(part('xylene', 0.1 + 0.2))).same).toBe(true)
  })

  it('of another classification for physical hazards or health share nothing', () => {
    const one = formula(part('xylene', 30))
    const other: Formula = { ...formula(part('xylene', 31)), categories: ['Flam. Liq. 2'] }
    expect(compareFormulas(one, other)).toEqual({ same: false, grounds: [] })
    // Part A, 4.1, names physical hazards and hazards for health alone.
    expect(groundsOf(one, { ...other, categories: ['Flam. Liq. 3', 'Aquatic Chronic 3'] })).toContain('ranges')
  })
})
