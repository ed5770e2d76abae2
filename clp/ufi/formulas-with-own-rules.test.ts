import { describe, expect, it } from 'vitest'
import type { FormulaComponent } from './compare-formulas.ts'
import { part, formula, groundsOf } from '../../test-kit/sample-formulas.ts'

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
