import type { LabelElement } from './label-layout.ts'

/** A label as Word sets it: paragraphs below each other and tables for what stands side by side. Measures in twips (1/1440 inch). */
export type FlowBlock = FlowParagraph | FlowColumns

export interface FlowParagraph {
  kind: 'text' | 'rule' | 'anchor'
  /** The text; null in a rule and in a paragraph that only holds drawings. */
  text: TextElement | null
  /** A second text at the right end of the same line. */
  partner: TextElement | null
  /** Thickness of a rule, mm. */
  thickness: number
  /** Upper edge within the label's margins. */
  top: number
  height: number
  before: number
  after: number
  /** Indents from the edges of the region. */
  left: number
  right: number
  /** Drawings that hang on this paragraph. */
  drawings: DrawingElement[]
}

export interface FlowColumns {
  kind: 'columns'
  top: number
  height: number
  columns: { width: number; blocks: FlowParagraph[] }[]
}

export type TextElement = Extract<LabelElement, { kind: 'text' }>
export type DrawingElement = Extract<LabelElement, { kind: 'drawing' }>
type RuleElement = Extract<LabelElement, { kind: 'rule' }>
type FlowElement = TextElement | RuleElement

export const twipsPerMillimetre = 1440 / 25.4
export const twips = (millimetres: number): number => Math.round(millimetres * twipsPerMillimetre)

/** Height of a paragraph that holds nothing to be read: one point. */
export const leastHeight = 20
/** Room in the lower margin for the paragraph that Word wants behind a table, and for what it rounds. */
export const spareHeight = twips(1)
/** A line may be this much wider than calculated, before Word would break it again. */
const slack = twips(0.3)
/** mm by which boxes that touch may overlap. */
const touching = 0.05

interface Region {
  /** mm from the upper left of the label. */
  x: number
  y: number
  /** twips */
  width: number
}

interface Item {
  element: FlowElement
  partner: TextElement | null
  top: number
  bottom: number
}

/**
 * Turns the places on a label into a flow: the same texts at the same places, but in paragraphs that can be edited.
 * @param inner the label within its margins, mm
 * @param heightOf height of a text in twips as Word will set it
 */
export function flowLabel(
  elements: readonly LabelElement[],
  inner: { x: number; y: number; width: number },
  heightOf: (element: TextElement) => number,
): FlowBlock[] {
  const region: Region = { x: inner.x, y: inner.y, width: twips(inner.width) }
  const blocks: FlowBlock[] = []
  for (const band of bandsOf(itemsOf(elements))) {
    const columns = columnsOf(band)
    if (columns.length > 1) {
      if (blocks.at(-1)?.kind !== 'text' && blocks.at(-1)?.kind !== 'rule') blocks.push(anchorAt(bottomOf(blocks)))
      blocks.push(makeColumns(columns, region, heightOf))
    } else blocks.push(...band.map((item) => makeParagraph(item, region, heightOf)))
  }
  if (blocks.at(-1)?.kind === 'columns') blocks.push(anchorAt(bottomOf(blocks)))
  spaceBlocks(blocks)
  hangDrawings(elements, blocks)
  return blocks
}

/** Texts and rules from above, two texts on one line together. */
function itemsOf(elements: readonly LabelElement[]): Item[] {
  const items: Item[] = []
  for (const element of elements) {
    if (element.kind === 'drawing') continue
    const other = element.kind === 'text' && element.align === 'end' ? items.find((item) => sharesLine(item, element)) : undefined
    if (other && element.kind === 'text') {
      other.partner = element
      continue
    }
    const bottom = element.y + (element.kind === 'text' ? element.height : element.thickness)
    items.push({ element, partner: null, top: element.y, bottom })
  }
  return items.toSorted((one, other) => one.top - other.top)
}

function sharesLine({ element, partner }: Item, other: TextElement): boolean {
  if (element.kind !== 'text' || partner || element.lines.length > 1 || other.lines.length > 1) return false
  const isBeside = Math.abs(element.x - other.x) < touching && Math.abs(element.width - other.width) < touching
  return isBeside && Math.abs(element.y - other.y) < touching
}

/** Items that share some height belong together, and so does whatever runs in columns. */
function bandsOf(items: readonly Item[]): Item[][] {
  const bands: Item[][] = []
  let bottom = -Infinity
  for (const item of items) {
    const band = bands.at(-1)
    const isColumns = band?.some(hasColumn) && hasColumn(item)
    if (band && (isColumns || item.top < bottom - touching)) band.push(item)
    else bands.push([item])
    bottom = Math.max(bottom, item.bottom)
  }
  return bands
}

function hasColumn({ element }: Item): boolean {
  return element.column !== undefined
}

