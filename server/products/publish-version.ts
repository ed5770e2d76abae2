import type { Transaction } from 'kysely'
import type { OverruledFinding } from '../../check/overruled-finding.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import type { Database } from '../db/schema.ts'
import type { DocumentKind, StoredVersion } from './queries.ts'
import { findNewestVersion, insertVersion, lockProduct } from './import-queries.ts'
import { hashRecord } from './record-hash.ts'
import { isoDayOf } from '../../shared/iso-day.ts'
import { faultOf, type Fault } from '../../shared/reasons/reason.ts'

/** Why a version cannot be published, for the person who publishes. */
export class PublicationRefused extends Error {
  override readonly name = 'PublicationRefused'
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault.code)
    this.fault = fault
  }
}

const day = 24 * 60 * 60 * 1000

/**
 * Why a version of this date cannot follow the previous one; undefined when it can.
 * @param now milliseconds since 1970
 */
export function explainRefusal(date: string, previous: StoredVersion | undefined, now = Date.now()): Fault | undefined {
  // A version with a date far ahead would block all further ones until then. Tomorrow has begun somewhere already.
  const tomorrow = isoDayOf(new Date(now + day))
  if (date > tomorrow) return faultOf('dayInFuture', { latest: tomorrow })
  if (!previous || date >= previous.revisedOn) return undefined
  return faultOf('dayBefore', { before: previous.revisedOn })
}

/**
 * Freezes a record as the next version of one document of its product. Versions of each document are numbered 1, 2, 3, also when several
 * are published at once; the date of compilation is the revision date of number 1.
 * @param publication.date day of the revision, `YYYY-MM-DD`
 * @param publication.overruled overruled errors of the check
 * @returns the number of the new version
 * @throws {PublicationRefused} when the date lies before that of the previous version, or after tomorrow. Nothing is stored then.
 */
export async function publishVersion(
  tx: Transaction<Database>,
  record: ProductRecord,
  publication: { kind: DocumentKind; date: string; reason?: Text | undefined; overruled?: readonly OverruledFinding[] },
): Promise<number> {
  const { kind, date, reason, overruled = [] } = publication
  const { permalinkId } = record
  if (!(await lockProduct(tx, permalinkId))) throw new Error(`Product ${permalinkId} is not stored`)
  const previous = await findNewestVersion(tx, permalinkId, kind)
  const refusal = explainRefusal(date, previous)
  if (refusal !== undefined) throw new PublicationRefused(refusal)
  const number = (previous?.number ?? 0) + 1
  const compiledOn = previous?.compiledOn ?? date
  await insertVersion(tx, { kind, number, revisedOn: date, compiledOn, reason, snapshotHash: hashRecord(record), overruled }, record)
  return number
}
