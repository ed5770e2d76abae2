import { leastTextSize, type PackageSize } from '../../clp/label-sizes.ts'
import { loadLabelFonts } from './label-fonts.ts'
import { millimetresPerPoint } from './label-layout.ts'
import type { LabelFormat } from './label-model.ts'

/** Least size of any text on the label in points: CLP Annex I, 1.2.1.5. */
export function floorTextSize(packageSize: PackageSize): number {
  return leastTextSize(packageSize, loadLabelFonts().xHeightFactor)
}

/** The size from which the text is fitted downwards, in points: the wished one, or the least one where that is larger. */
export function greatestTextSize({ textSize, packageSize }: Pick<LabelFormat, 'textSize' | 'packageSize'>): number {
  return Math.max(textSize, floorTextSize(packageSize))
}

/** Height of the letter x of a text, in mm. */
export function xHeightOf(textSize: number): number {
  return textSize * millimetresPerPoint * loadLabelFonts().xHeightFactor
}
