import type { Transaction } from 'kysely'
import type { WorkingRecord } from '../../shared/editing.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import type { Database } from '../db/schema.ts'
import { takeIds } from '../editing/queries.ts'
import { addSaved } from '../editing/save-draft.ts'
import { lockWorkingState } from '../editing/working-state.ts'
import { AppError } from '../errors.ts'
import { giveExternalIds } from '../lookup/own-key-queries.ts'
import { insertSentProducts, lockProducts, waitForOtherImports } from '../products/import-queries.ts'
import { withNewIds } from './begin-product.ts'
import { planAgain, type Plan, type PlannedProduct, type Planning } from './plan-import.ts'
import { insertDrafts, listSheetStates } from './sheet-queries.ts'

/** A product that was written. */
export interface Stored {
  permalinkId: number
  synonymId: number
  /** The record for the check; null: not checked. */
  record: WorkingRecord | null
}

/** Products, and bytes of their records, written at once: as many as take a few milliseconds in the thread that serves the pages. */
const [mostAtOnce, mostBytesAtOnce] = [25, 500_000]

interface ToStore {
  planning: Planning
  userId: number | null
  /** Products whose record is returned. */
  mostChecked: number
}

/**
 * Stores the plan in portions. Products that were changed meanwhile are planned again, now that they are locked.
 * @returns the final plan; if it has problems, part of it may be stored already, and the transaction must be rolled back
 */
export async function storePlan(
  tx: Transaction<Database>,
  before: Plan,
  { planning, userId, mostChecked }: ToStore,
): Promise<{ plan: Plan; stored: ReadonlyMap<string, Stored> }> {
  const stored = new Map<string, Stored>()
  // Taken before any product is locked, as in every import, so that imports cannot deadlock; it also serialises the creation of products.
  await waitForOtherImports(tx)
  const ids = before.products.flatMap(({ product, outcome }) => (product && outcome === 'changed' ? [product.permalinkId] : []))
  await lockProducts(tx, ids)
  const plan = await planAgain(tx, planning, before, await listSheetStates(tx, ids))
  if (plan.problems.length > 0) return { plan, stored }
  const added = await takeIdsOf(
    tx,
    plan.products.filter(({ outcome }) => outcome === 'new'),
  )
  await planning.file.know(added.map(({ standIn, permalinkId }) => [standIn, permalinkId]))
  for (const { key, product, outcome, codes } of plan.products) {
    if (!product || outcome !== 'changed') continue
    const codeIds = await takeIds(tx, 'product_code_ids', codes)
    const state = await addSaved(tx, await lockWorkingState(tx, product.permalinkId), await planning.file.record({ key, codeIds }), userId)
    stored.set(key, { ...product, record: stored.size < mostChecked ? state.current.record : null })
  }
  await storeNew(tx, added, { planning, userId, mostChecked }, stored)
  return { plan, stored }
}

interface Numbered extends PlannedProduct {
  permalinkId: number
  synonymId: number
  codeIds: readonly number[]
}

async function takeIdsOf(tx: Transaction<Database>, added: readonly PlannedProduct[]): Promise<Numbered[]> {
  const permalinkIds = await takeIds(tx, 'product_permalink_ids', added.length)
  const synonymIds = await takeIds(tx, 'synonym_ids', added.length)
  const codeIds = await takeIds(
    tx,
    'product_code_ids',
    added.reduce((sum, { codes }) => sum + codes, 0),
  )
  return added.map((one, index) => ({
    ...one,
    permalinkId: permalinkIds[index] ?? 0,
    synonymId: synonymIds[index] ?? 0,
    codeIds: codeIds.splice(0, one.codes),
  }))
}

async function storeNew(
  tx: Transaction<Database>,
  numbered: readonly Numbered[],
  { planning: { file, beginning, workgroup }, userId, mostChecked }: ToStore,
  stored: Map<string, Stored>,
): Promise<void> {
  for (const portion of cutIntoPortions(numbered)) {
    const begun = await file.begin(
      portion.map(({ key, permalinkId, synonymId, codeIds }) => ({ key, permalinkId, synonymId, codeIds })),
      beginning,
    )
    await insertSentProducts(tx, workgroup.workgroupId, begun.products)
    await insertDrafts(tx, begun.drafts, userId)
    for (const { key, permalinkId, synonymId, codeIds } of portion) {
      const ids = { permalinkId, synonymId }
      stored.set(key, { ...ids, record: stored.size < mostChecked ? withNewIds(await file.record({ key, codeIds }), ids) : null })
    }
  }
  const keyed = numbered.flatMap(({ externalId: key, permalinkId }) => (key === null ? [] : [{ permalinkId, key }]))
  const taken = keyed.length === 0 ? null : await giveExternalIds(tx, workgroup.workgroupId, keyed)
  // Another file has used the key meanwhile.
  if (taken !== null) throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt(taken, 'taken')] })
}

function cutIntoPortions<One extends Pick<PlannedProduct, 'size'>>(products: readonly One[]): One[][] {
  const portions: One[][] = []
  let bytes = 0
  for (const product of products) {
    const last = portions.at(-1)
    bytes += product.size
    if (last && last.length < mostAtOnce && bytes <= mostBytesAtOnce) last.push(product)
    else {
      portions.push([product])
      bytes = product.size
    }
  }
  return portions
}
