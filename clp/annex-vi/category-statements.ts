import { findHazardCategory, type HazardCategoryCode } from '../hazard-categories.ts'
import type { CategoryStatementCode } from '../hazard-class-table.ts'
import { hazardStatementCodes, supplementalStatementCodes, type SupplementalStatementCode } from '../statements.ts'

const statements = new Set<string>([...hazardStatementCodes, ...supplementalStatementCodes])
const supplemental = new Set<string>(supplementalStatementCodes)

/** A hazard statement or supplemental statement of CLP Annex III, single: H302, H360FD, EUH031. */
export function isCategoryStatement(code: string): code is CategoryStatementCode {
  return statements.has(code)
}

export function isSupplementalStatement(code: string): code is SupplementalStatementCode {
  return supplemental.has(code)
}

/** Whether a category can carry the statement (the tables of CLP Annex I). */
export function carriesStatement(category: HazardCategoryCode, statement: CategoryStatementCode): boolean {
  return findHazardCategory(category).statements.includes(statement)
}
