import type { z } from 'zod'
import type { WorkingRecord } from '../../shared/editing.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { AppError } from '../errors.ts'
import { mostUnknownNamed, nameUnknown, readIssues } from '../../shared/reasons/read-issue.ts'
import type { Reason } from '../../shared/reasons/reason.ts'

type Issue = z.core.$ZodIssue

/**
 * A draft may contain mistakes, and so a few unknown fields. More of them than could be typing errors are refused.
 * @throws {AppError} CLIENT_SIDE with the first of them
 */
export function refuseUnknownFields(record: WorkingRecord): void {
  refuseUnknownAtTop(record)
  const issues = productRecord.safeParse(record, { reportInput: true }).error?.issues ?? []
  const unknown = issues.filter((issue) => countUnknown(issue) > 0)
  if (unknown.reduce((sum, issue) => sum + countUnknown(issue), 0) <= mostUnknownNamed) return
  throw refuse(readIssues(unknown))
}

/**
 * The same check at the top level, made first, so that nobody can keep the schema busy by sending a hundred thousand of them.
 * @throws {AppError}
 */
export function refuseUnknownAtTop(record: WorkingRecord): void {
  const atTop = Object.keys(record).filter((key) => !Object.hasOwn(productRecord.shape, key))
  if (atTop.length > mostUnknownNamed) throw refuse(nameUnknown(atTop, []))
}

function refuse(reasons: readonly Reason[]): AppError {
  const shown = reasons.slice(0, mostUnknownNamed + 1)
  return new AppError('CLIENT_SIDE', { reasons: shown.map((reason) => ({ ...reason, path: reason.path || 'record' })) })
}

/** Unknown fields of a union are those of the alternative that has the fewest. */
function countUnknown(issue: Issue): number {
  if (issue.code === 'unrecognized_keys') return issue.keys.length
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return 0
  return Math.min(...issue.errors.map((issues) => issues.reduce((sum, inner) => sum + countUnknown(inner), 0)))
}
