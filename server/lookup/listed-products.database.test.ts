/** Search by parts of names and codes for visitors: it finds products of makers who list theirs, and reveals nothing of others. */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeUfi } from '../../clp/ufi/ufi.ts'
import { productRecord, type ProductRecordInput } from '../../shared/record/product-record.ts'
import { recordOf } from '../../test-kit/product-record.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { findOrCreateFirstWorkgroup, upsertProduct } from '../products/import-queries.ts'
import { updateListing } from '../products/listing-queries.ts'
import { listSitemapFiles, listSitemapProducts } from '../sitemap/queries.ts'
import { publishVersion } from '../products/publish-version.ts'
import { hashRecord } from '../products/record-hash.ts'
import { findFirstListed, findListedProducts } from './listed-queries.ts'

const { db } = await createTestDatabase()
const listing = await findOrCreateFirstWorkgroup(db, 'coatings')
await updateListing(db, listing, true)
const { id: silent } = await db
  .insertInto('workgroups')
  .values({ name: 'Silent', brand: 'coatings' })
  .returning('id')
  .executeTakeFirstOrThrow()

async function store(
  permalinkId: number,
  { code = `C-${permalinkId}`, ...changes }: Partial<ProductRecordInput> & { code?: string },
  { group = listing, isPublished = true } = {},
) {
  const productCodes = [{ id: permalinkId, code }]
  const synonyms = [{ id: permalinkId, name: changes.name ?? `Product ${permalinkId}`, productCodes }]
  const record = productRecord.parse(recordOf(permalinkId, { synonyms, ...changes }))
  await db.transaction().execute(async (tx) => {
    await upsertProduct(tx, { workgroupId: group, record, recordHash: hashRecord(record) })
    if (isPublished) await publishVersion(tx, record, { kind: 'sds', date: '2026-01-01' })
  })
}
const find = (text: string, brand = 'coatings', limit = 10) => findListedProducts(db, { text, brand, forgives: true }, limit)

const ufi = makeUfi('DE123456789', 11)
await store(201, { name: 'Brenta Oven Cleaner C 5', code: 'C5-0001', ufi })
await store(202, { name: 'Vernis à bois satiné', code: '210-7040-A' })
await store(203, { name: 'Brenta Glass Cleaner G 1', brand: 'safety' })
await store(204, { name: 'Draft cleaner' }, { isPublished: false })
await store(205, { name: 'Withdrawn cleaner', status: 'withdrawn' })
await store(201, { name: 'Brenta renamed in a draft', code: 'C5-0001', ufi }, { isPublished: false })
const secretUfi = makeUfi('DE123456789', 12)
await store(301, { name: 'Quillmark Stripper Xylograph', code: 'QX-7781', ufi: secretUfi }, { group: silent })

describe('a listed product is found', () => {
  it.each([
    ['a part of its name', 'clean'],
    ['words in any order', 'cleaner brenta oven'],
    ['other capitals', 'OVEN'],
    ['a part of its code', 'C5-00'],
    ['a part of its UFI, with hyphens', ufi.slice(0, 9)],
    ['a part of its UFI, without', ufi.replaceAll('-', '').slice(2, 10).toLowerCase()],
    ['a letter left out', 'brenta oven claner'],
    ['letters exchanged', 'oven cleanre'],
    ['a letter too many', 'ovven cleaner'],
  ])('by %s', async (_way, text) => {
    expect((await find(text))[0]).toBe(201)
  })

  it('without its accents', async () => {
    expect(await find('vernis a bois satine')).toEqual([202])
  })

  it('those of the brand first', async () => {
    expect(await find('cleaner')).toEqual([201, 203])
    expect(await find('cleaner', 'safety')).toEqual([203, 201])
    expect(await find('cleaner', 'safety', 1)).toEqual([203])
  })

  it('those of the brand first, however many others have the word', async () => {
    await sql`
      insert into products (permalink_id, workgroup_id, brand, status, name, record, record_hash, published_hash, published_search)
      select 30_000 + number, workgroup_id, 'safety', status, name, record, 'hash ' || number, 'hash ' || number, 'flask rinser ' || number
      from products, generate_series(1, 400) as number where permalink_id = 203`.execute(db)
    await store(40_500, { name: 'Flask rinser of the brand' })
    expect(await find('flask rinser', 'coatings', 3)).toHaveLength(3)
    expect((await find('rinser flask', 'coatings', 3))[0]).toBe(40_500)
    expect((await find('flaks rinser', 'coatings', 3))[0]).toBe(40_500)
  })

  it('by its exact code, and not by a similar one', async () => {
    expect(await find('C5-0010')).toEqual([])
    expect(await findListedProducts(db, { text: 'oven claner', brand: 'coatings', forgives: false }, 10)).toEqual([])
  })

  it('under its published name, and not under that of a draft', async () => {
    expect(await find('renamed')).toEqual([])
  })

  it.each(['', '   ', '%', '_', String.raw`\\`, "' or true --", 'nothing like it'])('not by “%s”', async (text) => {
    expect(await find(text)).toEqual([])
  })
})

