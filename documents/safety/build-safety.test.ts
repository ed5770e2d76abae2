import { describe, expect, it } from 'vitest'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { disposal, exposureControls, firstAid, handling, regulatory } from '../../shared/record/measures.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { catalogueIds, readCatalogue, sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { plainText } from '../text/write-text.ts'
import { buildSafety } from './build-safety.ts'
import { joinPoints, mostPoints } from './condense-texts.ts'
import { fitSafety } from './fit-safety.ts'
import type { SafetyModel } from './safety-model.ts'

const ids = catalogueIds.filter((id) => readCatalogue(id).some(({ publish }) => publish?.documents.includes('sds')))
const modelOf = (id: number, language: LanguageCode = 'en') => buildSafety(sdsSourceOf(id), language, { qrCode: true }).model
const bandsOf = ({ hazards, protection, danger, disposal }: SafetyModel) => [hazards, protection, danger, disposal]
const signsOf = (model: SafetyModel) => model.protection.signs.map(({ code }) => code)

/** What the poster is made from, with nothing in it. */
const emptyParts = {
  firstAid: firstAid.parse({}),
  exposureControls: exposureControls.parse({}),
  handling: handling.parse({}),
  disposal: disposal.parse({}),
  regulatory: regulatory.parse({}),
}

function changed(id: number, change: (record: ProductRecord) => Partial<ProductRecord>): SafetyModel {
  const source = sdsSourceOf(id)
  return buildSafety({ ...source, record: { ...source.record, ...change(source.record) } }, 'en', { qrCode: false }).model
}

