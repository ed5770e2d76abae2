import { findHazardCategory, type HazardClass } from '../hazard-categories.ts'
import { isSubmittedCategory } from './submitted-components.ts'

/** CLP Annex VIII, Part A, 2.3: a mixture of these hazards alone is not submitted, and needs no UFI. */
const withoutSubmission: ReadonlySet<HazardClass> = new Set(['gasesUnderPressure', 'explosives'])

/** Where the duty stands, with its exceptions. */
export const ufiSource = 'CLP Articles 25(7) and 45(1) and Annex VIII, Part A, 2.3 and 5'

/**
 * The first day of the duty: for consumer and professional use 1 January 2021, for industrial use alone 1 January 2024 (CLP Annex VIII, Part A, 1.1 to
 * 1.3).
 * @param isIndustrialOnly whether the mixture is for industrial sites alone
 */
export const ufiDutyFrom = (isIndustrialOnly: boolean): string => (isIndustrialOnly ? '2024-01-01' : '2021-01-01')

/**
 * The categories of a mixture's classification for which its label, or its package, bears a unique formula identifier: those of physical
 * hazards and of hazards for health (CLP Article 45(1)), but for gases under pressure and explosives (Annex VIII, Part A, 2.3). Each once.
 * A substance needs none: Article 45 speaks of mixtures.
 */
export function categoriesThatDemandUfi(categories: readonly string[]): string[] {
  return [...new Set(categories)].filter((code) => {
    const category = findHazardCategory(code)
    return category !== undefined && !withoutSubmission.has(category.hazardClass) && isSubmittedCategory(code)
  })
}
