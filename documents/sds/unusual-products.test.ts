import { describe, expect, it } from 'vitest'
import { productRecord, type ProductRecord } from '../../shared/record/product-record.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { writeSdscom } from '../sdscom/write-sdscom.ts'
import { formatNumber } from '../text/format-values.ts'
import { textsOfBlock } from '../texts-of-block.ts'
import { compareSections } from './compare-sds.ts'
import { buildSds } from './build-sds.ts'

const paint = sdsSourceOf(1001)
const solvent = paint.record.composition.ingredients[0]
if (!solvent) throw new Error('the paint has no ingredient')

/** The paint of the catalogue, changed, as the sheet writes it: the texts of a subsection. */
function sheetOf(change: Partial<Record<keyof ProductRecord, unknown>>, language: LanguageCode = 'en') {
  const record = productRecord.parse({ ...paint.record, ...change })
  const { model, missing } = buildSds({ ...paint, record, replaces: null }, language, { qrCode: false })
  expect(missing).toEqual([])
  return (number: string): string =>
    model.sections
      .flatMap(({ subsections }) => subsections)
      .filter((subsection) => subsection.number === number)
      .flatMap(({ blocks }) => blocks.flatMap((block) => textsOfBlock(block)))
      .join('\n')
}

const ofIngredients = (...ingredients: object[]) => ({ composition: { kind: 'mixture', ingredients: [solvent, ...ingredients] } })

