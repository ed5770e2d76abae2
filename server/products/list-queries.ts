import { type Expression, type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely'
import { hazardCategories } from '../../clp/hazard-categories.ts'
import { findLanguageById } from '../../shared/languages.ts'
import { mostCountedOf, type ProductListQuery } from '../../shared/product-list.ts'
import type { ClassificationEntryOfRecord } from '../../shared/record/composition.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Database, PublicationState } from '../db/schema.ts'
import { hasState, publicationState } from './state-queries.ts'

/** A row of the product list, without derived fields. */
export interface ListedProduct {
  permalinkId: number
  synonymId: number
  name: string
  codes: string[]
  codesTotal: number
  ufi: string | null
  externalId: string | null
  supplier: string
  brand: string
  state: PublicationState
  sdsVersion: number | null
  tdsVersion: number | null
  classification: ClassificationEntryOfRecord[]
  updated: Date
  /** The same to the microsecond, as text. */
  changedAt: string
}

/** Words of a search at most; a person types two or three. */
const mostTerms = 8
/** Product codes in a row of the list. */
const codesShown = 3

/** One page of a workgroup's products. @param incomplete languages in which the program's own texts are incomplete */
export async function listProducts(
  db: Kysely<Database>,
  workgroupId: number,
  query: ProductListQuery,
  incomplete: ReadonlySet<string>,
): Promise<ListedProduct[]> {
  const { column, direction } = orderOf(query)
  // The ids of the page are found first, so that records are read only for this page; with the columns of the sort index alone, so that the
  // rows of earlier pages are not read either.
  const page = selectProducts(db, workgroupId, query, incomplete)
    .select(['permalink_id', sql`${sql.ref(column)}`.as('place')])
    .orderBy(column, direction)
    .orderBy('permalink_id', direction)
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize)
  return readPage(db, page, direction)
}

/** The sort column and direction; then by permalink id in the same direction. */
export function orderOf(query: ProductListQuery): { column: 'sort_name' | 'updated_at' | 'permalink_id'; direction: 'asc' | 'desc' } {
  const sort = query.updated_since ? 'updated' : query.sort
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const columns = { name: 'sort_name', updated: 'updated_at', id: 'permalink_id' } as const
  return { column: sort.endsWith('name') ? columns.name : sort.endsWith('updated') ? columns.updated : columns.id, direction }
}

/** The list rows of the given products, in their order. */
export async function readPage(
  db: Kysely<Database>,
  page: Expression<{ permalink_id: number; place: unknown }>,
  direction: 'asc' | 'desc',
): Promise<ListedProduct[]> {
  return db
    .with('page', () => page)
    .selectFrom('page')
    .innerJoin('products', 'products.permalink_id', 'page.permalink_id')
    .select(['products.permalink_id as permalinkId', 'products.name', 'products.brand'])
    .select(publicationState('products').as('state'))
    .select(['products.updated_at as updated', 'products.external_id as externalId'])
    .select(inMicroseconds(sql.ref('products.updated_at')).as('changedAt'))
    .select([
      sql<number>`(record #>> '{synonyms,0,id}')::integer`.as('synonymId'),
      sql<string | null>`record ->> 'ufi'`.as('ufi'),
      sql<string>`record #>> '{supplier,name}'`.as('supplier'),
      sql<ClassificationEntryOfRecord[]>`coalesce(record -> 'classification', '[]')`.as('classification'),
      sql<
        string[]
      >`array(select code #>> '{}' from jsonb_path_query(record, '$.synonyms[*].productCodes[*].code') as code limit ${codesShown})`.as(
        'codes',
      ),
      sql<number>`jsonb_array_length(jsonb_path_query_array(record, '$.synonyms[*].productCodes[*]'))`.as('codesTotal'),
      newestVersion('sds').as('sdsVersion'),
      newestVersion('tds').as('tdsVersion'),
    ])
    .orderBy('page.place', direction)
    .orderBy('page.permalink_id', direction)
    .execute()
}

const newestVersion = (kind: 'sds' | 'tds') =>
  sql<number | null>`(select max(number) from published_versions as version
    where version.permalink_id = products.permalink_id and kind = ${kind})`

