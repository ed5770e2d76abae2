import type { ApiError } from '../../../api/api-error.ts'
import { findingReport, type DraftFinding } from '../../../../shared/draft-check.ts'
import { asObject } from '../../record/record-values.ts'

/**
 * The errors for which the server refused to publish: besides those that were shown, what follows from one that is overruled. Empty: it refused for another
 * reason.
 */
export const readFindingReport = (error: ApiError): readonly DraftFinding[] =>
  findingReport.safeParse(asObject(error.httpDebug?.response?.body).report).data?.findings ?? []

/** Those that the check told, and those for which the server refused beside them. */
export function withRefused(told: readonly DraftFinding[], refused: readonly DraftFinding[]): DraftFinding[] {
  const known = new Set(told.map(({ key }) => key))
  return [...told, ...refused.filter(({ key }) => !known.has(key))]
}
