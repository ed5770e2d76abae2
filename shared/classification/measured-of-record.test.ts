import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { parameter } from '../record/properties.ts'
import { quantity } from '../record/texts.ts'
import { carriedHot, measuredOf } from './measured-of-record.ts'

const english: Readonly<Record<string, string>> = { 'method.at40': 'at 40 °C', 'method.at23': 'at 23 °C', 'method.at50': 'at 50 °C' }
const measured = (...parameters: z.input<typeof parameter>[]) =>
  measuredOf({ parameters: parameters.map((one) => parameter.parse(one)) }, (text) => {
    if ('text' in text) return text.text.en ?? null
    const standard = text.values?.['standard']
    return typeof standard === 'string' ? standard : (english[text.phrase] ?? null)
  })
const phrase = (key: string) => ({ phrase: key })
const pH = (quantity: { value?: number; from?: number; to?: number; sign?: '<' | '>' | '≈' }, remark?: string) =>
  measured({ category: 'SE09a', property: 'ph', quantity: { ...quantity, unit: '' }, ...(remark ? { remark: phrase(remark) } : {}) }).pH

describe('what section 9 says to the engine', () => {
  it('is nothing where nothing was measured', () => {
    const none = measured({ category: 'SE09a', property: 'flashPoint', text: phrase('propertyNote.notDetermined') })
    const { tests, layers, ...figures } = none
    expect([...tests, ...layers]).toEqual([])
    expect(new Set(Object.values(figures))).toEqual(new Set([null]))
  })

  it('is a test against flammability where no flash point was found up to the boiling point', () => {
    const { flashPoint, tests } = measured({ category: 'SE09a', property: 'flashPoint', text: phrase('propertyNote.noFlashPoint') })
    expect(flashPoint).toBeNull()
    expect(tests.map(({ category, result }) => [category, result])).toEqual([
      ['Flam. Liq. 1', 'negative'],
      ['Flam. Liq. 2', 'negative'],
      ['Flam. Liq. 3', 'negative'],
    ])
  })

  it('takes flash point with its method, and of a boiling range its beginning', () => {
    const found = measured(
      { category: 'SE09a', property: 'flashPoint', quantity: { value: -8, unit: '°C' }, method: 'ISO 13736' },
      { category: 'SE09a', property: 'boilingPoint', quantity: { from: 56, to: 145, unit: '°C' } },
    )
    expect(found).toMatchObject({ flashPoint: -8, flashPointMethod: 'ISO 13736', initialBoilingPoint: 56 })
  })

  it('takes the viscosity at 40 °C, and at no other temperature', () => {
    const viscosity = (key: string | null) =>
      measured({
        category: 'SE09a',
        property: 'kinematicViscosity',
        quantity: { value: 15, unit: 'mm²/s' },
        ...(key === null ? {} : { remark: phrase(key) }),
      }).kinematicViscosity40
    expect(viscosity('method.at40')).toBe(15)
    expect(viscosity('method.at23')).toBeNull()
    expect(viscosity(null)).toBeNull()
  })

  it('takes the pH of the mixture, of a range the end that is beyond a limit, and not that of a solution', () => {
    expect(pH({ from: 8, to: 9 })).toBe(8)
    expect(pH({ from: 11, to: 12 })).toBe(12)
    expect(pH({ from: 1.5, to: 3 })).toBe(1.5)
    expect(pH({ sign: '>', value: 13.5 })).toBe(13.5)
    expect(pH({ sign: '<', value: 1 })).toBe(1)
    expect(pH({ sign: '<', value: 3 })).toBeNull()
    expect(pH({ value: 12 }, 'method.solutionInWater')).toBeNull()
  })

  it('takes a reserve for that of an alkali or an acid by the pH', () => {
    const figure = { quantity: { value: 16.5, unit: 'g NaOH/100 g' } } as const
    const words = { text: { phrase: 'method.standard', values: { standard: '16.5 g NaOH/100 g' } } }
    for (const written of [figure, words]) {
      const reserve = (value: number) =>
        measured(
          { category: 'SE09a', property: 'ph', quantity: { value, unit: '' } },
          { category: 'SE09c', property: 'acidReserve', ...written },
        )
      expect(reserve(1)).toMatchObject({ acidReserve: 16.5, alkaliReserve: null })
      expect(reserve(13)).toMatchObject({ acidReserve: null, alkaliReserve: 16.5 })
    }
  })

  it('takes density and vapour pressure in the units of the engine', () => {
    const found = measured(
      { category: 'SE09a', property: 'density', quantity: { value: 870, unit: 'g/l' } },
      { category: 'SE09a', property: 'vapourPressure', quantity: { value: 1.2, unit: 'bar' }, remark: phrase('method.at50') },
    )
    expect(found).toMatchObject({ relativeDensity: 0.87, vapourPressure50: 120 })
  })

  it('takes the tests of an aerosol', () => {
    const sprayed = (value: string | { value: number; unit: 'cm' }) =>
      measured({
        category: 'SE09b',
        property: 'aerosols',
        text: phrase('propertyNote.extremelyFlammableAerosol'),
        remark: { phrase: 'propertyNote.ignitionDistance', values: { value } },
      }).ignitionDistance
    expect(sprayed('≥ 75 cm')).toBe(75)
    expect(sprayed({ value: 8, unit: 'cm' })).toBe(8)
    expect(sprayed('< 15 cm')).toBeNull()
    expect(sprayed('far')).toBeNull()
  })

  it('takes flammable components and heat of combustion of an aerosol, of a range the upper end', () => {
    const found = measured(
      { category: 'SE09b', property: 'flammableComponents', quantity: { from: 0.5, to: 2, unit: '%' } },
      { category: 'SE09c', property: 'heatOfCombustion', quantity: { from: 18, to: 21, unit: 'kJ/g' } },
    )
    expect(found).toMatchObject({ flammableContent: 2, heatOfCombustion: 21 })
    const components = (quantity: { value: number; sign?: '<' | '>' }) =>
      measured({ category: 'SE09b', property: 'flammableComponents', quantity: { ...quantity, unit: '%' } }).flammableContent
    expect(components({ value: 88 })).toBe(88)
    expect(components({ sign: '<', value: 1 })).toBeLessThan(1)
    expect(components({ sign: '>', value: 80 })).toBeNull()
  })

  it('takes what 9.2.1 says of a class for all of its categories', () => {
    const metals = (key: string) =>
      measured({ category: 'SE09b', property: 'corrosiveToMetals', text: phrase(key), method: 'UN Test C.1' }).tests
    expect(metals('propertyNote.corrosiveMetals')).toEqual([
      { category: 'Met. Corr. 1', statement: 'H290', result: 'positive', method: 'UN Test C.1' },
    ])
    expect(metals('propertyNote.notCorrosiveMetals')).toMatchObject([{ category: 'Met. Corr. 1', result: 'negative' }])
    expect(metals('propertyNote.noData')).toEqual([])
  })

  it('knows whether combustion is sustained only where that is said', () => {
    const sustained = (key: string) =>
      measured({ category: 'SE09c', property: 'sustainedCombustion', text: phrase(key) }).sustainsCombustion
    expect(sustained('propertyNote.sustainsCombustion')).toBe(true)
    expect(sustained('propertyNote.doesNotSustainCombustion')).toBe(false)
    expect(sustained('propertyNote.noData')).toBeNull()
  })
})

describe('what section 14.6 says to the engine', () => {
  const handedOver = (...temperatures: object[]) =>
    measuredOf(
      {
        parameters: [],
        transport: {
          regulated: false,
          precautions: temperatures.map((temperature) => ({ phrase: carriedHot, values: { temperature: quantity.parse(temperature) } })),
          bulk: [],
        },
      },
      () => null,
    ).carriageTemperature

  it('is the highest temperature at which it is handed over heated, and no other sentence', () => {
    expect(handedOver()).toBeNull()
    expect(handedOver({ value: 175, unit: '°C' })).toBe(175)
    expect(handedOver({ from: 160, to: 190, unit: '°C' }, { value: 150, unit: '°C' })).toBe(190)
  })
})

describe('of a bitumen', () => {
  it('the softening point stands for a melting point that it has not', () => {
    const soft = { category: 'SE09c', property: 'softeningPoint', quantity: { from: 46, to: 54, unit: '°C' } } as const
    expect(measured(soft).meltingPoint).toBe(46)
    expect(measured(soft, { category: 'SE09a', property: 'meltingPoint', quantity: { value: 50, unit: '°C' } }).meltingPoint).toBe(50)
  })
})
