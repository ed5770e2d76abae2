import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  LineRuleType,
  NoBreakHyphen,
  Paragraph,
  Table,
  TableBorders,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
  type ImageRun,
  type IRunOptions,
} from 'docx'
import type { LanguageCode } from '../../shared/languages.ts'
import { halfPoints } from './docx-fit.ts'
import { leastHeight, type DrawingElement, type FlowBlock, type FlowColumns, type FlowParagraph, type TextElement } from './docx-flow.ts'
import { cleanText, wordLanguage } from './docx-text.ts'
import type { LabelWeight } from './label-fonts.ts'
import { bindHyphens } from './measure-words.ts'
import { showHyphen, type Run } from './text-runs.ts'

/** What the paragraphs of one label need. */
export interface ParagraphSetting {
  /** Size of the text in points. */
  textSize: number
  /** Begins a page. */
  beginsPage: boolean
  /** A drawing that hangs on a paragraph whose upper edge is there, in twips within the margins; null where it cannot be drawn. */
  draw(drawing: DrawingElement, paragraph: { top: number }): ImageRun | null
}

/** The typeface by weight. Word knows a family with regular and bold only, so the weights between are families of their own. */
export const wordFonts: Readonly<Record<LabelWeight, { name: string; bold: boolean }>> = {
  400: { name: 'Fira Sans Condensed', bold: false },
  500: { name: 'Fira Sans Condensed Medium', bold: false },
  600: { name: 'Fira Sans Condensed SemiBold', bold: false },
  700: { name: 'Fira Sans Condensed', bold: true },
}

/** Where a line may end behind a hyphen, as every word processor has it. */
const endsOfItself = /(?:^$|\s$|-$)/

/** Height of a text as Word sets it, in twips. */
export function heightInWord(element: TextElement, textSize: number): number {
  return element.lines.reduce((sum, line) => sum + lineTwips(Math.max(...line.map(({ scale }) => scale)), element.lineHeight, textSize), 0)
}

function lineTwips(scale: number, lineHeight: number, textSize: number): number {
  return Math.round(scale * lineHeight * textSize * 20)
}

/** Paragraphs and tables of one label. */
export function writeBlocks(blocks: readonly FlowBlock[], setting: ParagraphSetting): (Paragraph | Table)[] {
  return blocks.map((block, index) =>
    block.kind === 'columns'
      ? writeColumns(block, { ...setting, beginsPage: false })
      : writeParagraph(block, { ...setting, beginsPage: setting.beginsPage && index === 0 }),
  )
}

/** A paragraph as low as Word allows, for places where it demands one. */
export function emptyParagraph(options: { pageBreakBefore?: boolean; children?: readonly ImageRun[] } = {}): Paragraph {
  return new Paragraph({ ...options, spacing: { before: 0, after: 0, line: leastHeight, lineRule: LineRuleType.EXACT }, run: { size: 2 } })
}

function writeParagraph(block: FlowParagraph, setting: ParagraphSetting): Paragraph {
  const drawings = block.drawings.flatMap((drawing) => setting.draw(drawing, block) ?? [])
  const { text, partner, before, after, left, right } = block
  const placed = { indent: { left, right }, pageBreakBefore: setting.beginsPage, widowControl: false }
  if (!text) {
    return new Paragraph({
      ...placed,
      spacing: { before, after, line: leastHeight, lineRule: LineRuleType.EXACT },
      run: { size: 2 },
      ...(block.kind === 'rule' ? { border: { bottom: ruleBorder(block.thickness) } } : {}),
      children: drawings,
    })
  }
  const scales = text.lines.flat().map(({ scale }) => scale)
  const isMixed = text.lines.length > 1 && Math.max(...scales) > Math.min(...scales)
  const scale = isMixed ? Math.min(...scales) : Math.max(...scales)
  return new Paragraph({
    ...placed,
    ...(text.part === 'name' ? { heading: HeadingLevel.HEADING_1 } : {}),
    alignment: text.align === 'end' ? AlignmentType.RIGHT : AlignmentType.LEFT,
    spacing: {
      before,
      after,
      line: lineTwips(scale, text.lineHeight, setting.textSize),
      // Larger type on a line of its own makes that line higher; otherwise no typeface changes the height of the label.
      lineRule: isMixed ? LineRuleType.AT_LEAST : LineRuleType.EXACT,
    },
    ...(partner ? { tabStops: [{ type: TabStopType.RIGHT, position: left + Math.round((text.width / 25.4) * 1440) }] } : {}),
    children: [
      ...drawings,
      ...writeRuns(text, setting.textSize),
      ...(partner
        ? [new TextRun({ text: '\t', language: { value: wordLanguage(text.language) } }), ...writeRuns(partner, setting.textSize)]
        : []),
    ],
  })
}