describe('the safety instructions', () => {
  it.each(ids.flatMap((id) => languageCodes.map((language) => [id, language] as const)))(
    'of product %i exist in %s without an unfilled brace, and fit on both sheets',
    (id, language) => {
      const { model, missing } = buildSafety(sdsSourceOf(id), language, { qrCode: true })
      // Its safety data sheet was written by hand in Slovenian and Croatian alone.
      if (id !== 1012 || language === 'sl' || language === 'hr') expect(missing).toEqual([])
      expect(JSON.stringify({ ...model, qr: null })).not.toMatch(/\{[a-zA-Z]+\}/)
      const sheets = [fitSafety(model, 'A4'), fitSafety(model, 'A2')]
      const overflowing = sheets.flatMap(({ overflow }, index) => (overflow > 0 ? [['A4', 'A2'][index]] : []))
      expect(overflowing).toEqual([])
      // The signal word is one word, and stays one.
      for (const { signalWord } of sheets)
        expect(signalWord.lines.map(plainText)).toEqual(model.hazards.signalWord === '' ? [] : [model.hazards.signalWord])
    },
  )

  it('keep what holds hypochlorite from acids, before all other rules of handling', () => {
    const phrases = ['handling.neverAddWater', 'handling.noMixingAcids'].map((phrase) => ({ phrase }))
    const { protection } = changed(1007, (record) => ({ handling: { ...record.handling, handling: phrases } }))
    expect(protection.points.map(plainText).join('\n')).toContain('in particular not with acids')
  })

  it.each(ids)('of product %i have five bands of at least one and at most six points', (id) => {
    for (const { points } of bandsOf(modelOf(id))) {
      expect(points.length).toBeGreaterThan(0)
      expect(points.length).toBeLessThanOrEqual(mostPoints)
    }
    expect(modelOf(id).firstAid.routes).toHaveLength(4)
  })

  it('name every hazard of the classification, however many there are', () => {
    const hazards = modelOf(1003).hazards
    const text = hazards.points.map(plainText).join(' ')
    for (const hazard of [
      'Highly flammable liquid and vapour.',
      'May be fatal if swallowed and enters airways.',
      'Causes skin irritation.',
      'Causes serious eye irritation.',
      'May cause drowsiness or dizziness.',
      'Suspected of damaging the unborn child.',
      'Harmful to aquatic life with long lasting effects.',
    ])
      expect(text).toContain(hazard)
    expect(text.match(/damage to organs/g)).toHaveLength(2)
    expect(hazards.signalWord).toBe('Danger')
    expect(hazards.pictograms.map(({ description }) => description)).toContain('GHS02, flame: flammable')
  })

  it('say of a product that is not classified that it is not, without a signal word or a pictogram', () => {
    const { hazards } = modelOf(1014)
    expect(hazards).toMatchObject({ signalWord: '', pictograms: [] })
    expect(plainText(hazards.points[0] ?? [])).toBe('The product is not classified as hazardous.')
  })

  it('show the signs of the equipment that the record asks for, and of what it prohibits', () => {
    expect(signsOf(modelOf(1001))).toEqual(['M009', 'M004', 'M017', 'M010', 'P003', 'P022'])
    expect(signsOf(modelOf(1006))).toEqual(['M009', 'M004', 'M017', 'M010', 'P022', 'M013'])
    expect(signsOf(modelOf(1012))).not.toContain('M017')
    const dusty = changed(1001, ({ exposureControls }) => ({
      exposureControls: { ...exposureControls, respiratory: [{ phrase: 'protection.respiratory.dustP3' }] },
    }))
    expect(signsOf(dusty)).toContain('M016')
    expect(signsOf(dusty)).not.toContain('M017')
  })

  it('say each sign in words too', () => {
    const words = modelOf(1001).protection.points.map(plainText).join(' ')
    for (const word of [/Gloves/, /Eyes/, /half mask/, /protective clothing/, /do not smoke/, /keep food away/]) expect(words).toMatch(word)
    expect(plainText(modelOf(1001).firstAid.note)).toMatch(/eyewash and a safety shower/)
    expect(modelOf(1014).firstAid.signs.map(({ code }) => code)).toEqual(['E003'])
  })

  it('name glove, thickness and the time after which it is changed, without the sign of the measured time', () => {
    const words = modelOf(1006, 'de').protection.points.map(plainText).join(' ')
    expect(words).toContain('Handschuhe: Butylkautschuk, 0,5\u00a0mm; wechseln nach 480\u00a0min.')
  })

  it('name the glove in a sentence of its own where only its material is known', () => {
    const glove = { material: { phrase: 'material.steel' } }
    const model = changed(1006, ({ exposureControls: controls }) => ({ exposureControls: { ...controls, hands: [], gloves: [glove] } }))
    expect(model.protection.points.map(plainText).join(' ')).toContain('Gloves: steel.')
  })

  it('end a point before the next one joins it', () => {
    const points = ['Butyl rubber', 'Eyes: goggles.', 'Wash.'].map((text) => [{ text }])
    expect(joinPoints(points, 1).map(plainText)).toEqual(['Butyl rubber. Eyes: goggles. Wash.'])
  })

  it('give first aid for corrosive products at once and long enough', () => {
    const texts = modelOf(1006).firstAid.routes.map(({ text }) => plainText(text))
    expect(texts[0]).toContain('at least 15\u00a0minutes; call a doctor')
    expect(texts[1]).toContain('rinse with plenty of water, call a doctor')
    expect(texts[3]).toContain('Do not try to neutralise')
  })

  it('give the European emergency number, the supplier’s and the poison centre’s of the reader’s language', () => {
    expect(modelOf(1001, 'de').danger).toMatchObject({ callNumber: '112', callLabel: 'Notruf' })
    expect(modelOf(1001, 'fr').danger.contacts).toEqual([
      'Norvik Coatings GmbH\u00a0: +49\u00a040\u00a066969\u00a0112 (Langues\u00a0: allemand, anglais)',
      'ORFILA (INRS)\u00a0: +33\u00a01\u00a045\u00a042\u00a059\u00a059',
    ])
  })

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

  it('give first aid of the record alone where it has any, and never the sentence that there is none beside it', () => {
    expect(modelOf(1001).firstAid.points).toEqual([])
    const general = changed(1001, () => ({ firstAid: { ...emptyParts.firstAid, general: [{ text: { en: 'Call a doctor.' } }] } }))
    expect(general.firstAid.points.map(plainText)).toEqual(['Call a doctor.'])
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

describe('joining points', () => {
  it('puts the shortest neighbours together until there are six, and loses none', () => {
    const points = ['aaaa', 'b', 'c', 'dddd', 'eeee', 'ffff', 'gggg', ''].map((text) => [{ text }])
    expect(joinPoints(points).map(plainText)).toEqual(['aaaa', 'b. c', 'dddd', 'eeee', 'ffff', 'gggg'])
  })
})

describe('the poster of a gas, and of what decomposes by itself', () => {
  const said = ({ hazards, protection, danger, disposal: waste }: SafetyModel) =>
    [hazards, protection, danger, waste].map(({ points }) => points.map(plainText).join(' '))
  const texts = (...phrases: string[]) => phrases.map((phrase) => ({ phrase }))

  it('says what suffocates, that a burning leak is left burning, and how the bottle stands', () => {
    const [hazards = '', protection = '', danger = '', stored = ''] = said(
      changed(1013, ({ firefighting, handling: own }) => ({
        classification: [{ category: 'Flam. Gas 1A', statements: ['H220'], basis: 'calculation' }],
        otherHazards: texts('otherHazards.gasDisplacesAir', 'symptoms.liquidGasCold'),
        firefighting: { ...firefighting, advice: texts('firefighter.leakingGas', 'firefighter.coolContainers') },
        handling: { ...own, handling: texts('handling.ventilation', 'handling.gasValves'), storage: texts('storage.gasContainers') },
      })),
    )
    expect(hazards).toContain('danger of suffocation')
    expect(hazards).toContain('frostbite')
    expect(protection).toContain('Open valves slowly')
    expect(danger).toContain('Do not extinguish burning gas that leaks')
    expect(stored).toContain('secured against falling')
  })

  it('says what a peroxide is kept from, and how warm it may become', () => {
    const [hazards = '', protection = '', , stored = ''] = said(
      changed(1006, ({ handling: own }) => ({
        classification: [{ category: 'Org. Perox. E', statements: ['H242'], basis: 'testData' }],
        otherHazards: texts('otherHazards.selfDecomposing'),
        handling: {
          ...own,
          incompatible: texts('storageIncompatible.food', 'storageIncompatible.selfDecomposing'),
          storage: texts('storage.originalContainer', 'storage.coolVentilated', 'storage.temperatureOfLabel'),
        },
      })),
    )
    expect(hazards).toContain('violent decomposition')
    expect(protection).toContain('Keep away from accelerators')
    expect(stored).toContain('Do not exceed the storage temperature')
  })
})
