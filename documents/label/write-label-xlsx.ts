import writeXlsxFile, { type Image, type Row, type SheetData } from 'write-excel-file/node'
import type { LanguageCode } from '../../shared/languages.ts'
import type { LabelOptions } from '../../shared/label-options.ts'
import { chooseSynonyms, codesOf, withOwnContent } from './choose-codes.ts'
import { composeLabel } from './compose-label.ts'
import { uncoveredLabel } from './cover-label.ts'
import { repackArchive } from './docx-archive.ts'
import { drawLogoPicture, drawQrPicture } from './docx-drawings.ts'
import { cleanText } from './docx-text.ts'
import type { LabelModel, LabelSource } from './label-model.ts'
import { xlsxColumns, type XlsxRow } from './write-label-xlsx-columns.ts'

/** The spreadsheet and how many labels it describes. */
export interface LabelXlsx {
  bytes: Buffer
  rows: number
}

/** Longer side of a picture, mm. */
const pictureSide = 18
/** Points; the code with a little air. */
const rowHeight = 56
/** Characters that a cell holds at most (Excel specifications and limits). */
const longestCell = 32_767

/**
 * The spreadsheet for a label-printing tool: one row per product code and language, everything in the words of that language, and each row what
 * the label of that code has by these options. Where the options name no product codes it has all of them; a product without codes has one
 * row per language with an empty code. The tool's own label has a size of its own, so that ours sets no limits. Equal sources give equal
 * bytes. The columns are described in docs/label-spreadsheet.md.
 * @param isContentWritten whether the content of the pack was requested explicitly: then it stands in every row, otherwise in those of
 *   the codes to which the product's default content belongs
 * @throws RangeError where a text is longer than a cell may be
 */
export async function labelXlsx(source: LabelSource, options: LabelOptions, isContentWritten: boolean): Promise<LabelXlsx> {
  const codes = codesOf(source.record).map(({ id }) => id)
  const productCodeIds = options.productCodeIds.length > 0 ? options.productCodeIds : codes
  // The tool prints with typefaces of its own: what ours lacks is no reason to change a text.
  const labels = options.languages.map((language) =>
    composeLabel(source, { ...options, productCodeIds, languages: [language] }, uncoveredLabel),
  )
  const rows = orderRows(source, { ...options, productCodeIds }, isContentWritten, labels)
  const bytes = await writeSheet(rows, labels)
  return { bytes: repackArchive(bytes, source.stampedOn), rows: rows.length }
}

/** All languages of the first code, then those of the next one. */
function orderRows({ record }: LabelSource, options: LabelOptions, isWritten: boolean, labels: readonly LabelModel[]): XlsxRow[] {
  const chosen = labels[0]?.productCodes ?? []
  const codes = chosen.length > 0 ? chosen : [null]
  const rows = codes.flatMap((code) => {
    const own = { ...options, productCodeIds: code ? [code.id] : [] }
    const synonym = options.showSynonym ? chooseSynonyms(record, own).join('; ') : ''
    // Codes stand for packs of different sizes: what the product's label says of one of them is not true of the others.
    const hasQuantity = withOwnContent(record, own, isWritten).packContent !== ''
    return labels.flatMap((label) => {
      const [block] = label.blocks
      const quantity = hasQuantity ? label.quantity : ''
      return block ? { label, block, code: code?.code ?? '', synonym, quantity, transport: record.transport } : []
    })
  })
  // Codes of the same text are one line on the label, and one label here.
  const isSame = (one: XlsxRow, other: XlsxRow) =>
    one.code === other.code && one.synonym === other.synonym && one.quantity === other.quantity && one.label === other.label
  return rows.filter((row, index) => rows.findIndex((other) => isSame(other, row)) === index)
}

async function writeSheet(rows: readonly XlsxRow[], labels: readonly LabelModel[]): Promise<Buffer> {
  const codes = new Map<LanguageCode, Buffer>()
  for (const { language, qr } of labels) if (qr) codes.set(language, await drawQrPicture(qr))
  const logo = labels[0]?.logo ? await drawLogoPicture(labels[0].logo.svg) : null
  const head: Row = xlsxColumns.map(({ name }) => ({ value: name, type: String, fontWeight: 'bold' }))
  const data: SheetData = [head, ...rows.map(writeRow)]
  return writeXlsxFile(data, {
    sheet: 'Labels',
    stickyRowsCount: 1,
    columns: xlsxColumns.map(({ width }) => ({ width })),
    images: rows.flatMap(({ label }, index) => [
      ...placePicture('logo_image', index, logo, label.logo?.description),
      ...placePicture('qr_image', index, codes.get(label.language), label.qr?.description),
    ]),
  }).toBuffer()
}

/** Every cell is text and is kept as text when somebody edits it: what begins with = + - @ is never evaluated. */
function writeRow(row: XlsxRow): Row {
  return xlsxColumns.map(({ name, read }) => {
    const value = cellText(read(row))
    if (value.length > longestCell) throw new RangeError(`${name} is longer than a cell of ${longestCell} characters`)
    return value === '' ? null : { value, type: String, format: '@', wrap: true, alignVertical: 'top' as const, height: rowHeight }
  })
}

/** A text that looks like the escape of a character (ECMA-376 part 1, 22.4.2.4) would otherwise be read as that character. */
function cellText(text: string): string {
  return cleanText(text).replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
}

/** A picture of a row, as high as the QR code of a label. */
function placePicture(column: 'logo_image' | 'qr_image', index: number, content: Buffer | null | undefined, description = ''): Image[] {
  if (!content) return []
  // Width and height of the picture stand in its header (PNG, 11.2.2).
  const [width, height] = [content.readUInt32BE(16), content.readUInt32BE(20)]
  return [
    {
      content,
      contentType: 'image/png',
      width,
      height,
      dpi: (Math.max(width, height) / pictureSide) * 25.4,
      anchor: { row: index + 2, column: xlsxColumns.findIndex(({ name }) => name === column) + 1 },
      title: `${column === 'qr_image' ? 'qr' : 'logo'} ${index + 1}`,
      description: cleanText(description),
    },
  ]
}
