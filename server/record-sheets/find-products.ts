import type { Kysely } from 'kysely'
import { externalId } from '../../shared/identifier-fields.ts'
import { faultOf, reasonAt, type Reason } from '../../shared/reasons/reason.ts'
import { readIssues } from '../../shared/reasons/read-issue.ts'
import { productKey, productsSheet } from '../../shared/record-sheets/layout.ts'
import type { TableRow } from '../../shared/record-sheets/read-tables.ts'
import type { Database } from '../db/schema.ts'
import { mostProducts } from './limits.ts'
import type { PackedTables } from './pack-tables.ts'
import { RefusedFile } from './refused-file.ts'
import { findProductIds, type ProductIds } from './sheet-queries.ts'

/** A product as a file names it. */
export interface NamedProduct {
  key: string
  /** Of the first sheet; null: only other sheets speak of it. */
  row: TableRow | null
  /** Null: a new one. */
  product: ProductIds | null
  /** That a new product gets. */
  externalId: string | null
}

const largestId = 2_147_483_647
const isId = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= largestId

/** Which products of the workgroup a file is about. Those of other workgroups are not found, like those that do not exist. */
export async function findProducts(
  db: Kysely<Database>,
  workgroupId: number,
  read: PackedTables,
): Promise<{ products: NamedProduct[]; problems: Reason[] }> {
  if (read.products.length > mostProducts) throw new RefusedFile(faultOf('tooManyProducts', { max: mostProducts }))
  const rows = read.products.map((key) => readFirstRows(read, key))
  const known = await findProductIds(db, workgroupId, {
    permalinkIds: rows.flatMap(({ key, row }) => [row?.read('permalinkId'), /^\d{1,10}$/.test(key) ? Number(key) : 0].filter(isId)),
    externalIds: rows.flatMap(({ key, row }) => [key, row?.read('externalId')].filter((one) => typeof one === 'string')),
  })
  const byId = (id: unknown) => known.find(({ permalinkId }) => permalinkId === id)
  const byKey = (key: string) => known.find((one) => one.externalId === key)
  const problems: Reason[] = []
  const products = rows.map(({ key, row, place }): NamedProduct => {
    if (row) return identify(key, row, { byId, byKey }, problems)
    const product = byKey(key) ?? byId(Number(key)) ?? null
    if (!product) problems.push(reasonAt(place, 'notFound'))
    return { key, row, product, externalId: null }
  })
  const seen = new Set<number>()
  for (const { product, row, key } of products) {
    if (!product) continue
    if (seen.has(product.permalinkId)) problems.push(reasonAt(row?.placeOf('permalinkId') ?? 'file', 'onceOnly', { code: key }))
    seen.add(product.permalinkId)
  }
  return { products, problems }
}

/** The row of the first sheet, and where a file speaks of the product first. */
function readFirstRows(read: PackedTables, key: string): { key: string; row: TableRow | null; place: string } {
  const tables = read.open(key)
  const first = tables.flatMap(({ rows }) => rows.get(key)?.[0] ?? [])[0]
  const row = tables.find((table) => table.key === productsSheet)?.rows.get(key)?.[0] ?? null
  return { key, row, place: first?.placeOf(productKey) ?? 'file' }
}

interface Finders {
  byId: (id: unknown) => ProductIds | undefined
  byKey: (key: string) => ProductIds | undefined
}

function identify(key: string, row: TableRow, { byId, byKey }: Finders, problems: Reason[]): NamedProduct {
  const [id, given] = [row.read('permalinkId'), row.read('externalId')]
  const read = externalId.optional().safeParse(typeof given === 'string' ? given : undefined, { reportInput: true })
  if (!read.success) problems.push(...readIssues(read.error.issues).map((reason) => ({ ...reason, path: row.placeOf('externalId') })))
  const ownKey = read.data ?? null
  const ofKey = ownKey === null ? undefined : byKey(ownKey)
  if (id === undefined) return { key, row, product: ofKey ?? null, externalId: ownKey }
  const product = byId(id)
  if (!product) problems.push(reasonAt(row.placeOf('permalinkId'), 'notFound'))
  // The key of a product is given by a call of its own.
  else if (ownKey !== null && ownKey !== product.externalId)
    problems.push(ofKey ? reasonAt(row.placeOf('externalId'), 'taken') : reasonAt(row.placeOf('externalId'), 'notOffered'))
  return { key, row, product: product ?? null, externalId: ownKey }
}
