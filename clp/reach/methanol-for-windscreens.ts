import { isOneOf, mayReach, type ContainedSubstance } from '../contained-substances.ts'
import { methanol } from '../label/label-restrictions.ts'

/** REACH Annex XVII, entry 69: in per cent by weight. */
const fromPercent = 0.6
/** Entry 69: not placed on the market for the general public after 9 May 2019. */
const from = '2019-05-10'

/**
 * REACH Annex XVII, entry 69: from 0.6 % of methanol on no windscreen washing or defrosting fluid is placed on the market for the general public.
 * Whether a product is one, its name and uses say; the entry holds for no other.
 * @param day ISO
 * @returns % of methanol, by the upper ends of ranges; null where the entry does not hold
 */
export function methanolForWindscreens(ingredients: readonly ContainedSubstance[], day: string): number | null {
  const contained = ingredients.filter((ingredient) => isOneOf(ingredient, methanol))
  if (day < from || !mayReach(contained, fromPercent)) return null
  return Number(contained.reduce((sum, { content, contentRange }) => sum + (content ?? contentRange.to), 0).toFixed(6))
}
