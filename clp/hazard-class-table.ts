/** The form in which the tables of CLP Annex I stand here: one row per hazard category, grouped by class. */
import type { PictogramCode } from './pictograms.ts'
import type { HazardStatementCode, SupplementalStatementCode } from './statements.ts'

export type SignalWord = 'danger' | 'warning'
export type HazardKind = 'physical' | 'health' | 'environmental' | 'additional'

/** A statement that a hazard category can carry: H…, and EUH380 to EUH451 for the classes of Delegated Regulation (EU) 2023/707. */
export type CategoryStatementCode = HazardStatementCode | SupplementalStatementCode

/** The label elements of one category, as the table of its class in CLP Annex I gives them. */
type CategoryRow = readonly [
  code: string,
  category: string,
  signalWord: SignalWord | null,
  pictograms: readonly PictogramCode[],
  statements: readonly CategoryStatementCode[],
]

/** The label elements of a hazard class, by category. */
export interface ClassTable {
  hazardClass: string
  kind: HazardKind
  /** the point of the regulation that holds the table */
  source: string
  categories: readonly CategoryRow[]
}
