import { describe, expect, test } from 'vitest'
import { emptyCandidateList } from '../../clp/annex-vi/candidate-list.ts'
import { composeAnswer } from '../../clp/consequences/compose-answer.ts'
import { languageCodes, type LanguageCode } from '../../shared/languages.ts'
import { classificationRequest } from '../../shared/classification/request.ts'
import { classifyTyped, part, type TypedMixture } from '../../tests/classify-by-request.ts'
import { createPdfCompiler } from '../rendering/compile-pdf.ts'
import { readPdf } from '../../test-kit/read-pdf.ts'
import { buildReport } from './build-report.ts'
import type { ReportModel } from './report-model.ts'
import { reportPdfJob } from './write-report-pdf.ts'

/** Ranges, an estimate, a test, an override, something unknown. */
const mixture: TypedMixture = {
  name: 'X 12',
  physicalState: 'liquid',
  use: 'professional',
  measured: {
    flashPoint: 38,
    initialBoilingPoint: 126,
    pH: 7.5,
    tests: [{ class: 'Skin Corr. 1', result: 'negative', method: 'OECD 431' }],
  },
  components: [
    part('Irritant', { from: 5, to: 10 }, 'Skin Irrit. 2', 'Acute Tox. 4 H302'),
    part('Sensitiser', 2.5, 'Skin Irrit. 2', 'Skin Sens. 1', 'Aquatic Chronic 2'),
    { name: 'Y 7', content: 5 },
    part('Resin', 80),
  ],
  overrides: [{ class: 'Asp. Tox. 1', category: null, basis: 'expertJudgement', reason: 'R 5.', day: '2026-10-01' }],
}

function writeReportFor(language: LanguageCode, of = mixture): ReportModel {
  const answer = composeAnswer(classifyTyped(of), { table: null, candidates: emptyCandidateList, productCategories: [] })
  return buildReport({ mixture: classificationRequest.parse({ mixture: of }).mixture, answer, inputHash: 'a'.repeat(64) }, language)
}

/** Every text of the report. */
function textsOf({ title, facts, parts, note }: ReportModel): string[] {
  const tables = parts.flatMap((one) => one.tables)
  return [
    title,
    note,
    ...[...facts, ...parts.flatMap((one) => one.facts)].flatMap(({ term, value }) => [term, value]),
    ...parts.map(({ heading }) => heading),
    ...tables.flatMap(({ caption, columns, rows }) => [caption, ...columns.map(({ head }) => head), ...rows.flat(2)]),
  ]
}

