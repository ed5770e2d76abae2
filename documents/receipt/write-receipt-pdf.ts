import type { LanguageCode } from '../../shared/languages.ts'
import { estimateLines, fitLine, fitText, type TextMeasure } from '../rendering/fit-text.ts'
import type { RenderJob } from '../rendering/render-job.ts'
import { countTied, estimateRow } from '../rendering/tie-rows.ts'
import { cutRunningLines } from '../rendering/running-lines.ts'

/** A table of the receipt; its first column names the row. Widths in mm, 174 in all. */
export interface ReceiptTable {
  caption: string
  columns: { head: string; width: number }[]
  /** Cells, each with its lines. */
  rows: string[][][]
}

/** What a receipt says, all in one language. */
export interface ReceiptModel {
  language: LanguageCode
  title: string
  /** Who issues it. */
  author: string
  facts: { term: string; value: string }[]
  tables: ReceiptTable[]
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

/** What a renderer needs to write a receipt as PDF/UA-1. Pure. */
export function receiptPdfJob(model: ReceiptModel): RenderJob {
  const { language } = model
  const data = {
    language,
    documentTitle: model.title,
    title: fitLine(model.title, { width: 170, size: 17 }, language),
    author: model.author,
    running: cutRunningLines({
      name: model.title,
      documents: [model.author],
      page: model.pageWord,
      version: '',
      supplier: model.author,
      permalink: '',
      footer: model.title,
    }),
    facts: printFacts(model.facts, language),
    parts: model.tables.map((table) => printTable(table, language)),
    note: fitText(model.note, body(174), language),
  }
  return { kind: 'pdf', template: 'receipt', data, standard: 'ua-1', stampedOn: model.stampedOn }
}

/** Terms with their values, as the templates print them. */
export function printFacts(facts: readonly ReceiptModel['facts'][number][], language: LanguageCode) {
  return facts.map(({ term, value }) => ({
    term: fitText(term, body(48), language),
    lines: [fitText(value, body(122), language)],
    whole: estimateLines(value, body(122)) <= 7,
  }))
}

/** A table as the templates print it; a row is split only where it is long. */
export function printTable({ caption, columns, rows }: ReceiptTable, language: LanguageCode) {
  const measures = columns.map(({ width }): TextMeasure => ({ width: width - cellPadding, size: cellSize }))
  const measureOf = (index: number): TextMeasure => measures[index] ?? body(40)
  return {
    caption: fitText(caption, body(174), language),
    strongHeads: true,
    tied: countTied(
      rows.map((cells) => estimateRow(cells, measureOf)),
      estimateRow(
        columns.map(({ head }) => [head]),
        measureOf,
      ),
    ),
    columns: columns.map(({ head, width }, index) => ({ head: fitText(head, measureOf(index), language), align: 'start', width })),
    rows: rows.map((cells) => ({
      breaks: cells.some((lines, index) => lines.reduce((sum, line) => sum + estimateLines(line, measureOf(index)), 0) > longCell),
      cells: cells.map((lines, index) => lines.map((line) => fitText(line, measureOf(index), language))),
    })),
  }
}
