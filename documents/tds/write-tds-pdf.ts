import { nameFile } from '../name-file.ts'
import { quietZoneOf } from '../qr-code.ts'
import { cutRunningLines } from '../rendering/running-lines.ts'
import { estimateLines, fitLine, fitText, type FittedPiece, type TextMeasure } from '../rendering/fit-text.ts'
import { joinPlainLines } from '../rendering/join-plain-lines.ts'
import type { RenderJob } from '../rendering/render-job.ts'
import { countTied, estimateRow, roomToBegin } from '../rendering/tie-rows.ts'
import { panelTextWidth, shortValueWidth, widths } from '../rendering/widths.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Rich, Table } from '../document-model.ts'
import { cell, emptyCell } from '../sds/blocks.ts'
import { plainText } from '../text/write-text.ts'
import { joinTexts } from './key-data.ts'
import type { KeyDatum, TdsBlock, TdsModel, TdsSection } from './tds-model.ts'

/** Measures of the sheet in mm and pt, as the template sets them: documents/templates/tds.typ. Texts are fitted to the narrower
 * of the columns in which they may come to stand. */
const body = (width: number): TextMeasure => ({ width, size: 9.5 })
const termMeasure = body(widths['short-term'])
const pairMeasure = body(shortValueWidth)
const datumTerm: TextMeasure = { width: panelTextWidth, size: 8.5 }
const datumValue: TextMeasure = { width: panelTextWidth, size: 10 }
const tableCell = { size: 8.75, padding: 3.2 }
/** Lines, by estimate: a page has 53 of the body's and 60 of a table's. What is longer may be split wherever a page ends. */
const longText = 45

/** Texts as the template prints them: a string, or pieces. */
type Printed = string | { text: string; hyphenate?: true; unbroken?: true; missing?: true }[]

/**
 * What a renderer needs to write a technical data sheet as PDF/UA-1. Pure: the same model gives the same job, whose hash may
 * name the file. The template decides by measuring what stands in the panel of the first page and where its text ends.
 */
export function tdsPdfJob(model: TdsModel): RenderJob {
  const { language, keyData } = model
  const line = (text: string, width: number, size: number) => fitLine(text, { width, size }, language)
  const printer = createPrinter(language)
  const data = {
    language,
    documentTitle: model.documentTitle,
    title: line(model.title, 100, 17),
    subtitle: line(model.subtitle, 100, 9),
    productName: line(model.productName, 148, 16),
    productLine: line(model.productLine, 148, 10),
    facts: model.facts.map(({ term, value }) => ({ term: line(term, 40, 7.5), value: line(value, 40, 9.5) })),
    supplier: line(model.supplier, widths.supplier, 13),
    logo: model.logo,
    qr: { ...model.qr, quietZone: quietZoneOf(model.qr.svg) },
    running: cutRunningLines({
      name: model.productName,
      documents: [model.title],
      page: model.words.page,
      version: model.words.headerVersion,
      supplier: model.supplier,
      permalink: model.permalink,
      footer: model.words.footer,
    }),
    words: { page: line(model.words.page, 60, 9) },
    flowingHead: isTooLongForHead(model),
    sections: model.sections.map((section) => printer.section(section, widths.main)),
    keyData: {
      heading: line(keyData.heading, panelTextWidth, 11.5),
      furtherHeading: line(keyData.furtherHeading, widths.main, 11.5),
      rows: keyData.rows.map(printer.datum),
      table: printer.table({ kind: 'table', ...keyData.table, rows: keyData.rows.map(asTableRow) }),
      notes: keyData.notes.map(({ text }) => printer.paragraph(text, widths.main)),
    },
    panel: model.panel.map((section) => printer.section(section, panelTextWidth)),
    closing: model.closing.map((section) => printer.section(section, widths.main)),
  }
  return { kind: 'pdf', template: 'tds', data, standard: 'ua-1', stampedOn: model.stampedOn }
}

function isLong(texts: readonly Rich[], measure: TextMeasure): boolean {
  return texts.reduce((sum, text) => sum + estimateLines(plainText(text), measure), 0) > longText
}

/** A figure for which the panel has no room, as a row of the table. */
function asTableRow({ key, term, values, details }: KeyDatum): Table['rows'][number] {
  const conditions = joinTexts(details)
  return {
    key,
    cells: [cell(term), values.map((value) => ({ value })), conditions.length > 0 ? cell(conditions) : emptyCell],
  }
}

