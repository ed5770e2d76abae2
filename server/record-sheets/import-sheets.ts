import { setImmediate as afterOthers } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { headNames } from '../../documents/record-sheets/name-heads.ts'
import type { WorkingRecord } from '../../shared/editing.ts'
import { isItem } from '../../shared/record-sheets/cell-values.ts'
import type { ImportAnswer } from '../../shared/record-sheets/import-answer.ts'
import { readTables, type ReadTables } from '../../shared/record-sheets/read-tables.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'
import type { Membership } from '../auth/queries.ts'
import { checkDraft } from '../editing/check-draft.ts'
import { judgeDraft } from '../editing/check-draft-record.ts'
import { addProduct } from '../editing/create-product.ts'
import { addSaved } from '../editing/save-draft.ts'
import { lockWorkingState } from '../editing/working-state.ts'
import { giveExternalId, type KeyedProduct } from '../lookup/own-key-queries.ts'
import { insertDeed, type Doer } from '../deeds/insert-deed.ts'
import type { Database } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { AppError } from '../errors.ts'
import { planImport, type Plan, type PlannedProduct } from './plan-import.ts'
import { readFileSheets } from './read-file.ts'
import { RefusedFile } from './refused-file.ts'

type ImportServices = Pick<Services, 'db' | 'brands' | 'check' | 'register' | 'findRecipeBehind'>

export interface ImportRequest {
  workgroup: Membership
  /** Null: the program itself. */
  userId: number | null
  /** Who it is, for the log; null: a command on the server. */
  by: Doer | null
  /** Where the file lies, and how its author calls it. */
  path: string
  name: string
  isDryRun: boolean
}

/** What became of the file, or everything that is wrong with it: then nothing of it is stored. */
export type ImportResult = { answer: ImportAnswer } | { problems: readonly Reason[]; isConflict: boolean }

/** Products that the check looks at after an import: it takes some ten milliseconds for each. */
const mostChecked = 100

/** Reads a file of tables and makes drafts of it, all of them or none. Nothing is published. */
export async function importSheets(services: ImportServices, request: ImportRequest): Promise<ImportResult> {
  let read: ReadTables
  try {
    read = await readTablesOf(request)
    const plan = await planImport(services, request.workgroup, read)
    if (plan.problems.length > 0) return plan
    if (request.isDryRun) return { answer: tell(plan, read, new Map(), new Map()) }
    return await store(services, request, read)
  } catch (error) {
    if (error instanceof RefusedFile) return { problems: [error.reason], isConflict: false }
    throw error
  }
}

/** By itself, so that the sheets as they were read are let go of. */
async function readTablesOf({ path, name }: ImportRequest): Promise<ReadTables> {
  const { sheets, decimal } = await readFileSheets(path, name)
  return readTables(sheets, headNames, decimal)
}

interface Stored {
  permalinkId: number
  synonymId: number
  record: WorkingRecord
}

async function store(services: ImportServices, { workgroup, userId, by }: ImportRequest, read: ReadTables): Promise<ImportResult> {
  const done = await services.db.transaction().execute(async (tx) => {
    const before = await planImport({ ...services, db: tx }, workgroup, read)
    // In one order, so that two files wait for one another and never both.
    const ids = before.products.flatMap(({ product, outcome }) => (product && outcome === 'changed' ? [product.permalinkId] : []))
    for (const id of ids.toSorted((one, other) => one - other)) await lockWorkingState(tx, id)
    // Somebody may have saved until the lock was there.
    const plan = ids.length > 0 ? await planImport({ ...services, db: tx }, workgroup, read) : before
    if (plan.problems.length > 0) return { plan, stored: new Map<string, Stored>() }
    const stored = new Map<string, Stored>()
    for (const planned of plan.products) {
      const { product, record, key, name, outcome, externalId } = planned
      if (product && outcome === 'changed') {
        const state = await addSaved(tx, await lockWorkingState(tx, product.permalinkId), record, userId)
        stored.set(key, { permalinkId: product.permalinkId, synonymId: product.synonymId, record: state.current.record })
      } else if (!product) {
        const made = await addProduct(tx, { workgroup, userId, name }, async (_, given) => withNewIds(record, given))
        stored.set(key, { ...made, record: withNewIds(record, made) })
        if (externalId !== null) await give(tx, { workgroupId: workgroup.workgroupId, permalinkId: made.permalinkId }, externalId)
      }
    }
    if (stored.size > 0)
      await insertDeed(tx, 'products.imported', { workgroupId: workgroup.workgroupId, by, params: { stored: stored.size, published: 0 } })
    return { plan, stored }
  })
  if (done.plan.problems.length > 0) return done.plan
  return { answer: tell(done.plan, read, done.stored, await checkStored(services, workgroup.workgroupId, done.stored)) }
}

/** @throws {AppError} 409 where another file took the key meanwhile: then nothing of this one is stored */
async function give(tx: Transaction<Database>, product: KeyedProduct, key: string): Promise<void> {
  if ((await giveExternalId(tx, product, key)) !== 'taken') return
  throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt(key, 'taken')] })
}

function withNewIds(record: WorkingRecord, { permalinkId, synonymId }: { permalinkId: number; synonymId: number }): WorkingRecord {
  const { synonyms } = record
  const list: unknown[] = Array.isArray(synonyms) ? synonyms : []
  return {
    ...record,
    permalinkId,
    status: 'active',
    synonyms: list.map((one, index) => (index === 0 && isItem(one) ? { ...one, id: synonymId } : one)),
  }
}

interface Counted {
  errors: number
  warnings: number
}

/** What the check says of each, where its record is complete. */
async function checkStored(
  services: ImportServices,
  workgroupId: number,
  stored: ReadonlyMap<string, Stored>,
): Promise<Map<string, Counted>> {
  const counted = new Map<string, Counted>()
  for (const [key, { record }] of [...stored].slice(0, mostChecked)) {
    const checked = await checkDraft(services, record)
    if (checked.record) {
      const findings = await judgeDraft(services, checked.record, workgroupId)
      const count = (severity: 'error' | 'warning') => findings.filter((one) => one.severity === severity).length
      counted.set(key, { errors: count('error'), warnings: count('warning') })
    }
    await afterOthers()
  }
  return counted
}

function tell(
  plan: Plan,
  { ignored }: ReadTables,
  stored: ReadonlyMap<string, Stored>,
  checked: ReadonlyMap<string, Counted>,
): ImportAnswer {
  const count = (outcome: PlannedProduct['outcome']) => plan.products.filter((one) => one.outcome === outcome).length
  return {
    stored: stored.size > 0,
    added: count('new'),
    changed: count('changed'),
    unchanged: count('unchanged'),
    ignored: [...ignored],
    products: plan.products.map(({ key, name, outcome, product, places, missing }) => ({
      key,
      name,
      outcome,
      permalink_id: product?.permalinkId ?? stored.get(key)?.permalinkId ?? null,
      synonym_id: product?.synonymId ?? stored.get(key)?.synonymId ?? null,
      places,
      missing,
      errors: checked.get(key)?.errors ?? null,
      warnings: checked.get(key)?.warnings ?? null,
    })),
  }
}
