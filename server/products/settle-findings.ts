import type { Kysely } from 'kysely'
import type { Finding } from '../../check/finding.ts'
import type { OverruledFinding } from '../../check/overruled-finding.ts'
import { today } from '../../shared/iso-day.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Database } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { openNames, type JudgedFinding } from './judge-record.ts'
import { findPublishedBefore } from './finding-queries.ts'
import { findComponents } from './kit-queries.ts'

type PublishedBefore = Awaited<ReturnType<typeof findPublishedBefore>>

/** For a product that is published for the first time. */
export const nothingPublished: PublishedBefore = { published: null, overruled: [] }

/** Reason for publishing despite this finding; null: none given. */
export type Overruling = (found: JudgedFinding) => { reason: string; by: string } | null

/**
 * The errors of a record that is about to be published, except a UFI that another product has: that is confirmed together with product
 * codes (`settleSharedIdentities`).
 * @param day whose law holds
 * @returns those that prevent publication, and those that are overruled, now or when the previous version was published
 */
export async function settleFindings(
  services: Pick<Services, 'check' | 'register' | 'findRecipeBehind'> & { findPublishedBefore?: () => Promise<PublishedBefore> },
  db: Kysely<Database>,
  record: ProductRecord,
  day: string,
  overrule: Overruling,
): Promise<{ open: JudgedFinding[]; overruled: OverruledFinding[] }> {
  const { published, overruled: earlier } = await (services.findPublishedBefore?.() ?? findPublishedBefore(db, record.permalinkId))
  const name = openNames(record, earlier)
  const settle = (one: Finding): { found: JudgedFinding; kept: OverruledFinding | null } => {
    const found = name(one)
    const said = overrule(found)
    const { key, code, article, path, params } = found
    return { found, kept: said ? { key, code, article, path, params, ...said, on: today() } : found.overruled }
  }
  const beside = {
    day,
    published,
    others: [],
    components: await findComponents(db, record),
    recipe: await services.findRecipeBehind(db, record.permalinkId),
  }
  const findings = services.check(record, await services.register.current(), beside, (one) => settle(one).kept !== null)
  const settled = findings.filter(({ severity }) => severity === 'error').map(settle)
  return { open: settled.flatMap(({ found, kept }) => (kept ? [] : [found])), overruled: settled.flatMap(({ kept }) => kept ?? []) }
}
