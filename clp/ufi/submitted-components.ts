import { findHazardCategory, hazardKind } from '../hazard-categories.ts'

/** CLP Annex VIII, Part B, 3.4.1: components of major concern. */
const majorConcern: ReadonlySet<string> = new Set([
  'Acute Tox. 1',
  'Acute Tox. 2',
  'Acute Tox. 3',
  'STOT SE 1',
  'STOT SE 2',
  'STOT RE 1',
  'STOT RE 2',
  'Skin Corr. 1',
  'Skin Corr. 1A',
  'Skin Corr. 1B',
  'Skin Corr. 1C',
  'Eye Dam. 1',
])

/** Widest range of concentration in percentage points, by the content from which it holds: Annex VIII, Part B, Table 1 and Table 2. */
const widthsOfMajorConcern = [
  [25, 5],
  [10, 3],
  [1, 1],
  [0.1, 0.3],
  [0, 0.1],
] as const
const widthsOfOthers = [
  [25, 20],
  [10, 10],
  [1, 3],
  [0, 1],
] as const

/**
 * Whether a submission to the poison centres is about a category: physical hazards and hazards for health (CLP Article 45(1) and
 * Annex VIII, Part A, 4.1). A code that is no category is none.
 */
export function isSubmittedCategory(code: string): boolean {
  const category = findHazardCategory(code)
  if (category === undefined) return false
  const kind = hazardKind(category.hazardClass)
  return kind === 'physical' || kind === 'health'
}

/** Whether a component of these categories is one of major concern: CLP Annex VIII, Part B, 3.4.1. */
export const isOfMajorConcern = (categories: readonly string[]): boolean => categories.some((code) => majorConcern.has(code))

/**
 * The widest range in which a submission may state a component: CLP Annex VIII, Part B, 3.4, Tables 1 and 2.
 * @param content % w/w, 0 to 100
 * @returns percentage points
 */
export function widestRange(content: number, isMajorConcern: boolean): number {
  const widths = isMajorConcern ? widthsOfMajorConcern : widthsOfOthers
  return widths.find(([from]) => content >= from)?.[1] ?? 0
}

/** Change of the exact content, in per cent of it, above which a submission is updated, by the content above which it holds, % w/w. */
const variations = [
  [25, 5],
  [10, 10],
  [2.5, 20],
  [0, 30],
] as const

/**
 * By how much the exact content of a submitted component may change before the mixture needs a new submission and a new unique formula
 * identifier: CLP Annex VIII, Part B, 4.1, Table 4.
 * @param content % w/w as it was submitted, above 0 to 100
 * @returns per cent of the content, up or down
 */
export function allowedVariation(content: number): number {
  return variations.find(([above]) => content > above)?.[1] ?? 0
}
