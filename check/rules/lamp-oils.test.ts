import { describe, expect, it } from 'vitest'
import { findBy } from '../../test-kit/find-by-rule.ts'
import { plantIn } from '../../test-kit/record-of-catalogue.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { checkLampOils } from './lamp-oils.ts'

/** The thinner has H304, is for the public among others, and smells of solvent. */
const found = (plant: (record: ProductRecord) => void) =>
  findBy(checkLampOils, plantIn(1003, plant)).flatMap(({ code, severity, path }) =>
    code.startsWith('regulatory.lampOil') ? [`${severity} ${code} ${path}`] : [],
  )
const colour = (phrase: string) => (record: ProductRecord) => {
  const own = record.parameters.find(({ category, property }) => category === 'SE09' && property === 'colour')
  if (!own) throw new Error('The thinner has no colour')
  own.text = { phrase }
}
const lampOil = (record: ProductRecord, change: (record: ProductRecord) => unknown = () => {}) => {
  record.uses.push({ phrase: 'use.lampOil' })
  record.labelDefaults.packContent = '1 l'
  record.labelElements.packSizes = [
    { value: 500, unit: 'ml' },
    { value: 1, unit: 'l' },
  ]
  change(record)
}

describe('lamp oils for the public (REACH Annex XVII, entry 3)', () => {
  it('are in order where nothing colours them and the pack has one litre', () => {
    expect(found(lampOil)).toEqual([])
    for (const packContent of ['1 l', '1000 ml', '0,5 l', ''])
      expect(found((record) => lampOil(record, () => (record.labelDefaults.packContent = packContent)))).toEqual([])
  })

  it('are asked about where section 9 names a colour that no oil has', () => {
    expect(found((record) => lampOil(record, colour('colour.red')))).toEqual([
      expect.stringMatching(/^warning regulatory\.lampOilAdditive parameters\[\d+\]$/),
    ])
    expect(found((record) => lampOil(record, colour('colour.yellowish')))).toEqual([])
  })

  it('have no larger pack', () => {
    expect(found((record) => lampOil(record, () => (record.labelDefaults.packContent = '1.5 l')))).toEqual([
      'error regulatory.lampOilPack labelDefaults.packContent',
    ])
    expect(found((record) => lampOil(record, () => record.labelElements.packSizes.push({ value: 5, unit: 'l' })))).toEqual([
      'error regulatory.lampOilPack labelElements.packSizes[2]',
    ])
  })

  it('are no matter of other uses, of work alone, nor of a product without H304', () => {
    const plant = (record: ProductRecord) => {
      colour('colour.red')(record)
      record.labelDefaults.packContent = '5 l'
    }
    expect(found(plant)).toEqual([])
    expect(
      found((record) => {
        plant(record)
        record.uses = [{ phrase: 'use.lampOil' }, { phrase: 'use.industrial' }]
      }),
    ).toEqual([])
    expect(
      found((record) => {
        plant(record)
        lampOil(record)
        record.classification = record.classification.filter(({ statements }) => !statements.includes('H304'))
      }),
    ).toEqual([])
  })
})
