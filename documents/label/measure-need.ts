import { leastLineDistance, type LabelSize } from '../../clp/label-sizes.ts'
import { diagonalOf } from './arrange-pictograms.ts'
import { loadLabelFonts } from './label-fonts.ts'
import { millimetresPerPoint } from './label-layout.ts'
import type { LabelModel } from './label-model.ts'
import { floorTextSize } from './text-sizes.ts'

/** mm: the rule above each language. */
const ruleThickness = 0.35

/**
 * Share of the printable area that the parts need which CLP Articles 17 and 25 demand, at the legal floor: the length of their texts times
 * the least distance of lines, the squares on their points with the corners around them, a rule for each language. No arrangement is
 * assumed, so no arrangement can fill more than the whole. Pure.
 * @returns 1 where they fill the label to its margins; more where nothing can help
 */
export function measureNeed(label: LabelModel, size: LabelSize = label.format.size): number {
  const { padding, packageSize } = label.format
  const width = size.width - padding.left - padding.right
  const height = size.height - padding.top - padding.bottom
  if (width <= 0 || height <= 0) return Infinity
  const textSize = floorTextSize(packageSize) * millimetresPerPoint
  const text = lengthOfTexts(label) * textSize * textSize * leastLineDistance
  const pictograms = label.pictograms.length * diagonalOf(packageSize.pictogramSide.least) ** 2
  return (text + pictograms + label.blocks.length * ruleThickness * width) / (width * height)
}

/** All obligatory texts on one line, in em. */
function lengthOfTexts({ name, substance, variant, ufi, quantity, supplier, blocks }: LabelModel): number {
  const { widthOf } = loadLabelFonts()
  const plain = [
    ...(substance ? [...substance.names, substance.number] : []),
    variant,
    ufi === null ? '' : `UFI: ${ufi}`,
    supplier.address,
    supplier.telephone,
    ...blocks.flatMap(({ contains, precautionary, supplemental, further }) => [
      contains?.text ?? '',
      ...[...precautionary, ...supplemental].map(({ text }) => text),
      ...further,
    ]),
  ]
  const semibold = blocks.flatMap(({ hazard }) => hazard.map(({ text }) => text))
  const bold = [name, quantity, supplier.name, ...blocks.flatMap(({ signalWord, distinct }) => [signalWord ?? '', ...distinct])]
  const space = widthOf(' ', 400)
  const sum = (texts: readonly string[], weight: 400 | 600 | 700) =>
    texts.reduce((total, text) => total + (text === '' ? 0 : widthOf(text, weight) + space), 0)
  return sum(plain, 400) + sum(semibold, 600) + sum(bold, 700)
}
