import { isLabelLargeEnough, leastLineDistance, type LabelSize } from '../../clp/label-sizes.ts'
import { loadLabelFonts } from './label-fonts.ts'
import { arrangementOf, millimetresPerPoint, type Arrangement, type LabelLayout } from './label-layout.ts'
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
/** mm from which it is of no use to try further sides of pictograms. */
const hopeless = 15
/** mm by which a text may go beyond for want of exact arithmetic. */
const tolerance = 0.005

/**
 * Finds how a label is set on a size: the text as large as it can be between the wished size and the legal minimum, in the order of the
 * look: smaller text, the compact form, smaller pictograms where the package allows it, the QR code in a corner, and on a label that is wider
 * than high the pictograms above the texts. Where it does not fit even
 * then, the layout is the one that needs the least height, at the legal minimum. Pure.
 */
export function fitLabel(label: LabelModel, size: LabelSize = label.format.size): LabelFit {
  const { packageSize } = label.format
  const isLargeEnough = isLabelLargeEnough(size, packageSize)
  const floor = floorTextSize(packageSize)
  const textSizes = stepsDown(greatestTextSize(label.format), floor, textStep)
  const sides = stepsDown(packageSize.pictogramSide.ifPossible, packageSize.pictogramSide.least, sideStep)
  const [largestSide = packageSize.pictogramSide.least] = sides
  const smallest = { form: 'compact', pictogramSide: packageSize.pictogramSide.least, qrInCorner: false } as const
  if (isHopeless(label, size)) {
    // Beside pictograms a text of that length would stand in a column of a few letters.
    const layout = layOutLabel(label, size, { ...smallest, isUpright: true, textSize: floor })
    return { fits: false, isLargeEnough, xHeight: xHeightOf(floor), layout }
  }
  const forms = Math.max(size.width, size.height) <= 74 ? (['compact'] as const) : (['normal', 'compact'] as const)

  let closest: LabelLayout | undefined
  const attempt = (arrangement: Omit<Arrangement, 'textSize'>): LabelLayout | null => {
    const layout = layOutLabel(label, size, { ...arrangement, textSize: floor })
    if (fitsIn(layout, size)) return layout
    if (!closest || excessOf(layout) < excessOf(closest) - tolerance) closest = layout
    return null
  }
  const attemptSides = (qrInCorner: boolean, tried: readonly number[]): LabelLayout | null => {
    const smallest = attempt({ form: 'compact', pictogramSide: packageSize.pictogramSide.least, qrInCorner })
    // Larger pictograms need no less room than the smallest ones, but for a few millimetres where they stand otherwise.
    if (!smallest && closest && excessOf(closest) > hopeless) return null
    for (const pictogramSide of tried.slice(0, -1)) {
      const layout = attempt({ form: 'compact', pictogramSide, qrInCorner })
      if (layout) return layout
    }
    return smallest
  }
  let fitting: LabelLayout | null = null
  for (const form of forms) fitting ??= attempt({ form, pictogramSide: largestSide, qrInCorner: false })
  if (label.pictograms.length > 0 && sides.length > 1) fitting ??= attemptSides(false, sides.slice(1))
  if (label.qr || label.transport) fitting ??= attemptSides(true, sides)
  // Where the pictograms leave too narrow a column beside them, they stand above the texts.
  if (size.width > size.height) fitting ??= attempt({ ...smallest, isUpright: true })
  if (fitting) {
    const best = enlargeText(label, size, fitting, textSizes)
    return { fits: isLargeEnough, isLargeEnough, xHeight: xHeightOf(best.textSize), layout: best }
  }
  const layout = closest ?? layOutLabel(label, size, { form: 'compact', pictogramSide: largestSide, qrInCorner: false, textSize: floor })
  return { fits: false, isLargeEnough, xHeight: xHeightOf(floor), layout }
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
function enlargeText(label: LabelModel, size: LabelSize, fitting: LabelLayout, textSizes: readonly number[]): LabelLayout {
  let best = fitting
  let [low, high] = [0, textSizes.length - 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const layout = layOutLabel(label, size, { ...arrangementOf(fitting), textSize: textSizes[middle] ?? fitting.textSize })
    if (fitsIn(layout, size)) {
      best = layout
      high = middle
    } else low = middle + 1
  }
  return best
}

function fitsIn({ neededHeight, neededWidth }: LabelLayout, size: LabelSize): boolean {
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
