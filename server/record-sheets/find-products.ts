import type { Kysely } from 'kysely'
import { externalId } from '../../shared/identifier-fields.ts'
import type { NumbersOf } from '../../shared/record-sheets/import-answer.ts'
import { faultOf, reasonAt, type Reason } from '../../shared/reasons/reason.ts'
import { readIssues } from '../../shared/reasons/read-issue.ts'
import type { Database } from '../db/schema.ts'
import { mostProducts } from './limits.ts'
import type { NamedRow } from './name-products.ts'
import { RefusedFile } from './refused-file.ts'
import { findProductIds, type ProductIds } from './sheet-queries.ts'

/** A product as identified by a file. */
export interface NamedProduct {
  key: string
  /** Null: a new one. */
  product: ProductIds | null
  /** Key that a new product gets. */
  externalId: string | null
}

const largestId = 2_147_483_647
const isId = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= largestId

/**
 * The products of the workgroup that a file refers to. Those of other workgroups are not found, like those that do not exist.
 * @returns those without a problem, and all problems
 */
export async function findProducts(
  db: Kysely<Database>,
  workgroupId: number,
  named: readonly NamedRow[],
  numbers: NumbersOf,
): Promise<{ products: NamedProduct[]; problems: Reason[] }> {
  if (named.length > mostProducts) throw new RefusedFile(faultOf('tooManyProducts', { max: mostProducts }))
  const rows = numbers === 'here' ? named : named.map(withNumberAsKey)
  const known = await findProductIds(db, workgroupId, {
    permalinkIds:
      numbers === 'here' ? rows.flatMap(({ key, row }) => [row?.permalinkId, /^\d{1,10}$/.test(key) ? Number(key) : 0].filter(isId)) : [],
    externalIds: rows.flatMap(({ key, row }) => [key, row?.externalId].filter((one) => typeof one === 'string')),
  })
  const byId = (id: unknown) => known.find(({ permalinkId }) => permalinkId === id)
  const byKey = (key: string) => known.find((one) => one.externalId === key)
  const problems: Reason[] = []
  const products: NamedProduct[] = []
  const seen = new Set<number>()
  for (const { key, row, place } of rows) {
    const found = row ? identify(key, row, { byId, byKey }) : mentioned(key, place, byKey(key) ?? byId(Number(key)))
    const isTwice = found.product !== null && seen.has(found.product.permalinkId)
    if (isTwice) found.problems.push(reasonAt(row?.places.permalinkId ?? 'file', 'onceOnly', { code: key }))
    if (found.product) seen.add(found.product.permalinkId)
    const { problems: own, ...product } = found
    if (own.length === 0) products.push(product)
    problems.push(...own)
  }
  return { products, problems }
}

interface Identified extends NamedProduct {
  problems: Reason[]
}

const mentioned = (key: string, place: string, product: ProductIds | undefined): Identified => ({
  key,
  product: product ?? null,
  externalId: null,
  problems: product ? [] : [reasonAt(place, 'notFound')],
})

/** The number that a product has elsewhere says nothing here, but tells it from the others of its workgroup. */
const withNumberAsKey = ({ row, ...named }: NamedRow): NamedRow => ({
  ...named,
  row: row && {
    ...row,
    permalinkId: undefined,
    externalId: row.externalId ?? (isId(row.permalinkId) ? String(row.permalinkId) : undefined),
  },
})

interface Finders {
  byId: (id: unknown) => ProductIds | undefined
  byKey: (key: string) => ProductIds | undefined
}

function identify(key: string, row: Exclude<NamedRow['row'], null>, { byId, byKey }: Finders): Identified {
  const { permalinkId: id, externalId: given, places } = row
  const read = externalId.optional().safeParse(typeof given === 'string' ? given : undefined, { reportInput: true })
  const problems = read.success ? [] : readIssues(read.error.issues).map((reason) => ({ ...reason, path: places.externalId }))
  const ownKey = read.data ?? null
  const ofKey = ownKey === null ? undefined : byKey(ownKey)
  if (id === undefined) return { key, product: ofKey ?? null, externalId: ownKey, problems }
  const product = byId(id)
  if (!product) problems.push(reasonAt(places.permalinkId, 'notFound'))
  // The key of a product is set by a separate call.
  else if (ownKey !== null && ownKey !== product.externalId)
    problems.push(ofKey ? reasonAt(places.externalId, 'taken') : reasonAt(places.externalId, 'notOffered'))
  return { key, product: product ?? null, externalId: ownKey, problems }
}