function createPrinter(language: LanguageCode) {
  function rich(text: Rich, measure: TextMeasure): Printed {
    const pieces = text.flatMap((run) =>
      fitText(run.text, measure, language, text.length === 1)
        .flatMap(keepRangesWhole)
        .map((piece) => (run.missing ? { ...piece, missing: run.missing } : piece)),
    )
    const [first, ...others] = pieces
    return first && others.length === 0 && Object.keys(first).length === 1 ? first.text : pieces
  }

  function section({ heading, blocks }: TdsSection, width: number) {
    return { heading: fitLine(heading, { width, size: 11.5 }, language), units: blocks.flatMap((block) => units(block, width)) }
  }

  function paragraph(text: Rich, width: number) {
    return { kind: 'paragraph', text: rich(text, body(width)), long: isLong([text], body(width)) }
  }

  /** The parts of a block between which a page may end. `long` are those that no first page can take. */
  function units(block: TdsBlock, width: number): object[] {
    switch (block.kind) {
      case 'paragraph':
        return [paragraph(block.text, width)]
      case 'list':
        return block.points.map(({ text }) => ({
          kind: 'point',
          text: rich(text, body(width - 4)),
          long: isLong([text], body(width - 4)),
        }))
      case 'pairs':
        return block.rows.map(({ term, lines }) => ({
          kind: 'pair',
          term: rich([{ text: term }], termMeasure),
          lines: lines.map((line) => rich(line, pairMeasure)),
          long: isLong(lines, pairMeasure),
        }))
      case 'table':
        return [table(block)]
    }
  }

  function table({ kind, caption, columns, rows }: Table) {
    const total = columns.reduce((sum, column) => sum + column.width, 0)
    const measures = columns.map(({ width }): TextMeasure => ({
      width: (width * widths.main) / total - tableCell.padding,
      size: tableCell.size,
    }))
    const measureOf = (index: number) => measures[index] ?? body(widths.main)
    const isLongRow = ({ cells }: Pick<Table['rows'][number], 'cells'>) =>
      cells.some((lines, index) =>
        isLong(
          lines.map(({ value }) => value),
          measureOf(index),
        ),
      )
    const heights = rows.map(({ cells }) =>
      estimateRow(
        cells.map((lines) => lines.map(({ value }) => plainText(value))),
        measureOf,
      ),
    )
    const head = estimateRow(
      columns.map((column) => [column.head]),
      measureOf,
    )
    return {
      kind,
      begin: roomToBegin(heights, head, estimateLines(caption, body(widths.main))),
      tied: countTied(heights, head),
      caption: rich([{ text: caption }], body(widths.main)),
      strongHeads: true,
      columns: columns.map(({ head, align, width }, index) => ({ head: rich([{ text: head }], measureOf(index)), align, width })),
      long: rows.some(isLongRow),
      rows: rows.map(({ cells }) => ({
        breaks: isLongRow({ cells }),
        cells: cells.map((lines, index) => joinPlainLines(lines.map(({ value }) => rich(value, measureOf(index))))),
      })),
    }
  }

  function datum({ term, values, details }: KeyDatum) {
    return {
      term: fitLine(term, datumTerm, language),
      values: values.map((value) => rich(value, datumValue)),
      details: details.map((detail) => rich(detail, datumTerm)),
      long: isLong([...values, ...details], datumTerm),
    }
  }

  return { section, paragraph, table, datum }
}

/** A range with its unit, or hours. A line may end after an en dash, whatever space follows it (Unicode Annex 14, LB12a). */
const range = /((?:[<>≤≥≈]\u00a0)?\d[\d.,:\u202f]{0,12}\u202f?–\u202f?\d[\d.,:\u202f]{0,12}(?:\u00a0[^\s\u00a0]{1,8})?)/u

function keepRangesWhole(piece: FittedPiece): FittedPiece[] {
  if (piece.hyphenate || piece.unbroken || !range.test(piece.text)) return [piece]
  return piece.text
    .split(range)
    .map((text, index): FittedPiece => (index % 2 === 1 ? { text, unbroken: true } : { text }))
    .filter(({ text }) => text !== '')
}

/** The head of the first page has room for three lines of the name and two of each fact. */
function isTooLongForHead({ title, subtitle, productName, productLine, facts, supplier, words }: TdsModel): boolean {
  return (
    estimateLines(title, { width: 116, size: 17 }) > 2 ||
    estimateLines(`${subtitle} · ${words.page} 1 / 1`, { width: 116, size: 9 }) > 4 ||
    estimateLines(productName, { width: 151, size: 16 }) > 4 ||
    estimateLines(productLine, { width: 151, size: 10 }) > 4 ||
    estimateLines(supplier, { width: widths.supplier, size: 13 }) > 4 ||
    facts.some(({ term, value }) => estimateLines(term, { width: 41, size: 7.5 }) > 4 || estimateLines(value, { width: 41, size: 9.5 }) > 4)
  )
}

/**
 * Name of the file: `TDS_A4_{name}_{language}_{timestamp}.pdf`, so that two downloads have two names.
 * @param madeAt moment in which the file is handed out; the timestamp is `YYYYMMDDhhmmssSSS` of it in UTC, as two within one second are two as well
 */
export function tdsFileName(name: string, language: LanguageCode, madeAt: Date): string {
  const stamp = madeAt.toISOString().replaceAll(/\D/g, '')
  return nameFile('TDS_A4_', name, `_${language}_${stamp}.pdf`)
}
