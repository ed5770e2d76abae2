import { labelDocx } from '../documents/label/write-label-docx.ts'
import { labelDownload, type LabelPdf } from '../documents/label/write-label-pdf.ts'
import { labelPreviewJob } from '../documents/label/write-label-preview.ts'
import { labelXlsx } from '../documents/label/write-label-xlsx.ts'
import type { LabelModel } from '../documents/label/label-model.ts'
import { findLoneParts } from '../test-kit/find-lone-parts.ts'
import type { RenderJob, RenderResult } from '../documents/rendering/render-job.ts'
import type { RenderPool } from '../documents/rendering/render-pool.ts'
import { buildSafety } from '../documents/safety/build-safety.ts'
import { safetyFormats } from '../documents/safety/safety-model.ts'
import { safetyPdfJob } from '../documents/safety/write-safety-pdf.ts'
import { buildSds } from '../documents/sds/build-sds.ts'
import { compareSds } from '../documents/sds/compare-sds.ts'
import { sdsPdfJob } from '../documents/sds/write-sds-pdf.ts'
import { buildTds } from '../documents/tds/build-tds.ts'
import { tdsPdfJob } from '../documents/tds/write-tds-pdf.ts'
import { createTextWriter } from '../documents/text/write-text.ts'
import { readLabelOptions } from '../shared/label-options.ts'
import { labelQuery } from '../shared/label-query.ts'
import { languageIdOf, type LanguageCode } from '../shared/languages.ts'
import { labelOfCatalogue } from '../test-kit/label-of.ts'
import { readCatalogue, sdsSourceOf } from '../test-kit/read-catalogue.ts'
import { tdsIds, tdsSourceOf } from '../test-kit/read-tds-source.ts'
import type { Collection, Picture } from './collection.ts'
import { convertToPdf } from './convert-to-pdf.ts'
import type { DocumentKind } from './read-options.ts'

interface Room {
  collection: Collection
  pool: RenderPool
}

type Maker = (room: Room, id: number, language: LanguageCode) => Promise<void>

/** Dots per inch: the text of an A4 page can be read, the headings of an A2. */
const dpi = { page: 100, poster: 50, label: 200 }

/** Each makes the documents of one kind for a product in one language; Word files are made all together. */
export const makers: Readonly<Record<Exclude<DocumentKind, 'docx'>, Maker>> = {
  sds: makeSds,
  tds: makeTds,
  poster: makePosters,
  label: makeLabels,
  xlsx: makeXlsx,
}

const publishedAs = (id: number, kind: 'sds' | 'tds') => readCatalogue(id).filter(({ publish }) => publish?.documents.includes(kind)).length
const groupOf = (id: number) => `${id} ${readCatalogue(id).at(-1)?.record.name ?? ''}`
const missingTexts = (missing: readonly string[]) => (missing.length > 0 ? [`missing texts: ${missing.join(', ')}`] : [])

function remarksOf({ uncovered, undrawable, warnings }: RenderResult): string[] {
  return [
    ...(uncovered.length > 0 ? [`letters that the fonts lack: ${uncovered.join(' ')}`] : []),
    ...(undrawable.length > 0 ? [`could not be drawn: ${undrawable.join(', ')}`] : []),
    ...warnings.map((warning) => `Typst: ${warning}`),
  ]
}

/** Renders a PDF and hangs it up with all of its pages. */
async function hang({ collection, pool }: Room, job: RenderJob, on: Parameters<Collection['add']>[0] & { name: string; dpi: number }) {
  const { name, dpi, ...exhibit } = on
  const result = await pool.render(job)
  const pictures = await collection.drawPdf(result.bytes, name, dpi)
  const lone = exhibit.kind === 'sds' || exhibit.kind === 'tds' ? await findLoneParts(result.bytes) : []
  const remarks = [...exhibit.remarks, ...remarksOf(result), ...lone]
  await collection.add({ ...exhibit, remarks }, { name: `${name}.pdf`, bytes: result.bytes }, pictures)
}

