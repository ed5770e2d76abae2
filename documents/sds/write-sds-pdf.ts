import { nameFile } from '../name-file.ts'
import { quietZoneOf } from '../qr-code.ts'
import { readPictogram } from '../read-drawing.ts'
import { cutRunningLines } from '../rendering/running-lines.ts'
import type { PictogramCode } from '../../clp/pictograms.ts'
import type { CellLine, LabelBlock, Pairs, Rich, SdsModel, Subsection, Table } from '../document-model.ts'
import { estimateLines, fitLine, fitText, type TextMeasure } from '../rendering/fit-text.ts'
import type { TextWeight } from '../rendering/count-lines.ts'
import { joinPlainLines } from '../rendering/join-plain-lines.ts'
import type { RenderJob } from '../rendering/render-job.ts'
import { countTied, estimateRow, roomToBegin } from '../rendering/tie-rows.ts'
import { widths } from '../rendering/widths.ts'
import { keepTogether, type KeptBlock } from './keep-together.ts'
import { countCell, countMost, countPrinted, heightOf, type Printed, type PrintedLine } from './row-heights.ts'
import { joinPieces } from './join-pieces.ts'
import { isColumnName, makeRoomForNames, widthOfNames } from './name-columns.ts'
import { shareRoom } from './share-room.ts'
import {
  textWidth,
  body,
  termMeasure,
  valueMeasure,
  signMeasure,
  codeMeasure,
  statementMeasure,
  surelyFits,
  keepWhole,
  plain,
  isTooLongForHead,
} from './estimate-parts.ts'

const tableLine = { size: 8.75, padding: 3.2, height: 4.06, rowPadding: 2.2 }
/**
 * What a renderer needs to write a safety data sheet as PDF/UA-1. Pure: the same model gives the same job, whose hash may
 * name the file.
 */
export function sdsPdfJob(model: SdsModel): RenderJob {
  const { language } = model
  const line = (text: string, width: number, size: number) => fitLine(text, { width, size }, language)
  const printer = createPrinter(model)
  const data = {
    language,
    documentTitle: model.documentTitle,
    title: line(model.title, 100, 17),
    subtitle: line(model.regulation, 100, 9),
    productName: line(model.productName, 148, 16),
    productLine: line(model.productLine, 148, 10),
    facts: model.facts.map(({ term, value }) => ({ term: line(term, 32, 7.5), value: line(value, 32, 9.5) })),
    supplier: line(model.supplier, widths.supplier, 13),
    logo: model.logo,
    qr: model.qr && { ...model.qr, quietZone: quietZoneOf(model.qr.svg) },
    running: cutRunningLines({
      name: model.productName,
      documents: shortenDocumentName(model),
      page: model.words.page,
      version: model.words.headerVersion,
      supplier: model.supplier,
      permalink: model.permalink,
      footer: model.words.footer,
    }),
    words: { ...model.words, page: line(model.words.page, 60, 9), marginBar: line(model.words.marginBar, 40, 8.75) },
    comparison: model.comparison && { title: line(model.comparison.title, 40, 8.75), versions: line(model.comparison.versions, 50, 8.75) },
    flowingHead: isTooLongForHead(model),
    drawings: readDrawings(model),
    sections: model.sections.map((section) => ({
      heading: line(`${section.label} ${section.heading}`, 140, 10.5),
      changed: section.changed ?? false,
      subsections: section.subsections.map((subsection) => printer.subsection(subsection)),
    })),
  }
  return { kind: 'pdf', template: 'sds', data, standard: 'ua-1', stampedOn: model.stampedOn }
}

