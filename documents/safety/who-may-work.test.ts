import { describe, expect, it } from 'vitest'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { exposureControls, handling } from '../../shared/record/measures.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { plainText } from '../text/write-text.ts'
import { buildSafety } from './build-safety.ts'
import { findOverflow } from './fit-safety.ts'
import type { SafetyModel } from './safety-model.ts'
import { writeSafetyHtml } from './write-safety-html.ts'

function modelOf(id: number, language: LanguageCode = 'en', change: Partial<ProductRecord> = {}): SafetyModel {
  const source = sdsSourceOf(id)
  return buildSafety({ ...source, record: { ...source.record, ...change } }, language, { qrCode: false }).model
}
const pointsOf = (model: SafetyModel) => model.protection.points.map((point) => plainText(point).replaceAll('\u00a0', ' '))

describe('who may work with a product, on its poster', () => {
  it('stands in two lists, each by its law and with the statements that it names', () => {
    const points = pointsOf(modelOf(1003))
    expect(points).toContainEqual(expect.stringMatching(/^Young people: employment restricted \(Directive 94\/33\/EC: .*H225.*\)\.$/))
    const women = points.find((point) => point.startsWith('Pregnant and breastfeeding women'))
    expect(women).toBe('Pregnant and breastfeeding women: employment restricted (Directive 92/85/EEC: H361d, H371).')
  })

  it('has the national rules that are recorded beside the lists, for the reader of that State', () => {
    const german = pointsOf(modelOf(1003, 'de')).join(' ')
    expect(german).toContain(
      'Schwangere und Stillende: Beschäftigung beschränkt (Richtlinie 92/85/EWG: H361d, H371). Beschäftigungsbeschränkungen nach',
    )
    expect(german).toContain('(MuSchG)')
    expect(pointsOf(modelOf(1003, 'fr')).join(' ')).not.toContain('MuSchG')
  })

  it('says nothing of groups that no law bars', () => {
    expect(pointsOf(modelOf(1014)).join(' ')).not.toMatch(/Directive/)
  })

  it('stands beside the sentence that nothing is known of the measures, not in its place', () => {
    const nothing = { exposureControls: exposureControls.parse({}), handling: handling.parse({}) }
    expect(pointsOf(modelOf(1010, 'en', nothing))[1]).toMatch(/^No information\./)
  })

  it('begins with the carcinogen, and lets authorised persons alone enter and use it', () => {
    const model = modelOf(1010)
    expect(plainText(model.hazards.points[0] ?? [])).toMatch(/^May cause cancer/)
    expect(pointsOf(model)[0]).toMatch(/^Only authorised persons may enter the work area and use the product \(Directive 2004\/37\/EC\)\./)
  })

  it('demands the training of entry 74 before diisocyanates are used, be it in a component of the kit', () => {
    const training = 'Use only after training on diisocyanates (REACH, entry 74).'
    expect(pointsOf(modelOf(1002))[0]).toBe(training)
    expect(pointsOf(modelOf(1015))[0]).toBe(training)
    expect(pointsOf(modelOf(1003)).join(' ')).not.toContain('training')
  })

  it.each(languageCodes)('demands it of a kit on both sheets, in %s', (language) => {
    const model = modelOf(1015, language)
    expect(pointsOf(model)[0]).toMatch(/REACH.*74/)
    expect([findOverflow(model, 'A4'), findOverflow(model, 'A2')]).toEqual([null, null])
  })

  it('bars pregnant and breastfeeding women from lead: Directive 92/85/EEC, Annex II', () => {
    const { composition } = sdsSourceOf(1003).record
    const [first, ...others] = composition.ingredients
    if (!first) throw new Error('no ingredient')
    const leaden = { ...composition, ingredients: [{ ...first, indexNumber: '082-001-00-6' }, ...others] }
    expect(pointsOf(modelOf(1003, 'en', { composition: leaden })).join(' ')).toContain(
      '(Directive 92/85/EEC: H361d, H371, Pb). Pregnant and breastfeeding women must not work with the product.',
    )
  })
})

describe('the fields of the workplace', () => {
  it('show what the record has, and are empty to be written on where it has nothing', () => {
    const model = modelOf(1001, 'de', { workplace: { internalNumber: '2222', doctor: 'Dr. Weiß' } })
    expect(model.workplace).toEqual([
      { label: 'Arbeitsplatz oder Tätigkeit', value: '' },
      { label: 'Interner Notruf', value: '2222' },
      { label: 'Ersthelfer', value: '' },
      { label: 'Arzt', value: 'Dr. Weiß' },
    ])
    expect(writeSafetyHtml(model)).toContain('<dt>Interner Notruf</dt><dd>2222</dd>')
    expect(writeSafetyHtml(model)).toContain('<dt>Ersthelfer</dt><dd></dd>')
  })
})
