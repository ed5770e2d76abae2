import { findHazardCategory, type HazardClass } from '../hazard-categories.ts'
import { leaveOutBesideAerosols } from '../beside-aerosols.ts'

/** CLP Article 18(3)(b): hazard classes whose substances are named on the label of a mixture. Skin and eyes only where they are damaged. */
const namedClasses: ReadonlySet<HazardClass> = new Set([
  'acuteToxicity',
  'germCellMutagenicity',
  'carcinogenicity',
  'reproductiveToxicity',
  'respiratorySensitisation',
  'skinSensitisation',
  'specificTargetOrganToxicitySingleExposure',
  'specificTargetOrganToxicityRepeatedExposure',
  'aspirationHazard',
])

/** CLP Article 18(3), last sentence: four names normally suffice. */
export const mostNamedSubstances = 4

/**
 * The categories of a mixture's classification that make the label name the substances behind them: CLP Article 18(3)(b). Narcotic
 * effects and irritation of the airways (STOT SE 3) count, as the Article excepts no category. An aerosol is not labelled for aspiration (Annex I, 1.3.3).
 */
export function categoriesThatNameSubstances(categories: readonly string[]): string[] {
  const labelled = leaveOutBesideAerosols(categories.map((category) => ({ category }))).map(({ category }) => category)
  return labelled.filter((code) => {
    const category = findHazardCategory(code)
    if (!category) return false
    if (category.hazardClass === 'skinCorrosionIrritation' || category.hazardClass === 'eyeDamageIrritation')
      return category.pictograms.includes('GHS05')
    return namedClasses.has(category.hazardClass)
  })
}
