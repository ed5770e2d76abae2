import { isLabelLargeEnough, leastLineDistance, type LabelSize } from '../../clp/label-sizes.ts'
import { loadLabelFonts } from './label-fonts.ts'
import {
  arrangementOf,
  millimetresPerPoint,
  type Arrangement,
  type LabelForm,
  type LabelLayout,
  type LabelPlacing,
} from './label-layout.ts'
import type { LabelModel } from './label-model.ts'
import { layOutLabel } from './lay-out-label.ts'
import { floorTextSize, greatestTextSize, xHeightOf } from './text-sizes.ts'

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
/** mm by which a text may go beyond for want of exact arithmetic. */
const tolerance = 0.005
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
  const { packageSize } = label.format
  const isLargeEnough = isLabelLargeEnough(size, packageSize)
  const floor = floorTextSize(packageSize)
  const { least, ifPossible } = packageSize.pictogramSide
  const tight = (placing: LabelPlacing, qrInCorner = false): Way => ({ form: 'tight', placing, pictogramSide: least, qrInCorner })
  const refused = (ways: readonly Way[]): LabelFit => {
    const layouts = ways.map((way) => layOutLabel(label, size, { ...way, textSize: floor }))
    const layout = layouts.reduce((best, one) => (excessOf(one) < excessOf(best) - tolerance ? one : best))
    return { fits: false, isLargeEnough, xHeight: xHeightOf(floor), layout }
  }
  // Beside pictograms a text of that length would stand in a column of a few letters.
  if (isHopeless(label, size)) return refused([tight('above')])

  const search = createSearch(label, size)
  const comfortable = Math.min(greatestTextSize(label.format), comfort * floor)
  const corners = label.qr || label.transport ? [false, true] : [false]
  const placings = placingsOf(label, size)
  const waysOf = (form: LabelForm, qrInCorner: boolean, pictogramSide: number): Way[] =>
    placings.filter((placing) => !qrInCorner || placing !== 'columns').map((placing) => ({ form, placing, pictogramSide, qrInCorner }))
  const forms = Math.max(size.width, size.height) <= 74 ? (['compact', 'tight'] as const) : (['normal', 'compact', 'tight'] as const)
  const stepsOf = (side: number): Way[][] =>
    forms.flatMap((form) => (form === 'normal' ? [false] : corners).map((corner) => waysOf(form, corner, side)))
  const set = (layout: LabelLayout): LabelFit => ({ fits: isLargeEnough, isLargeEnough, xHeight: xHeightOf(layout.textSize), layout })

  for (const ways of stepsOf(ifPossible)) {
    const found = search(ways, comfortable)
    if (found) return set(found)
  }
  const largest = search(stepsOf(ifPossible).flat(), floor)
  if (largest) return set(largest)
  if (label.pictograms.length > 0 && least < ifPossible) {
    const smaller = findLargestSide(stepsDown(ifPossible, least, sideStep).slice(1), (side) => search(stepsOf(side).flat(), floor))
    if (smaller) return set(smaller)
  }
  return refused(corners.flatMap((corner) => placings.map((placing) => tight(placing, corner))))
}

/** What is found for the largest of the sides, which fall, for which anything is found. */
function findLargestSide(sides: readonly number[], find: (side: number) => LabelLayout | null): LabelLayout | null {
  let found = find(sides.at(-1) ?? 0)
  let [low, high] = [0, sides.length - 1]
  while (found && low < high) {
    const middle = Math.floor((low + high) / 2)
    const other = find(sides[middle] ?? 0)
    if (other) {
      found = other
      high = middle
    } else low = middle + 1
  }
  return found
}

type Search = (ways: readonly Way[], from: number) => LabelLayout | null

/** Among ways to arrange a label, finds that with the largest type from a size on; of two about as large as each other the first. */
function createSearch(label: LabelModel, size: LabelSize): Search {
  const wished = greatestTextSize(label.format)
  const layOut = (way: Way, textSize: number) => layOutLabel(label, size, { ...way, textSize })
  return (ways, from) => {
    let best: LabelLayout | null = null
    for (const way of ways) {
      const least: number = best ? best.textSize + leastGain : from
      // No arrangement holds more than the whole area.
      if (least > Math.min(wished, mostTextSize(label, size, way.pictogramSide))) continue
      const layout = layOut(way, least)
      if (!fitsIn(layout, size)) continue
      const found = arrangementOf(layout)
      best = enlargeText(layout, stepsDown(wished, least, textStep), (textSize) => layOut(found, textSize))
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

/** Texts that would cover the label so often, set as small as the law allows, are not tried in one arrangement after the other. */
const hopelessCover = 4

/**
 * Whether the texts are far too long for a size, whatever the arrangement: found from the sum of their widths, so that a text of thousands of
 * words costs no more than a look.
 */
export function isHopeless(label: LabelModel, size: LabelSize): boolean {
  const line = floorTextSize(label.format.packageSize) * millimetresPerPoint
  return widthOfTexts(label) * line * line * leastLineDistance > hopelessCover * size.width * size.height
}

const knownWidths = new WeakMap<LabelModel, number>()

/** All texts that a label may not leave out, on one line, in em: a little less than they take. */
function widthOfTexts(label: LabelModel): number {
  const known = knownWidths.get(label)
  if (known !== undefined) return known
  const { blocks, supplier } = label
  const texts = [
    label.name,
    ...(label.substance ? [...label.substance.names, label.substance.number] : []),
    label.variant,
    label.description,
    label.infoText,
    label.quantity,
    supplier.name,
    supplier.address,
    ...label.synonyms,
    ...label.productCodes.map(({ code }) => code),
    ...blocks.flatMap((block) => [...block.hazard, ...block.precautionary, ...block.supplemental].map(({ text }) => text)),
    ...blocks.flatMap(({ contains, further, distinct, directions }) => [
      contains?.text ?? '',
      ...further,
      ...distinct,
      ...directions.map(({ text }) => text),
    ]),
  ]
  const fonts = loadLabelFonts()
  const width = texts.reduce((sum, text) => sum + fonts.widthOf(text, 400), 0) * 0.95
  knownWidths.set(label, width)
  return width
}

/** The largest of the sizes, which fall, at which the label still fits. */
function enlargeText(fitting: LabelLayout, textSizes: readonly number[], layOut: (textSize: number) => LabelLayout): LabelLayout {
  let best = fitting
  let [low, high] = [0, textSizes.length - 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const layout = layOut(textSizes[middle] ?? fitting.textSize)
    if (fitsIn(layout, fitting)) {
      best = layout
      high = middle
    } else low = middle + 1
  }
  return best
}

/** Points of type at which texts and pictograms would take the whole label. */
function mostTextSize(label: LabelModel, { width, height }: LabelSize, pictogramSide: number): number {
  const { padding } = label.format
  const open =
    (width - padding.left - padding.right) * (height - padding.top - padding.bottom) - label.pictograms.length * pictogramSide ** 2
  return open <= 0 ? 0 : Math.sqrt(open / (widthOfTexts(label) * leastLineDistance)) / millimetresPerPoint
}

function fitsIn({ neededHeight, neededWidth }: LabelLayout, size: Pick<LabelSize, 'width' | 'height'>): boolean {
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
