import { describe, expect, it } from 'vitest'
import type { ProductRecord } from '../shared/record/product-record.ts'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { plantInAny } from '../test-kit/any-good-record.ts'
import { property } from '../test-kit/contradictions/change-record.ts'
import { lawfulRecord } from '../test-kit/lawful/products.ts'

const codes = (id: number, plant: (record: ProductRecord) => void) => checkOn(plantInAny(id, plant)).map(({ code }) => code)

describe('sections that do not contradict each other are left alone', () => {
  it('where “none” stands beside what is compatible with it, or beside own words', () => {
    const found = codes(1007, (record) => {
      record.exposureControls.monitoring = [{ phrase: 'monitoring.none' }, { phrase: 'monitoring.air' }]
      record.stability.reactions = [
        { phrase: 'reaction.none' },
        { phrase: 'reaction.polymerisation' },
        { text: { en: 'Heat with acids.' } },
      ]
      record.firstAid.treatment = [{ phrase: 'treatment.symptomatic' }, { phrase: 'treatment.noSpecificAntidote' }]
    })
    expect(found).not.toContain('sentences.contradict')
  })

  it('where water boils below a flash point of which is known only that it is higher', () => {
    const found = codes(1005, (record) => {
      property(record, 'flashPoint').quantity = { sign: '>', value: 100, unit: '°C' }
      property(record, 'boilingPoint').quantity = { value: 100, unit: '°C' }
    })
    expect(found).not.toContain('properties.temperaturesContradict')
  })

  it('where figures are rounded, or belong to another temperature', () => {
    const found = codes(1003, (record) => {
      property(record, 'solidsContent').quantity = { value: 0.5, unit: '%' }
      property(record, 'boilingPoint').quantity = { value: 50, unit: '°C' }
      property(record, 'vapourPressure').quantity = { value: 120, unit: 'kPa' }
    })
    expect(found).not.toContain('properties.figuresContradict')
  })

  it('where entries 28 to 30 are named together, and a second category of major accidents', () => {
    const found = codes(1010, (record) => {
      record.regulatory.union = [
        { phrase: 'regulation.reachAnnexXvii', values: { entries: '3, 28, 29, 30, 40, 47' } },
        { phrase: 'regulation.seveso', values: { category: 'P5c, E1' } },
        {
          phrase: 'regulation.sevesoQuantities',
          values: { lowerTier: '5 000 t (P5c), 100 t (E1)', upperTier: '50 000 t (P5c), 200 t (E1)' },
        },
      ]
    })
    expect(found.filter((code) => /^regulatory\.(?:restriction|seveso)/.test(code))).toEqual([])
  })

  it('where entry 40 is named because of a flammable gas of category 2', () => {
    const found = codes(1004, (record) => {
      record.classification = [{ category: 'Flam. Gas 2', statements: ['H221'], basis: 'testData' }]
      record.regulatory.union = [{ phrase: 'regulation.reachAnnexXvii', values: { entries: '40' } }]
    })
    expect(found).not.toContain('regulatory.restrictionUnfounded')
  })

  it('where a paste is no liquid, a limit is of one Member State, and an emergency number is for all', () => {
    const found = codes(1011, (record) => {
      record.parameters.push({
        category: 'SE09a',
        property: 'particleCharacteristics',
        text: { phrase: 'propertyNote.notApplicablePaste' },
      })
      record.emergency = record.emergency.slice(0, 1)
      delete record.emergency[0]?.country
    })
    expect(found).not.toContain('sentences.contradict')
    expect(found).not.toContain('identification.emergencyMissing')
  })
})

describe('what keeps a substance from the public (REACH Annex XVII)', () => {
  it('is no word on small packs, on work, and on less of it', () => {
    expect(codes(9003, () => undefined)).not.toContain('regulatory.substanceForPublic')
    expect(
      codes(9003, (record) => {
        record.uses.push({ phrase: 'use.consumer' })
        record.labelElements.packSizes = [{ value: 125, unit: 'ml' }]
      }),
    ).not.toContain('regulatory.substanceForPublic')
  })
})

describe('the class of a gas', () => {
  it('is the division on its label: ADR 3.2, Table A, column 5', () => {
    const record = lawfulRecord('propane')
    if (!record.transport.regulated || record.transport.road.regulated === false) throw new Error('propane is carried as dangerous goods')
    const found = () => checkOn(record).filter(({ article }) => article === 'ADR 3.2, Table A, column 5')
    expect(found()).toEqual([])
    record.transport.road.hazardClass = '2.2'
    expect(found().map(({ severity, params }) => [severity, params['record'], params['found']])).toEqual([['error', '2.2', 'UN 1978: 2.1']])
  })
})
