import { leastLineDistance, type LabelSize } from '../../clp/label/label-sizes.ts'
import { loadLabelFonts } from './label-fonts.ts'
import { millimetresPerPoint, type Arrangement } from './label-layout.ts'
import type { LabelParagraphs } from './label-paragraphs.ts'
import { tolerance } from './label-plan.ts'
import { areaOf } from './measure-words.ts'
import { floorTextSize } from './text-sizes.ts'
import type { WrittenLabel } from './write-label.ts'

/** Texts that would cover the label this many times in the smallest type allowed are not tried in one arrangement after another. */
const hopelessCover = 4

/**
 * Whether the texts are far too long for a size, whatever the arrangement: found from the sum of their widths, so that a text of thousands of
 * words costs no more than a look.
 */
export function isHopeless(written: WrittenLabel, size: LabelSize): boolean {
  const line = floorTextSize(written.label.format.packageSize) * millimetresPerPoint
  return widthOfTexts(written) * line * line * leastLineDistance > hopelessCover * size.width * size.height
}

/** All texts that a label may not leave out, on one line, in em: a little less than they take. */
function widthOfTexts(written: WrittenLabel): number {
  if (written.width !== undefined) return written.width
  const { label } = written
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
  written.width = texts.reduce((sum, text) => sum + fonts.widthOf(text, 400), 0) * 0.95
  return written.width
}

/** Texts that stand beside each other at most, so that so many spaces hang over the ends of their lines. */
const mostColumns = 3

/**
 * Whether texts and pictograms would find room if they could be cut into any pieces: where they would not, no arrangement holds them, and none
 * need be tried. Never false where one holds them.
 */
export function couldHold(
  { label, paragraphsIn }: WrittenLabel,
  size: LabelSize,
  { form, textSize, pictogramSide }: Pick<Arrangement, 'form' | 'textSize' | 'pictogramSide'>,
): boolean {
  const { padding } = label.format
  const width = Math.max(0, size.width - padding.left - padding.right)
  const height = Math.max(0, size.height - padding.top - padding.bottom)
  const type = textSize * millimetresPerPoint
  const pictograms = label.pictograms.length * pictogramSide ** 2
  const { area, widestSpace } = areaOfTexts(paragraphsIn(form))
  // The space behind the last word of a line takes none of its width.
  const open = (width + mostColumns * widestSpace * type) * (height + tolerance)
  return area * type * type + pictograms <= open
}

/** em² that the texts take at least, and em of their widest space. */
function areaOfTexts(paragraphs: LabelParagraphs): { area: number; widestSpace: number } {
  const known = paragraphs.noted.area
  if (known) return known
  const { names, subtitles, ufi, codes, flow, supplier, unNumber, quantity } = paragraphs
  const smallestName = names.alone.at(-1)
  const texts = [smallestName, subtitles.variant, subtitles.description, ufi, codes, unNumber, quantity, ...supplier]
  const areas = [...texts, ...flow.map(({ paragraph }) => paragraph)].flatMap((text) => (text ? [areaOf(text)] : []))
  const whole = {
    area: areas.reduce((sum, { area }) => sum + area, 0),
    widestSpace: Math.max(0, ...areas.map((one) => one.widestSpace)),
  }
  paragraphs.noted.area = whole
  return whole
}
