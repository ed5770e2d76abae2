import { type Kysely, sql } from 'kysely'
import { isFiltered, mostCountedOf, type ProductListQuery } from '../../shared/product-list.ts'
import type { Database } from '../db/schema.ts'
import { countProducts, listProducts, type ListedProduct, orderOf, readPage, selectProducts, termsOf } from './list-queries.ts'

/**
 * A part that occurs in at most this many words is searched by reading their products in order. One in more words occurs in a great many
 * names.
 */
const mostWords = 40
/** Length of the pieces of codes in the index, as in `search.words_of`. */
const lettersOfCode = 3
/**
 * Products sorted at most for a search with several conditions. Reading so many is faster than reading all that match the first condition.
 */
const mostSorted = 5_000
const casNumber = /^\d{2,7}-\d{2}-\d$/

/**
 * One page of a workgroup's products, and how many there are: no more than one above `mostCountedOf`. The cost of a search depends on the
 * rows that it shows and counts, and hardly on the number of products (docs/decisions/236-words-of-products.md).
 */
export async function findProducts(
  db: Kysely<Database>,
  workgroupId: number,
  query: ProductListQuery,
  incomplete: ReadonlySet<string>,
): Promise<{ products: ListedProduct[]; total: number }> {
  const isSearch = termsOf(query).length > 0 || query.hazardClass !== undefined || query.missing !== undefined
  if (isSearch && !query.updated_since) return searchProducts(db, workgroupId, query, incomplete)
  const products = await listProducts(db, workgroupId, query, incomplete)
  // A page that is not full is the last one, so the total follows from it.
  const isLast = products.length < query.pageSize && (products.length > 0 || query.page === 1)
  const total = isLast ? (query.page - 1) * query.pageSize + products.length : await countProducts(db, workgroupId, query, incomplete)
  return { products, total }
}

/**
 * If few products match, all are found and sorted; if many match, the first ones are read in the order of their names, word by word. The
 * planner's estimate for part of a word, or for a hazard class that no product has, may be wrong by a factor of a thousand, so the matches
 * are counted to decide which way to take.
 */
async function searchProducts(
  db: Kysely<Database>,
  workgroupId: number,
  query: ProductListQuery,
  incomplete: ReadonlySet<string>,
): Promise<{ products: ListedProduct[]; total: number }> {
  // For a filter by state, an index has the products in the order of their names already.
  const isByName = orderOf(query).column === 'sort_name' && query.state === undefined
  const [term = '', ...others] = termsOf(query)
  const isAlone = others.length === 0 && !isFiltered({ ...query, query: '' })
  const most = mostCountedOf(query)
  let words = isAlone ? await findWords(db, workgroupId, [term], most) : undefined
  const isOfMany = words?.isWhole ? words.isOfMany : isAlone && casNumber.test(term) && (await isOfManyHaving(db, workgroupId, term, most))
  if (!isOfMany) {
    const few = await findFew(db, workgroupId, query, incomplete, isAlone || term === '' ? most : mostSorted)
    if (few.isAll) return { products: await readProducts(db, few.ids), total: Math.min(few.total, most + 1) }
  }
  if (isByName && !isAlone) words = await findWords(db, workgroupId, termsOf(query), most)
  const isListed = isByName && words !== undefined && words.part.length >= lettersOfCode && words.words.length <= mostWords
  const products =
    isListed && words
      ? await readProducts(db, await listByWords(db, workgroupId, words, query, incomplete))
      : await listProducts(db, workgroupId, query, incomplete)
  return { products, total: most + 1 }
}

