import type { Transaction } from 'kysely'
import { withIds } from '../../shared/complete-ids.ts'
import type { PublishAnswer, PublishBody, WorkingRecord } from '../../shared/editing.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { productRecord, type ProductRecord } from '../../shared/record/product-record.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'
import { findPhrase, loadWording } from '../../wording/load-wording.ts'
import type { Database } from '../db/schema.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import { AppError } from '../errors.ts'
import { checkTexts } from '../products/check-texts.ts'
import type { Member } from '../auth/require-user.ts'
import { explainRefusal, PublicationRefused, publishVersion } from '../products/publish-version.ts'
import { findNewestVersion, upsertProduct } from '../products/import-queries.ts'
import { hashRecord } from '../products/record-hash.ts'
import type { Services } from '../services.ts'
import { onSdsPublished } from '../share/send-updates.ts'
import { checkDraft, countMissingIds } from './check-draft.ts'
import { takeId } from './queries.ts'
import { refuseFindings } from './refuse-findings.ts'
import { confirmerOf, refuseSharedIdentities } from './refuse-shared-identities.ts'
import { refuseStale } from './save-draft.ts'
import { addRevision, lockWorkingState } from './working-state.ts'

/**
 * Freezes the draft as the next version of each of these documents, in one transaction: of several simultaneous publishers one wins.
 * @throws {AppError} 400 with every problem of the record, of the date and of the reason; 409 with a `DraftConflict` when the revision is
 * not the current one, and for a withdrawn product; 422 with a `findingReport` for errors of the check that no owner overrules; 400 with an
 * `identityReport` for codes and UFIs of other products
 */
export function publishDraft(services: Services, permalinkId: number, member: Member, body: PublishBody): Promise<PublishAnswer> {
  return services.db.transaction().execute((tx) => publishDraftWithin(services, tx, permalinkId, member, body))
}

/** The same within a transaction that stores more than the version. @param language of the findings that are told @throws {AppError} as `publishDraft` */
export async function publishDraftWithin(
  services: Services,
  tx: Transaction<Database>,
  permalinkId: number,
  { user, workgroup }: Member,
  { revision, date, documents, reason, confirmations, overrules }: PublishBody,
  language: LanguageCode = 'en',
): Promise<PublishAnswer> {
  const state = await lockWorkingState(tx, permalinkId)
  const { stored, current, head } = state
  await refuseStale(tx, state, revision)
  if (stored.status === 'withdrawn') throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt('status', 'withdrawn')] })
  const kinds = [...new Set(documents)]
  const checked = await checkDraft({ ...services, db: tx }, current.record)
  const problems = [...checked.problems, ...(await checkPublication(tx, permalinkId, { kinds, date, reason }))]
  if (problems.length > 0 || checked.record === null) throw new AppError('CLIENT_SIDE', { reasons: problems })
  await refuseUnchanged(tx, checked.record, kinds)
  const by = confirmerOf({ user, workgroup })
  const overruled = await refuseFindings(services, tx, checked.record, overrules, by, language)
  const record = await completeRecord(tx, current.record)
  await upsertProduct(tx, { workgroupId: stored.workgroupId, record, recordHash: hashRecord(record) })
  const versions: PublishAnswer['versions'] = []
  for (const kind of kinds) {
    const number = await publishVersion(tx, record, { kind, date, reason, overruled }).catch((error: unknown) => {
      if (error instanceof PublicationRefused) throw new AppError('CLIENT_SIDE', { reasons: [{ ...error.fault, path: 'date' }] })
      throw error
    })
    versions.push({ kind, number, revisedOn: date })
    const entry = kind === 'sds' ? 'products.publishedSds' : 'products.publishedTds'
    await insertEntry(tx, entry, { workgroupId: stored.workgroupId, by, permalinkId, params: { version: number } })
  }
  await refuseSharedIdentities(tx, stored.workgroupId, record, confirmations, by)
  const published = { ...stored, name: record.name, record, recordHash: hashRecord(record) }
  const next = { ...head, baseHash: published.recordHash, blankRecord: null }
  const after = await addRevision(tx, published, next, { kind: 'published', record, userId: user.id })
  // The only place that announces a new version: the jobs that follow from it are committed together with it.
  await onSdsPublished(services, [{ permalinkId, versions }], tx)
  return { permalinkId, synonymId: record.synonyms[0]?.id ?? 0, revision: after.current.revision, versions }
}

/** The record as it is stored: synonyms and product codes that are new get their ids, defaults are filled in. */
async function completeRecord(tx: Transaction<Database>, draft: WorkingRecord): Promise<ProductRecord> {
  const missing = countMissingIds(draft)
  const ids: Record<keyof typeof missing, number[]> = { synonym_ids: [], product_code_ids: [] }
  for (const kind of ['synonym_ids', 'product_code_ids'] as const)
    while (ids[kind].length < missing[kind]) ids[kind].push(await takeId(tx, kind))
  return productRecord.parse(withIds(draft, (kind) => ids[kind].shift() ?? 0))
}

/** An unchanged record makes no new version (decision 082). */
async function refuseUnchanged(tx: Transaction<Database>, record: ProductRecord, kinds: readonly ('sds' | 'tds')[]): Promise<void> {
  const hash = hashRecord(record)
  for (const kind of kinds) if ((await findNewestVersion(tx, record.permalinkId, kind))?.snapshotHash !== hash) return
  throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('documents', 'nothingChanged')] })
}

async function checkPublication(
  tx: Transaction<Database>,
  permalinkId: number,
  { kinds, date, reason }: { kinds: readonly ('sds' | 'tds')[]; date: string; reason: PublishBody['reason'] },
): Promise<Reason[]> {
  const english = loadWording('en')
  const problems = checkTexts(reason, ['reason'], (key) => findPhrase(english, key))
  const refusals = new Map<string, Reason>()
  for (const kind of kinds) {
    const previous = await findNewestVersion(tx, permalinkId, kind)
    const refusal = explainRefusal(date, previous)
    if (refusal !== undefined) refusals.set(JSON.stringify(refusal), { ...refusal, path: 'date' })
    if (previous && reason === undefined && !problems.some(({ path }) => path === 'reason')) problems.push(reasonAt('reason', 'missing'))
  }
  return [...problems, ...refusals.values()]
}
