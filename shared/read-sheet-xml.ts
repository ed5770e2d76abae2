/** The XML of a spreadsheet's parts (ECMA-376, part 1, 18.3), read as text; the caller has unpacked the file. */

export interface SheetRow {
  /** as the program that shows it counts, from 1 */
  number: number
  /** by column, from 0; a cell with a formula is null: what it shows is nobody's word */
  cells: ReadonlyMap<number, string | null>
}

/** What stands between two marks, one after the other; a part that does not end ends the reading. */
function* between(xml: string, begin: string, end: string): Generator<{ head: string; body: string }> {
  for (let at = xml.indexOf(begin); at !== -1; at = xml.indexOf(begin, at)) {
    const headEnd = xml.indexOf('>', at)
    if (headEnd === -1) return
    const next = xml[at + begin.length] ?? ''
    const head = xml.slice(at + begin.length, headEnd)
    if (!/[\s/>]/.test(next)) at = headEnd
    else if (head.endsWith('/')) {
      yield { head, body: '' }
      at = headEnd
    } else {
      const to = xml.indexOf(end, headEnd)
      if (to === -1) return
      yield { head, body: xml.slice(headEnd + 1, to) }
      at = to + end.length
    }
  }
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }
const decode = (text: string): string =>
  text
    .replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|lt|gt|amp|quot|apos);/gi, (_, name: string) => {
      const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
      return name.startsWith('#') ? (code <= 0x10ffff ? String.fromCodePoint(code) : '') : (entities[name.toLowerCase()] ?? '')
    })
    .replaceAll(/_x000[dD]_/g, '')

const joinTexts = (xml: string): string => [...between(xml, '<t', '</t>')].map(({ body }) => decode(body)).join('')
/** The texts that cells name by number: `xl/sharedStrings.xml`. */
export const readSharedTexts = (xml: string): string[] => [...between(xml, '<si', '</si>')].map(({ body }) => joinTexts(body))

/**
 * The rows of `xl/worksheets/sheet1.xml`, without those that are empty.
 * @param texts those of `xl/sharedStrings.xml`
 * @param most rows to read
 */
export function readSheetRows(xml: string, texts: readonly string[], most: number): SheetRow[] {
  const rows: SheetRow[] = []
  let last = 0
  for (const { head, body } of between(xml, '<row', '</row>')) {
    const number = Number(/\br="(\d{1,7})"/.exec(head)?.[1] ?? last + 1)
    last = number
    const cells = readCells(body, texts)
    if (cells.size === 0) continue
    if (rows.length === most) break
    rows.push({ number, cells })
  }
  return rows
}

function readCells(xml: string, texts: readonly string[]): Map<number, string | null> {
  const cells = new Map<number, string | null>()
  let last = -1
  for (const { head, body } of between(xml, '<c', '</c>')) {
    const column = columnOf(/\br="([A-Z]{1,3})\d+"/.exec(head)?.[1]) ?? last + 1
    last = column
    if (column >= 200) continue
    if (/<f[\s/>]/.test(body)) {
      cells.set(column, null)
      continue
    }
    const type = /\bt="(\w+)"/.exec(head)?.[1]
    const [value] = between(body, '<v', '</v>')
    const text =
      type === 's' ? (texts[Number(value?.body ?? -1)] ?? '') : type === 'inlineStr' ? joinTexts(body) : decode(value?.body ?? '')
    if (text.trim() !== '') cells.set(column, text)
  }
  return cells
}

const columnOf = (letters: string | undefined): number | undefined =>
  letters === undefined ? undefined : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
