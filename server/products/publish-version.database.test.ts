import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { productRecord, type ProductRecord } from '../../shared/record/product-record.ts'
import { recordOf } from '../../test-kit/product-record.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { explainRefusal, PublicationRefused, publishVersion } from './publish-version.ts'
import { findProductHead } from './queries.ts'
import { findOrCreateFirstWorkgroup, upsertProduct } from './import-queries.ts'
import { hashRecord } from './record-hash.ts'
import { faultOf } from '../../shared/reasons/reason.ts'

const { db } = await createTestDatabase()
const workgroupId = await findOrCreateFirstWorkgroup(db, 'coatings')

async function store(permalinkId: number): Promise<ProductRecord> {
  const record = productRecord.parse(recordOf(permalinkId))
  await db.transaction().execute((tx) => upsertProduct(tx, { workgroupId, record, recordHash: hashRecord(record) }))
  return record
}
const publish = (record: ProductRecord, kind: 'sds' | 'tds', date: string): Promise<number> =>
  db.transaction().execute((tx) => publishVersion(tx, record, { kind, date }))

describe('publishing', () => {
  it('numbers the versions of each document by itself', async () => {
    const record = await store(1)
    expect(await publish(record, 'sds', '2020-01-01')).toBe(1)
    expect(await publish(record, 'tds', '2021-01-01')).toBe(1)
    expect(await publish(record, 'sds', '2022-01-01')).toBe(2)
    const head = await findProductHead(db, 1)
    expect(head?.versions).toStrictEqual([
      { kind: 'sds', number: 2, revisedOn: '2022-01-01', compiledOn: '2020-01-01', snapshotHash: hashRecord(record) },
      { kind: 'sds', number: 1, revisedOn: '2020-01-01', compiledOn: '2020-01-01', snapshotHash: hashRecord(record) },
      { kind: 'tds', number: 1, revisedOn: '2021-01-01', compiledOn: '2021-01-01', snapshotHash: hashRecord(record) },
    ])
  })

  it('gives each of several simultaneous publications its own number', async () => {
    const record = await store(2)
    const numbers = await Promise.all([1, 2, 3, 4].map(() => publish(record, 'sds', '2026-01-01')))
    expect(new Set(numbers)).toStrictEqual(new Set([1, 2, 3, 4]))
  })

  it('does not go back in time', async () => {
    const record = await store(3)
    await publish(record, 'sds', '2026-01-02')
    await expect(publish(record, 'sds', '2026-01-01')).rejects.toThrow(
      new PublicationRefused(faultOf('dayBefore', { before: '2026-01-02' })),
    )
    expect((await findProductHead(db, 3))?.versions).toHaveLength(1)
  })

  it('accepts tomorrow, which has begun somewhere already, but no later day', () => {
    const lateInTheEvening = Date.UTC(2026, 10, 20, 23, 30)
    expect(explainRefusal('2026-11-21', undefined, lateInTheEvening)).toBeUndefined()
    expect(explainRefusal('2026-11-22', undefined, lateInTheEvening)).toEqual(faultOf('dayInFuture', { latest: '2026-11-21' }))
  })

  it('stores nothing for a day years ahead', async () => {
    const record = await store(6)
    await expect(publish(record, 'sds', '2999-01-01')).rejects.toMatchObject({ fault: { code: 'dayInFuture' } })
    expect((await findProductHead(db, 6))?.versions).toStrictEqual([])
  })

  it('needs a product', async () => {
    await expect(publish(productRecord.parse(recordOf(4)), 'sds', '2026-01-01')).rejects.toThrow('Product 4 is not stored')
  })
})

describe('a published version', () => {
  it('cannot be changed, deleted or truncated, nor can its product be deleted', async () => {
    const record = await store(5)
    await publish(record, 'sds', '2026-01-01')
    const message = 'A published version is never changed'
    await expect(sql`update published_versions set snapshot_hash = '' where permalink_id = 5`.execute(db)).rejects.toThrow(message)
    await expect(sql`delete from published_versions where permalink_id = 5`.execute(db)).rejects.toThrow(message)
    await expect(sql`truncate published_versions`.execute(db)).rejects.toThrow(message)
    await expect(db.deleteFrom('products').where('permalink_id', '=', 5).execute()).rejects.toThrow(/foreign key/)
  })
})