/** The number of products, or of results of a search; never more than one above `mostCountedOf`. */
export async function countProducts(
  db: Kysely<Database>,
  workgroupId: number,
  query: ProductListQuery,
  incomplete: ReadonlySet<string>,
): Promise<number> {
  const found = selectProducts(db, workgroupId, query, incomplete).limit(mostCountedOf(query) + 1)
  const { count } = await db
    .selectFrom(found.select('permalink_id').as('found'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/**
 * The time up to which every change is visible. A change has the start time of its transaction, and becomes visible when that ends. Changes
 * after the start of the oldest running transaction are reported later, so that none appears behind a client that has read on already. To
 * be queried before the changes.
 */
export async function findSettledMoment(db: Kysely<Database>): Promise<string> {
  // A tenth of a second is more than it takes a new transaction to be listed.
  const { rows } = await sql<{ moment: string }>`
    select ${inMicroseconds(sql`least(min(xact_start), clock_timestamp() - interval '100 milliseconds')`)} as moment from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db)
  return rows[0]?.moment ?? '1970-01-01T00:00:00Z'
}

const inMicroseconds = (moment: RawBuilder<unknown>) => sql<string>`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The terms of a search. */
export const termsOf = ({ query }: ProductListQuery): string[] => query.split(/\s+/).filter(Boolean).slice(0, mostTerms)

/** Letters and digits only; a term with other characters is looked up by its longest part. */
const isOnePart = (term: string): boolean => /^[\p{L}\p{N}]*$/u.test(term)

function contains(term: string): RawBuilder<SqlBool>[] {
  // Backslash, per cent and underscore are literal.
  const whole = sql`fold_text(${term.replaceAll(/[\\%_]/g, String.raw`\$&`)})`
  if (isOnePart(term)) return [sql<SqlBool>`search_text like '%' || ${whole} || '%'`]
  const folded = sql`fold_text(${term})`
  return [
    sql<SqlBool>`search_text like '%' || coalesce(search.run_of(${folded}), ${whole}) || '%'`,
    sql<SqlBool>`strpos(search_text, ${folded}) > 0`,
  ]
}

/** A workgroup's products that match the query, unordered. */
export function selectProducts(db: Kysely<Database>, workgroupId: number, query: ProductListQuery, incomplete: ReadonlySet<string>) {
  let products = db.selectFrom('products').where('workgroup_id', '=', workgroupId)
  for (const term of termsOf(query)) products = products.where(sql<SqlBool>`${sql.join(contains(term), sql` and `)}`)
  if (query.state !== undefined) products = products.where(hasState(query.state))
  const language = query.missing === undefined ? undefined : findLanguageById(query.missing)?.code
  // If the program's own texts are incomplete in a language, no document of any product is complete in it.
  if (language !== undefined && !incomplete.has(language)) products = products.where(sql<SqlBool>`lacking_languages @> array[${language}]`)
  if (query.external_id !== undefined) products = products.where('external_id', '=', query.external_id)
  if (query.code !== undefined) products = products.where(sql<SqlBool>`product_code_keys(record) @> array[code_key(${query.code})]`)
  if (query.gtin !== undefined) products = products.where(sql<SqlBool>`record_gtins(record) @> array[${query.gtin}]`)
  if (query.ufi !== undefined) products = products.where(sql<SqlBool>`record ? 'ufi' and ufi_key(record ->> 'ufi') = ${query.ufi}`)
  if (query.hazardClass !== undefined) {
    const categories = hazardCategories.filter(({ hazardClass }) => hazardClass === query.hazardClass).map(({ code }) => code)
    products = products.where(sql<SqlBool>`hazard_categories && ${categories}::text[]`)
  }
  if (query.updated_since !== undefined) {
    const { moment, permalinkId, until } = query.updated_since
    products = products
      .where(sql<SqlBool>`(updated_at, permalink_id) > (${moment}::timestamptz, ${permalinkId}::integer)`)
      .where(sql<SqlBool>`updated_at < ${until ?? 'infinity'}::timestamptz`)
  }
  return products
}

/** The current record of a product, published or not. The id lies within PostgreSQL's integer. */
export async function findRecord(
  db: Kysely<Database>,
  permalinkId: number,
): Promise<{ record: ProductRecord; recordHash: string } | undefined> {
  return db
    .selectFrom('products')
    .select(['record', 'record_hash as recordHash'])
    .where('permalink_id', '=', permalinkId)
    .executeTakeFirst()
}

/** Classifications of products of a workgroup, by permalink id. */
export async function findClassifications(
  db: Kysely<Database>,
  workgroupId: number,
  permalinkIds: readonly number[],
): Promise<Map<number, ClassificationEntryOfRecord[]>> {
  if (permalinkIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('products')
    .select(['permalink_id', sql<ClassificationEntryOfRecord[]>`coalesce(record -> 'classification', '[]')`.as('classification')])
    .where('workgroup_id', '=', workgroupId)
    .where('permalink_id', '=', sql<number>`any(${permalinkIds}::integer[])`)
    .execute()
  return new Map(rows.map(({ permalink_id, classification }) => [permalink_id, classification]))
}
