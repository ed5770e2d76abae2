import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

/** Words of a search at most; a person types two or three. */
const mostTerms = 6
/** A word of fewer letters has too few parts to be told from others by them. */
const shortestForgiven = 3
/** Share of the parts of a word that one with a typing error still has: a letter left out, exchanged or too many. */
const similarEnough = '0.45'

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
  const patterns = terms.map((term) => term.replaceAll(/[\\%_]/g, String.raw`\$&`))
  const contains = sql.join(
    patterns.map((pattern) => sql`published_search like '%' || fold_text(${pattern}) || '%'`),
    sql` and `,
  )
  const nearlyContains = sql.join(
    terms.map((term, index) =>
      !forgives || term.length < shortestForgiven || /\p{N}/u.test(term)
        ? sql`published_search like '%' || fold_text(${patterns[index] ?? term}) || '%'`
        : sql`fold_text(${term}) <% published_search`,
    ),
    sql` and `,
  )
  return db.transaction().execute(async (tx) => {
    // For this transaction alone: the operator that uses the index reads its measure from here.
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${similarEnough}, true)`.execute(tx)
    const { rows } = await sql<{ permalinkId: number }>`
      select permalink_id as "permalinkId"
      from products join workgroups on workgroups.id = products.workgroup_id
      where workgroups.lists_products and products.status = 'active' and products.published_hash is not null
        and ((${contains}) or (${nearlyContains}))
      order by (${contains}) desc, products.brand = ${brand} desc,
        word_similarity(fold_text(${terms.join(' ')}), published_search) desc, published_search, permalink_id
      limit ${limit}`.execute(tx)
    return rows.map(({ permalinkId }) => permalinkId)
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
  const found = await db
    .selectFrom('products')
    .innerJoin('workgroups', 'workgroups.id', 'products.workgroup_id')
    .innerJoin('published_versions', 'published_versions.permalink_id', 'products.permalink_id')
    .select('products.permalink_id as permalinkId')
    .where('workgroups.lists_products', '=', true)
    .where('products.brand', '=', brand)
    .where('products.status', '=', 'active')
    .where('published_versions.kind', '=', 'sds')
    .orderBy('products.permalink_id')
    .limit(1)
    .executeTakeFirst()
  return found?.permalinkId
}
