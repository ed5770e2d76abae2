import type { z } from 'zod'
import { readIssues } from '../shared/reasons/read-issue.ts'
import type { Reason } from '../shared/reasons/reason.ts'

/** The data of a request do not match the schema. */
export class RefusedValues extends Error {
  override readonly name = 'RefusedValues'
  readonly statusCode = 400
  readonly issues: readonly z.core.$ZodIssue[]
  /** The part of the request that was validated, as named by Fastify. */
  validationContext: string | undefined

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('the request does not keep to its schema')
    this.issues = issues
  }
}

/** Names of the parts, for a problem without a field. */
const wholes: Readonly<Record<string, string>> = { querystring: 'query', params: 'path', headers: 'headers' }

/** The problems that a schema found in a request; none for any other error. */
export function reasonsOfValues(error: unknown): Reason[] {
  if (!(error instanceof RefusedValues)) return []
  const whole = wholes[error.validationContext ?? ''] ?? 'body'
  return readIssues(error.issues).map((reason) => ({ ...reason, path: reason.path || whole }))
}
