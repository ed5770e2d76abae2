import { leastLineDistance } from '../../clp/label/label-sizes.ts'
import type { Box } from './arrange-pictograms.ts'
import { loadLabelFonts } from './label-fonts.ts'
import type { LabelElement } from './label-layout.ts'
import type { FlowItem, LabelParagraphs } from './label-paragraphs.ts'
import { singleLineHeight } from './measure-words.ts'
import { allOf, isLeft, joinPieces, takeLine, type SetLine } from './set-paragraph.ts'
import type { Paragraph } from './text-runs.ts'

/** Where texts run: from its upper edge down to `bottom`, round whatever stands in it. All measures in mm. */
export interface FlowRegion {
  x: number
  y: number
  width: number
  bottom: number
  taken: readonly Box[]
  /** Number of the column that the region is, from 0. */
  column?: number
}

export interface FlowedTexts {
  elements: LabelElement[]
  /** Lower edge of the text in the last region; infinite where a trial was broken off. */
  bottom: number
  /** Lower edge of the text that stands lowest in any region. */
  lowest: number
  /** Whether everything found its place above the lower edges. */
  fits: boolean
}

type TextElement = Extract<LabelElement, { kind: 'text' }>

/** Type of a line: its size as a multiple of the text's, and the height of its box as a multiple of that. */
export interface LineType {
  scale: number
  lineHeight: number
}

/**
 * Space between the boxes of two lines that keeps them apart by 120 % of the larger type, in em of the label's text: CLP Annex I, 1.2.1.5.
 */
export function spaceBetween(upper: LineType, lower: LineType): number {
  const { above, below } = loadLabelFonts()
  return Math.max(0, leastLineDistance * Math.max(upper.scale, lower.scale) - ownPart(upper, below) - ownPart(lower, above))
}

function ownPart({ scale, lineHeight }: LineType, share: number): number {
  return scale * (share - (leastLineDistance - lineHeight) / 2)
}

/** Text beside something is no narrower than this. */
const narrowest = { usual: { em: 9, millimetres: 26 }, tight: { em: 6.5, millimetres: 14 } }

/** A place for a line: in a region, from `y` on. */
interface Room {
  region: number
  x: number
  y: number
  width: number
}

/**
 * Sets texts below each other through regions, each round what stands in it. What finds no place goes beyond the lower edge of the last one.
 * @param textSize size of the label's text, mm
 * @param trial for their height alone, without elements, and broken off where they come below a line
 */
export function flowThrough(
  regions: readonly FlowRegion[],
  { form, flow }: Pick<LabelParagraphs, 'form' | 'flow'>,
  textSize: number,
  trial?: { stopBelow: number },
): FlowedTexts {
  const elements: LabelElement[] = []
  const { em, millimetres } = form === 'tight' ? narrowest.tight : narrowest.usual
  const least = Math.max(millimetres, em * textSize)
  const first = regions[0]
  if (!first) throw new Error('Texts need a place to run')
  let at = { region: 0, y: first.y, last: null as LineType | null }
  let lowest = first.y
  for (const item of flow) {
    const isAtTop = at.y === regions[at.region]?.y
    const lineHeight = item.paragraph.single ? singleLineHeight : leastLineDistance
    const rule = item.rule ? item.rule.thickness + item.rule.after * textSize : 0
    const start = at.y + (isAtTop ? 0 : item.before * textSize)
    const begin = findRoom(regions, { region: at.region, y: start, height: rule + lineHeight * textSize, least })
    let last = begin.y === start && begin.region === at.region ? at.last : null
    if (item.rule) {
      const { x, y, width } = begin
      lowest = Math.max(lowest, y + item.rule.thickness)
      if (!trial) elements.push({ kind: 'rule', x, y, width, thickness: item.rule.thickness, ...columnOf(regions, begin) })
      last = null
    }
    const from = { region: begin.region, y: begin.y + rule, last }
    const stopBelow = trial?.stopBelow ?? Infinity
    const spaced = item.rule || last === null ? 0 : item.before
    const setting = { from, lineHeight, least, textSize, spaced, stopBelow }
    let set = setLines(regions, item.paragraph, setting)
    if (item.paragraph.single && set.lines.length > 1)
      set = setLines(regions, item.paragraph, { ...setting, lineHeight: leastLineDistance })
    if (!trial) elements.push(...joinLines(regions, set.lines, item, set, textSize))
    at = set.end
    for (const { y, scale } of set.lines) lowest = Math.max(lowest, y + scale * set.lineHeight * textSize)
    if (trial && at.region === regions.length - 1 && at.y > trial.stopBelow)
      return { elements, bottom: Infinity, lowest: Infinity, fits: false }
  }
  const end = regions.at(-1)
  return { elements, lowest, bottom: at.region === regions.length - 1 ? at.y : (end?.y ?? at.y), fits: at.y <= (end?.bottom ?? 0) + 0.005 }
}

