import { describe, expect, it } from 'vitest'
import type { LanguageCode } from '../shared/languages.ts'
import { sdsSourceOf } from './read-catalogue.ts'
import { tdsSourceOf } from './read-tds-source.ts'
import type { Block, SdsModel } from '../documents/document-model.ts'
import { buildSds } from '../documents/sds/build-sds.ts'
import { compareSds } from '../documents/sds/compare-sds.ts'
import { sdsPdfJob } from '../documents/sds/write-sds-pdf.ts'
import { buildTds } from '../documents/tds/build-tds.ts'
import { tdsPdfJob } from '../documents/tds/write-tds-pdf.ts'
import { createPdfCompiler } from '../documents/rendering/compile-pdf.ts'
import { findLoneParts, findPages } from './find-lone-parts.ts'
import { readPdf } from './read-pdf.ts'

const compiler = createPdfCompiler()
const sheetOf = (id: number, language: LanguageCode) => buildSds(sdsSourceOf(id), language, { qrCode: true }).model
const write = (model: SdsModel) => compiler.compile(sdsPdfJob(model)).bytes
const text = (key: string, words: string): Block => ({ kind: 'paragraph', key, text: [{ text: words }] })

/** The sheet with section 3.2 moved down the page by so many lines of text before it. */
function moveDown(model: SdsModel, lines: number): SdsModel {
  const sections = model.sections.map((section) => ({
    ...section,
    subsections: section.subsections.map((subsection) =>
      subsection.number === '3.1'
        ? { ...subsection, blocks: Array.from({ length: lines }, (_, index) => text(`line ${index}`, `Line ${index}.`)) }
        : subsection,
    ),
  }))
  return { ...model, sections }
}

/** Every product, and of the languages those in which most had stood alone: `npm run gallery` looks at all. */
const hardCases: [number, LanguageCode[]][] = [
  [1001, ['en', 'de', 'fr']],
  [1002, ['el', 'ro']],
  [1003, ['bg']],
  [1004, ['hu']],
  [1005, ['mt', 'nl']],
  [1006, ['fi']],
  [1007, ['lv']],
  [1008, ['pl']],
  [1009, ['cs']],
  [1010, ['it']],
  [1012, ['sv']],
  [1013, ['nl']],
  [1014, ['et']],
  [1015, ['es']],
  [1016, ['ga']],
]

describe('on the pages of a sheet nothing stands alone', () => {
  it.each(hardCases.flatMap(([id, languages]) => languages.map((language) => [id, language] as const)))(
    '%i in %s',
    async (id, language) => {
      const model = sheetOf(id, language)
      expect(await findLoneParts(write(model))).toEqual([])
    },
  )

  it.each([1001, 1005, 1012])('of a technical data sheet: %i', async (id) => {
    for (const language of ['de', 'mt'] as const)
      expect(await findLoneParts(compiler.compile(tdsPdfJob(buildTds(tdsSourceOf(id), language).model)).bytes)).toEqual([])
  })

  it('of a comparison', async () => {
    const words = { title: 'Comparison', versions: 'Version 2 with 1', headerVersion: '2 · 1' }
    const older = buildSds(sdsSourceOf(1001, 1), 'en', { qrCode: true }).model
    expect(await findLoneParts(write(compareSds(older, sheetOf(1001, 'en'), words).model))).toEqual([])
  })

  it('wherever a page ends, and 3.2 stands with its table', async () => {
    const model = sheetOf(1001, 'en')
    for (let lines = 1; lines < 26; lines += 2) {
      const bytes = write(moveDown(model, lines))
      expect(await findLoneParts(bytes), `${lines} lines`).toEqual([])
      const [heading] = await findPages(bytes, '3.2.')
      const [firstRow] = await findPages(bytes, 'n-butyl acetate')
      expect([lines, heading]).toEqual([lines, firstRow])
    }
  })

  it('and a long table still goes over pages, with its head on each', async () => {
    const { pages } = await readPdf(write(sheetOf(1001, 'en')))
    const heads = pages.map(({ text: page }) => page.includes('Compartment'))
    expect(heads.filter(Boolean).length).toBeGreaterThan(1)
  })
})
