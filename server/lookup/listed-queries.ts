import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Database } from '../db/schema.ts'
import { matchOneTypingError } from './one-typing-error.ts'

/** Words of a search at most; a person types two or three. */
const mostTerms = 6
/** Shorter words have too few trigrams to be matched with typing errors. */
const shortestForgiven = 3
/** Similarity of long words with more than one typing error, and of words that are not typed to their end. */
const similarEnough = '0.45'

/** Candidates for a mistyped word, at most. */
const mostMeant = 8
/** Products that are ranked, at most: among ten thousand with a word, nobody needs the closest match. */
const mostCompared = 300

/**
 * Published products of workgroups that list theirs, by parts of names, product codes and UFIs; first those with every word, then those
 * with similar words. Other products are never read, so that neither the number nor the order of results reveals anything about them.
 * @param asked.text any text; its words may occur in any order
 * @param asked.forgives whether words with typing errors match too. A word with a digit never does: it belongs to a code, and a similar
 * code is another product's
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
  const parts = [...new Set(terms.flatMap(takeApart))].slice(0, mostTerms)
  const meant = await Promise.all(parts.map((term) => findMeantWords(db, term)))
  if (meant.every((words) => words.length === 0)) return having
  const nearly = await find(
    parts.map((term, index) => sql<SqlBool>`(${sql.join([term, ...(meant[index] ?? [])].map(contains), sql` or `)})`),
  )
  return [...new Set([...having, ...nearly])].slice(0, limit)
}

/** “PU-Härter” into its words, as names are kept; a code stays whole. */
const takeApart = (term: string): string[] => (/\p{N}/u.test(term) ? [term] : term.split(/[^\p{L}\p{M}]+/u).filter(Boolean))

const contains = (word: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`published_search like '%' || fold_text(${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}) || '%'`

/** Listed products that meet all conditions, the closest match first. No more than `mostCompared` of each kind are ranked. */
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

/** Words of listed products that a mistyped word may stand for, the most similar first; none if it is too short or part of a code. */
async function findMeantWords(db: Kysely<Database>, term: string): Promise<string[]> {
  if (term.length < shortestForgiven || /\p{N}/u.test(term)) return []
  return db.transaction().execute(async (tx) => {
    // Set for this transaction alone: the operator that uses the index takes its threshold from here.
    const { rows: folded } = await sql<{ word: string }>`
      select fold_text(${term}) as word, set_config('pg_trgm.word_similarity_threshold', ${similarEnough}, true)`.execute(tx)
    const word = folded[0]?.word ?? term
    // Words first and makers after: the other way round, all words of all makers would be compared with all patterns.
    const { rows } = await sql<{ word: string }>`
      with meant as materialized (
        select workgroup_id, word, true as has_one_error
        from unnest(${matchOneTypingError(word)}::text[]) as pattern join published_words on word like pattern
        union all select workgroup_id, word, false from published_words where ${word} <% word)
      select word from meant
      where workgroup_id = any(array(select id from workgroups where lists_products))
      group by word
      order by bool_or(has_one_error) desc, abs(length(word) - ${word.length}), similarity(${word}, word) desc, word
      limit ${mostMeant}`.execute(tx)
    return rows.map(({ word: meant }) => meant)
  })
}

/** Those of the given products that are listed at this moment, in the same order. */
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

/** The example product of a brand's start page: the listed one with the lowest permalink id. */
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
