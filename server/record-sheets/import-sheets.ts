import { setImmediate as afterOthers } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'
import type { WorkingRecord } from '../../shared/editing.ts'
import { isItem } from '../../shared/record-sheets/cell-values.ts'
import type { ImportAnswer } from '../../shared/record-sheets/import-answer.ts'
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
import type { PackedTables } from './pack-tables.ts'
import { RefusedFile } from './refused-file.ts'
import { countNames } from './sheet-queries.ts'

type ImportServices = Pick<Services, 'db' | 'brands' | 'check' | 'register' | 'findRecipeBehind'>

export interface ImportRequest {
  workgroup: Membership
  /** Null: the program itself. */
  userId: number | null
  /** Who it is, for the log; null: a command on the server. */
  by: Doer | null
  /** What the file says. @throws {RefusedFile} */
  read: () => Promise<PackedTables>
  isDryRun: boolean
}

/** What became of the file, or everything that is wrong with it: then nothing of it is stored. */
export type ImportResult = { answer: ImportAnswer } | { problems: readonly Reason[]; isConflict: boolean }

/** Products that the check looks at after an import: it takes some ten milliseconds for each. */
const mostChecked = 100

/** Reads a file of tables and makes drafts of it, all of them or none. Nothing is published. */
export async function importSheets(services: ImportServices, request: ImportRequest): Promise<ImportResult> {
  try {
    const read = await request.read()
    const plan = await planImport(services, request.workgroup, read)
    if (plan.problems.length > 0) return plan
    const sameNames = await countSameNames(services.db, request.workgroup.workgroupId, plan)
    if (request.isDryRun) return { answer: tell(plan, read, { sameNames, stored: new Map(), checked: new Map() }) }
    return await store(services, request, read, sameNames)
  } catch (error) {
    if (error instanceof RefusedFile) return { problems: [error.reason], isConflict: false }
    throw error
  }
}

/**
 * Of each new product, by its key in the file, how many others are called the same: those of the workgroup, and those that the file adds beside
 * it. Whoever sends a file twice without numbers or keys would have everything twice, and not know why.
 */
async function countSameNames(db: Kysely<Database>, workgroupId: number, { products }: Plan): Promise<Map<string, number>> {
  const added = products.filter(({ outcome }) => outcome === 'new')
  const fold = (name: string) => name.trim().toLowerCase()
  const inFile = Map.groupBy(added, ({ name }) => fold(name))
  const stored = await countNames(db, workgroupId, [...new Set(added.map(({ name }) => name))])
  return new Map(added.map(({ key, name }) => [key, (stored.get(name) ?? 0) + (inFile.get(fold(name))?.length ?? 1) - 1]))
}

interface Stored {
  permalinkId: number
  synonymId: number
  /** For the check; null: one that it does not look at. */
  record: WorkingRecord | null
}

/** What was stored until then is taken back. */
class NotStored extends Error {
  readonly plan: Plan
  constructor(plan: Plan) {
    super('a file was overtaken while it was stored')
    this.plan = plan
  }
}

async function store(
  services: ImportServices,
  { workgroup, userId, by }: ImportRequest,
  read: PackedTables,
  sameNames: ReadonlyMap<string, number>,
): Promise<ImportResult> {
  const { workgroupId } = workgroup
  const stored = new Map<string, Stored>()
  try {
    const plan = await services.db.transaction().execute(async (tx) => {
      const inside = { ...services, db: tx }
      const before = await planImport(inside, workgroup, read)
      if (before.problems.length > 0) return before
      // In one order, so that two files wait for one another and never both.
      const ids = before.products.flatMap(({ product, outcome }) => (product && outcome === 'changed' ? [product.permalinkId] : []))
      for (const id of ids.toSorted((one, other) => one - other)) await lockWorkingState(tx, id)
      // Somebody may have saved until the locks were there.
      const after = await planImport(inside, workgroup, read, async (planned, record) => {
        const made = await storeProduct(tx, { workgroup, userId, planned, record })
        if (made) stored.set(planned.key, stored.size < mostChecked ? made : { ...made, record: null })
      })
      if (after.problems.length > 0) throw new NotStored(after)
      if (stored.size > 0) await insertDeed(tx, 'products.imported', { workgroupId, by, params: { stored: stored.size, published: 0 } })
      return after
    })
    if (plan.problems.length > 0) return plan
    return { answer: tell(plan, read, { sameNames, stored, checked: await checkStored(services, workgroupId, stored) }) }
  } catch (error) {
    if (error instanceof NotStored) return error.plan
    throw error
  }
}

interface ToStore {
  workgroup: Membership
  userId: number | null
  planned: PlannedProduct
  record: WorkingRecord
}

/** @returns null for a product of which the file says nothing new */
async function storeProduct(tx: Transaction<Database>, { workgroup, userId, planned, record }: ToStore): Promise<Stored | null> {
  const { product, outcome, name, externalId } = planned
  if (product && outcome === 'changed') {
    const state = await addSaved(tx, await lockWorkingState(tx, product.permalinkId), record, userId)
    return { ...product, record: state.current.record }
  }
  if (product) return null
  const made = await addProduct(tx, { workgroup, userId, name }, async (_, given) => withNewIds(record, given))
  if (externalId !== null) await give(tx, { workgroupId: workgroup.workgroupId, permalinkId: made.permalinkId }, externalId)
  return { ...made, record: withNewIds(record, made) }
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
  for (const [key, { record }] of stored) {
    if (record === null) continue
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

interface Told {
  sameNames: ReadonlyMap<string, number>
  stored: ReadonlyMap<string, Stored>
  checked: ReadonlyMap<string, Counted>
}

function tell(plan: Plan, { ignored }: PackedTables, { sameNames, stored, checked }: Told): ImportAnswer {
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
      same_name: sameNames.get(key) ?? 0,
      errors: checked.get(key)?.errors ?? null,
      warnings: checked.get(key)?.warnings ?? null,
    })),
  }
}
