import { findHazardCategory } from '../clp/hazard-categories.ts'
import type { ClassificationEntryOfRecord } from '../shared/record/composition.ts'

/**
 * The group that an entry of Annex VI leaves open (Note U) is that of what was known before. Where nobody knows it, H280 stands, the statement
 * of all groups but the refrigerated one (CLP Annex I, Table 2.5.2): section 3 gives a statement with each class (REACH Annex II, 3.2.3).
 */
export function groupOfGas(known: readonly ClassificationEntryOfRecord[]): ClassificationEntryOfRecord {
  const own = known.find(({ category }) => findHazardCategory(category).hazardClass === 'gasesUnderPressure')
  return own ?? { category: 'Press. Gas', statements: ['H280'] }
}
