import { describe, expect, it } from 'vitest'
import { checkOn, plantIn } from '../../test-kit/check-catalogue-record.ts'
import { ingredient, property } from '../../test-kit/contradictions/change-record.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Quantity } from '../../shared/record/texts.ts'

const has = (code: string, id: number, plant: (record: ProductRecord) => void) =>
  checkOn(plantIn(id, plant)).some((one) => one.code === code)

describe('the density of a liquid', () => {
  it.each<[Quantity, boolean]>([
    [{ value: 0.49, unit: 'kg/l' }, true],
    [{ value: 0.5, unit: 'kg/l' }, false],
    [{ value: 3.2, unit: 'kg/l' }, false],
    [{ value: 5.1, unit: 'g/cm³' }, true],
    [{ value: 870, unit: 'g/l' }, false],
    [{ value: 870, unit: 'kg/l' }, true],
    [{ from: 0.4, to: 0.9, unit: 'kg/l' }, false],
    [{ sign: '<', value: 1, unit: 'kg/l' }, false],
    [{ sign: '>', value: 5.5, unit: 'kg/l' }, true],
  ])('%j is hardly possible: %s', (quantity, expected) => {
    expect(has('properties.densityUnlikely', 1003, (record) => (property(record, 'density').quantity = quantity))).toBe(expected)
  })

  it('is no matter of a solid, which may be foam or metal', () => {
    const plant = (record: ProductRecord) => {
      property(record, 'density').quantity = { value: 7.8, unit: 'kg/l' }
      property(record, 'physicalState').text = { phrase: 'state.solid' }
    }
    expect(has('properties.densityUnlikely', 1003, plant)).toBe(false)
  })
})

describe('a neutral pH', () => {
  const neutral = (record: ProductRecord) => (property(record, 'ph').quantity = { value: 7, unit: '' })

  it.each<[what: string, id: number, (record: ProductRecord) => void, boolean]>([
    ['beside 30 % of lye', 1007, neutral, true],
    ['beside 15 % of hydrochloric acid', 1009, neutral, true],
    [
      'beside less than 5 % of lye',
      1007,
      (record) => Object.assign(ingredient(record, '1310-73-2'), { content: 4.9, contentRange: { from: 3, to: 5, toInclusive: false } }),
      false,
    ],
    [
      'beside lye that an acid neutralises',
      1007,
      (record) =>
        (record.composition.ingredients[1] = {
          ...ingredient(record, '68515-73-1'),
          casNumber: '64-19-7',
          ecNumber: '200-580-7',
          name: { phrase: 'substance.aceticAcid' },
          content: 40,
          contentRange: { from: 30, to: 50, toInclusive: false },
        }),
      false,
    ],
    ['that is not one: a range up to 12', 1007, (record) => (property(record, 'ph').quantity = { from: 7, to: 12, unit: '' }), false],
  ])('%s (%d) asks: %s', (_what, id, plant, expected) => {
    const plants = (record: ProductRecord) => {
      neutral(record)
      plant(record)
    }
    expect(has('properties.phContradicts', id, plants)).toBe(expected)
  })

  it('is not asked about in the catalogue’s own figures', () => {
    for (const id of [1007, 1009]) expect(has('properties.phContradicts', id, () => {})).toBe(false)
  })
})

describe('a figure that no substance has', () => {
  const foundFor = (plant: (record: ProductRecord) => void): string[] =>
    checkOn(plantIn(1003, plant)).flatMap(({ code, path, article }) =>
      code === 'properties.figuresContradict' ? [`${path.replace(/\d+/, 'n')} ${article}`] : [],
    )
  const stated =
    (name: string, quantity: Quantity, category = 'SE09a') =>
    (record: ProductRecord) => {
      record.parameters = [
        ...record.parameters.filter((one) => one.property !== name),
        { category, property: name, quantity },
      ] as typeof record.parameters
    }
  const kow = 'parameters[n] REACH Annex II, 9.1(n)'
  const solubility = 'parameters[n] REACH Annex II, 9.1(m)'

  it.each<[name: string, Quantity, string[]]>([
    ['partitionCoefficient', { value: 3.2, unit: '' }, []],
    ['partitionCoefficient', { value: -3.4, unit: '' }, []],
    ['partitionCoefficient', { value: 15, unit: '' }, []],
    ['partitionCoefficient', { value: 32, unit: '' }, [kow]],
    ['partitionCoefficient', { value: -34, unit: '' }, [kow]],
    ['partitionCoefficient', { from: 3, to: 20, unit: '' }, []],
    ['solubility', { value: 4300, unit: 'g/l' }, []],
    ['solubility', { value: 52000, unit: 'g/l' }, [solubility]],
    ['solubility', { value: 100, unit: '%' }, []],
    ['solubility', { value: 520, unit: '%' }, [solubility]],
  ])('is found in section 9: %s of %j', (name, quantity, expected) => {
    expect(foundFor(stated(name, quantity))).toEqual(expected)
  })

  it('is the pressure of a dispenser that none may have, and no matter of another product', () => {
    const pressure = (value: number, state: string) => (record: ProductRecord) => {
      stated('gasesUnderPressure', { value, unit: 'bar' }, 'SE09b')(record)
      property(record, 'physicalState').text = { phrase: `state.${state}` }
    }
    const article = 'parameters[n] Directive 75/324/EEC, Annex, 6.1.2'
    expect(foundFor(pressure(90, 'aerosolDispenser'))).toContain(article)
    expect(foundFor(pressure(12, 'aerosolDispenser'))).not.toContain(article)
    expect(foundFor(pressure(200, 'gas'))).not.toContain(article)
  })
})
