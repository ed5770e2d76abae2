import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Words of a search at most; a person types two or three. */
const mostTerms = 6
/** A word of fewer letters has too few parts to be told from others by them. */
const shortestForgiven = 3
/** Share of the parts of a word that one with a typing error still has: a letter left out, exchanged or too many. */
const similarEnough = '0.45'

/** Words that a mistyped one may have been, at most. */
const mostMeant = 8
/** Products that are compared with each other, at most: of ten thousand that have a word, nobody wants to know which is the nearest. */
const mostCompared = 300

/**
 * Published products of workgroups that list themselves, by parts of names, product codes and UFIs; those that have every word first, then
 * those that nearly have it. Others are never read: neither how many there are nor in which order can tell of them.
 * @param asked.text of any kind; its words are found in any order
 * @param asked.forgives whether words with typing errors find too. One that has a digit never does: it is of a code, and what nearly has it is
 *   another product
 * @returns permalink ids, those of the brand first among equals
 */
export async function findListedProducts(
  db: Kysely<Database>,
  { text, brand, forgives }: { text: string; brand: string; forgives: boolean },
  limit: number,
): Promise<number[]> {
  const terms = [...new Set(text.split(/\s+/).filter(Boolean))].slice(0, mostTerms)
  if (terms.length === 0) return []
  const find = (words: readonly RawBuilder<SqlBool>[]) => findAmongListed(db, { terms, words, brand }, limit)
  const having = await find(terms.map(contains))
  if (!forgives || having.length >= limit) return having
  const meant = await Promise.all(terms.map((term) => findMeantWords(db, term)))
  if (meant.every((words) => words.length === 0)) return having
  const nearly = await find(
    terms.map((term, index) => sql<SqlBool>`(${sql.join([term, ...(meant[index] ?? [])].map(contains), sql` or `)})`),
  )
  return [...new Set([...having, ...nearly])].slice(0, limit)
}

const contains = (word: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`published_search like '%' || fold_text(${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}) || '%'`

/** Listed products that meet all of the conditions, the nearest to the terms first. No more than `mostCompared` of each kind are looked at. */
async function findAmongListed(
  db: Kysely<Database>,
  { terms, words, brand }: { terms: readonly string[]; words: readonly RawBuilder<SqlBool>[]; brand: string },
  limit: number,
): Promise<number[]> {
  const some = (isOfBrand: RawBuilder<SqlBool>) => sql`
    (select permalink_id, products.brand, published_search
    from products
    where workgroup_id = any(array(select id from workgroups where lists_products)) and products.status = 'active'
      and products.published_hash is not null and ${isOfBrand} and ${sql.join([...words], sql` and `)}
    limit ${mostCompared})`
  const { rows } = await sql<{ permalinkId: number }>`
    with compared as (${some(sql`products.brand = ${brand}`)} union all ${some(sql`products.brand <> ${brand}`)})
    select permalink_id as "permalinkId" from compared
    order by brand = ${brand} desc, word_similarity(fold_text(${terms.join(' ')}), published_search) desc, published_search, permalink_id
    limit ${limit}`.execute(db)
  return rows.map(({ permalinkId }) => permalinkId)
}

/** Words of listed products that a word with a typing error may have been, the nearest first; none where it is too short or of a code. */
async function findMeantWords(db: Kysely<Database>, term: string): Promise<string[]> {
  if (term.length < shortestForgiven || /\p{N}/u.test(term)) return []
  return db.transaction().execute(async (tx) => {
    // For this transaction alone: the operator that uses the index reads its measure from here.
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${similarEnough}, true)`.execute(tx)
    const { rows } = await sql<{ word: string }>`
      select word from published_words
      where fold_text(${term}) <% word and workgroup_id = any(array(select id from workgroups where lists_products))
      group by word
      order by word_similarity(fold_text(${term}), word) desc, similarity(fold_text(${term}), word) desc, word
      limit ${mostMeant}`.execute(tx)
    return rows.map(({ word }) => word)
  })
}

/** Those of some products that are listed at this moment, in their order. */
export async function keepListed(db: Kysely<Database>, permalinkIds: readonly number[]): Promise<number[]> {
  const listed = await db
    .selectFrom('products')
    .innerJoin('workgroups', 'workgroups.id', 'products.workgroup_id')
    .select('permalink_id as permalinkId')
    .where('permalink_id', '=', sql<number>`any(${permalinkIds}::int[])`)
    .where('workgroups.lists_products', '=', true)
    .where('products.status', '=', 'active')
    .execute()
  const ids = new Set(listed.map(({ permalinkId }) => permalinkId))
  return permalinkIds.filter((id) => ids.has(id))
}

/** The product of a brand with which its start page begins: of those that are listed the one of the lowest permalink id. */
export async function findFirstListed(db: Kysely<Database>, brand: string): Promise<number | undefined> {
  const { rows } = await sql<{ permalinkId: number }>`
    select first.permalink_id as "permalinkId"
    from workgroups, lateral (
      select permalink_id from products
      where products.workgroup_id = workgroups.id and products.brand = ${brand} and status = 'active' and published_hash is not null
        and exists (select from published_versions as version where version.permalink_id = products.permalink_id and kind = 'sds')
      order by products.permalink_id
      limit 1) as first
    where workgroups.lists_products
    order by first.permalink_id
    limit 1`.execute(db)
  return rows[0]?.permalinkId
}
