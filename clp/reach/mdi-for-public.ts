import { isOneOf, mayReach, type ContainedSubstance, type NamedSubstances } from '../contained-substances.ts'

/** Of the duty that no label can fulfil. */
export const glovesForPublicSource = 'REACH Annex XVII, entry 56, paragraph 1(a)'

/**
 * Methylenediphenyl diisocyanate, with its isomers, as entry 56 names it. Polymeric MDI is none by itself (ECHA, question 677), but a third to
 * a half of it is monomeric, so that it counts whole until the monomer is named beside it.
 */
const methylenediphenyl: NamedSubstances = {
  casNumbers: ['26447-40-5', '101-68-8', '5873-54-1', '2536-05-2', '9016-87-9'],
  ecNumbers: ['247-714-0', '202-966-0', '227-534-9', '219-799-4'],
  indexNumbers: ['615-005-00-9'],
}

/** Entry 56, paragraph 1, in per cent by weight. */
const fromPercent = 0.1
/** Entry 56, paragraph 1: not placed on the market after 27 December 2010 without gloves and marking. */
const from = '2010-12-28'

/**
 * REACH Annex XVII, entry 56, paragraph 1: from 0.1 % of MDI a mixture for the general public holds protective gloves in its package (a) and
 * bears the three sentences of the entry (b). Paragraph 2 frees hot-melt adhesives of the gloves, not of the sentences.
 * @param day ISO
 * @returns % of MDI for which both duties hold, by the upper ends of ranges; null where they do not hold
 */
export function findMdiForPublic(ingredients: readonly ContainedSubstance[], isForPublic: boolean, day: string): number | null {
  const contained = ingredients.filter((ingredient) => isOneOf(ingredient, methylenediphenyl))
  if (!isForPublic || day < from || !mayReach(contained, fromPercent)) return null
  return Number(contained.reduce((sum, { content, contentRange }) => sum + (content ?? contentRange.to), 0).toFixed(6))
}
