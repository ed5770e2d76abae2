import type { Transaction } from 'kysely'
import type { DraftBody, DraftConflict, WorkingRecord } from '../../shared/editing.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'
import type { Database } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { upsertProduct } from '../products/import-queries.ts'
import { hashRecord } from '../products/record-hash.ts'
import type { Services } from '../services.ts'
import { compareRecords } from './compare-records.ts'
import { applyMergePatch, mergeChanges } from './merge-records.ts'
import { deleteAside, findEqualRevision, findRevision, insertRevision, pruneRevisions, type Revision, upsertDraftHead } from './queries.ts'
import { refuseUnknownAtTop, refuseUnknownFields } from './refuse-unknown-fields.ts'
import { hashWorkingRecord, withOwnFields } from './working-record.ts'
import { addRevision, lockWorkingState, setBase, type WorkingState } from './working-state.ts'

/** Levels of a record at most; the deepest that the schema knows has far fewer. */
const deepest = 60
/**
 * Values of a record at most, lists and objects included: the largest of the catalogue has 3,200
 * (docs/decisions/215-a-record-has-so-many-values.md).
 */
const mostValues = 40_000

type Outcome = { state: WorkingState } | { conflict: DraftConflict }

/**
 * Saves what an editor wrote on the basis of a revision, complete or not. If that revision is no longer the newest, the draft is kept
 * aside.
 * @throws {AppError} 409 with a `DraftConflict` when somebody was faster; 400 for an unknown revision, a record that is too deep or too
 * large, and dozens of unknown fields
 */
export async function saveDraft({ db }: Pick<Services, 'db'>, permalinkId: number, userId: number, body: DraftBody): Promise<WorkingState> {
  if ('record' in body) refuseUnknownAtTop(body.record)
  refuseBoundless('record' in body ? body.record : body.patch)
  const outcome = await db.transaction().execute(async (tx): Promise<Outcome> => {
    const state = await lockWorkingState(tx, permalinkId)
    const { head, current, stored } = state
    if (body.revision > head.lastRevision) throw new AppError('CLIENT_SIDE', { reasons: [reasonAt('revision', 'notFound')] })
    const base = body.revision === current.revision ? current : await findRevision(tx, permalinkId, body.revision)
    const written = 'record' in body ? body.record : applyMergePatch((base ?? current).record, body.patch)
    const record = withOwnFields(written, stored)
    if ('patch' in body) refuseBoundless(record)
    refuseUnknownFields(record)
    const recordHash = hashWorkingRecord(record)
    // Nothing changed, or the response to the same call was lost.
    if (recordHash === current.recordHash) return { state }
    if (base === current) {
      await deleteAside(tx, permalinkId, { recordHash })
      if ('settles' in body && body.settles !== undefined) await deleteAside(tx, permalinkId, { revision: body.settles })
      return { state: await addSaved(tx, state, record, userId) }
    }
    const yours = (await findEqualRevision(tx, permalinkId, body.revision, recordHash)) ?? head.lastRevision + 1
    if (yours > head.lastRevision) {
      await upsertDraftHead(tx, permalinkId, { ...head, lastRevision: yours })
      await insertRevision(tx, permalinkId, { revision: yours, kind: 'aside', basedOn: body.revision, record, recordHash, userId })
      if ('continues' in body && body.continues !== undefined)
        await deleteAside(tx, permalinkId, { revision: body.continues, basedOn: body.revision, userId })
      await pruneRevisions(tx, permalinkId)
    }
    return { conflict: await describeConflict(tx, state, yours) }
  })
  // Thrown only after the transaction, so that the draft kept aside is not rolled back.
  if ('conflict' in outcome) throw refuseConflict(outcome.conflict)
  return outcome.state
}

/**
 * Goes back to the stored record. The discarded draft stays among the revisions.
 * @throws {AppError} 409 with a `DraftConflict` when somebody saved meanwhile
 */