async function makeSds(room: Room, id: number, language: LanguageCode): Promise<void> {
  const versions = publishedAs(id, 'sds')
  if (versions === 0) return
  const source = sdsSourceOf(id)
  const { model, missing } = buildSds(source, language, { qrCode: true })
  const on = { kind: 'sds', group: groupOf(id), language, dpi: dpi.page } as const
  await hang(room, sdsPdfJob(model), {
    ...on,
    title: `Safety data sheet, version ${source.number}`,
    remarks: missingTexts(missing),
    name: `sds-${id}-${language}`,
  })
  if (versions < 2) return
  const older = sdsSourceOf(id, versions - 1)
  const writer = createTextWriter(language)
  const compared = compareSds(buildSds(older, language, { qrCode: true }).model, model, {
    title: writer.term('document.comparison'),
    versions: writer.term('sds.comparedVersions', {
      version: String(source.number),
      date: writer.date(source.revisedOn),
      otherVersion: String(older.number),
      otherDate: writer.date(older.revisedOn),
    }),
    headerVersion: writer.term('sds.headerComparison', { version: String(source.number), otherVersion: String(older.number) }),
  })
  await hang(room, sdsPdfJob(compared.model), {
    ...on,
    title: `Version ${source.number} compared with ${older.number}`,
    remarks: missingTexts([...writer.missing]),
    name: `sds-${id}-${language}-compared`,
  })
}

async function makeTds(room: Room, id: number, language: LanguageCode): Promise<void> {
  if (!tdsIds.includes(id)) return
  const { model, missing } = buildTds(tdsSourceOf(id), language)
  await hang(room, tdsPdfJob(model), {
    kind: 'tds',
    group: groupOf(id),
    language,
    title: 'Technical data sheet',
    remarks: missingTexts(missing),
    name: `tds-${id}-${language}`,
    dpi: dpi.page,
  })
}

async function makePosters(room: Room, id: number, language: LanguageCode): Promise<void> {
  if (publishedAs(id, 'sds') === 0) return
  const { model, missing } = buildSafety(sdsSourceOf(id), language, { qrCode: true })
  for (const format of safetyFormats) {
    const { job, overflow } = safetyPdfJob(model, format)
    await hang(room, job, {
      kind: 'poster',
      group: groupOf(id),
      language,
      title: `Safety instructions ${format}`,
      remarks: [...missingTexts(missing), ...(overflow > 0 ? [`does not fit: ${overflow.toFixed(1)} mm too high`] : [])],
      name: `poster-${id}-${language}-${format}`,
      dpi: format === 'A2' ? dpi.poster : dpi.page,
    })
  }
}

/** The product's own label, the smallest and the larger sizes as pictures, and a sheet of them. */
async function makeLabels(room: Room, id: number, language: LanguageCode): Promise<void> {
  const xlang = `xlang=${languageIdOf(language)}`
  const own = labelOfCatalogue(id, xlang)
  const sheet = labelDownload(own, { single: false, copies: null })
  await showLabel(room, id, own, 'as the product has it', 'own')
  await hangLabel(room, id, own, sheet, 'sheet of A4', 'sheet')
  const sizes = [
    ['dim=1&emb=1', '52 × 74 mm, up to 0.5 l'],
    ['dim=3&emb=2', '74 × 105 mm, up to 3 l'],
    ['dim=4&emb=3', '105 × 74 mm, up to 50 l'],
    ['dim=5&emb=3', '105 × 148 mm, up to 50 l'],
    ['dim=8&emb=4', '210 × 148 mm, up to 500 l'],
  ] as const
  for (const [query, title] of sizes) {
    const label = labelOfCatalogue(id, `${query}&${xlang}&padT=3&padR=3&padB=3&padL=3&opisOFF=1`)
    await showLabel(room, id, label, title, query.replaceAll(/\W/g, ''))
  }
  if (language !== 'en') return
  await showLabel(room, id, labelOfCatalogue(id, 'dim=7&emb=2&xlang=1,2,3&opisOFF=1'), '148 × 210 mm in three languages', 'three')
}

