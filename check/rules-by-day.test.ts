import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { plantIn, recordOfCatalogue } from '../test-kit/record-of-catalogue.ts'
import { ingredient, toluene } from '../test-kit/contradictions/change-record.ts'

describe('rules by the day', () => {
  it('a class of 2023 may wait where the mixture was on the market before', () => {
    const record = plantIn(1003, (one) => {
      ingredient(one, toluene).classification.push({ category: 'ED HH 1', statements: ['EUH380'] })
      one.toxicology.endocrine = []
      one.otherHazards = []
    })
    const codesOn = (day: string, since: string | null) =>
      checkOn(record, { day, published: since === null ? null : { record, since } })
        .filter(({ params }) => params['class'] === 'ED HH 1 EUH380')
        .map(({ code }) => code)
    expect(codesOn('2026-04-30', null)).toEqual([])
    expect(codesOn('2026-11-23', null)).toEqual(['classification.missing'])
    expect(codesOn('2026-11-23', '2024-01-08')).toEqual(['classification.inTransition'])
    expect(codesOn('2028-05-01', '2024-01-08')).toEqual(['classification.missing'])
  })

  it('letters of 2028 are a clock before their day and an error from it on', () => {
    const record = plantIn(1007, (one) => Object.assign(one.labelDefaults, { labelSize: 5, packageSize: 3, languages: ['de', 'fr'] }))
    const codesOn = (day: string) =>
      checkOn(record, { day })
        .filter(({ code }) => code.startsWith('rule.label') || code === 'label.tooFull')
        .map(({ code, severity }) => `${severity} ${code}`)
    expect(codesOn('2026-11-23')).toEqual(['warning rule.labelTooSmallFrom', 'hint rule.labelDraft'])
    expect(codesOn('2028-01-01')).toEqual(['error label.tooFull', 'hint rule.labelDraft'])
    // A label that was too small before has nothing to hope for from the draft.
    Object.assign(record.labelDefaults, { labelSize: 1, packageSize: 1, languages: ['de', 'fr', 'fi'] })
    expect(codesOn('2028-01-01')).toEqual(['error label.tooFull'])
  })

  it('an edition of ADR that has ended', () => {
    const codesOn = (day: string) => checkOn(recordOfCatalogue(1003), { day }).map(({ code }) => code)
    expect(codesOn('2027-06-30')).not.toContain('transport.editionEnded')
    expect(codesOn('2027-07-01')).toContain('transport.editionEnded')
  })

  it('no UFI before there was one', () => {
    const without = plantIn(1003, (record) => delete record.ufi)
    expect(checkOn(without, { day: '2020-12-31' }).map(({ code }) => code)).not.toContain('ufi.missing')
  })

  it.each([
    [['use.consumer'], '2021-01-01'],
    [['use.professional'], '2021-01-01'],
    [['use.industrial', 'use.professional'], '2021-01-01'],
    [['use.industrial'], '2024-01-01'],
    [[], '2021-01-01'],
  ])('a UFI for the uses %j from %s on', (uses, from) => {
    const without = plantIn(1003, (record) => {
      delete record.ufi
      record.uses = uses.map((phrase) => ({ phrase }))
    })
    const codesOn = (day: string) => checkOn(without, { day }).map(({ code }) => code)
    expect(codesOn(new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10))).not.toContain('ufi.missing')
    expect(codesOn(from)).toContain('ufi.missing')
  })
})
