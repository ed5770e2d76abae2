import { describe, expect, it } from 'vitest'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { plantIn } from '../../test-kit/record-of-catalogue.ts'
import { ingredient, property } from '../../test-kit/contradictions/change-record.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Quantity } from '../../shared/record/texts.ts'
import { checkFigures } from './figures.ts'

const has = (code: string, id: number, plant: (record: ProductRecord) => void) =>
  findBy(checkFigures, plantIn(id, plant)).some((one) => one.code === code)

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
