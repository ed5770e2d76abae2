import { leastLineDistance, type LabelSize } from '../../clp/label/label-sizes.ts'
import { diagonalOf } from './arrange-pictograms.ts'
import { loadLabelFonts } from './label-fonts.ts'
import { millimetresPerPoint } from './label-layout.ts'
import type { LabelModel } from './label-model.ts'
import { floorTextSize } from './text-sizes.ts'

/** mm: the rule above each language. */
const ruleThickness = 0.35

/**
 * Share of the printable area that the parts need which CLP Articles 17 and 25 demand, at the legal floor: the lines of their texts over the
 * whole width (name and identifiers, each language, supplier and content), the squares on their points with the corners around them, a rule
 * for each language. No arrangement is assumed, and no line is counted longer than its text. Pure.
 * @returns 1 where they fill the label to its margins; more where nothing can help
 */
export function measureNeed(label: LabelModel, size: LabelSize = label.format.size): number {
  const { padding, packageSize } = label.format
  const width = size.width - padding.left - padding.right
  const height = size.height - padding.top - padding.bottom
  if (width <= 0 || height <= 0) return Infinity
  const textSize = floorTextSize(packageSize) * millimetresPerPoint
  const lines = lengthsOfTexts(label).reduce((sum, length) => sum + Math.ceil((length * textSize) / width), 0)
  const pictograms = label.pictograms.length * diagonalOf(packageSize.pictogramSide.least) ** 2
  const text = lines * width * textSize * leastLineDistance
  return (text + pictograms + label.blocks.length * ruleThickness * width) / (width * height)
}

/** Texts that run on, each on one line, in em. */
function lengthsOfTexts({ name, substance, variant, ufi, quantity, supplier, blocks }: LabelModel): number[] {
  const { widthOf } = loadLabelFonts()
  const sum = (texts: readonly string[], weight: 400 | 600 | 700) =>
    texts.reduce((total, text) => total + (text === '' ? 0 : widthOf(`${text} `, weight)), 0)
  const identity = [...(substance ? [...substance.names, substance.number] : []), variant, ufi === null ? '' : `UFI: ${ufi}`]
  return [
    sum([name], 700) + sum(identity, 400),
    ...blocks.map(
      ({ signalWord, contains, hazard, precautionary, supplemental, further, distinct }) =>
        sum([signalWord ?? '', ...distinct], 700) +
        sum(textsOf(hazard), 600) +
        sum([contains?.text ?? '', ...textsOf([...precautionary, ...supplemental]), ...further], 400),
    ),
    sum([supplier.name, quantity], 700) + sum([supplier.address, supplier.telephone], 400),
  ]
}

function textsOf(statements: readonly { text: string }[]): string[] {
  return statements.map(({ text }) => text)
}
