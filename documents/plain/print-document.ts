import type { LanguageCode } from '../../shared/languages.ts'
import { estimateLines, fitLine, fitText, type TextMeasure } from '../rendering/fit-text.ts'
import { cutRunningLines } from '../rendering/running-lines.ts'
import { countTied, estimateRow, roomToBegin } from '../rendering/tie-rows.ts'

/** A term with its value. */
export interface PlainFact {
  term: string
  value: string
}

/** A table; its first column names the row. Widths in mm, 174 in all. */
export interface PlainTable {
  caption: string
  columns: { head: string; width: number }[]
  /** Cells, each with its lines. */
  rows: string[][][]
}

/** The content of a document of facts and tables on A4, all in one language: a receipt, a report. */
export interface PlainDocument {
  language: LanguageCode
  title: string
  /** Who issues it. */
  author: string
  facts: PlainFact[]
  note: string
  pageWord: string
  /** `YYYY-MM-DD` */
  stampedOn: string
}

const body = (width: number): TextMeasure => ({ width, size: 9.5 })
const cellSize = 8.75
const cellPadding = 3.2
/** Lines by estimate; a row with more may be split. */
const longCell = 40

/** All but its parts, as the templates print it. @param parts as the template of the document has them */
export function printDocument<Part>({ language, title, author, pageWord, facts, note }: PlainDocument, parts: readonly Part[]) {
  return {
    language,
    documentTitle: title,
    title: fitLine(title, { width: 170, size: 17 }, language),
    author,
    running: cutRunningLines({
      name: title,
      documents: [author],
      page: pageWord,
      version: '',
      supplier: author,
      permalink: '',
      footer: title,
    }),
    facts: printFacts(facts, language),
    parts,
    note: fitText(note, body(174), language),
  }
}

/** Terms with their values, as the templates print them. */
export function printFacts(facts: readonly PlainFact[], language: LanguageCode) {
  return facts.map(({ term, value }) => ({
    term: fitText(term, body(48), language),
    lines: [fitText(value, body(122), language)],
    whole: estimateLines(value, body(122)) <= 7,
  }))
}

/** A table as the templates print it; a row is split only where it is long. */
export function printTable({ caption, columns, rows }: PlainTable, language: LanguageCode) {
  const measures = columns.map(({ width }): TextMeasure => ({ width: width - cellPadding, size: cellSize }))
  const measureOf = (index: number): TextMeasure => measures[index] ?? body(40)
  const heights = rows.map((cells) => estimateRow(cells, measureOf))
  const head = estimateRow(
    columns.map((column) => [column.head]),
    measureOf,
  )
  return {
    caption: fitText(caption, body(174), language),
    strongHeads: true,
    begin: roomToBegin(heights, head, estimateLines(caption, body(174))),
    tied: countTied(heights, head),
    columns: columns.map((column, index) => ({
      head: fitText(column.head, measureOf(index), language),
      align: 'start',
      width: column.width,
    })),
    rows: rows.map((cells) => ({
      breaks: cells.some((lines, index) => lines.reduce((sum, line) => sum + estimateLines(line, measureOf(index)), 0) > longCell),
      cells: cells.map((lines, index) => lines.map((line) => fitText(line, measureOf(index), language))),
    })),
  }
}
