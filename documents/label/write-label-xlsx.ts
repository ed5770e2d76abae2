import writeXlsxFile, { type Image, type Row, type SheetData } from 'write-excel-file/node'
import type { LanguageCode } from '../../shared/languages.ts'
import type { LabelOptions } from '../../shared/label-options.ts'
import { codesOf, codesOfOtherContent } from './choose-codes.ts'
import { composeLabel } from './compose-label.ts'
import { uncoveredLabel } from './cover-label.ts'
import { repackArchive } from './docx-archive.ts'
import { drawQrPicture } from './docx-drawings.ts'
import { cleanText } from './docx-text.ts'
import { fitLabel } from './fit-label.ts'
import type { LabelModel, LabelSource } from './label-model.ts'
import { reportOverflow, type OverflowReport } from './report-overflow.ts'
import { xlsxColumns, type XlsxRow } from './write-label-xlsx-columns.ts'

/** The label as a spreadsheet, or the refusal with the report that the PDF gives. */
export type LabelXlsx = { kind: 'file'; bytes: Buffer; rows: number } | { kind: 'refused'; reports: OverflowReport[] }

/** mm */
const qrSide = 18
/** Points; the code with a little air. */
const rowHeight = 56
/** Characters that a cell holds at most (Excel specifications and limits). */
const longestCell = 32_767

/**
 * The spreadsheet for a label-printing tool: one row per product code and language, everything in the words of that language. Where the
 * options name no product codes it has all of them; a product without codes has one row per language with an empty code. Equal sources
 * give equal bytes. The columns are described in docs/label-spreadsheet.md.
 * @param checksFit whether a label that does not fit on the size of the options in one of the languages is refused, as it is for the PDF;
 *   false where the tool's own label has another size
 * @throws RangeError where a text is longer than a cell may be
 */
export async function labelXlsx(source: LabelSource, options: LabelOptions, checksFit = true): Promise<LabelXlsx> {
  const codes = codesOf(source.record).map(({ id }) => id)
  const productCodeIds = options.productCodeIds.length > 0 ? options.productCodeIds : codes
  const inEachLanguage = options.languages.map((language) => ({ ...options, productCodeIds, languages: [language] }))
  const reports = checksFit ? inEachLanguage.flatMap((own) => refuse(composeLabel(source, own))) : []
  if (reports.length > 0) return { kind: 'refused', reports }
  // The tool prints with typefaces of its own: what ours lacks is no reason to change a text.
  const labels = inEachLanguage.map((own) => composeLabel(source, own, uncoveredLabel))
  // Codes stand for packs of different sizes: what the label says of one of them is not true of the others.
  const hasQuantity = productCodeIds.length < 2 && codesOfOtherContent(source.record, { ...options, productCodeIds }).length === 0
  const rows = orderRows(source, labels, hasQuantity)
  const bytes = await writeSheet(rows, labels)
  return { kind: 'file', bytes: repackArchive(bytes, source.stampedOn), rows: rows.length }
}

function refuse(label: LabelModel): OverflowReport[] {
  const fit = fitLabel(label)
  return fit.fits ? [] : [reportOverflow(label, fit)]
}

/** All languages of the first code, then those of the next one. */
function orderRows({ record }: LabelSource, labels: readonly LabelModel[], hasQuantity: boolean): XlsxRow[] {
  const chosen = labels[0]?.productCodes ?? []
  const codes = chosen.length > 0 ? chosen : [null]
  return codes.flatMap((code) => {
    const synonym = record.synonyms.find(({ productCodes }) => productCodes.some(({ id }) => id === code?.id))?.name ?? ''
    const own = synonym === record.name ? '' : synonym
    return labels.flatMap((label) => {
      const [block] = label.blocks
      const quantity = hasQuantity ? label.quantity : ''
      return block ? { label, block, code: code?.code ?? '', synonym: own, quantity, transport: record.transport } : []
    })
  })
}

async function writeSheet(rows: readonly XlsxRow[], labels: readonly LabelModel[]): Promise<Buffer> {
  const pictures = new Map<LanguageCode, Buffer>()
  for (const { language, qr } of labels) if (qr) pictures.set(language, await drawQrPicture(qr))
  const head: Row = xlsxColumns.map(({ name }) => ({ value: name, type: String, fontWeight: 'bold' }))
  const data: SheetData = [head, ...rows.map(writeRow)]
  return writeXlsxFile(data, {
    sheet: 'Labels',
    stickyRowsCount: 1,
    columns: xlsxColumns.map(({ width }) => ({ width })),
    images: rows.flatMap((row, index) => placeQr(row, index, pictures)),
  }).toBuffer()
}

/** Every cell is text and is kept as text when somebody edits it: what begins with = + - @ is never reckoned. */
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

function placeQr({ label }: XlsxRow, index: number, pictures: ReadonlyMap<LanguageCode, Buffer>): Image[] {
  const content = pictures.get(label.language)
  if (!label.qr || !content) return []
  // Width and height of the picture stand in its header (PNG, 11.2.2).
  const pixels = content.readUInt32BE(16)
  return [
    {
      content,
      contentType: 'image/png',
      width: pixels,
      height: pixels,
      dpi: (pixels / qrSide) * 25.4,
      anchor: { row: index + 2, column: xlsxColumns.length },
      title: `qr ${index + 1}`,
      description: cleanText(label.qr.description),
    },
  ]
}
