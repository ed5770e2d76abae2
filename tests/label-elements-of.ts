/** Label elements of classifications that are written as short as a safety data sheet writes them. */
import type { HazardCategoryCode } from '../clp/hazard-categories.ts'
import type { CategoryStatementCode } from '../clp/hazard-class-table.ts'
import { deriveLabelElements, type ClassificationEntry, type LabelElementOptions, type LabelElements } from '../clp/label/label-elements.ts'

/** `['Acute Tox. 4', 'H302']` */
type Written = readonly [category: HazardCategoryCode, ...statements: CategoryStatementCode[]]

const entries = (written: readonly Written[]): ClassificationEntry[] =>
  written.map(([category, ...statements]) => ({ category, statements }))

/** What the label of these categories shows. */
export const label = (...written: Written[]): LabelElements => deriveLabelElements(entries(written))
/** The same under options of the label. */
export const labelWith = (options: LabelElementOptions, ...written: Written[]): LabelElements =>
  deriveLabelElements(entries(written), options)
