import { readPercentStyles, readSharedTexts, readSheetRows, type SheetReading } from '../../../shared/read-sheet-xml.ts'
import { readRows, readTable, type ReadRows } from '../../../shared/recipe/read-rows.ts'

/** Bytes of a file, and of one part of a spreadsheet when it is unpacked, at most; rows of it that are looked at. */
const largestFile = 10_000_000
const largestPart = 50_000_000
const mostLines = 10_000

/** Rows of a recipe in a CSV or XLSX file; null: it is neither, or far larger than a recipe is. */
export async function readRecipeFile(file: File): Promise<ReadRows | null> {
  if (file.size > largestFile) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Every ZIP archive begins with PK.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return readSpreadsheet(bytes)
  const text = readText(bytes)
  // No text holds this sign, and nearly every picture or program does.
  return text.includes('\0') ? null : readRows(text)
}

/** UTF-8, UTF-16 by its mark (“Unicode text” of spreadsheets), or what they write on a Western Windows. */
function readText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

async function readSpreadsheet(bytes: Uint8Array): Promise<ReadRows | null> {
  const { unzipSync, strFromU8 } = await import('fflate')
  try {
    const isRead = ({ name, originalSize }: { name: string; originalSize: number }) =>
      originalSize <= largestPart && /^xl\/(?:sharedStrings|styles|worksheets\/sheet\d+)\.xml$/.test(name)
    const parts = unzipSync(bytes, { filter: isRead })
    const xmlOf = (name: string) => (parts[name] ? strFromU8(parts[name]) : '')
    const reading: SheetReading = {
      texts: readSharedTexts(xmlOf('xl/sharedStrings.xml')),
      percentStyles: readPercentStyles(xmlOf('xl/styles.xml')),
      // Somebody looks at the rows before they count, and a share may be calculated from a batch.
      formulas: 'shown',
      most: mostLines,
    }
    const sheets = Object.entries(parts)
      .filter(([name]) => name.startsWith('xl/worksheets/'))
      .toSorted(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    let first: ReadRows | null = null
    for (const [, sheet] of sheets) {
      const lines = readSheetRows(strFromU8(sheet), reading).map(({ cells }) =>
        Array.from({ length: Math.max(-1, ...cells.keys()) + 1 }, (_, column) => cells.get(column) ?? ''),
      )
      const read = readTable(lines)
      // The first sheet that holds a recipe is the one that is meant: a cover has lines without numbers or shares.
      if (read.rows.some(({ cas, ec, index, share }) => share !== '' || (cas ?? ec ?? index) !== undefined)) return read
      first ??= read.rows.length > 0 ? read : null
    }
    return first ?? (sheets.length > 0 ? readTable([]) : null)
  } catch {
    return null
  }
}
