/** The XML of a spreadsheet's parts (ECMA-376, part 1, 18.3), read as text; the caller has unpacked the file. */

export interface SheetRow {
  /** as the program that shows it counts, from 1 */
  number: number
  /** by column, from 0; null: a cell without a text of its own, see `SheetReading.formulas` */
  cells: ReadonlyMap<number, string | null>
}

export interface SheetReading {
  /** those of `xl/sharedStrings.xml` */
  texts: readonly string[]
  /** numbers of the styles that show a figure as per cent: 0.125 as 12.5 % */
  percentStyles?: ReadonlySet<number>
  /**
   * `refused`: a cell with a formula, an error, a truth value or a text that the file lacks is null, since nobody wrote what it shows.
   * `shown`: what a formula showed last is taken, the formula itself where nobody has calculated it, and the sign of an error; a missing text is empty.
   */
  formulas: 'refused' | 'shown'
  /** rows to read */
  most: number
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

/** Formats that are built in: 0 % and 0.00 % (ECMA-376, part 1, 18.8.30). */
const builtInPercent = [9, 10]

/** Numbers of the cell styles of `xl/styles.xml` that show a figure as per cent. */
export function readPercentStyles(xml: string): ReadonlySet<number> {
  const formats = new Set(builtInPercent)
  for (const { head } of between(xml, '<numFmt', '</numFmt>'))
    if (/\bformatCode="[^"]*%/.test(head)) formats.add(Number(/\bnumFmtId="(\d+)"/.exec(head)?.[1]))
  const [styles] = between(xml, '<cellXfs', '</cellXfs>')
  const cells = [...between(styles?.body ?? '', '<xf', '</xf>')]
  return new Set(cells.flatMap(({ head }, number) => (formats.has(Number(/\bnumFmtId="(\d+)"/.exec(head)?.[1])) ? [number] : [])))
}

/** The rows of `xl/worksheets/sheet1.xml`, without those that are empty. */
export function readSheetRows(xml: string, reading: SheetReading): SheetRow[] {
  const rows: SheetRow[] = []
  let last = 0
  for (const { head, body } of between(xml, '<row', '</row>')) {
    const number = Number(/\br="(\d{1,7})"/.exec(head)?.[1] ?? last + 1)
    last = number
    const cells = readCells(body, reading)
    if (cells.size === 0) continue
    if (rows.length === reading.most) break
    rows.push({ number, cells })
  }
  return rows
}

function readCells(xml: string, reading: SheetReading): Map<number, string | null> {
  const cells = new Map<number, string | null>()
  let last = -1
  for (const cell of between(xml, '<c', '</c>')) {
    const column = columnOf(/\br="([A-Z]{1,3})\d+"/.exec(cell.head)?.[1]) ?? last + 1
    last = column
    if (column >= 200) continue
    const text = readCell(cell, reading)
    if (text === null ? reading.formulas === 'refused' : text.trim() !== '') cells.set(column, text)
  }
  return cells
}

/** What a cell says; null: an error, a truth value, a text that the file lacks or, unless what it shows is wanted, a formula. */
function readCell({ head, body }: { head: string; body: string }, { texts, percentStyles, formulas }: SheetReading): string | null {
  if (formulas === 'refused' && /<f[\s/>]/.test(body)) return null
  const type = /\bt="(\w+)"/.exec(head)?.[1] ?? 'n'
  if (type === 'inlineStr') return joinTexts(body)
  const [value] = between(body, '<v', '</v>')
  if (value === undefined) return formulas === 'shown' ? writeFormula(body) : ''
  if (type === 's') return texts[Number(value.body)] ?? null
  if (type === 'e') return formulas === 'shown' ? decode(value.body) : null
  if (type === 'b') return null
  const text = decode(value.body)
  return type === 'n' ? writeFigure(text, percentStyles?.has(Number(/\bs="(\d+)"/.exec(head)?.[1])) === true) : text
}

/** A formula that nobody has calculated yet, as it is typed; one that repeats that of another cell has no text of its own. */
function writeFormula(body: string): string {
  const [formula] = between(body, '<f', '</f>')
  return formula === undefined ? '' : `=${decode(formula.body) || '…'}`
}

/** Files hold 12.3 as 12.300000000000001; what a program shows of it has fifteen digits at most. */
function writeFigure(stored: string, isPercent: boolean): string {
  const figure = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(figure)) return stored
  return isPercent ? `${Number((figure * 100).toPrecision(15))} %` : String(Number(figure.toPrecision(15)))
}

const columnOf = (letters: string | undefined): number | undefined =>
  letters === undefined ? undefined : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
