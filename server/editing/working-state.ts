import { withMessage } from '../errors.ts'
import type { Kysely, Transaction } from 'kysely'
import type { DraftAnswer, DraftState, RevisionKind, WorkingRecord } from '../../shared/editing.ts'
import type { Database } from '../db/schema.ts'
import { findProductHead } from '../products/queries.ts'
import type { Services } from '../services.ts'
import { checkDraft } from './check-draft.ts'
import { compareRecords } from './compare-records.ts'
import {
  type DraftHead,
  findDraftHead,
  findLastSnapshot,
  findRevision,
  insertRevision,
  listRevisions,
  lockStoredProduct,
  noteEdited,
  pruneRevisions,
  type Revision,
  setAside,
  type StoredProduct,
  upsertDraftHead,
} from './queries.ts'
import { hashWorkingRecord, withOwnFields } from './working-record.ts'

/** The draft, with the stored product. */
export interface WorkingState {
  stored: StoredProduct
  head: DraftHead
  /** The current revision. */
  current: Revision
}

/**
 * Locks a product with its draft until the end of the transaction. The first to open it creates the first revision from the stored record.
 * A record that was imported since becomes a revision like one that a person saved, and the previous draft is kept aside.
 */
export async function lockWorkingState(tx: Transaction<Database>, permalinkId: number): Promise<WorkingState> {
  const stored = await lockStoredProduct(tx, permalinkId)
  const head = await findDraftHead(tx, permalinkId)
  if (!head) {
    const first = { revision: 0, lastRevision: 0, baseHash: stored.recordHash, blankRecord: null }
    return addRevision(tx, stored, first, { kind: 'begun', record: stored.record, userId: null })
  }
  const state = await readState(tx, stored, head)
  if (head.baseHash === stored.recordHash) return state
  const imported = hashWorkingRecord(stored.record)
  // The import may have brought the same record that an editor had already written.
  if (imported === state.current.recordHash) return setBase(tx, state, null)
  if (state.current.kind === 'saved') await setAside(tx, permalinkId, head.revision)
  return addRevision(
    tx,
    stored,
    { ...head, baseHash: stored.recordHash, blankRecord: null },
    { kind: 'imported', record: stored.record, userId: null },
  )
}

/** Makes a record the current revision. */
export async function addRevision(
  tx: Transaction<Database>,
  stored: StoredProduct,
  head: DraftHead,
  added: { kind: Exclude<RevisionKind, 'aside'>; record: WorkingRecord; userId: number | null },
): Promise<WorkingState> {
  const revision = head.lastRevision + 1
  const next = { ...head, revision, lastRevision: revision }
  await upsertDraftHead(tx, stored.permalinkId, next)
  const record = withOwnFields(added.record, stored)
  const basedOn = head.revision === 0 ? null : head.revision
  await insertRevision(tx, stored.permalinkId, { ...added, revision, basedOn, record, recordHash: hashWorkingRecord(record) })
  await pruneRevisions(tx, stored.permalinkId)
  const state = await readState(tx, stored, next)
  await noteEdited(tx, stored.permalinkId, isEdited(state))
  return state
}

/** Records that the stored record was changed together with the draft, so that this does not count as an import. */
export async function setBase(tx: Transaction<Database>, state: WorkingState, blankRecord: WorkingRecord | null): Promise<WorkingState> {
  const head = { ...state.head, baseHash: state.stored.recordHash, blankRecord }
  await upsertDraftHead(tx, state.stored.permalinkId, head)
  const based = { ...state, head }
  await noteEdited(tx, state.stored.permalinkId, isEdited(based))
  return based
}

/** Whether the draft says something else than the stored record. */
const isEdited = ({ stored, head, current }: WorkingState): boolean =>
  current.recordHash !== hashWorkingRecord(head.blankRecord ?? stored.record)

async function readState(db: Kysely<Database>, stored: StoredProduct, head: DraftHead): Promise<WorkingState> {
  const current = await findRevision(db, stored.permalinkId, head.revision)
  if (!current) throw new Error(`Product ${stored.permalinkId} lacks its revision ${head.revision}`)
  return { stored, head, current: { ...current, record: withOwnFields(current.record, stored) } }
}

/** The state of the draft for an editor, without the record. */
export async function viewDraftState(services: Pick<Services, 'db' | 'brands'>, state: WorkingState): Promise<DraftState> {
  const { stored, current } = state
  const { permalinkId } = stored
  const product = await findProductHead(services.db, permalinkId)
  const newest = (['sds', 'tds'] as const).flatMap((kind) => product?.versions.find((version) => version.kind === kind) ?? [])
  return {
    permalinkId,
    synonymId: stored.record.synonyms[0]?.id ?? 0,
    status: stored.status,
    revision: current.revision,
    kind: current.kind,
    savedBy: current.savedBy,
    savedAt: current.savedAt,
    changed: isEdited(state),
    problems: (await checkDraft(services, current.record)).problems.map(withMessage),
    aside: await listRevisions(services.db, permalinkId, 'aside'),
    published: newest.map(({ kind, number, revisedOn }) => ({ kind, number, revisedOn })),
  }
}

/** The same with the record, and its differences from the latest published version. */
export async function viewDraft(services: Pick<Services, 'db' | 'brands'>, state: WorkingState): Promise<DraftAnswer> {
  const { record } = state.current
  return { ...(await viewDraftState(services, state)), record, differences: await findDifferences(services.db, state) }
}

/** Differences from the latest published version; null if there is none. */
export async function findDifferences(db: Kysely<Database>, { stored, current }: WorkingState): Promise<DraftAnswer['differences']> {
  const published = await findLastSnapshot(db, stored.permalinkId)
  return published ? compareRecords(withOwnFields(published, stored), current.record) : null
}