function createPrinter({ language, words }: SdsModel) {
  const forms = language === 'bg' ? 'bulgarian' : 'usual'
  const count = (text: Printed, measure: TextMeasure, weight?: TextWeight) => countPrinted(text, measure, forms, weight)

  const heading = (number: string, text: string) => fitLine(number === '' ? text : `${number}. ${text}`, { width: 145, size: 10 }, language)

  function rich(text: Rich, measure: TextMeasure): Printed {
    const pieces = text.flatMap((run) =>
      fitText(run.text, measure, language, text.length === 1).map((piece) => ({
        ...piece,
        ...(run.mark ? { mark: run.mark } : {}),
        ...(run.missing ? { missing: run.missing } : {}),
      })),
    )
    return joinPieces(pieces)
  }

  function subsection({ number, heading: title, blocks, changed }: Subsection) {
    return {
      // Section 16 is not divided: its only part has no heading of its own.
      heading: number.includes('.') ? heading(number, title) : null,
      changed: changed ?? false,
      // A label is not torn apart (2.2 stays whole if it fits on one page). Laying it out to learn its height takes as long
      // as a page, so that it is only done where the estimate leaves a doubt.
      keep: keepWhole(blocks),
      blocks: keepTogether(blocks, body(textWidth)).map(block),
    }
  }

  function block({ block: it, sticky, notes }: KeptBlock) {
    const printedNotes = notes.map(({ text }) => rich(text, body(textWidth)))
    switch (it.kind) {
      case 'paragraph':
        return { kind: it.kind, text: rich(it.text, body(textWidth)), sticky }
      case 'heading':
        return { kind: it.kind, text: heading(it.number, it.text) }
      case 'pairs':
        return { kind: it.kind, rows: it.rows.map(pairRow), notes: printedNotes }
      case 'table':
        return { ...table(it), notes: printedNotes }
      case 'label':
        return label(it)
    }
  }

  function pairRow({ term, lines, mark }: Pairs['rows'][number]) {
    const values = lines.reduce((sum, line) => sum + estimateLines(plain(line), valueMeasure), 0)
    const estimate = Math.max(values, estimateLines(term, termMeasure))
    const printedTerm = rich([mark ? { text: term, mark } : { text: term }], termMeasure)
    const printedLines = lines.map((line) => rich(line, valueMeasure))
    // Up to some seven lines, as many as 14.6 has for the road, a row is not torn from its term; longer ones would leave too much white.
    const whole = estimate <= 7
    const counted = whole
      ? countMost([count(printedTerm, termMeasure), countCell(printedLines, (line) => count(line, valueMeasure))])
      : null
    return { term: printedTerm, lines: printedLines, whole, ...heightOf(counted, 'body') }
  }

  function table(it: Table) {
    const nameWidth = widthOfNames(it)
    const columns = shareRoom(makeRoomForNames(it, nameWidth), it.rows)
    const total = columns.reduce((sum, column) => sum + column.width, 0)
    const measures = columns.map(({ width }): TextMeasure => ({
      width: (width * textWidth) / total - tableLine.padding,
      size: tableLine.size,
    }))
    const lineMeasure = ({ name }: CellLine, index: number): TextMeasure => {
      const measure = measures[index] ?? body(textWidth)
      return name !== undefined && isColumnName(name) ? { ...measure, width: measure.width - nameWidth } : measure
    }
    const height = (lines: readonly CellLine[], index: number) =>
      lines.reduce((sum, line) => sum + estimateLines(plain(line.value), lineMeasure(line, index)), 0) * tableLine.height +
      tableLine.rowPadding
    const heights = it.rows.map(({ cells }) => Math.max(...cells.map(height)))
    const head = estimateRow(
      columns.map((column) => [column.head]),
      (index) => measures[index] ?? body(textWidth),
    )
    // Rows of many lines need their names to stand out.
    const strongHeads = it.rows.some((row) => row.cells.some((lines) => lines.some(({ name }) => name !== undefined)))
    const cellLine = (line: CellLine, index: number): PrintedLine => {
      const parts = columns[index]?.align === 'end' ? stackMarks(line.value) : line.value
      if (line.name === undefined) return rich(parts, lineMeasure(line, index))
      // The names stand in a column of their own; one that is wider stands before its value.
      return isColumnName(line.name)
        ? { name: line.name, value: rich(parts, lineMeasure(line, index)) }
        : rich([{ text: `${line.name} ` }, ...parts], lineMeasure(line, index))
    }
    const countLine = (line: PrintedLine, index: number): number | null => {
      const measure = measures[index] ?? body(textWidth)
      if (typeof line === 'string' || !('name' in line)) return count(line, measure, strongHeads && index === 0 ? 600 : 400)
      return count(line.value, { ...measure, width: measure.width - nameWidth })
    }
    const heads = columns.map((column, index) => rich([{ text: column.head }], measures[index] ?? body(textWidth)))
    const headLines = countMost(heads.map((text, index) => count(text, measures[index] ?? body(textWidth), 600)))
    const headHeight = heightOf(headLines, 'table').height
    return {
      kind: it.kind,
      caption: rich([{ text: it.caption }], body(textWidth)),
      strongHeads,
      nameWidth,
      begin: roomToBegin(heights, head, estimateLines(it.caption, body(textWidth))),
      tied: countTied(heights, head),
      ...(headHeight === undefined ? {} : { headHeight }),
      columns: columns.map(({ align, width }, index) => ({ head: heads[index] ?? '', align, width })),
      rows: it.rows.map((row, rowIndex) => {
        const cells = row.cells.map((lines, index) => lines.map((line) => cellLine(line, index)))
        const breaks = (heights[rowIndex] ?? 0) > surelyFits
        const counted = breaks ? null : countMost(cells.map((cell, index) => countCell(cell, (line) => countLine(line, index))))
        return { breaks, ...heightOf(counted, 'table'), cells: cells.map(joinPlainLines) }
      }),
    }
  }

  function label({ kind, pictograms, signalWord, contains, groups }: LabelBlock) {
    return {
      kind,
      pictograms: pictograms.map(({ code, description, mark }) => (mark ? { code, description, mark } : { code, description })),
      signalWord: rich(signalWord, signMeasure),
      contains: contains && {
        title: fitLine(contains.title, body(widths['frame-left']), language),
        substances: rich(joinWith(`${words.semicolon} `, contains.substances), body(widths['frame-left'])),
      },
      groups: groups.map(({ title, statements }) => ({
        title: fitLine(title, body(111), language),
        statements: statements.map(({ code, text, mark }) => {
          const printedCode = rich([mark ? { text: code, mark } : { text: code }], codeMeasure)
          const printedText = rich(text, statementMeasure)
          const whole = estimateLines(plain(text), statementMeasure) + estimateLines(code, codeMeasure) <= 14
          const counted = whole ? countMost([count(printedCode, codeMeasure, 600), count(printedText, statementMeasure)]) : null
          return { code: printedCode, text: printedText, whole, ...heightOf(counted, 'body') }
        }),
      })),
    }
  }

  return { subsection }
}

