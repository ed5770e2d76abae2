/** What an aerosol is said to burn with, against what is in it (CLP Annex I, 2.3.2.1 and 2.3.2.2). */
import type { Warning } from '../warning.ts'
import { doubt, type Doubted } from './doubt.ts'
import { hasCategory, shareOf } from './shares.ts'

const criteria = 'CLP Annex I, 2.3.2.1'

/** Note 1 to 2.3.2.1: flammable gases, liquids and solids count, not what ignites by itself or with water. */
const isFlammable = hasCategory('Flam. Gas', 'Flam. Liq.', 'Flam. Sol.', 'Chem. Unst. Gas')

/** Percentage points by which a declared content may fall short of that of the recipe: both are rounded. */
const rounding = 1

/** kJ/g: hydrocarbons have 50, methane 50 and carbon disulphide, among the least, 14; hydrogen, with 120, is in no dispenser. */
const [least, most] = [5, 55] as const

export function doubtAerosol({ mixture: { measured, physicalState }, components }: Doubted): Warning[] {
  if (physicalState !== 'aerosol') return []
  const { flammableContent, heatOfCombustion } = measured
  const share = shareOf(components, isFlammable)
  const content = Math.max(flammableContent ?? 0, share.content)
  return [
    ...(flammableContent !== null && flammableContent < share.content - rounding
      ? [doubt('flammableContent', 'data.flammableContent', criteria, { value: flammableContent, ...share })]
      : []),
    ...(heatOfCombustion !== null && content > 0 && isOutside(heatOfCombustion, content, flammableContent !== null)
      ? [doubt('heatOfCombustion', 'data.heatOfCombustion', criteria, { value: heatOfCombustion, content })]
      : []),
  ]
}

/** The product of combustion is the sum of the components by mass: above what the flammable ones can give, or far below it. */
const isOutside = (heat: number, content: number, isWhole: boolean): boolean =>
  heat < (content / 100) * least || heat > (isWhole ? (content / 100) * most + 1 : most)
