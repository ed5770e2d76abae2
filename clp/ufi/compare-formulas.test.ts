import { describe, expect, it } from 'vitest'
import { compareFormulas, type Formula, type FormulaComponent } from './compare-formulas.ts'

const part = (key: string, content: number | [number, number], ...categories: string[]): FormulaComponent => {
  const [from, to] = typeof content === 'number' ? [0, 100] : content
  return { key, range: { from, to }, categories, ...(typeof content === 'number' ? { content } : {}) }
}
const formula = (...components: FormulaComponent[]): Formula => ({ components, categories: ['Flam. Liq. 3'] })
const groundsOf = (a: Formula, b: Formula) => compareFormulas(a, b).grounds

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

describe('one range, Annex VIII, Part B, Tables 1 and 2', () => {
  it.each([
    // Of major concern.
    [25, 30, 'Acute Tox. 3', true],
    [25, 30.01, 'Acute Tox. 3', false],
    [10, 13, 'Eye Dam. 1', true],
    [10, 13.01, 'Eye Dam. 1', false],
    [24, 28, 'STOT RE 2', false],
    [1, 2, 'Skin Corr. 1B', true],
    [0.1, 0.4, 'STOT SE 1', true],
    [0.1, 0.5, 'STOT SE 1', false],
    [0.01, 0.11, 'Acute Tox. 1', true],
    [0.01, 0.12, 'Acute Tox. 1', false],
    // Others.
    [25, 45, 'Acute Tox. 4', true],
    [25, 45.01, 'Acute Tox. 4', false],
    [10, 20, 'Skin Irrit. 2', true],
    [1, 4, 'Skin Sens. 1', true],
    [1, 4.01, 'Skin Sens. 1', false],
    [0.5, 1.5, 'Flam. Liq. 2', true],
    [0.5, 1.6, 'Flam. Liq. 2', false],
  ])('holds %d %% and %d %% of a component that is %s: %s', (low, high, category, expected) => {
    const [one, other] = [formula(part('x', low, category)), formula(part('x', high, category))]
    expect(groundsOf(one, other).includes('ranges')).toBe(expected)
    expect(groundsOf(other, one).includes('ranges')).toBe(expected)
  })

  it('is judged by the ends where the content itself is not known', () => {
    expect(groundsOf(formula(part('x', [10, 25])), formula(part('x', [10, 20])))).not.toContain('ranges')
    expect(groundsOf(formula(part('x', [10, 15])), formula(part('x', [10, 20])))).toContain('ranges')
  })

  it('is judged by the ranges where one content alone is known', () => {
    const known: FormulaComponent = { ...part('x', [10, 25]), content: 12 }
    expect(compareFormulas(formula(known), formula(part('x', [10, 25]))).same).toBe(true)
  })

  it('needs the component in both', () => {
    expect(groundsOf(formula(part('x', 0.1)), formula())).not.toContain('ranges')
  })
})

describe('a standard formula, Annex VIII, Part B, 3.6', () => {
  it('is what no figure rules out, but another classification', () => {
    const [one, other] = [formula(part('clinker', 60)), formula(part('clinker', 99), part('gypsum', 1))]
    expect(groundsOf(one, other)).toContain('standardFormula')
    expect(groundsOf(one, { ...other, categories: ['Eye Dam. 1'] })).toEqual([])
  })
})

describe('a fuel, Annex VIII, Part B, 3.7', () => {
  const diesel = (content: number | undefined, range: [number, number], ...more: FormulaComponent[]) =>
    formula({ ...part('gas oil', range), ...(content === undefined ? {} : { content }) }, ...more)

  it('has the components of section 3.2 in the same ranges, whatever their exact content', () => {
    expect(groundsOf(diesel(93, [90, 100]), diesel(99.5, [90, 100]))).toContain('fuel')
    expect(groundsOf(diesel(93, [90, 100]), diesel(99.5, [90.01, 100]))).not.toContain('fuel')
    expect(groundsOf(diesel(93, [90, 100]), diesel(99.5, [90, 99.99]))).not.toContain('fuel')
    expect(groundsOf(diesel(undefined, [90, 100]), diesel(undefined, [91, 100]))).not.toContain('fuel')
  })

  it('has no component that the other lacks', () => {
    expect(groundsOf(diesel(93, [90, 100], part('esters', 7)), diesel(99.5, [90, 100]))).not.toContain('fuel')
  })

  it('is classified as the other', () => {
    expect(groundsOf(diesel(93, [90, 100]), { ...diesel(99, [90, 100]), categories: ['Flam. Liq. 2'] })).toEqual([])
  })
})

describe('perfumes, Annex VIII, Part A, 4.3', () => {
  it('may differ up to 5 % in each mixture', () => {
    const base = part('water', 90)
    expect(groundsOf(formula(base, part('rose', 5)), formula(base, part('lemon', 3), part('mint', 2)))).toContain('perfumes')
    expect(groundsOf(formula(base, part('rose', 5.01)), formula(base, part('lemon', 3)))).not.toContain('perfumes')
    expect(groundsOf(formula(base, part('rose', 1)), formula(base, part('lemon', [3, 6])))).not.toContain('perfumes')
  })
})

describe('an interchangeable component group, Annex VIII, Part B, 3.5', () => {
  const base = part('water', 60)
  it('has components of one classification, and one range for all of them', () => {
    const solvent = (key: string, content: number, ...categories: string[]) => formula(base, part(key, content, ...categories))
    expect(groundsOf(solvent('a', 30, 'Flam. Liq. 3'), solvent('b', 40, 'Flam. Liq. 3'))).toContain('interchangeableGroup')
    expect(groundsOf(solvent('a', 30, 'Flam. Liq. 3'), solvent('b', 51, 'Flam. Liq. 3'))).not.toContain('interchangeableGroup')
    expect(groundsOf(solvent('a', 30, 'Flam. Liq. 3'), solvent('b', 30, 'Flam. Liq. 2'))).not.toContain('interchangeableGroup')
    // Of major concern the range is narrower.
    expect(groundsOf(solvent('a', 30, 'Eye Dam. 1'), solvent('b', 40, 'Eye Dam. 1'))).not.toContain('interchangeableGroup')
  })

  it('is in both mixtures', () => {
    expect(groundsOf(formula(base, part('a', 1)), formula(base))).not.toContain('interchangeableGroup')
  })
})
