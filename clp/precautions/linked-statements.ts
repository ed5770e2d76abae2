import type { HazardCategoryCode } from '../hazard-categories.ts'
import { leaveOutBesideAerosols } from '../beside-aerosols.ts'
import type { AdviceTable } from './advice.ts'
import { environmentalAdvice } from './environmental-advice.ts'
import { healthAdvice } from './health-advice.ts'
import { physicalAdvice } from './physical-advice.ts'

const tables: readonly AdviceTable[] = [...physicalAdvice, ...healthAdvice, ...environmentalAdvice]

/**
 * Codes of the precautionary statements that the tables of CLP Annex I, Parts 2 to 5, link to a classification. What no table names, such as
 * P102 for the general public, is linked to none.
 * @param entry.statements of its routes, one by one or combined: H302+H312
 */
export function linkedStatements(entry: { category: HazardCategoryCode; statements: readonly string[] }): ReadonlySet<string> {
  const hazards = entry.statements.flatMap((code) => code.split('+'))
  const own = tables.filter(
    ({ categories, statements }) =>
      categories.includes(entry.category) && (statements === undefined || statements.some((code) => hazards.includes(code))),
  )
  return new Set(own.flatMap(({ advice }) => Object.keys(advice)))
}

/**
 * Whether the tables of CLP Annex I have a precautionary statement on disposal for a classification: Article 28(2) asks the public's label for one then.
 * That of a spray need not show the aspiration hazard (Annex I, 1.3.3).
 */
export const asksForDisposal = (classification: readonly Parameters<typeof linkedStatements>[0][]): boolean =>
  leaveOutBesideAerosols(classification).some((entry) => [...linkedStatements(entry)].some((code) => code.startsWith('P50')))
