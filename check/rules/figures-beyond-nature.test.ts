import { describe, expect, it } from 'vitest'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Quantity } from '../../shared/record/texts.ts'
import { property } from '../../test-kit/contradictions/change-record.ts'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { plantIn } from '../../test-kit/record-of-catalogue.ts'
import { checkFiguresBeyondNature } from './figures-beyond-nature.ts'

describe('a figure that no substance has', () => {
  const foundFor = (plant: (record: ProductRecord) => void): string[] =>
    findBy(checkFiguresBeyondNature, plantIn(1003, plant)).flatMap(({ code, path, article }) =>
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