describe('nothing leaks of a product that is not listed', () => {
  const parts = (text: string) =>
    Array.from({ length: text.length }, (_, from) =>
      Array.from({ length: text.length - from }, (_none, more) => text.slice(from, from + more + 1)),
    ).flat()

  it('by any part of its name, its code, its UFI or the number of its link, not even by the whole of one', async () => {
    const requested = new Set(['Quillmark Xylograph', 'QX-7781', secretUfi, '301'].flatMap(parts))
    const found = await Promise.all([...requested].map((text) => find(text)))
    expect(found.flat().filter((id) => id === 301)).toEqual([])
  })

  it('by a word of it with a typing error', async () => {
    const { rows } = await sql<{ words: number }>`
      select count(*)::integer as words from published_words where word in ('quillmark', 'xylograph') and workgroup_id = ${silent}`.execute(
      db,
    )
    expect(rows).toEqual([{ words: 2 }])
    expect(await find('Quilmark')).toEqual([])
    expect(await find('Xylogarph stripper')).toEqual([])
  })

  it('in the sitemap, its count, or the example of the start page', async () => {
    const ids = (await listSitemapProducts(db, 'coatings', 1)).map(({ permalinkId }) => permalinkId)
    expect(ids).toEqual([201, 202])
    expect(await listSitemapFiles(db, 'coatings')).toEqual([1, 5])
    expect(await listSitemapFiles(db, 'safety')).toEqual([1, 4])
    expect((await listSitemapProducts(db, 'coatings', 5)).map(({ permalinkId }) => permalinkId)).toEqual([40_500])
    expect(await listSitemapProducts(db, 'coatings', 4)).toEqual([])
    await updateListing(db, listing, false)
    expect([await findFirstListed(db, 'coatings'), await listSitemapFiles(db, 'coatings'), await find('cleaner')]).toEqual([
      undefined,
      [],
      [],
    ])
    await updateListing(db, listing, true)
    expect(await findFirstListed(db, 'coatings')).toBe(201)
  })
})

it.each(['Primer', 'Cleaner', 'Thinner', 'Lacquer', 'Drain', 'Holzlasur', 'Degreaser'])(
  'a listed product is found by %s with any one typing error: neighbours exchanged, a letter wrong, left out or too many',
  async (word) => {
    const permalinkId = 50_000 + word.length * 10 + word.charCodeAt(0)
    await store(permalinkId, { name: `Zephyrine ${word}` })
    const mistyped = [...word].flatMap((letter, at) => [
      word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2),
      `${word.slice(0, at)}x${word.slice(at + 1)}`,
      word.slice(0, at) + word.slice(at + 1),
      `${word.slice(0, at)}x${word.slice(at)}`,
    ])
    const found = await Promise.all(mistyped.map(async (text) => ((await find(`zephyrine ${text}`))[0] === permalinkId ? null : text)))
    expect(found.filter((text) => text !== null)).toEqual([])
  },
)

it('a listed product is found by a mistyped word among others with a hyphen', async () => {
  await store(60_001, { name: 'Norvik PU-Härter HDI 75' })
  expect(await Promise.all(['PU-Härtre', 'pu-harter', 'Norvik PU-Hrter', 'PU-Härtre,'].map((text) => find(text)))).toEqual(
    Array.from({ length: 4 }, () => [60_001]),
  )
})
