import { describe, expect, it } from 'vitest'
import { checkOn } from '../test-kit/check-catalogue-record.ts'
import { plantIn } from '../test-kit/record-of-catalogue.ts'
import { xylene } from '../test-kit/contradictions/change-record.ts'
import { mixtureOfRecord } from '../shared/classification/mixture-of-record.ts'
import { readEnglish } from '../server/classify/read-english.ts'
import type { Text } from '../shared/record/texts.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'

describe('what nobody answered is unanswered', () => {
  it('neither is a flammable liquid of which the boiling point leaves the category open alone', () => {
    const silent = plantIn(1003, (one) => {
      one.parameters = one.parameters.filter((entry) => !/boiling/i.test(entry.property))
      one.classification = one.classification.filter(({ category }) => !category.startsWith('Flam. Liq.'))
    })
    const lacking = (record: ProductRecord) =>
      checkOn(record).flatMap(({ code, severity, params }) =>
        code === 'classification.dataLacking' ? [[severity, JSON.stringify(params)]] : [],
      )
    const flammable = '{"class":{"term":"hazardClass.flammableLiquids"}}'
    expect(lacking(silent)).toEqual([['error', flammable]])
  })

  describe('a mixture of flammable solvents without a flash point', () => {
    const without = (plant: (record: ProductRecord) => void = () => {}) =>
      plantIn(1003, (one) => {
        one.parameters = one.parameters.filter((entry) => entry.property !== 'flashPoint')
        one.classification = one.classification.filter(({ category }) => !category.startsWith('Flam. Liq.'))
        one.transport = { regulated: false, precautions: [], bulk: [] }
        plant(one)
      })
    const severityOf = (record: ProductRecord, beside?: Parameters<typeof checkOn>[1]) =>
      checkOn(record, beside).find(
        ({ code, params }) =>
          code === 'classification.dataLacking' && JSON.stringify(params) === '{"class":{"term":"hazardClass.flammableLiquids"}}',
      )
    const noFlashPoint = (text: Text) => (one: ProductRecord) =>
      void one.parameters.push({ category: 'SE09a', property: 'flashPoint', text })

    it('is not published as one that is no dangerous goods', () => {
      expect(severityOf(without())).toMatchObject({ severity: 'error', article: 'CLP Article 8(2) and Annex I, 2.6.2.1' })
      expect(checkOn(without())).toContainEqual(
        expect.objectContaining({ code: 'transport.open', severity: 'warning', path: 'transport.regulated', article: 'ADR 2.1.3.5' }),
      )
    })

    it('neither where it says that nobody looked', () => {
      expect(severityOf(without(noFlashPoint({ phrase: 'propertyNote.notDetermined' })))?.severity).toBe('error')
      expect(severityOf(without(noFlashPoint({ phrase: 'propertyNote.noData' })))?.severity).toBe('error')
    })

    it('but with a reason in words, which is looked at, or with the finding that it has none', () => {
      expect(severityOf(without(noFlashPoint({ text: { en: 'Does not ignite in the cup: see the report' } })))?.severity).toBe('warning')
      expect(severityOf(without(noFlashPoint({ phrase: 'propertyNote.noFlashPoint' })))).toBeUndefined()
    })

    it('and with a class that somebody states, or with a decision that the recipe keeps', () => {
      expect(severityOf(without((one) => void one.classification.push({ category: 'Flam. Liq. 3', statements: ['H226'] })))).toBeUndefined()
      const override = { hazardClass: 'flammableLiquids', differentiation: null, category: null, statement: null } as const
      const said = { path: '', basis: 'expertJudgement', reason: 'Extinguishes itself.', person: null, day: null } as const
      const mixture = { ...mixtureOfRecord(without(), readEnglish), overrides: [{ ...override, ...said }] }
      expect(severityOf(without(), { recipe: { mixture, findOwn: () => null, hasLapsed: () => false } })).toBeUndefined()
    })

    it('while a little of one that is hardly flammable asks for nothing that stops it', () => {
      const little = without((one) => {
        const own = one.composition.ingredients.filter(({ casNumber }) => casNumber === xylene)
        const content = { content: 0.5, contentRange: { from: 0.1, to: 1, toInclusive: false } }
        one.composition = { ...one.composition, ingredients: own.map((xyleneOfIt) => ({ ...xyleneOfIt, ...content })) }
      })
      expect(severityOf(little)?.severity).toBe('warning')
      expect(checkOn(little).map(({ code }) => code)).not.toContain('transport.open')
    })
  })
})
