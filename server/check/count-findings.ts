import { z } from 'zod'
import type { Finding } from '../../check/finding.ts'

export const foundCounts = z.object({ errors: z.number().int(), warnings: z.number().int() })
/** How much the check found in a record. */
export type FoundCounts = z.infer<typeof foundCounts>

export function countFindings(findings: readonly Finding[]): FoundCounts {
  const count = (severity: Finding['severity']) => findings.filter((one) => one.severity === severity).length
  return { errors: count('error'), warnings: count('warning') }
}
