import type { Kysely } from 'kysely'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'
import { mostProblems } from '../../shared/record-sheets/read-tables.ts'
import type { NumbersOf } from '../../shared/record-sheets/import-answer.ts'
import type { Membership } from '../auth/queries.ts'
import type { Database } from '../db/schema.ts'
import { findMaker } from '../editing/create-product.ts'
import type { Services } from '../services.ts'
import { findProducts, type NamedProduct } from './find-products.ts'
import { standInOf } from './keep-own-ids.ts'
import type { SheetFile } from './open-sheet-thread.ts'
import type { SheetRow } from './open-sheet-row.ts'
import type { Beginning } from './plan-product.ts'
import type { NamedRow } from './name-products.ts'
import { findSheetRow, type SheetState } from './sheet-queries.ts'
import type { PlannedOfFile } from './work-on-file.ts'

/** The plan for a product of a file. */
export interface PlannedProduct extends Omit<PlannedOfFile, 'problems' | 'conflict'> {
  key: string
  /** Key that a new product gets. */
  externalId: string | null
  /** What stands in for its number as long as it is new. */
  standIn: number
  /** The stored product at the time of planning; null: a new one. */
  seen: SheetState | null
}

export interface Plan {
  products: readonly PlannedProduct[]
  problems: readonly Reason[]
  /** Whether unpublished changes by somebody else are the only problem. */
  isConflict: boolean
}

export interface Planning {
  workgroup: Membership
  brands: Services['brands']
  file: SheetFile
  beginning: Beginning
  numbers: NumbersOf
}

/** The initial record of new products of the workgroup. */
export async function findBeginning(db: Kysely<Database>, { workgroupId, name, brand }: Membership): Promise<Beginning> {
  return { workgroup: { name, brand }, maker: await findMaker(db, workgroupId) }
}

/**
 * Finds what a file would change, and all problems; stores nothing. The thread that holds the file does the work. Cells that cannot be read
 * keep no other mistake from being found.
 */
export async function planImport(db: Kysely<Database>, planning: Planning): Promise<Plan> {
  const { file, workgroup } = planning
  const unread = new Set(file.problems.map(({ path }) => path))
  const found = await findProducts(db, workgroup.workgroupId, listCertain(file), planning.numbers)
  if (planning.numbers === 'elsewhere') await file.know(numbersOf(file, found.products))
  const products: PlannedProduct[] = []
  const problems: Reason[] = [...file.problems, ...found.problems]
  const conflicts: Reason[] = []
  for (const [index, { product, key, externalId }] of found.products.entries()) {
    if (problems.length >= mostProblems) break
    const planned = await planOne(db, planning, { key, permalinkId: product?.permalinkId ?? null })
    products.push({ ...planned.product, externalId, standIn: standInOf(index) })
    // What follows from a cell or a table that cannot be read is no second mistake.
    problems.push(...planned.problems.filter(({ path, code }) => !unread.has(path) && !(file.isPartly && code === 'notFound')))
    conflicts.push(...planned.conflicts.filter(({ path }) => !unread.has(path)))
  }
  return { products, problems: [...problems, ...conflicts].slice(0, mostProblems), isConflict: problems.length === 0 }
}

/** The numbers of products in a file from elsewhere, with those that they have here; a new one has none before the file is stored. */
function numbersOf(file: SheetFile, products: readonly NamedProduct[]): [number, number][] {
  const elsewhere = new Map(file.products.map(({ key, row }) => [key, row?.permalinkId]))
  return products.flatMap(({ key, product }, index): [number, number][] => {
    const number = elsewhere.get(key)
    return typeof number === 'number' ? [[number, product?.permalinkId ?? standInOf(index)]] : []
  })
}

/**
 * The products that a file names for certain. Others may be called missing that are not: those whose own number or key cannot be read, and
 * those that only other sheets mention, where the sheet of products has rows whose product cannot be read.
 */
function listCertain({ products, problems, isPartly, hasNameless }: SheetFile): readonly NamedRow[] {
  if (problems.length === 0) return products
  const mayNameMore =
    isPartly || hasNameless || problems.some(({ code }) => code === 'columnMissing') || products.some(({ row }) => row?.isUnread)
  return products.filter(({ row }) => (row ? !row.isUnread : !mayNameMore))
}

/**
 * Plans again those products that were changed since they were planned. The rest of the plan remains valid.
 * @param db transaction in which they are locked
 */
export async function planAgain(db: Kysely<Database>, planning: Planning, plan: Plan, now: readonly SheetState[]): Promise<Plan> {
  const states = new Map(now.map((state) => [state.permalinkId, state]))
  const products: PlannedProduct[] = []
  const problems: Reason[] = []
  const conflicts: Reason[] = []
  for (const before of plan.products) {
    const { product, outcome, seen, key } = before
    if (!product || outcome !== 'changed' || isSameState(seen, states.get(product.permalinkId))) {
      products.push(before)
      continue
    }
    if (!states.has(product.permalinkId)) {
      problems.push(reasonAt(key, 'notFound'))
      continue
    }
    const planned = await planOne(db, planning, { key, permalinkId: product.permalinkId })
    products.push({ ...planned.product, externalId: before.externalId, standIn: before.standIn })
    problems.push(...planned.problems)
    conflicts.push(...planned.conflicts)
  }
  return { products, problems: [...problems, ...conflicts], isConflict: problems.length === 0 }
}

const isSameState = (one: SheetState | null, other: SheetState | undefined): boolean =>
  one?.status === other?.status &&
  one?.storedHash === other?.storedHash &&
  one?.baseHash === other?.baseHash &&
  one?.revision === other?.revision

interface One {
  product: Omit<PlannedProduct, 'externalId' | 'standIn'>
  problems: readonly Reason[]
  conflicts: readonly Reason[]
}

async function planOne(
  db: Kysely<Database>,
  { file, workgroup, brands, beginning, numbers }: Planning,
  { key, permalinkId }: { key: string; permalinkId: number | null },
): Promise<One> {
  const row = permalinkId === null ? null : ((await findSheetRow(db, workgroup.workgroupId, permalinkId)) ?? null)
  const { problems, conflict, ...planned } = await file.plan({ key, product: row, beginning, brands: Object.keys(brands), numbers })
  return { product: { ...planned, key, seen: row && stateOf(row) }, problems, conflicts: conflict ? [conflict] : [] }
}

const stateOf = ({ permalinkId, status, storedHash, baseHash, revision }: SheetRow): SheetState => ({
  permalinkId,
  status,
  storedHash,
  baseHash,
  revision,
})