export async function discardDraft(
  { db }: Pick<Services, 'db'>,
  permalinkId: number,
  userId: number,
  revision: number,
): Promise<WorkingState> {
  return db.transaction().execute(async (tx) => {
    const state = await lockWorkingState(tx, permalinkId)
    await refuseStale(tx, state, revision)
    const record = state.head.blankRecord ?? state.stored.record
    if (hashWorkingRecord(record) === state.current.recordHash) return state
    return showName(tx, await addRevision(tx, state.stored, state.head, { kind: 'discarded', record, userId }))
  })
}

/** @throws {AppError} 409 with a `DraftConflict` unless the revision is the current one */
export async function refuseStale(tx: Transaction<Database>, state: WorkingState, revision: number): Promise<void> {
  if (revision !== state.current.revision) throw refuseConflict(await describeConflict(tx, state, null, revision))
}

function refuseConflict(conflict: DraftConflict): AppError {
  const { revision } = conflict.current
  return new AppError('CLIENT_SIDE', {
    status: 409,
    reasons: [reasonAt('revision', 'outdatedRevision', { revision })],
    report: conflict,
  })
}

async function describeConflict(
  tx: Transaction<Database>,
  { stored, current }: WorkingState,
  number: number | null,
  seen?: number,
): Promise<DraftConflict> {
  const yours = number === null ? undefined : await findRevision(tx, stored.permalinkId, number)
  const basedOn = yours ? yours.basedOn : (seen ?? null)
  const base = basedOn === null ? undefined : await findRevision(tx, stored.permalinkId, basedOn)
  const own = yours && withOwnFields(yours.record, stored)
  const origin = base && withOwnFields(base.record, stored)
  const both = own && origin ? mergeChanges(origin, current.record, own) : { merged: null, collisions: [] }
  return {
    current: entryOf(current),
    yours: yours ? { ...entryOf(yours), record: own ?? yours.record } : null,
    theirChanges: compareRecords(origin ?? own, current.record),
    yourChanges: own ? compareRecords(origin ?? current.record, own) : [],
    collisions: both.collisions,
    merged: both.collisions.length === 0 ? both.merged : null,
  }
}

/** A revision without the fields that only the server needs. */
export function entryOf({ revision, kind, basedOn, savedBy, savedAt, record }: Revision): Omit<Revision, 'recordHash'> {
  return { revision, kind, basedOn, savedBy, savedAt, record }
}

/** Makes a written record the current revision. @param userId null: the program itself */
export async function addSaved(
  tx: Transaction<Database>,
  { stored, head }: WorkingState,
  record: WorkingRecord,
  userId: number | null,
): Promise<WorkingState> {
  return showName(tx, await addRevision(tx, stored, head, { kind: 'saved', record, userId }))
}

/** A new product that is not complete yet is listed under its current name. */
async function showName(tx: Transaction<Database>, state: WorkingState): Promise<WorkingState> {
  const { stored, current, head } = state
  const name = productRecord.shape.name.safeParse(current.record['name'])
  if (head.blankRecord === null || !name.success || name.data === stored.name || /[\p{Cc}\p{Cs}]/u.test(name.data)) return state
  const record = { ...stored.record, name: name.data }
  const recordHash = hashRecord(record)
  await upsertProduct(tx, { workgroupId: stored.workgroupId, record, recordHash })
  return setBase(tx, { ...state, stored: { ...stored, name: name.data, record, recordHash } }, head.blankRecord)
}

/**
 * The functions that walk over a record are recursive; and the issues that a schema reports for a hundred thousand entries do not fit into
 * the memory of the server (docs/decisions/215-a-record-has-so-many-values.md).
 */
function refuseBoundless(record: WorkingRecord): void {
  let level: unknown[] = [record]
  let count = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) throw refuseRecord(reasonAt('record', 'tooDeep', { max: deepest }))
    count += level.length
    if (count > mostValues) throw refuseRecord(reasonAt('record', 'tooMany', { max: mostValues }))
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
}

const refuseRecord = (reason: Reason): AppError => new AppError('CLIENT_SIDE', { reasons: [reason] })
