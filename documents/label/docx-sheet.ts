import {
  AlignmentType,
  Footer,
  Header,
  HeightRule,
  HorizontalPositionRelativeFrom,
  ImageRun,
  LineRuleType,
  Paragraph,
  TableCell,
  TableRow,
  TextRun,
  TextWrappingType,
  VerticalPositionRelativeFrom,
  WidthType,
  type ISectionOptions,
  type Table,
} from 'docx'
import sharp from 'sharp'
import type { LabelSize } from '../../clp/label/label-sizes.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { spareHeight, twips } from './docx-flow.ts'
import { emptyParagraph, layoutTable, noMargins, wordFonts } from './docx-paragraphs.ts'
import { cleanText, wordLanguage } from './docx-text.ts'
import type { LabelModel } from './label-model.ts'
import { sheetGrid } from './sheet-grid.ts'

/** A sheet of labels as Word has it: labels stand upright, so that one whose labels are turned on the upright A4 is a lying A4. mm */
export interface WordSheet {
  width: number
  height: number
  /** Left edges and upper edges of the labels. */
  columns: number[]
  rows: number[]
  /** Bars that show where to cut. */
  marks: { x: number; y: number; width: number; height: number }[]
}

const a4 = { width: 210, height: 297 }

/** The grid of the design, turned so that the labels stand upright. */
function wordSheet(size: LabelSize): WordSheet {
  const { cells, marks, isTurned } = sheetGrid(size)
  const unique = (places: number[]) => [...new Set(places)].toSorted((one, other) => one - other)
  if (!isTurned) return { ...a4, columns: unique(cells.map(({ x }) => x)), rows: unique(cells.map(({ y }) => y)), marks }
  const columns = unique(cells.map(({ y }) => y))
  const rows = unique(cells.map(({ x }) => x))
  // The block of labels is in the middle, so a sheet that is turned either way is the same one.
  return {
    width: a4.height,
    height: a4.width,
    columns,
    rows,
    marks: marks.map(({ x, y, width, height }) => ({ x: y, y: x, width: height, height: width })),
  }
}

/** Labels on a sheet of Word, which needs room between them; 0 where it holds none. */
export function labelsPerWordSheet(size: LabelSize): number {
  return sheetGrid(size).cells.length
}

/** Points, as the sheet of the PDF has them. */
const footSize = 8
/** mm from the lower edge of the paper, and from its sides. */
const foot = { below: 7, side: 19, ruler: 50, rulerHeight: 2 }
const pixelsPerMillimetre = 96 / 25.4
const pixelsPerMillimetreOfPicture = 300 / 25.4

/** What writes a label into a cell. The last thing in it is a paragraph. */
export type WriteLabel = () => (Paragraph | Table)[]

/** Sheets that are full, and a last one that is not: each with its own number of labels at the foot. */
export async function writeSheets(label: LabelModel, copies: number, write: WriteLabel, nextId: () => number): Promise<ISectionOptions[]> {
  const sheet = wordSheet(label.format.size)
  const perSheet = sheet.columns.length * sheet.rows.length
  const background = await drawBackground(sheet)
  const counts = Array.from({ length: Math.ceil(copies / perSheet) }, (_, index) => Math.min(perSheet, copies - index * perSheet))
  const groups = [counts.filter((count) => count === perSheet), counts.filter((count) => count < perSheet)]
  return groups.flatMap((group) => {
    const [count] = group
    if (count === undefined) return []
    return {
      properties: { page: { size: { width: twips(sheet.width), height: twips(sheet.height) }, margin: marginsOf(sheet, label) } },
      headers: { default: new Header({ children: [backgroundParagraph(background, sheet, nextId())] }) },
      footers: { default: new Footer({ children: footParagraphs(label, count, sheet) }) },
      children: [
        ...group.flatMap((_, index) => [emptyParagraph({ pageBreakBefore: index > 0 }), writeSheet(sheet, label, count, write)]),
        emptyParagraph(),
      ],
    }
  })
}

/** The margins of the page lead to the first label; a point of them is the paragraph above the table. */
function marginsOf(sheet: WordSheet, { format }: LabelModel) {
  const right = sheet.width - Math.max(...sheet.columns) - format.size.width
  return {
    top: twips(Math.min(...sheet.rows)) - 20,
    left: twips(Math.min(...sheet.columns)),
    right: twips(right),
    bottom: twips(foot.below + 8),
    header: 0,
    footer: twips(foot.below),
    gutter: 0,
  }
}

/** A table with the labels in its cells and what lies between them in cells of their own. */
function writeSheet(sheet: WordSheet, { format }: LabelModel, count: number, write: WriteLabel): Table {
  const { size, padding } = format
  const margins = {
    ...noMargins,
    top: twips(padding.top),
    left: twips(padding.left),
    right: twips(padding.right),
    bottom: Math.max(0, twips(padding.bottom) - spareHeight),
  }
  const widths = sheet.columns.flatMap((x, index) => between(sheet.columns, index, x, size.width))
  const heights = sheet.rows.flatMap((y, index) => between(sheet.rows, index, y, size.height))
  let left = count
  const rows = heights.map((height, row) => {
    const isGap = row % 2 === 1
    const cells = widths.map((width, column) => {
      const hasLabel = !isGap && column % 2 === 0 && left > 0
      if (hasLabel) left--
      return new TableCell({
        width: { size: width, type: WidthType.DXA },
        margins: hasLabel ? margins : noMargins,
        children: hasLabel ? write() : [emptyParagraph()],
      })
    })
    return new TableRow({
      cantSplit: true,
      height: { value: height, rule: isGap ? HeightRule.EXACT : HeightRule.ATLEAST },
      children: cells,
    })
  })
  return layoutTable(widths, rows)
}

