import { describe, expect, it } from 'vitest'
import { recipe, said, type Recipe } from '../test-kit/say-for-recipe.ts'

const gas: Partial<Recipe> = { physicalState: 'gas', inhalation: 'gas' }

const of = (cas: string, changes: Partial<Recipe>, classification: readonly string[] = []) =>
  recipe([{ cas, content: 100, own: { classification: [...classification] } }], changes)

describe('waste codes (Decision 2000/532/EC)', () => {
  const codes = (typed: Recipe) => said(typed, '/disposal/wasteCodes')

  it('tell gases that harm from those that do not, fuels and solvents with chlorine from others', () => {
    expect(codes(of('7440-37-1', gas, ['Press. Gas (Comp.) H280']))).toContain('16 05 05')
    expect(codes(of('7664-41-7', gas, ['Press. Gas (Liq.) H280']))).toContain('16 05 04*')
    expect(codes(of('75-09-2', {}))).toContain('14 06 02*')
    expect(codes(of('68334-30-5', { productKind: 'fuel', measured: { flashPoint: 60 } }, ['Flam. Liq. 3 H226']))).toContain('13 07 01*')
  })
  it('are hazardous for what makes a gas with water, and not for what corrodes metals alone (Directive 2008/98/EC, Annex III)', () => {
    const resin = { name: 'resin', content: 75, own: { classification: [] } }
    const carbide = recipe([{ cas: '75-20-7', content: 25 }, resin], { productKind: 'paint', physicalState: 'solid', use: 'professional' })
    expect(codes(carbide)).toEqual(['08 01 11*', '15 01 10*'])
    const tests = [{ class: 'Met. Corr. 1 H290', result: 'positive' as const }]
    const descaler = recipe(
      [
        { name: 'acid', content: 5, own: { classification: ['Met. Corr. 1 H290'] } },
        { ...resin, content: 95 },
      ],
      {
        productKind: 'cleaner',
        use: 'professional',
        measured: { tests },
      },
    )
    expect(codes(descaler)).toEqual(['20 01 30'])
    expect(said(descaler, '/disposal/product')).not.toContain('disposal.product.hazardousWaste')
  })
  it('of a fuel that is neither petrol nor diesel are those of other fuels', () => {
    const spirits = { productKind: 'fuel', measured: { flashPoint: 15, initialBoilingPoint: 78 } } as const
    const flammable = ['Flam. Liq. 2 H225']
    expect(codes(of('64-17-5', spirits, flammable))).toEqual(['13 07 03*', '15 01 10*'])
    expect(codes(of('67-56-1', spirits, flammable))).toContain('13 07 03*')
    expect(codes(of('64742-49-0', spirits, flammable))).toContain('13 07 03*')
    expect(
      codes(of('86290-81-5', { productKind: 'fuel', measured: { flashPoint: -40, initialBoilingPoint: 30 } }, ['Flam. Liq. 1 H224'])),
    ).toContain('13 07 02*')
    expect(
      codes(of('64-17-5', { productKind: 'cleaner', measured: { flashPoint: 15, initialBoilingPoint: 78 } }, flammable)),
    ).not.toContain('13 07 03*')
  })
})
