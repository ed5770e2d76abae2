import type { Transaction } from 'kysely'
import type { z } from 'zod'
import type { OverruledFinding } from '../../check/overruled-finding.ts'
import type { findingReport, Overrule } from '../../shared/draft-check.ts'
import { today } from '../../shared/iso-day.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { settleFindings } from '../products/settle-findings.ts'
import { tellFindings } from '../products/tell-findings.ts'
import type { Database } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { Confirmer } from '../products/shared-identities.ts'
import type { Services } from '../services.ts'

/**
 * The findings of the check against a record that is about to be published, by today's law, whatever date the revision bears, since readers
 * see it from today on.
 * @param language of the findings in the report
 * @returns the errors that an owner overrules, now or when the previous version was published
 * @throws {AppError} 403 if anybody but an owner overrules; 422 with a `findingReport` of the errors that nobody has overruled
 */
export async function refuseFindings(
  services: Pick<Services, 'check' | 'register' | 'findRecipeBehind'>,
  tx: Transaction<Database>,
  record: ProductRecord,
  overrules: readonly Overrule[],
  { name: by, mayOverrule }: Confirmer,
  language: LanguageCode = 'en',
): Promise<OverruledFinding[]> {
  if (overrules.length > 0 && !mayOverrule)
    throw new AppError('CLIENT_SIDE', { status: 403, reasons: [reasonAt('overrules', 'onlyOwnersOverrule')] })
  const { open, overruled } = await settleFindings(services, tx, record, today(), ({ key }) => {
    const said = overrules.find(({ finding }) => finding === key)
    return said ? { reason: said.reason, by } : null
  })
  if (open.length === 0) return overruled
  const report: z.input<typeof findingReport> = { findings: tellFindings(open, language) }
  const reasons = open.map(({ code, article, path }) => reasonAt(path, 'foundByCheck', { finding: code, article }))
  throw new AppError('CLIENT_SIDE', { status: 422, reasons, report })
}
