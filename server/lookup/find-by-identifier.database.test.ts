import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { makeUfi } from '../../clp/ufi/ufi.ts'
import { readNamedGtin } from '../../shared/gtin.ts'
import { productRecord, type ProductRecordInput } from '../../shared/record/product-record.ts'
import { recordOf } from '../../test-kit/product-record.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { findOrCreateFirstWorkgroup, upsertProduct } from '../products/import-queries.ts'
import { publishVersion } from '../products/publish-version.ts'
import { hashRecord } from '../products/record-hash.ts'
import { findByIdentifier } from './find-by-identifier.ts'

const { db } = await createTestDatabase()
const workgroupId = await findOrCreateFirstWorkgroup(db, 'coatings')
const other = await db.insertInto('workgroups').values({ name: 'Other', brand: 'safety' }).returning('id').executeTakeFirstOrThrow()

interface Stored extends Partial<ProductRecordInput> {
  codes?: string[]
  identifiers?: string[]
}

async function store(permalinkId: number, { codes = [], identifiers = [], ...changes }: Stored, isPublished = true, group = workgroupId) {
  const productCodes = codes.map((code, index) => ({ id: permalinkId * 100 + index, code }))
  const synonyms = [{ id: permalinkId, name: `Product ${permalinkId}`, productCodes, identifiers }]
  const record = productRecord.parse(recordOf(permalinkId, { synonyms, ...changes }))
  await db.transaction().execute(async (tx) => {
    await upsertProduct(tx, { workgroupId: group, record, recordHash: hashRecord(record) })
    if (isPublished) await publishVersion(tx, record, { kind: 'sds', date: '2026-01-01' })
  })
}
const idsOf = async (text: string) => (await findByIdentifier(db, text)).products.map(({ permalinkId }) => permalinkId)

const ufi = makeUfi('DE123456789', 1)
const earlierUfi = makeUfi('DE123456789', 2)
await store(101, { codes: ['AB 10', '102'], identifiers: ['EAN 9506000134352', 'internal 7'], ufi: earlierUfi })
await store(101, { codes: ['AB 10', '102'], identifiers: ['internal 7'], ufi, name: 'Clear lacquer' })
await store(101, { codes: ['AB 10', '102'], ufi, name: 'A draft that nobody sees' }, false)
await store(102, { codes: ['ab10'], identifiers: ['614141123452'] }, true, other.id)
await store(103, { codes: ['DRAFT-1'], identifiers: ['EAN 4006381333931'], ufi: makeUfi('DE123456789', 3) }, false)
await store(104, { codes: ['GONE-1'], identifiers: ['95012346', 'EAN-8 95012346'], status: 'withdrawn' })

describe('a product is found by a complete identifier', () => {
  it('the number of its link', async () => {
    expect(await idsOf('101')).toEqual([101])
  })

  it('its UFI, in any spelling, and the one that an earlier version had', async () => {
    expect(await idsOf(ufi.replaceAll('-', '').toLowerCase())).toEqual([101])
    expect(await idsOf(earlierUfi)).toEqual([101])
  })

  it('with the version that had a UFI or GTIN which the latest has not, since it may be another composition', async () => {
    for (const text of [earlierUfi, '9506000134352'])
      expect((await findByIdentifier(db, text)).products).toMatchObject([{ permalinkId: 101, isCurrent: false, version: 1 }])
    expect((await findByIdentifier(db, ufi)).products).toMatchObject([{ isCurrent: true, version: null }])
  })

  it('its GTIN in any length, with and without the word, and the one that an earlier version had', async () => {
    expect(await idsOf('09506000134352')).toEqual([101])
    expect(await idsOf('0614141123452')).toEqual([102])
    expect(await idsOf('EAN 95012346')).toEqual([104])
  })

  it('its product code, of whichever maker, ignoring case and blanks', async () => {
    expect(await idsOf('aB10')).toEqual([101, 102])
  })

  it('with the name and the supplier of the latest published version', async () => {
    expect((await findByIdentifier(db, '101')).products).toEqual([
      {
        permalinkId: 101,
        by: 'link',
        status: 'active',
        isCurrent: true,
        version: null,
        brand: 'coatings',
        name: 'Clear lacquer',
        supplier: 'Norvik Coatings GmbH',
      },
    ])
  })

  it('in the order of meanings: 102 is a link, and a code of another product', async () => {
    const { products } = await findByIdentifier(db, '102')
    expect(products.map(({ permalinkId, by }) => [permalinkId, by])).toEqual([
      [102, 'link'],
      [101, 'code'],
    ])
  })

  it('even if it is withdrawn, and the result says so', async () => {
    expect((await findByIdentifier(db, 'GONE-1')).products).toMatchObject([{ permalinkId: 104, status: 'withdrawn' }])
  })
})

describe('nothing is found', () => {
  it.each(['103', 'DRAFT-1', '4006381333931', makeUfi('DE123456789', 3)])('by %s: the product was never published', async (text) => {
    expect(await idsOf(text)).toEqual([])
  })

  it.each(['AB', 'AB 1', ufi.slice(0, 14), '950600013435', '%', '_____', 'lacquer', ''])(
    'by “%s”, which is no complete identifier',
    async (text) => {
      expect(await idsOf(text)).toEqual([])
    },
  )

  it('and a mistyped UFI or GTIN is reported', async () => {
    expect(await findByIdentifier(db, '9506000134353')).toEqual({ products: [], isMore: false, mistyped: 'gtin' })
  })
})

describe('the database parses a GTIN as the program does', () => {
  it.each([
    ['EAN 4006381333931', '04006381333931'],
    ['EAN13 4006381333931', '04006381333931'],
    ['EAN4006381333931', '04006381333931'],
    ['gtin-14: 0 4006381 33393 1', '04006381333931'],
    ['UPC-A 614141123452', '00614141123452'],
    ['614141123452', '00614141123452'],
    ['EAN 95012346', '00000095012346'],
    ['95012346', null],
    ['EAN 4006381333932', null],
    ['number 4006381333931', null],
    ['4006381333931 x', null],
    ['EAN', null],
    ['', null],
  ])('“%s”', async (identifier, gtin) => {
    const { rows } = await sql<{ key: string | null }>`select gtin_key(${identifier}) as key`.execute(db)
    expect(rows).toEqual([{ key: gtin }])
    expect(readNamedGtin(identifier)).toBe(gtin)
  })
})
