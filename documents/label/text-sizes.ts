import { leastTextSize, type PackageSize } from '../../clp/label/label-sizes.ts'
import { loadLabelFonts } from './label-fonts.ts'
import { millimetresPerPoint, type LabelLayout } from './label-layout.ts'
import type { LabelFormat } from './label-model.ts'

/** Least size of any text on the label in points: CLP Annex I, 1.2.1.5. */
export function floorTextSize(packageSize: PackageSize): number {
  return leastTextSize(packageSize, loadLabelFonts().xHeightFactor)
}

/** The size from which the text is fitted downwards, in points: the chosen one, or the least one where that is larger. */
export function greatestTextSize({ textSize, packageSize }: Pick<LabelFormat, 'textSize' | 'packageSize'>): number {
  return Math.max(textSize, floorTextSize(packageSize))
}

/** Points in which the product's name is printed. */
export function nameSizeOf({ elements, textSize }: LabelLayout): number {
  const name = elements.find((element) => element.kind === 'text' && element.part === 'name')
  const scale = name?.kind === 'text' ? (name.lines[0]?.[0]?.scale ?? 1) : 1
  return Math.round(scale * textSize * 10) / 10
}

/** Height of the letter x of a text, in mm. */
export function xHeightOf(textSize: number): number {
  return textSize * millimetresPerPoint * loadLabelFonts().xHeightFactor
}