interface PlacedLine extends SetLine, Room {}

interface Setting {
  from: { region: number; y: number; last: LineType | null }
  lineHeight: number
  least: number
  textSize: number
  /** Space that stands above the first line already, em. */
  spaced: number
  /** Lines below this in the last region are of no interest. */
  stopBelow: number
}

function setLines(regions: readonly FlowRegion[], paragraph: Paragraph, { from, lineHeight, least, textSize, spaced, stopBelow }: Setting) {
  const lines: PlacedLine[] = []
  let { region, y, last } = from
  for (let left = allOf(paragraph); isLeft(left) && (y <= stopBelow || region < regions.length - 1);) {
    let scale = 1
    let room: Room
    let line: ReturnType<typeof takeLine>
    // Larger type makes the line higher, so that it may stand beside something that a lower one passes.
    for (;;) {
      const space = last ? Math.max(0, spaceBetween(last, { scale, lineHeight }) - (lines.length === 0 ? spaced : 0)) * textSize : 0
      room = findRoom(regions, { region, y: y + space, height: scale * lineHeight * textSize, least })
      line = takeLine(left, (room.width + 1e-9) / textSize)
      if (line.scale <= scale) break
      scale = line.scale
    }
    lines.push({ words: line.words, scale: line.scale, region: room.region, x: room.x, y: room.y, width: room.width })
    left = line.rest
    region = room.region
    y = room.y + line.scale * lineHeight * textSize
    last = { scale: line.scale, lineHeight }
  }
  return { lines, lineHeight, end: { region, y, last } }
}

/** Lines of one size that stand below each other are one text. */
function joinLines(
  regions: readonly FlowRegion[],
  lines: readonly PlacedLine[],
  { part, language }: FlowItem,
  { lineHeight }: { lineHeight: number },
  textSize: number,
): TextElement[] {
  const elements: TextElement[] = []
  let scale = 0
  for (const line of lines) {
    const height = line.scale * lineHeight * textSize
    const last = elements.at(-1)
    const follows = last && line.scale === scale && line.x === last.x && line.width === last.width
    if (last && follows && Math.abs(line.y - last.y - last.height) < 1e-6) {
      last.lines.push(joinPieces(line.words))
      last.height += height
    } else {
      const { x, y, width, words } = line
      const column = columnOf(regions, line)
      elements.push({
        kind: 'text',
        part,
        language,
        x,
        y,
        width,
        height,
        align: 'start',
        lineHeight,
        lines: [joinPieces(words)],
        ...column,
      })
    }
    scale = line.scale
  }
  return elements
}

function columnOf(regions: readonly FlowRegion[], { region }: Room): { column?: number } {
  const column = regions[region]?.column
  return column === undefined ? {} : { column }
}

/** The first place at or below `y` where a line finds the least width; without one, below everything in the last region. */
function findRoom(regions: readonly FlowRegion[], wanted: { region: number; y: number; height: number; least: number }): Room {
  let { y } = wanted
  for (let index = wanted.region; ; index++) {
    const region = regions[index]
    if (!region) throw new Error('The last region has room for everything')
    const isLast = index === regions.length - 1
    for (;;) {
      if (!isLast && y + wanted.height > region.bottom + 0.005) break
      if (region.taken.length === 0) return { region: index, y, x: region.x, width: region.width }
      const beside = boxesBeside(region.taken, y, wanted.height)
      // Most lines stand above or below everything.
      if (beside.length === 0) return { region: index, y, x: region.x, width: region.width }
      const free = widestBetween(region, beside)
      if (free.width >= Math.min(wanted.least, region.width)) return { region: index, y, x: free.x, width: free.width }
      y = Math.min(...beside.map((box) => box.y + box.height))
    }
    y = regions[index + 1]?.y ?? y
  }
}

const nothing: readonly Box[] = []

function boxesBeside(boxes: readonly Box[], y: number, height: number): readonly Box[] {
  let beside = nothing
  for (const box of boxes) if (box.y < y + height - 1e-6 && y < box.y + box.height - 1e-6) beside = [...beside, box]
  return beside
}

/** The widest part of a region that none of the boxes takes. */
function widestBetween({ x, width }: FlowRegion, boxes: readonly Box[]): { x: number; width: number } {
  const [first] = boxes
  if (first && boxes.length === 1) {
    const before = Math.min(first.x, x + width) - x
    const begin = Math.max(x, first.x + first.width)
    const behind = x + width - begin
    return behind > Math.max(before, 0) ? { x: begin, width: behind } : { x, width: Math.max(before, 0) }
  }
  let widest = { x, width: 0 }
  let left = x
  for (const box of [...boxes.toSorted((one, other) => one.x - other.x), { x: x + width, width: 0 }]) {
    const free = Math.min(box.x, x + width) - left
    if (free > widest.width) widest = { x: left, width: free }
    left = Math.max(left, box.x + box.width)
  }
  return widest
}
