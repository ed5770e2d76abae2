import type { z } from 'zod'
import { readIssues } from '../shared/reasons/read-issue.ts'
import type { Reason } from '../shared/reasons/reason.ts'

/** What a request brings does not keep to its schema. */
export class RefusedValues extends Error {
  override readonly name = 'RefusedValues'
  readonly statusCode = 400
  readonly issues: readonly z.core.$ZodIssue[]
  /** Which part of the request was looked at: Fastify says so. */
  validationContext: string | undefined

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('the request does not keep to its schema')
    this.issues = issues
  }
}

/** What is wrong as a whole, where no field of it is. */
const wholes: Readonly<Record<string, string>> = { querystring: 'query', params: 'path', headers: 'headers' }

/** What a schema found wrong with a request; nothing where the error is another one. */
export function reasonsOfValues(error: unknown): Reason[] {
  if (!(error instanceof RefusedValues)) return []
  const whole = wholes[error.validationContext ?? ''] ?? 'body'
  return readIssues(error.issues).map((reason) => ({ ...reason, path: reason.path || whole }))
}