async function showLabel({ collection, pool }: Room, id: number, label: LabelModel, title: string, part: string): Promise<void> {
  const preview = labelPreviewJob(label, dpi.label)
  const result = await pool.render(preview.job)
  const name = `label-${id}-${label.language}-${part}`
  const [width, height] = [preview.width, preview.height].map((measure) => Math.round((measure / 25.4) * 110))
  const picture = await collection.keep(result.bytes, `${name}.png`, { width: width ?? 0, height: height ?? 0 })
  const notes = label.warnings.map(({ kind, elements }) => `${kind}: ${elements.join(', ')}`)
  const report = preview.report()
  if (report) notes.push(`does not fit: ${report.missingHeight} mm missing, fits on ${report.sizes.join(', ') || 'no size'}`)
  const remarks = remarksOf(result)
  // Of the other sizes many are too small for a product; its own one must not be.
  if (part === 'own' && report) remarks.push('the label does not fit as the product has it')
  remarks.push(...missingTexts(label.missing.map(({ language, key }) => `${key} in ${language}`)))
  await collection.add(
    { kind: 'label', group: groupOf(id), language: label.language, title: `Label ${title}`, remarks, notes },
    undefined,
    [picture],
  )
}

async function hangLabel(room: Room, id: number, label: LabelModel, pdf: LabelPdf, title: string, part: string): Promise<void> {
  if (pdf.kind === 'refused') return
  await hang(room, pdf.job, {
    kind: 'label',
    group: groupOf(id),
    language: label.language,
    title: `Label, ${title}`,
    remarks: [],
    name: `label-${id}-${label.language}-${part}`,
    dpi: dpi.page,
  })
}

/** As LibreOffice shows them, where it is installed: all in one go, because it takes seconds to start. */
export async function makeWordFiles({ collection }: Room, wanted: readonly { id: number; language: LanguageCode }[]): Promise<void> {
  const made = await Promise.all(
    wanted.map(async ({ id, language }) => {
      const label = labelOfCatalogue(id, `xlang=${languageIdOf(language)}`)
      const on = { kind: 'docx', group: groupOf(id), language, title: 'Label as Word file' } as const
      return { name: `label-${id}-${language}`, on, file: await labelDocx(label, { single: true, copies: 1 }) }
    }),
  )
  const pdfs = await convertToPdf(
    made.flatMap(({ name, file }) => (file.kind === 'file' ? [{ name: `${name}.docx`, bytes: file.bytes }] : [])),
  )
  for (const { name, on, file } of made) {
    if (file.kind === 'refused') {
      await collection.add({ ...on, remarks: [`does not fit: ${file.reports[0]?.missingHeight} mm missing`] })
      continue
    }
    const pdf = pdfs.get(`${name}.docx`)
    const pictures: Picture[] = pdf ? await collection.drawPdf(pdf, `docx-${name}`, dpi.page) : []
    const remarks = file.undrawable.map((drawing) => `could not be drawn: ${drawing}`)
    if (pictures.length > 1) remarks.push(`takes ${pictures.length} pages in LibreOffice`)
    await collection.add({ ...on, remarks }, { name: `${name}.docx`, bytes: file.bytes }, pictures)
  }
}

async function makeXlsx({ collection }: Room, id: number, language: LanguageCode): Promise<void> {
  const entry = readCatalogue(id).at(-1)
  if (!entry) return
  const options = readLabelOptions(labelQuery.parse({ xlang: String(languageIdOf(language)) }), entry.record.labelDefaults, [language])
  const source = { record: entry.record, permalink: `https://coatings.example/p/${id}`, stampedOn: '2026-10-12' }
  const made = await labelXlsx(source, options, false)
  const on = { kind: 'xlsx', group: groupOf(id), language, title: 'Spreadsheet for label printing' } as const
  await collection.add(
    { ...on, title: `${on.title}, ${made.rows} rows`, remarks: [] },
    { name: `label-${id}-${language}.xlsx`, bytes: made.bytes },
  )
}
