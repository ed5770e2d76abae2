import { isLabelLargeEnough, type LabelSize } from '../../clp/label/label-sizes.ts'
import { couldHold, isHopeless } from './bound-label.ts'
import { arrangementOf, type Arrangement, type LabelForm, type LabelLayout, type LabelPlacing } from './label-layout.ts'
import type { LabelModel } from './label-model.ts'
import { tolerance } from './label-plan.ts'
import { layOutWritten, tryArrangement } from './lay-out-label.ts'
import { floorTextSize, greatestTextSize, xHeightOf } from './text-sizes.ts'
import { writeLabel, type WrittenLabel } from './write-label.ts'

export interface LabelFit {
  /** Everything stands within the margins, and the label is as large as the package demands. */
  fits: boolean
  /** Whether the label has the least size of CLP Annex I, Table 1.3. */
  isLargeEnough: boolean
  /** Height of the letter x in the text, mm. */
  xHeight: number
  layout: LabelLayout
}

/** Sizes of type are tried in steps of this, in points. */
const textStep = 0.1
/** Sides of pictograms are tried in steps of this, in mm. */
const sideStep = 1
/** Lines are parted into two columns where they would be longer than this, in mm. */
const widestLine = 90
/** From this width on several languages stand side by side. */
const widestOfLanguages = 140
/** Type of so many times the legal minimum is comfortable. */
const comfort = 1.3
/** Points of type that a placing must gain to be taken instead of the one before it. */
const leastGain = 0.4

type Way = Omit<Arrangement, 'textSize'>

/**
 * Finds how a label is set on a size. Rules and distances give way before letters do, and letters before pictograms: with the largest
 * pictograms the first form is taken in which the type keeps 1.3 times its legal minimum; where there is none, that with the largest type;
 * then smaller pictograms, where the package allows them. Of the placings of one form the one with the largest type is taken. Where nothing
 * fits, the layout is the tight one that needs the least height, at the legal minimum. Pure.
 */
export function fitLabel(label: LabelModel, size: LabelSize = label.format.size): LabelFit {
  const written = writeLabel(label)
  const { packageSize } = label.format
  const isLargeEnough = isLabelLargeEnough(size, packageSize)
  const floor = floorTextSize(packageSize)
  const { least, ifPossible } = packageSize.pictogramSide
  const tight = (placing: LabelPlacing, qrInCorner = false): Way => ({ form: 'tight', placing, pictogramSide: least, qrInCorner })
  const refused = (ways: readonly Way[]): LabelFit => {
    const layouts = ways.map((way) => layOutWritten(written, size, { ...way, textSize: floor }))
    const layout = layouts.reduce((best, one) => (excessOf(one) < excessOf(best) - tolerance ? one : best))
    return { fits: false, isLargeEnough, xHeight: xHeightOf(floor), layout }
  }
  // Beside pictograms a text of that length would stand in a column of a few letters.
  if (isHopeless(written, size)) return refused([tight('above')])

  const search = createSearch(written, size)
  const comfortable = Math.min(greatestTextSize(label.format), comfort * floor)
  const { corners, placings, stepsOf } = waysToSet(label, size)
  const set = (found: Arrangement): LabelFit => ({
    fits: isLargeEnough,
    isLargeEnough,
    xHeight: xHeightOf(found.textSize),
    layout: layOutWritten(written, size, found),
  })

  for (const ways of stepsOf(ifPossible)) {
    const found = search(ways, comfortable)
    if (found) return set(found)
  }
  const largest = search(stepsOf(ifPossible).flat(), floor)
  if (largest) return set(largest)
  if (label.pictograms.length > 0 && least < ifPossible) {
    const holds = createHolds(written, size, floor)
    const side = findLargest(stepsDown(ifPossible, least, sideStep).slice(1), (one) => holds(stepsOf(one).flat()))
    const smaller = side === null ? null : search(stepsOf(side).flat(), floor)
    if (smaller) return set(smaller)
  }
  return refused(corners.flatMap((corner) => placings.map((placing) => tight(placing, corner))))
}

/**
 * Whether a label fits on a size: what `fitLabel` answers, without the layout of what does not fit, which costs most of all where many languages
 * are too long. Pure.
 */
export function doesFit(label: LabelModel, size: LabelSize = label.format.size): boolean {
  return createFits(label)(size)
}

/** The same for several sizes. */
export function createFits(label: LabelModel): (size: LabelSize) => boolean {
  const written = writeLabel(label)
  return (size) => isHeldBy(written, size)
}

function isHeldBy(written: WrittenLabel, size: LabelSize): boolean {
  const { label } = written
  const { packageSize } = label.format
  if (!isLabelLargeEnough(size, packageSize) || isHopeless(written, size)) return false
  const { least, ifPossible } = packageSize.pictogramSide
  const { stepsOf } = waysToSet(label, size)
  const holds = createHolds(written, size, floorTextSize(packageSize))
  const sides = label.pictograms.length > 0 && least < ifPossible ? [least, ifPossible] : [ifPossible]
  return sides.some((side) => holds(stepsOf(side).flat()))
}

