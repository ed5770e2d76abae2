import { describe, expect, it } from 'vitest'
import { part, type TypedComponent, type TypedMixture } from '../../../tests/classify-by-request.ts'
import { codesOf, water, filler } from '../../../tests/doubtful-mixtures.ts'

describe('an aerosol', () => {
  const gas = (content: number) => part('propane', content, 'Flam. Gas 1A H220')
  const spray = (measured: TypedMixture['measured'], content = 60) => codesOf('aerosol', measured, [gas(content), filler(100 - content)])

  it('contains no less of what is flammable than its components do', () => {
    expect(spray({ flammableContent: 59 })).toEqual([])
    expect(spray({ flammableContent: 58 })).toEqual(['data.flammableContent mixture.measured.flammableContent'])
    expect(spray({ flammableContent: 90 })).toEqual([])
  })

  it('burns with what its components give', () => {
    const doubted = ['data.heatOfCombustion mixture.measured.heatOfCombustion']
    const heat = (heatOfCombustion: number) => spray({ flammableContent: 60, heatOfCombustion })
    expect([2.9, 3, 34, 34.1].map(heat)).toEqual([doubted, [], [], doubted])
    expect(spray({ heatOfCombustion: 80 })).toEqual(doubted)
    expect(codesOf('aerosol', { heatOfCombustion: 0, flammableContent: 0 }, [filler(100)])).toEqual([])
  })
})

describe('water', () => {
  const dense = (relativeDensity: number, ...components: TypedComponent[]) => codesOf('liquid', { relativeDensity }, components)
  const doubted = ['data.density mixture.measured.relativeDensity']

  it('sets the density where it is much', () => {
    expect([0.82, 0.83, 1.33, 1.34].map((one) => dense(one, water(80), filler(20)))).toEqual([doubted, [], [], doubted])
    expect(dense(0.6, water(80), filler(20))).toEqual(doubted)
    expect(dense(3, water(39), filler(61))).toEqual([])
  })

  it('may be foamed, and nobody knows what is not named', () => {
    expect(dense(0.4, water(80), part('hollow glass microspheres', 20))).toEqual([])
    expect(dense(0.4, water(80))).toEqual([])
  })

  it('is what a pH is of', () => {
    const pH = (value: number, ...components: TypedComponent[]) => codesOf('liquid', { pH: value }, components)
    expect(pH(12, filler(100))).toEqual(['data.pHWithoutWater mixture.measured.pH'])
    expect(pH(11.4, filler(100))).toEqual([])
    expect(pH(12, filler(99), water(1))).toEqual([])
    expect(pH(12, filler(50))).toEqual([])
    expect(pH(12, filler(95), part('amine', 5, 'Skin Corr. 1B H314'))).toEqual([])
    expect(pH(12, filler(95), part('caustic soda solution', 5))).toEqual([])
    expect(codesOf('solid', { pH: 12 }, [filler(100)])).toEqual([])
  })
})
