import { describe, expect, it } from 'vitest'
import { compareFormulas, type FormulaComponent } from './compare-formulas.ts'
import { part, formula, groundsOf } from '../../test-kit/sample-formulas.ts'

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