describe('the report on a classification', () => {
  test.each(languageCodes)('has all its texts in %s, and no English of the engine', (language) => {
    const texts = textsOf(writeReportFor(language))
    expect(texts.filter((text) => /undefined|NaN|□|\{[a-z]+\}|\(term |\(heading /.test(text))).toEqual([])
    if (language === 'en') return
    const english = /\b(?:converted|estimate|Annex|Article|mixture|where|from|the|and|harmonised|unknown|Table|column|provision)\b/
    expect(texts.filter((text) => english.test(text))).toEqual([])
  })

  test('has the space of French before every colon and semicolon', () => {
    const unspaced = textsOf(writeReportFor('fr')).filter((text) => /[^\s\u00a0\u202f][:;!?](?:[\s\u00a0]|$)/.test(text))
    // Statements stand as the law prints them.
    expect(unspaced.filter((text) => !text.startsWith('En cas d’irritation'))).toEqual([])
  })

  test('says what a person decided with one sign between its parts, and a class that does not apply in words', () => {
    const values = writeReportFor('en').parts.flatMap(({ facts }) => facts.map(({ value }) => value))
    expect(values).toContain('Based on the available data, the classification criteria are not met; Expert judgement; R 5; 01/10/2026')
  })

  test('gives ranges for section 3 as the sheet does', () => {
    const tables = writeReportFor('en').parts.flatMap((one) => one.tables)
    const ranges = tables
      .find(({ caption }) => caption.startsWith('3.2'))
      ?.rows.map(([, range]) => range?.[0]?.replaceAll(/[\s\u2060]/g, ''))
    expect(ranges?.length).toBeGreaterThan(0)
    for (const range of ranges ?? []) expect(range).toMatch(/^[\d.]+–<[\d.]+$/)
  })

  test('gives contents of a gas by volume, as its limits are', () => {
    const headsOf = (physicalState: 'gas' | 'liquid') =>
      writeReportFor('de', { physicalState, components: [part('Ammoniak', 5, 'Skin Corr. 1B'), part('Stickstoff', 95)] })
        .parts.flatMap(({ tables }) => tables.flatMap(({ columns }) => columns.map(({ head }) => head)))
        .filter((head) => head.startsWith('Gehalt'))
    expect(headsOf('gas')).toEqual(['Gehalt, Vol.-%', 'Gehalt, Vol.-%'])
    expect(headsOf('liquid')).toEqual(['Gehalt, Gew.-%', 'Gehalt, Gew.-%'])
  })

  test('says of a class of which data lack that they lack, and which, where a person decided', () => {
    const components = [part('Thinner', 60, 'Asp. Tox. 1'), part('Resin', 40)]
    const { parts } = writeReportFor('en', { ...mixture, measured: {}, components })
    const classes = parts.flatMap(({ tables }) => tables).find(({ rows }) => rows.length > 25)
    const procedure = classes?.rows.find(([name]) => name?.[0] === 'Aspiration hazard')?.at(-1)
    expect(procedure?.slice(0, 4)).toEqual([
      'Expert judgement',
      'Calculated: Not classified because data are lacking.',
      'The kinematic viscosity at 40\u00a0°C is missing.',
      'R 5.',
    ])
  })

  test('begins what stands before a value with a capital letter', () => {
    for (const language of ['en', 'el', 'fi', 'fr', 'pl'] as const) {
      const results =
        writeReportFor(language)
          .parts[1]?.facts.map(({ term }) => term)
          .filter((term) => term !== '') ?? []
      expect(results.length).toBeGreaterThan(3)
      expect(results.filter((term) => /^\p{Ll}/u.test(term))).toEqual([])
    }
  })

  test('writes figures as the language does, and places in the law as the law does', () => {
    const all = textsOf(writeReportFor('de')).join('\n').replaceAll('\u00a0', ' ')
    expect(all).toContain('Tabelle 3.1.2')
    expect(all).not.toMatch(/Tabelle \d+,\d/)
  })

  test('says what was put in, what came out, how, by which law and by which rules', () => {
    const all = textsOf(writeReportFor('de')).join('\n').replaceAll('\u00a0', ' ')
    for (const text of [
      '23.11.2026',
      'a'.repeat(64),
      '38 °C',
      'Irritant',
      'Skin Irrit. 2, H315',
      'Verursacht Hautreizungen.',
      'CLP Anhang I, Tabelle 3.2.3',
      '10 + 2,5 = 12,5',
      '12,5 % ≥ 10 %',
      '38 °C ≤ 60 °C',
      'R 5',
    ])
      expect(all).toContain(text)
  })

  test('answers every hazard class', () => {
    const { parts } = writeReportFor('en')
    const classes = parts.flatMap(({ tables }) => tables).find(({ rows }) => rows.length > 25)
    expect(classes?.rows.map(([name]) => name?.[0])).toEqual(
      expect.arrayContaining(['Explosives', 'Carcinogenicity', 'Hazardous to the ozone layer']),
    )
    expect(new Set(classes?.rows.map(([name]) => name?.[0])).size).toBe(classes?.rows.length)
  })

  test.each<LanguageCode>(['de', 'bg', 'fi'])('is a tagged document with a heading for each part: %s', async (language) => {
    const model = writeReportFor(language)
    const { bytes, uncovered, warnings } = createPdfCompiler().compile(reportPdfJob(model))
    expect([uncovered, warnings]).toEqual([[], []])
    const pdf = await readPdf(new Uint8Array(bytes))
    expect([pdf.title, pdf.language, pdf.isMarked]).toEqual([model.title, language, true])
    expect(pdf.nodes.filter(({ role }) => role === 'H2')).toHaveLength(model.parts.length)
    const tables = model.parts.flatMap((one) => one.tables)
    expect(pdf.nodes.filter(({ role }) => role === 'Table').length).toBeGreaterThanOrEqual(tables.length)
    expect(pdf.nodes.filter(({ role }) => role === 'TH').length).toBeGreaterThanOrEqual(tables.flatMap(({ columns }) => columns).length)
  })

  test('is the same for the same request', () => {
    const compile = () => Buffer.from(createPdfCompiler().compile(reportPdfJob(writeReportFor('en'))).bytes).toString('base64')
    expect(compile()).toBe(compile())
  })

  test('of 500 components names what is left out without a page for each', () => {
    const components = Array.from({ length: 500 }, (_, index) => part(`component ${index}`, 0.1, 'Skin Irrit. 2', 'Eye Irrit. 2'))
    const mixture = { physicalState: 'liquid' as const, use: 'professional' as const, components }
    const answer = composeAnswer(classifyTyped(mixture), { table: null, candidates: emptyCandidateList, productCategories: [] })
    const report = buildReport({ mixture: classificationRequest.parse({ mixture }).mixture, answer, inputHash: '' }, 'en')
    const steps = report.parts
      .flatMap(({ tables }) => tables)
      .filter(({ columns }) => columns.length === 4)
      .slice(1)
    expect(Math.max(...steps.flatMap(({ rows }) => rows.map((cells) => cells[1]?.length ?? 0)))).toBeLessThan(20)
  })
})