/** Items that share some width stand in one column. */
function columnsOf(band: readonly Item[]): Item[][] {
  const columns: Item[][] = []
  let right = -Infinity
  for (const item of band.toSorted((one, other) => one.element.x - other.element.x)) {
    const column = columns.at(-1)
    if (column && item.element.x < right - touching) column.push(item)
    else columns.push([item])
    right = Math.max(right, item.element.x + item.element.width)
  }
  return columns.map((column) => column.toSorted((one, other) => one.top - other.top))
}

function makeParagraph({ element, partner }: Item, region: Region, heightOf: (element: TextElement) => number): FlowParagraph {
  const isRule = element.kind === 'rule'
  const left = Math.max(0, twips(element.x - region.x))
  const free = region.width - left - twips(element.width)
  return {
    kind: element.kind,
    text: isRule ? null : element,
    partner,
    thickness: isRule ? element.thickness : 0,
    // A rule is the lower border of a line without text.
    top: twips(element.y - region.y) - (isRule ? leastHeight : 0),
    height: isRule ? leastHeight + twips(element.thickness) : heightOf(element),
    before: 0,
    after: 0,
    left: !isRule && element.align === 'end' ? left - Math.min(left, slack) : left,
    right: isRule || element.align === 'end' ? Math.max(0, free) : Math.max(-slack, free - slack),
    drawings: [],
  }
}

function makeColumns(columns: readonly Item[][], region: Region, heightOf: (element: TextElement) => number): FlowColumns {
  const starts = columns.map((column, index) =>
    index === 0 ? 0 : Math.max(0, twips(Math.min(...column.map(({ element }) => element.x)) - region.x) - slack),
  )
  const top = Math.min(...columns.flat().map((item) => twips(item.top - region.y)))
  const made = columns.map((column, index) => {
    const start = starts[index] ?? 0
    const width = (starts[index + 1] ?? region.width) - start
    const own = { x: region.x + start / twipsPerMillimetre, y: region.y, width }
    const blocks = column.map((item) => makeParagraph(item, own, heightOf))
    const isLast = index === columns.length - 1
    // Within a table only the last column has room beside it.
    for (const block of blocks) if (!isLast) block.right = Math.max(0, block.right)
    const bottom = spaceParagraphs(blocks, top)
    return { width, blocks, bottom }
  })
  return { kind: 'columns', top, height: Math.max(...made.map(({ bottom }) => bottom)) - top, columns: made }
}

/** Space between paragraphs belongs to the upper one, so that drawings can be measured from where the lower one begins. */
function spaceParagraphs(blocks: readonly FlowParagraph[], start: number): number {
  let bottom = start
  let previous: FlowParagraph | undefined
  for (const block of blocks) {
    const gap = Math.max(0, block.top - bottom)
    if (previous) previous.after = gap
    else block.before = gap
    block.top = bottom + gap
    bottom = block.top + block.height
    previous = block
  }
  return bottom
}

function spaceBlocks(blocks: readonly FlowBlock[]): void {
  let bottom = 0
  let previous: FlowBlock | undefined
  for (const block of blocks) {
    const gap = Math.max(0, block.top - bottom)
    if (previous && previous.kind !== 'columns') previous.after = gap
    else if (block.kind !== 'columns') block.before = gap
    block.top = bottom + gap
    bottom = block.top + block.height
    previous = block
  }
}

function bottomOf(blocks: readonly FlowBlock[]): number {
  const last = blocks.at(-1)
  return last ? last.top + last.height : 0
}

function anchorAt(top: number): FlowParagraph {
  return {
    kind: 'anchor',
    text: null,
    partner: null,
    thickness: 0,
    top,
    height: leastHeight,
    before: 0,
    after: 0,
    left: 0,
    right: 0,
    drawings: [],
  }
}

/** A drawing hangs on the paragraph that is read before it; paragraphs in columns and behind a gap of their own are no sure place for it. */
function hangDrawings(elements: readonly LabelElement[], blocks: FlowBlock[]): void {
  const anchors = blocks.filter((block) => block.kind !== 'columns')
  const lowest = blocks.at(-1)
  const inColumns = new Set(
    blocks.flatMap((block) => (block.kind === 'columns' ? block.columns.flatMap(({ blocks: own }) => own.map(({ text }) => text)) : [])),
  )
  let current = anchors[0]
  for (const element of elements) {
    if (element.kind === 'drawing') current?.drawings.push(element)
    else if (element.kind === 'text' && inColumns.has(element)) current = lowest?.kind === 'anchor' ? lowest : current
    else if (element.kind === 'text') current = anchors.find(({ text, before }) => text === element && before === 0) ?? current
  }
}
