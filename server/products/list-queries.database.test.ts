/** The list of a workgroup with more products than a search counts. */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { productListQuery } from '../../shared/product-list.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { findOrCreateFirstWorkgroup } from './import-queries.ts'
import { countProducts, listProducts } from './list-queries.ts'
import { findProducts } from './search-queries.ts'

const { db } = await createTestDatabase()
const workgroupId = await findOrCreateFirstWorkgroup(db, 'coatings')
await sql`
  insert into products (permalink_id, workgroup_id, brand, status, name, record, record_hash)
  select number, ${workgroupId}, 'coatings', 'active', 'Paint ' || lpad(number::text, 4, '0'),
    jsonb_build_object('name', 'Paint ' || number, 'supplier', '{}'::jsonb, 'synonyms', jsonb_build_array(jsonb_build_object('id', number))), 'hash'
  from generate_series(1, 1_200) as number`.execute(db)

const count = (query: Record<string, string>) => countProducts(db, workgroupId, productListQuery.parse(query), new Set())

it('counts the results of a search up to one above the limit, and a whole list completely', async () => {
  expect(await count({ query: 'paint' })).toBe(1_001)
  expect(await count({ state: 'draft' })).toBe(1_001)
  expect(await count({ query: '119' })).toBe(12)
  expect(await count({})).toBe(1_200)
})

it.each(['name', '-name', 'id', '-id', 'updated'])('has the same products on pages of any size, by %s', async (sort) => {
  const page = async (number: number, pageSize: number) =>
    (
      await listProducts(db, workgroupId, productListQuery.parse({ sort, page: String(number), pageSize: String(pageSize) }), new Set())
    ).map(({ permalinkId }) => permalinkId)
  expect([...(await page(11, 100)), ...(await page(12, 100))]).toStrictEqual(await page(6, 200))
  expect(await page(13, 100)).toStrictEqual([])
})

describe('a search among them', () => {
  const find = (query: Record<string, string>) => findProducts(db, workgroupId, productListQuery.parse(query), new Set())
  const namesOf = async (query: Record<string, string>) => (await find({ pageSize: '200', ...query })).products.map(({ name }) => name)
  /** By the text alone, without the index of words, as the list used to work. */
  const expected = async (parts: readonly string[], direction: 'asc' | 'desc' = 'asc') => {
    const conditions = sql.join(
      parts.map((part) => sql`strpos(search_text, ${part}) > 0`),
      sql` and `,
    )
    const { rows } = await sql<{ name: string }>`
      select name from products where workgroup_id = ${workgroupId} and ${conditions}
      order by sort_name ${sql.raw(direction)}, permalink_id ${sql.raw(direction)}`.execute(db)
    return rows.map(({ name }) => name)
  }
  const store = (id: number, name: string, code: string) =>
    sql`
      insert into products (permalink_id, workgroup_id, brand, status, name, record, record_hash)
      values (${id}, ${workgroupId}, 'coatings', 'active', ${name}, jsonb_build_object('name', ${name}::text, 'supplier', '{}'::jsonb,
        'synonyms', jsonb_build_array(jsonb_build_object('id', ${id}::integer, 'productCodes', jsonb_build_array(jsonb_build_object('code', ${code}::text))))), 'hash')`.execute(
      db,
    )

  it.each([
    ['a whole word', 'PAINT', ['paint']],
    ['a part of a word', 'ain', ['ain']],
    ['two letters', 'pa', ['pa']],
    ['two words', 'paint 11', ['paint', '11']],
    ['a name with a code’s digits', 'paint 0119', ['paint', '0119']],
  ])('has the pages of %s in the order of the names, from both ends', async (_what, query, parts) => {
    const all = await expected(parts)
    expect(await namesOf({ query })).toStrictEqual(all.slice(0, 200))
    expect(await namesOf({ query, page: '3' })).toStrictEqual(all.slice(400, 600))
    expect(await namesOf({ query, sort: '-name' })).toStrictEqual((await expected(parts, 'desc')).slice(0, 200))
    const { total } = await find({ query })
    expect(total).toBe(Math.min(all.length, 1_001))
  })

  it('mixes results found by code and results found by name', async () => {
    await store(2_001, 'Aaa first of all', 'XPAINT-7')
    await store(2_002, 'Paint, paint and painting', 'P 2')
    await store(2_003, 'Aab of letters', 'PAINTBOX')
    const all = await expected(['paint'])
    expect(all.slice(0, 2)).toStrictEqual(['Aaa first of all', 'Aab of letters'])
    expect(await namesOf({ query: 'paint' })).toStrictEqual(all.slice(0, 200))
    expect((await namesOf({ query: 'paint', sort: '-name' })).filter((name) => name === 'Paint, paint and painting')).toHaveLength(1)
    expect(await namesOf({ query: 'xpaint-7' })).toStrictEqual(['Aaa first of all'])
  })

  it('reflects a renamed and a deleted product', async () => {
    await sql`
      update products set name = 'Zzz last of all', record = record || '{"name": "Zzz painted last of all"}' where permalink_id = 2001`.execute(
      db,
    )
    expect((await namesOf({ query: 'paint', sort: '-name' }))[0]).toBe('Zzz last of all')
    expect((await namesOf({ query: 'paint' }))[0]).toBe('Aab of letters')
    await sql`delete from products where permalink_id = 2001`.execute(db)
    expect((await namesOf({ query: 'paint', sort: '-name' }))[0]).toBe('Paint, paint and painting')
    const { rows } = await sql`select from search.product_words where permalink_id = 2001`.execute(db)
    expect(rows).toHaveLength(0)
  })

  it('has the pages of a filter that many products match, and of one that none matches', async () => {
    const all = await expected(['paint'])
    await sql`update products set record = record || '{"classification": [{"category": "Aerosol 1"}]}' where search_text like '%paint%'`.execute(
      db,
    )
    expect(await namesOf({ hazardClass: 'aerosols', page: '2' })).toStrictEqual(all.slice(200, 400))
    expect((await find({ hazardClass: 'aerosols' })).total).toBe(1_001)
    expect(await namesOf({ hazardClass: 'aerosols', query: '0119' })).toStrictEqual(await expected(['0119']))
    expect(await find({ hazardClass: 'explosives' })).toStrictEqual({ products: [], total: 0 })
  })

  it.each(['paint%', 'pa_nt', String.raw`pai\nt`, 'paint-11', '()'])('takes “%s” literally', async (query) => {
    expect(await find({ query })).toStrictEqual({ products: [], total: 0 })
  })
})