/** Lines run on as in any text; where the label breaks a long word, the break is written. */
function writeRuns({ lines, language }: TextElement, textSize: number): TextRun[] {
  const runs: { run: Run; text: string; breaks: boolean }[] = []
  for (const [number, line] of lines.entries()) {
    const breaks = number > 0 && !endsOfItself.test(lines[number - 1]?.at(-1)?.text ?? '')
    for (const [index, run] of line.entries()) {
      const last = runs.at(-1)
      const isSame = last && last.run.weight === run.weight && last.run.scale === run.scale && !last.run.role && !run.role
      const bound = bindHyphens(run)
      const text = index === line.length - 1 ? showHyphen(bound) : bound
      if (isSame && !(index === 0 && breaks)) last.text += text
      else runs.push({ run, text, breaks: index === 0 && breaks })
    }
  }
  return runs.flatMap(({ run, text, breaks }) => writeRun(run, text, breaks, language, textSize))
}

function writeRun(run: Run, text: string, breaks: boolean, language: LanguageCode, textSize: number): TextRun[] {
  const { name, bold } = wordFonts[run.weight]
  const size = halfPoints(run.scale * textSize)
  // Only ever `text`: among the `children` of a run a word such as CURRENT would become a field.
  const options = { font: name, bold, size, language: { value: wordLanguage(language) }, ...(breaks ? { break: 1 } : {}) }
  if (run.role !== 'mark') return writeText(cleanText(text), options)
  // Spaces keep the letters off their box: room that belongs to the border would make the line higher.
  const border = { style: BorderStyle.SINGLE, size: 4, space: 0, color: '000000' }
  return [new TextRun({ ...options, text: `\u00a0${cleanText(text.trim())}\u00a0`, border }), new TextRun({ ...options, text: ' ' })]
}

/** A hyphen that ends no line is a sign of Word's own, for few typefaces have U+2011 (ECMA-376 part 1, 17.3.3.18). */
function writeText(text: string, { break: breaks, ...options }: IRunOptions): TextRun[] {
  const pieces = text.split(/(\u2011)/u).filter((piece) => piece !== '')
  return pieces.map((piece, index) => {
    const here = index === 0 && breaks ? { ...options, break: breaks } : options
    return new TextRun(piece === '\u2011' ? { ...here, children: [new NoBreakHyphen()] } : { ...here, text: piece })
  })
}

/** Borders are measured in eighths of a point. */
function ruleBorder(millimetres: number) {
  return { style: BorderStyle.SINGLE, size: Math.max(2, Math.round((millimetres / 25.4) * 72 * 8)), space: 0, color: '000000' }
}

function writeColumns({ columns }: FlowColumns, setting: ParagraphSetting): Table {
  const cells = columns.map(
    ({ width, blocks }) =>
      new TableCell({
        width: { size: width, type: WidthType.DXA },
        margins: noMargins,
        children: blocks.map((block) => writeParagraph(block, setting)),
      }),
  )
  const widths = columns.map(({ width }) => width)
  return layoutTable(widths, [new TableRow({ cantSplit: true, children: cells })])
}

export const noMargins = { top: 0, bottom: 0, left: 0, right: 0, marginUnitType: WidthType.DXA }

/** A table that only places things. @param columnWidths twips */
export function layoutTable(columnWidths: readonly number[], rows: readonly TableRow[]): Table {
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: columnWidths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    indent: { size: 0, type: WidthType.DXA },
    columnWidths: [...columnWidths],
    borders: TableBorders.NONE,
    margins: noMargins,
    rows: [...rows],
  })
}