/** Whether more products than a search counts have this CAS number in section 3, looked up as a number and not as text. */
async function isOfManyHaving(db: Kysely<Database>, workgroupId: number, number: string, most: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from products
      where workgroup_id = ${workgroupId} and component_tokens @> array[${`cas:${number}`}] and strpos(search_text, ${number}) > 0
      limit ${most + 1}) as having_it`.execute(db)
  return (rows[0]?.count ?? 0) > most
}

interface FoundWords {
  /** The longest run of letters in the search terms. */
  part: string
  /** Whether that run is the whole term. */
  isWhole: boolean
  /** Words of the workgroup that contain the run: all, or one more than `mostWords`. */
  words: string[]
  /** Whether one of these words has more products than a search counts. */
  isOfMany: boolean
}

/** The term with the longest run of letters, of those with a run of two or more. */
async function findWords(
  db: Kysely<Database>,
  workgroupId: number,
  terms: readonly string[],
  most: number,
): Promise<FoundWords | undefined> {
  const { rows } = await sql<FoundWords>`
    with parts as materialized (
        select term, (
            select run from regexp_split_to_table(term, '[^[:alpha:]]+') as run where length(run) >= 2 order by length(run) desc limit 1) as part
        from (select fold_text(given) as term from unnest(${[...terms]}::text[]) as asked (given)) as folded),
      known as materialized (
        select term, part, array(
            select word from search.words where workgroup_id = ${workgroupId} and word like '%' || part || '%' limit ${mostWords + 1}) as words
        from parts where part is not null order by length(part) desc limit 1)
    select part, part = term as "isWhole", words, exists (
      select from unnest(words) as one (word)
      where (select count(*) from (
          select from search.product_words as listed where listed.workgroup_id = ${workgroupId} and listed.word = one.word limit ${most + 1}) as counted) > ${most}
      ) as "isOfMany"
    from known`.execute(db)
  return rows[0]
}

/** A page of the products that match the query, in its order, if they are few enough to be sorted. @property isAll whether they are */
async function findFew(
  db: Kysely<Database>,
  workgroupId: number,
  query: ProductListQuery,
  incomplete: ReadonlySet<string>,
  most: number,
): Promise<{ isAll: boolean; total: number; ids: number[] }> {
  const { column, direction } = orderOf(query)
  const met = selectProducts(db, workgroupId, query, incomplete)
    .select(['permalink_id', sql`${sql.ref(column)}`.as('place')])
    .limit(most + 1)
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with found as materialized (${met})
    select (select count(*) from found)::integer as total, array(
      select permalink_id from found where (select count(*) from found) <= ${most}
      order by place ${sql.raw(direction)}, permalink_id ${sql.raw(direction)}
      limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}) as ids`.execute(db)
  const { total, ids } = rows[0] ?? { total: 0, ids: [] }
  return { isAll: total <= most, total, ids }
}

/** One page of the products with these words that match the query, in the order of their names. */
async function listByWords(
  db: Kysely<Database>,
  workgroupId: number,
  { part, words }: FoundWords,
  query: ProductListQuery,
  incomplete: ReadonlySet<string>,
): Promise<number[]> {
  const direction = sql.raw(orderOf(query).direction)
  // Each word is read from the index in order, and the results are merged, so that nothing beyond the page is read. A product with two of
  // the words occurs twice in a row.
  const ofWords = [...words, `~${part.slice(0, lettersOfCode)}`].map(
    (word) => sql`
      (select sort_name, permalink_id from search.product_words where workgroup_id = ${workgroupId} and word = ${word}
      order by sort_name ${direction}, permalink_id ${direction})`,
  )
  // The offset keeps the planner from first reading all products that match the query.
  const meets = selectProducts(db, workgroupId, query, incomplete)
    .where('permalink_id', '=', sql<number>`listed.permalink_id`)
    .select('permalink_id')
    .offset(0)
  const { rows } = await sql<{ id: number }>`
    select listed.permalink_id as id
    from (select *, lag(permalink_id) over (order by sort_name ${direction}, permalink_id ${direction}) as before
        from (${sql.join(ofWords, sql` union all `)}) as merged) as listed,
      lateral (${meets}) as met
    where listed.permalink_id is distinct from listed.before
    order by listed.sort_name ${direction}, listed.permalink_id ${direction}
    limit ${query.pageSize} offset ${(query.page - 1) * query.pageSize}`.execute(db)
  return rows.map(({ id }) => id)
}

async function readProducts(db: Kysely<Database>, ids: readonly number[]): Promise<ListedProduct[]> {
  if (ids.length === 0) return []
  const page = sql<{ permalink_id: number; place: number }>`
    (select permalink_id, place from unnest(${[...ids]}::integer[]) with ordinality as listed (permalink_id, place))`
  return readPage(db, page, 'asc')
}
