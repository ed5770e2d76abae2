import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Text } from '../../shared/record/texts.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { plainText } from '../text/write-text.ts'
import { buildSafety } from './build-safety.ts'
import { modelOf, bandsOf, emptyParts, changed } from '../../test-kit/safety-models.ts'

describe('the safety instructions', () => {
  it('take a person’s own texts as they stand, and mark what the language lacks', () => {
    const own = (text: string) => [{ text: { en: text } }]
    const model = changed(1001, ({ firstAid, disposal }) => ({
      firstAid: { ...firstAid, eyes: own('Rinse as shown on the wall.') },
      disposal: { ...disposal, product: own('Into the red drum.'), wasteCodes: [] },
    }))
    expect(plainText(model.firstAid.routes[0]?.text ?? [])).toBe('Rinse as shown on the wall.')
    expect(model.disposal.points.map(plainText)).toContain('Into the red drum.')
    const { missing } = buildSafety(sdsSourceOf(1012), 'en', { qrCode: true })
    expect(missing).toContain('free text')
  })

  it('say so where the record says nothing: no band is left without a word', () => {
    const model = changed(1001, () => ({ classification: [], ...emptyParts }))
    const said = 'No information. Before work, read the safety data sheet or ask the supplier.'
    for (const { points } of [model.protection, model.firstAid, model.disposal]) expect(points.map(plainText)).toEqual([said])
    expect(model.firstAid.routes).toEqual([])
    for (const { points } of bandsOf(model)) expect(points.length).toBeGreaterThan(0)
  })

  it('name for residues the waste code of the product, and not that of its packaging', () => {
    const packaging = { code: '15 01 10*', name: { phrase: 'wasteCode.150110' } }
    const product = { code: '08 01 11*', name: { phrase: 'wasteCode.080111' } }
    const waste = (wasteCodes: (typeof packaging)[]) =>
      changed(1001, ({ disposal }) => ({ disposal: { ...disposal, wasteCodes } }))
        .disposal.points.map(plainText)
        .join(' ')
        .replaceAll('\u00a0', ' ')
    expect(waste([packaging, product])).toContain('waste code: 08 01 11*')
    expect(waste([packaging])).not.toContain('15 01')
    expect(waste([packaging])).toContain('hazardous waste')
  })

  it('send nobody to a section of the safety data sheet to learn how a spill is collected', () => {
    const containment = ['release.containment.sweep', 'release.containment.collectDispose'].map((phrase) => ({ phrase }))
    const { danger } = changed(1001, ({ accidentalRelease }) => ({ accidentalRelease: { ...accidentalRelease, containment } }))
    const said = danger.points.map(plainText).join(' ')
    expect(said).toContain('Sweep up dry and put into closable containers. Collect waste in a closed, labelled container.')
    expect(said).not.toContain('Section')
  })

  it('go on with a small letter behind a colon where the language does, and leave own words as they are', () => {
    const source = sdsSourceOf(1001)
    const { record } = source
    const dangerIn = (language: LanguageCode, spilt: Text) => {
      const accidentalRelease = { ...record.accidentalRelease, personal: [spilt], containment: [] }
      const { model } = buildSafety({ ...source, record: { ...record, accidentalRelease } }, language, { qrCode: false })
      return model.danger.points
        .map(plainText)
        .join(' ')
        .replaceAll(/[\u00a0\u202f]/g, ' ')
    }
    const contact: Text = { phrase: 'release.personal.avoidContact' }
    expect(dangerIn('en', contact)).toContain('Spill: avoid contact')
    expect(dangerIn('fr', contact)).toContain('Déversement : éviter tout contact')
    expect(dangerIn('de', contact)).toContain('Verschütten: Berührung')
    expect(dangerIn('en', { text: { en: 'AFFF is at the gate.' } })).toContain('Spill: AFFF is at the gate.')
  })

  it('carry the QR code only on demand', () => {
    expect(modelOf(1001).qr?.description).toBe('QR code that leads to coatings.example/p/1001')
    expect(buildSafety(sdsSourceOf(1001), 'en', { qrCode: false }).model.qr).toBeNull()
  })

  it('name the version of the safety data sheet on which they are based', () => {
    expect(modelOf(1001, 'de').foot.basis).toEqual({
      label: 'Grundlage',
      lines: ['SDB, Version\u00a03 vom 12.10.2026', 'Norvik Coatings GmbH'],
    })
    const versionIn = (language: LanguageCode) => modelOf(1001, language).foot.basis.lines[0]?.replaceAll('\u00a0', ' ')
    expect(versionIn('pl')).toBe('KCh, wersja 3 z dnia 12.10.2026')
    // Where the number stands before the word, the date stands behind it.
    expect(versionIn('hu')).toBe('SDS, 3. verzió (2026. 10. 12.)')
    expect(versionIn('lt')).toBe('SDL, 3 versija, 2026-10-12')
  })

  it('say which of their statements the law does not give in the language', () => {
    expect(modelOf(1003, 'ga').hazards.unofficial).toBe('Tá téacs na ráiteas seo sa teanga seo neamhoifigiúil: H361d.')
    expect(modelOf(1001, 'ga').hazards.unofficial).toBe('')
    expect(modelOf(1003, 'en').hazards.unofficial).toBe('')
  })
})
