import { describe, expect, it } from 'vitest'
import { classifyTyped, part, type TypedComponent, type TypedMixture } from '../../../tests/classify-by-request.ts'

const codesOf = (physicalState: TypedMixture['physicalState'], measured: TypedMixture['measured'], components: readonly TypedComponent[]) =>
  classifyTyped({ physicalState, measured, components: [...components] }).warnings.flatMap(({ code, path }) =>
    code.startsWith('data.') ? [`${code} ${path}`] : [],
  )
const water = (content: number): TypedComponent => ({ cas: '7732-18-5', name: 'water', content, own: { classification: [] } })
const early = (content: TypedComponent['content']) => part('ethyl acetate', content, 'Flam. Liq. 2 H225')
const filler = (content: number) => part('polymer', content)

describe('a flash point', () => {
  const flash = (flashPoint: number, ...components: TypedComponent[]) => codesOf('liquid', { flashPoint }, components)
  const doubted = ['data.flashPoint mixture.measured.flashPoint']

  it.each([
    [60, 20, []],
    [61, 19, []],
    [61, 20, doubted],
    [45, 50, []],
    [46, 49, []],
    [46, 50, doubted],
  ])('of %s °C with %s %% of what flashes below 23 °C', (flashPoint, content, found) => {
    expect(flash(flashPoint, early(content), filler(100 - content))).toEqual(found)
  })

  it('is judged by the least that there is', () => {
    expect(flash(70, early({ from: 10, to: 30 }), filler(70))).toEqual([])
  })

  it('of alcohol in water may be high, but not with a fifth of it', () => {
    expect(flash(48, early(60), water(40))).toEqual([])
    expect(flash(62, early(10), water(90))).toEqual([])
    expect(flash(62, early(20), water(80))).toEqual(doubted)
  })

  it('of what puts out flames may be anything', () => {
    expect(flash(90, early(60), part('dichloromethane', 40, 'Carc. 2 H351'))).toEqual([])
  })

  it('of what flashes late is doubted above 93 °C, where it is nearly all of it', () => {
    const late = (content: number) => part('white spirit', content, 'Flam. Liq. 3 H226')
    expect(flash(93, late(70), filler(30))).toEqual([])
    expect(flash(94, late(70), filler(30))).toEqual(doubted)
    expect(flash(94, late(70), water(30))).toEqual([])
  })

  it('is none of water and salts', () => {
    const salt = part('sodium chloride', 20)
    expect(flash(30, water(80), salt)).toEqual(doubted)
    expect(flash(101, water(80), salt)).toEqual([])
    expect(flash(30, water(80), part('additive', 20))).toEqual([])
    expect(flash(30, water(60), salt)).toEqual([])
  })

  it('stays below the boiling point, but where water boils off first', () => {
    const both = { flashPoint: 120, initialBoilingPoint: 110 }
    expect(codesOf('liquid', both, [filler(100)])).toEqual(['data.flashAboveBoiling mixture.measured.flashPoint'])
    expect(codesOf('liquid', both, [filler(80), water(20)])).toEqual([])
    expect(codesOf('liquid', { flashPoint: 110, initialBoilingPoint: 110 }, [filler(100)])).toEqual([])
  })
})

describe('a boiling point', () => {
  const boils = (initialBoilingPoint: number, ...components: TypedComponent[]) =>
    codesOf('liquid', { initialBoilingPoint, flashPoint: -20 }, components).filter((one) => !one.includes('flashPoint'))
  const doubted = ['data.boilingPoint mixture.measured.initialBoilingPoint']
  const ether = (content: number) => part('diethyl ether', content, 'Flam. Liq. 1 H224')

  it('is low with much of what boils early', () => {
    expect(boils(100, ether(20), filler(80))).toEqual([])
    expect(boils(101, ether(20), filler(80))).toEqual(doubted)
    expect(boils(70, ether(40), filler(60))).toEqual([])
    expect(boils(71, ether(40), filler(60))).toEqual(doubted)
    expect(boils(160, early(50), filler(50))).toEqual([])
    expect(boils(161, early(50), filler(50))).toEqual(doubted)
  })

  it('of a strong lye is above that of water, and not far', () => {
    expect(boils(145, water(50), filler(50))).toEqual([])
    expect(boils(151, water(50), filler(50))).toEqual(doubted)
    expect(boils(202, water(20), filler(80))).toEqual([])
  })

  it('lies above the melting point, and goes with the vapour pressure', () => {
    const of = (measured: TypedMixture['measured']) => codesOf('liquid', measured, [filler(100)])
    expect(of({ initialBoilingPoint: 80, meltingPoint: 90 })).toEqual(['data.meltingAboveBoiling mixture.measured.meltingPoint'])
    expect(of({ initialBoilingPoint: 80, meltingPoint: 20 })).toEqual([])
    const pressure = ['data.vapourPressure mixture.measured.vapourPressure50']
    expect(of({ initialBoilingPoint: 80, vapourPressure50: 150 })).toEqual(pressure)
    expect(of({ initialBoilingPoint: 40, vapourPressure50: 30 })).toEqual(pressure)
    expect(of({ initialBoilingPoint: 50, vapourPressure50: 101 })).toEqual([])
    expect(of({ initialBoilingPoint: 80, vapourPressure50: 40 })).toEqual([])
  })
})

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