/** What the running head calls the document, from the whole name to the title alone: it takes the first that fits. */
function shortenDocumentName({ title, regulation }: SdsModel): string[] {
  const clauses = regulation.split(/(?=, )/)
  return [...clauses.map((_, index) => `${title} ${clauses.slice(0, clauses.length - index).join('')}`), title]
}

/** Texts one after the other; the sign between two takes no mark. */
function joinWith(sign: string, texts: readonly Rich[]): Rich {
  return texts.flatMap((text, index) => (index === 0 ? text : [{ text: sign }, ...text]))
}

/** A replaced figure stands above the one that replaces it. */
function stackMarks(rich: Rich): Rich {
  return rich.map((run, index) =>
    run.text === ' ' && rich[index - 1]?.mark === 'removed' && rich[index + 1]?.mark === 'added' ? { text: '\n' } : run,
  )
}

function readDrawings({ sections }: SdsModel): Partial<Record<PictogramCode, { svg: string }>> {
  const blocks = sections.flatMap((section) => section.subsections).flatMap((subsection) => subsection.blocks)
  const codes = blocks.flatMap((block) => (block.kind === 'label' ? block.pictograms.map(({ code }) => code) : []))
  return Object.fromEntries([...new Set(codes)].sort().map((code) => [code, { svg: readPictogram(code) }]))
}

/** Name of the file: `SDS_A4_{name}.pdf`. */
export function sdsFileName(name: string): string {
  return nameFile('SDS_A4_', name, '.pdf')
}