/** A label and, but for the last one, the gap behind it. twips */
function between(starts: readonly number[], index: number, start: number, length: number): number[] {
  const next = starts[index + 1]
  return next === undefined ? [twips(length)] : [twips(length), twips(next) - twips(start) - twips(length)]
}

const backgrounds = new Map<string, Promise<{ svg: Buffer; png: Buffer }>>()
/** Everybody may choose sizes of their own. */
const mostBackgrounds = 16

/** Cut marks and the line of 50 mm, drawn once for the sheets that were requested last. */
function drawBackground(sheet: WordSheet): Promise<{ svg: Buffer; png: Buffer }> {
  const key = JSON.stringify([sheet.width, sheet.marks])
  const known = backgrounds.get(key)
  if (known) return known
  const right = sheet.width - foot.side
  const bottom = sheet.height - foot.below
  const ruler = [
    { x: right - foot.ruler, y: bottom - 0.2, width: foot.ruler, height: 0.2 },
    { x: right - foot.ruler - 0.1, y: bottom - foot.rulerHeight, width: 0.2, height: foot.rulerHeight },
    { x: right - 0.1, y: bottom - foot.rulerHeight, width: 0.2, height: foot.rulerHeight },
  ]
  const bars = [...sheet.marks, ...ruler]
  const rectangles = bars.map(({ x, y, width, height }) => `<rect x="${x}" y="${y}" width="${width}" height="${height}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}">${rectangles.join('')}</svg>`
  const made = drawBars(bars, sheet).then((png) => ({ svg: Buffer.from(svg), png }))
  backgrounds.set(key, made)
  const [oldest] = backgrounds.keys()
  if (backgrounds.size > mostBackgrounds && oldest !== undefined) backgrounds.delete(oldest)
  return made
}

/** Bars in black on white, at least a pixel wide: the full drawing engine would be wasted on so little. */
function drawBars(bars: WordSheet['marks'], sheet: WordSheet): Promise<Buffer> {
  const pixel = (millimetres: number) => Math.round(millimetres * pixelsPerMillimetreOfPicture)
  const [width, height] = [pixel(sheet.width), pixel(sheet.height)]
  const pixels = Buffer.alloc(width * height, 255)
  for (const bar of bars) {
    const right = Math.max(pixel(bar.x) + 1, pixel(bar.x + bar.width))
    const bottom = Math.max(pixel(bar.y) + 1, pixel(bar.y + bar.height))
    for (let y = pixel(bar.y); y < bottom; y++) pixels.fill(0, y * width + pixel(bar.x), y * width + right)
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer()
}

/** In the head of the page, behind everything: what is no part of the text is not read aloud. */
function backgroundParagraph({ svg, png }: { svg: Buffer; png: Buffer }, sheet: WordSheet, id: number): Paragraph {
  const image = new ImageRun({
    type: 'svg',
    data: svg,
    fallback: { type: 'png', data: png },
    transformation: { width: sheet.width * pixelsPerMillimetre, height: sheet.height * pixelsPerMillimetre },
    altText: { id: String(id), name: `sheet ${id}`, title: '', description: '' },
    floating: {
      horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: 0 },
      verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: 0 },
      allowOverlap: true,
      layoutInCell: false,
      lockAnchor: true,
      behindDocument: true,
      wrap: { type: TextWrappingType.NONE },
      margins: { top: 0, bottom: 0, left: 0, right: 0 },
      zIndex: 0,
    },
  })
  return emptyParagraph({ children: [image] })
}

/**
 * The same words as at the foot of the PDF: product, size, number of labels and languages, and below them that nothing may be scaled, beside
 * the line of 50 mm. Each has lines of its own, for in some languages both are long.
 */
function footParagraphs({ name, format, words, language }: LabelModel, count: number, sheet: WordSheet): Paragraph[] {
  const about = [name, `${words.size}\u00a0mm`, words.labels.replace('{count}', String(count)), words.languages].join(' · ')
  const right = foot.side + foot.ruler + 2 - marginRight(sheet, format.size.width)
  const placed = {
    indent: { left: twips(foot.side - Math.min(...sheet.columns)), right: twips(right) },
    spacing: { before: 0, after: 0, line: footSize * 24, lineRule: LineRuleType.EXACT },
  }
  return [
    new Paragraph({ ...placed, alignment: AlignmentType.LEFT, children: [footRun(about, language)] }),
    new Paragraph({ ...placed, alignment: AlignmentType.RIGHT, children: [footRun(words.printAtFullSize, language)] }),
  ]
}

function marginRight(sheet: WordSheet, width: number): number {
  return sheet.width - Math.max(...sheet.columns) - width
}

function footRun(text: string, language: LanguageCode): TextRun {
  return new TextRun({ text: cleanText(text), size: footSize * 2, font: wordFonts[400].name, language: { value: wordLanguage(language) } })
}
