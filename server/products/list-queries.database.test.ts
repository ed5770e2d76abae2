/** The list of a workgroup with more products than anybody counts. */
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { productListQuery } from '../../shared/product-list.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { findOrCreateFirstWorkgroup } from './import-queries.ts'
import { countProducts, listProducts } from './list-queries.ts'

const { db } = await createTestDatabase()
const workgroupId = await findOrCreateFirstWorkgroup(db, 'coatings')
await sql`
  insert into products (permalink_id, workgroup_id, brand, status, name, record, record_hash)
  select number, ${workgroupId}, 'coatings', 'active', 'Paint ' || lpad(number::text, 4, '0'),
    jsonb_build_object('name', 'Paint ' || number, 'supplier', '{}'::jsonb, 'synonyms', jsonb_build_array(jsonb_build_object('id', number))), 'hash'
  from generate_series(1, 1_200) as number`.execute(db)

const count = (query: Record<string, string>) => countProducts(db, workgroupId, productListQuery.parse(query), new Set())

it('counts a search to one above what is told, a list of all to its end', async () => {
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
