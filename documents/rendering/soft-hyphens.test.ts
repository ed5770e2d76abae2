import { PDFiumLibrary } from '@hyzyla/pdfium'
import { expect, it } from 'vitest'
import type { LanguageCode } from '../../shared/languages.ts'
import { sdsSourceOf } from '../../test-kit/read-catalogue.ts'
import { tdsSourceOf } from '../../test-kit/read-tds-source.ts'
import { buildSds } from '../sds/build-sds.ts'
import { sdsPdfJob } from '../sds/write-sds-pdf.ts'
import { buildTds } from '../tds/build-tds.ts'
import { tdsPdfJob } from '../tds/write-tds-pdf.ts'
import { createPdfCompiler } from './compile-pdf.ts'
import { fitText } from './fit-text.ts'
import type { RenderJob } from './render-job.ts'

const compiler = createPdfCompiler()
/** What PDFium makes of the hyphen at which a line ends; other readers see a soft hyphen there. */
const hyphenOfLine = '\ufffe'

/** The text as a reader of PDFs searches it. */
async function readAsViewer(job: RenderJob): Promise<string> {
  const { bytes, warnings } = compiler.compile(job)
  expect(warnings).toEqual([])
  const document = await (await PDFiumLibrary.init()).loadDocument(bytes)
  const text = Array.from({ length: document.getPageCount() }, (_, index) => document.getPage(index).getText()).join('\n')
  document.destroy()
  return text
}

const sheetOf = (id: number, language: LanguageCode) => sdsPdfJob(buildSds(sdsSourceOf(id), language, { qrCode: true }).model)
const technicalSheetOf = (id: number, language: LanguageCode) => tdsPdfJob(buildTds(tdsSourceOf(id), language).model)

/** A safety data sheet of which section 3 ends with this text. */
function sheetWith(text: string, language: LanguageCode): RenderJob {
  const source = sdsSourceOf(1004)
  const composition = { ...source.record.composition, notes: [{ text: { [language]: text } }] }
  return sdsPdfJob(buildSds({ ...source, record: { ...source.record, composition } }, language, { qrCode: false }).model)
}

it.each([
  ['lv', 'robežkoncentrācijas'],
  ['ro', 'polioxipropilendiamină'],
  ['mt', 'poliossipropilendiammina'],
  ['ga', 'polaocsaprópailéindé-aimín'],
  ['fi', 'polyoksipropyleenidiamiini'],
] as const)('a sheet in %s keeps soft hyphens where a line uses them alone', async (language, word) => {
  const text = (
    await Promise.all([sheetOf(1010, language), sheetOf(1006, language), technicalSheetOf(1002, language)].map(readAsViewer))
  ).join('')
  expect(text.split('\u00ad')).toHaveLength(1)
  expect(text.replaceAll(hyphenOfLine, '').toLowerCase()).toContain(word)
})

it('parts a word at the end of its line, with one hyphen, and leaves the same word whole elsewhere', async () => {
  const text = await readAsViewer(sheetWith('biodegradabilitateaelectrostatică '.repeat(40).trim(), 'ro'))
  const words = text.split(/\s+/).filter((word) => word.replaceAll(hyphenOfLine, '') === 'biodegradabilitateaelectrostatică')
  expect(words).toHaveLength(40)
  const parted = words.filter((word) => word.includes(hyphenOfLine))
  expect(parted.length).toBeGreaterThan(2)
  expect(parted.length).toBeLessThan(20)
  for (const word of parted) expect(word.split(hyphenOfLine)).toHaveLength(2)
})

it('parts a word that is longer than its line at the end of each', async () => {
  const word = 'KUMMERĊJALIZZAZZJONIJIETMUMMIFIKAZZJONIJIETKOMMODITAJIET'
  const source = tdsSourceOf(1001)
  const { model } = buildTds(source, 'mt')
  const job = tdsPdfJob({
    ...model,
    panel: model.panel.map((section) => ({ ...section, blocks: [{ kind: 'paragraph', key: 'long', text: [{ text: word }] }] })),
  })
  const found = (await readAsViewer(job)).split(/\s+/).filter((part) => part.replaceAll(hyphenOfLine, '') === word)
  expect(found.length).toBeGreaterThan(0)
  for (const part of found) expect(part.split(hyphenOfLine).length).toBeGreaterThan(2)
})

it('takes soft hyphens that somebody wrote for none of the text', async () => {
  expect(await readAsViewer(sheetWith('Grund\u00adierung mit Korrosions\u00adschutz', 'de'))).toContain('Grundierung mit Korrosionsschutz')
  expect(fitText('Grund\u00adierung', { width: 174, size: 9.5 }, 'de')).toEqual([{ text: 'Grundierung' }])
})