describe('the safety data sheet of an unusual product', () => {
  it('gives contents of a gas by volume, as its limits are, and all others by weight', () => {
    const contentsOf = (state: string) => {
      const parameters = [{ category: 'SE09', property: 'physicalState', text: { phrase: `state.${state}` } }]
      const record = productRecord.parse({ ...paint.record, parameters })
      const blocks = buildSds({ ...paint, record, replaces: null }, 'en', { qrCode: false }).model.sections[2]?.subsections[1]?.blocks ?? []
      const heads = blocks.flatMap((block) => (block.kind === 'table' ? block.columns.map(({ head }) => head) : []))
      const [, unit] = /<Concentration>.*?<Unit>(.*?)<\/Unit>/s.exec(writeSdscom({ ...paint, record, replaces: null }, 'en')) ?? []
      return [heads.find((head) => head.startsWith('Content')), unit]
    }
    expect(contentsOf('gas')).toEqual(['Content, % (v/v)', 'Vol-%'])
    expect(contentsOf('liquid')).toEqual(['Content, % (w/w)', 'Weight-%'])
  })

  it('denies nothing that it is classified as, and says it where the annex asks for it', () => {
    const sheet = sheetOf({
      classification: [
        { category: 'PBT', statements: ['EUH440'] },
        { category: 'PMT', statements: ['EUH450'] },
        { category: 'ED HH 1', statements: ['EUH380'] },
        { category: 'ED ENV 1', statements: ['EUH430'] },
        { category: 'Ozone 1', statements: ['H420'] },
      ],
    })
    expect(sheet('2.3')).not.toMatch(/contains no substance/)
    for (const code of ['EUH440', 'EUH450', 'EUH380', 'EUH430']) expect(sheet('2.3')).toContain(`${code}: `)
    expect(sheet('11.2')).toContain('ED HH 1, EUH380: ')
    expect(sheet('12.5')).toMatch(/PBT, EUH440: .+\nPMT, EUH450: /)
    expect(sheet('12.6')).toContain('ED ENV 1, EUH430: ')
    expect(sheet('12.7')).toContain('Ozone 1, H420: ')
  })

  it('has in 2.2 what the label has: the marking for professional users, and no pictogram that the label leaves out', () => {
    const toxic = { classification: [{ category: 'Repr. 1B', statements: ['H360D'] }] }
    const marking = 'Restricted to professional users.'
    const own = { ...paint.record.labelElements, furtherTexts: [{ phrase: 'regulation.restrictedToProfessionals' }] }
    for (const labelElements of [paint.record.labelElements, own])
      expect(sheetOf({ ...toxic, labelElements })('2.2').split(marking)).toHaveLength(2)
    expect(sheetOf({})('2.2')).not.toContain(marking)
    const corrosive = { classification: [{ category: 'Met. Corr. 1', statements: ['H290'] }] }
    const leftOut = { labelDefaults: { ...paint.record.labelDefaults, hideMetalCorrosionPictogram: true } }
    expect(sheetOf(corrosive)('2.2')).toContain('GHS05')
    expect(sheetOf({ ...corrosive, ...leftOut })('2.2')).not.toContain('GHS05')
  })

  it('finds in the classification of an ingredient what its list of concerns leaves out, and says which hormones are meant', () => {
    const substance = { name: { text: { en: 'Testol' } }, casNumber: '80-05-7', contentRange: { from: 1, to: 5 } }
    const persistent = sheetOf(ofIngredients({ ...substance, classification: [{ category: 'vPvB', statements: ['EUH441'] }] }))
    expect(persistent('2.3')).toContain('vPvB at 0.1\u00a0% or more: Testol.')
    expect(persistent('2.3')).not.toContain('no substance assessed as PBT')
    expect(persistent('3.2')).toContain('vPvB')
    const disrupting = sheetOf(ofIngredients({ ...substance, concerns: ['endocrineHealth', 'endocrineEnvironment'] }))
    const [health, environment] = disrupting('2.3')
      .split('\n')
      .filter((line) => line.includes('Testol'))
    expect(health).toMatch(/^Endocrine disruption for human health: /)
    expect(environment).toMatch(/^Endocrine disruption for the environment: /)
    const suspected = sheetOf(ofIngredients({ ...substance, classification: [{ category: 'ED HH 2', statements: ['EUH381'] }] }))
    expect(suspected('2.3')).toContain('no substance with endocrine-disrupting properties')
  })

  it('denies hormones and what lasts once only where the record says the same in a sentence of the library', () => {
    const denials = ['otherHazards.noPbtVpvbPmtVpvm', 'otherHazards.noEndocrineDisruptor'].map((phrase) => ({ phrase }))
    for (const otherHazards of [[], denials]) expect(sheetOf({ otherHazards })('2.3').match(/contains no substance/g)).toHaveLength(2)
  })

  it('denies neither of a candidate of which nobody says why it is listed, but what the record denies itself', () => {
    const listed = {
      name: { text: { en: 'Testol' } },
      casNumber: '111-30-8',
      contentRange: { from: 5, to: 10 },
      concerns: ['candidateList'],
    }
    expect(sheetOf({ ...ofIngredients(listed), otherHazards: [] })('2.3')).toMatch(/No data available\.$/)
    const otherHazards = [{ phrase: 'otherHazards.noEndocrineDisruptor' }]
    expect(sheetOf({ ...ofIngredients(listed), otherHazards })('2.3').match(/contains no substance/g)).toHaveLength(1)
  })

  it('names a substance with its numbers in 1.1, and calls nothing of it a mixture', () => {
    const acetate = { ...solvent, contentRange: { from: 99, to: 100, toInclusive: true } }
    const sheet = sheetOf({
      composition: { kind: 'substance', ingredients: [acetate] },
      toxicology: { estimates: [{ route: 'oral', quantity: { value: 800, unit: 'mg/kg' } }] },
    })
    expect(sheet('1.1')).toContain('n-butyl acetate\nCAS 123-86-4\nEC 204-658-1\nIndex 607-025-00-1\nREACH 01-2119485493-29')
    expect(sheet('3.1')).toMatch(/^[^]*Substances\n/)
    expect(sheet('3.1')).not.toContain('ingredients')
    expect(sheet('11.1')).toContain('ATE oral\n800')
    expect(sheet('11.1')).not.toContain('ATE of the mixture')
  })

  it('keeps the only route of a classification beside it, and in full in section 16', () => {
    const { model } = buildSds(sdsSourceOf(1004, 1), 'en', { qrCode: false })
    const texts = (section: number) =>
      model.sections[section - 1]?.subsections.flatMap(({ blocks }) => blocks.flatMap((block) => textsOfBlock(block)))
    expect(texts(3)).toContain('Carc. 2, H351 (if inhaled)')
    expect(texts(16)?.join('\n')).toMatch(/H351\nSuspected of causing cancer.*inhal/)
  })

  it('says of a statement that several ingredients carry only what is true of all of them', () => {
    const toxic = (casNumber: string, organs: string) => ({
      name: { text: { en: casNumber } },
      casNumber,
      contentRange: { from: 1, to: 5 },
      classification: [{ category: 'STOT RE 1', statements: ['H372'], organs: { text: { en: organs } } }],
    })
    const statementOf = (sheet: (number: string) => string) => /\nH372\n(.+)/.exec(sheet('16'))?.[1] ?? ''
    expect(statementOf(sheetOf(ofIngredients(toxic('80-05-7', 'liver'), toxic('67-64-1', 'liver'))))).toContain('(liver)')
    expect(statementOf(sheetOf(ofIngredients(toxic('80-05-7', 'liver'), toxic('67-64-1', 'lungs'))))).not.toMatch(/liver|lungs/)
  })

  it('takes a producer from anywhere, in every language', () => {
    const producer = { ...paint.record.producer, name: 'Acme', country: 'US' }
    expect(sheetOf({ producer })('1.3')).toContain('United States')
    expect(sheetOf({ producer }, 'fi')('1.3')).toContain('Yhdysvallat')
    expect(sheetOf({ producer: { ...producer, country: 'CN' } }, 'mt')('1.3')).toContain('iċ-Ċina')
  })

  it('writes small and great numbers in powers of ten, never as nothing', () => {
    expect(formatNumber(2e-7, 'en')).toBe('2\u00a0×\u00a010⁻⁷')
    expect(formatNumber(0.0000463, 'de')).toBe('4,63\u00a0×\u00a010⁻⁵')
    expect(formatNumber(-3e12, 'en')).toBe('−3\u00a0×\u00a010¹²')
    expect(formatNumber(0.00012345, 'en')).toBe('0.00012345')
    expect(formatNumber(0, 'en')).toBe('0')
  })

  it('tells two ingredients apart that only their registration numbers name, also in a comparison', () => {
    const named = (name: string, reachNumber: string, logKow: number) => ({
      name: { text: { en: name } },
      reachNumber,
      contentRange: { from: 1, to: 5 },
      logKow,
    })
    const [alpha, beta] = [named('Alpha', '01-2119485493-29', 1.5), named('Beta', '01-2119471330-49', 2.5)]
    const before = productRecord.parse({ ...paint.record, ...ofIngredients(alpha, beta) })
    const after = productRecord.parse({ ...paint.record, ...ofIngredients(beta) })
    const modelOf = (record: ProductRecord) => buildSds({ ...paint, record, replaces: null }, 'en', { qrCode: false }).model
    const compared = compareSections(modelOf(before).sections, modelOf(after).sections)
    const fate = compared.sections[11]?.subsections.find(({ number }) => number === '12.3')?.blocks ?? []
    const rows = fate.flatMap((block) => (block.kind === 'table' ? block.rows : []))
    expect(rows.filter(({ mark }) => mark === 'removed').map(({ key }) => key)).toEqual(['01-2119485493-29'])
    expect(rows.find(({ key }) => key === '01-2119471330-49')?.mark).toBeUndefined()
  })

  it.each([
    ['it', 'Unione europea', 'I valori limite di altri paesi mancano'],
    ['pl', 'Unia Europejska', 'Brak tu wartości dopuszczalnych innych państw'],
  ] as const)('says in 8.1 whose limits it gives, and that there may be others (%s)', (language, union, others) => {
    const ingredients = [{ ...solvent, exposureLimits: [{ basis: '(EU) 2019/1831', longTerm: { ppm: 50 }, remarks: [] }] }]
    const written = sheetOf({ composition: { kind: 'mixture', ingredients } }, language)('8.1')
    expect(written).toContain(`: ${union}.`)
    expect(written).toContain(others)
    expect(sheetOf({ composition: { kind: 'mixture', ingredients: [{ ...solvent, exposureLimits: [] }] } }, language)('8.1')).not.toContain(
      others,
    )
  })

  it('says which limits of a State lack that the Union has set, of States whose limits it gives', () => {
    const limit = (basis: string, country?: string) => ({ basis, ...(country ? { country } : {}), longTerm: { ppm: 50 }, remarks: [] })
    const named = (name: string, casNumber: string, exposureLimits: object[]) => ({
      name: { text: { en: name } },
      casNumber,
      contentRange: { from: 1, to: 5 },
      exposureLimits,
    })
    const ingredients = [
      named('Alpha', '123-86-4', [limit('(EU) 2019/1831'), limit('TRGS 900', 'DE')]),
      named('Beta', '67-64-1', [limit('2000/39/EC'), limit('TRGS 900', 'DE'), limit('Pravilnik', 'SI')]),
      named('Gamma', '108-88-3', [limit('2006/15/EC')]),
      // The Union has none: nobody knows whether Germany and Slovenia have one.
      named('Delta', '14807-96-6', [limit('VLEP', 'FR')]),
    ]
    const written = sheetOf({ composition: { kind: 'mixture', ingredients } })('8.1').split('\n')
    expect(written.filter((line) => line.startsWith('Limit values that are missing here'))).toStrictEqual([
      'Limit values that are missing here although the European Union has set one (Germany): Gamma.',
      'Limit values that are missing here although the European Union has set one (Slovenia): Alpha; Gamma.',
      'Limit values that are missing here although the European Union has set one (France): Alpha; Beta; Gamma.',
    ])
  })
})