interface WaysToSet {
  /** Whether the code stands in the corner. */
  corners: boolean[]
  placings: LabelPlacing[]
  /** With pictograms of a side: the ways of each form, which gives way to the next. */
  stepsOf(side: number): Way[][]
}

function waysToSet(label: LabelModel, size: LabelSize): WaysToSet {
  const corners = label.qr || label.transport ? [false, true] : [false]
  const placings = placingsOf(label, size)
  const waysOf = (form: LabelForm, qrInCorner: boolean, pictogramSide: number): Way[] =>
    placings.filter((placing) => !qrInCorner || placing !== 'columns').map((placing) => ({ form, placing, pictogramSide, qrInCorner }))
  const forms = Math.max(size.width, size.height) <= 74 ? (['compact', 'tight'] as const) : (['normal', 'compact', 'tight'] as const)
  const stepsOf = (side: number): Way[][] =>
    forms.flatMap((form) => (form === 'normal' ? [false] : corners).map((corner) => waysOf(form, corner, side)))
  return { corners, placings, stepsOf }
}

/** The largest of the measures, which fall, of which this is true; null where it is of none. */
export function findLargest(measures: readonly number[], isTrue: (measure: number) => boolean): number | null {
  let [low, high] = [0, measures.length - 1]
  const last = measures.at(-1)
  if (last === undefined || !isTrue(last)) return null
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (isTrue(measures[middle] ?? last)) high = middle
    else low = middle + 1
  }
  return measures[low] ?? last
}

/** Whether one of several ways holds the label. What held it before is tried first: it often does with other pictograms too. */
function createHolds(written: WrittenLabel, size: LabelSize, textSize: number): (ways: readonly Way[]) => boolean {
  let last = 0
  return (ways) => {
    const order = [last, ...ways.keys()].filter((number, index) => index === 0 || number !== last)
    const found = order.find((number) => {
      const way = ways[number]
      return way && couldHold(written, size, { ...way, textSize }) && fitsIn(tryArrangement(written, size, { ...way, textSize }), size)
    })
    last = found ?? last
    return found !== undefined
  }
}

type Search = (ways: readonly Way[], from: number) => Arrangement | null

/** Among ways to arrange a label, finds that with the largest type from a size on; of two about as large as each other the first. */
function createSearch(written: WrittenLabel, size: LabelSize): Search {
  const wished = greatestTextSize(written.label.format)
  return (ways, from) => {
    let best: Arrangement | null = null
    for (const way of ways) {
      const least: number = best ? best.textSize + leastGain : from
      if (least > wished || !couldHold(written, size, { ...way, textSize: least })) continue
      const tried = tryArrangement(written, size, { ...way, textSize: least })
      if (!fitsIn(tried, size)) continue
      const found = arrangementOf(tried)
      const fits = (textSize: number) =>
        textSize === least ||
        (couldHold(written, size, { ...found, textSize }) && fitsIn(tryArrangement(written, size, { ...found, textSize }), size))
      best = { ...found, textSize: findLargest(stepsDown(wished, least, textStep), fits) ?? least }
    }
    return best
  }
}

/** On a wide label each of several languages has a column of its own, where the columns hold them. */
function placingsOf({ pictograms, blocks }: LabelModel, { width, height }: LabelSize): LabelPlacing[] {
  const isWide = width > height
  const columns = width > widestLine ? (['columns'] as const) : []
  const isParted = width > widestOfLanguages && blocks.length > 1
  return [
    ...(isParted ? columns : []),
    ...(pictograms.length > 0 || !isWide ? (['usual'] as const) : []),
    'round',
    ...(isParted ? [] : columns),
    ...(isWide && pictograms.length > 0 ? (['above'] as const) : []),
  ]
}

function fitsIn(
  { neededHeight, neededWidth }: Pick<LabelLayout, 'neededHeight' | 'neededWidth'>,
  size: Pick<LabelSize, 'width' | 'height'>,
): boolean {
  return neededHeight <= size.height + tolerance && neededWidth <= size.width + tolerance
}

function excessOf({ neededHeight, neededWidth, width, height }: LabelLayout): number {
  return Math.max(0, neededHeight - height) + Math.max(0, neededWidth - width)
}

/** `most`, then smaller by one step each, and last `least` itself. */
function stepsDown(most: number, least: number, step: number): number[] {
  const count = Math.max(0, Math.ceil((most - least) / step - 1e-6))
  return [...Array.from({ length: count }, (_, index) => Math.round((most - index * step) * 100) / 100), least]
}
