import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { productRecord } from '../../shared/record/product-record.ts'
import { findFreePort } from '../../test-kit/find-free-port.ts'
import { recordOf } from '../../test-kit/product-record.ts'
import { closeAfterFile } from '../../tests/close-after-file.ts'
import { startReplicated } from '../../tests/start-replica.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { findSheets } from '../lookup/find-sheets.ts'
import { findOrCreateFirstWorkgroup, upsertProduct } from '../products/import-queries.ts'
import { updateListing } from '../products/listing-queries.ts'
import { loadProduct } from '../products/load-product.ts'
import { publishVersion } from '../products/publish-version.ts'
import { hashRecord } from '../products/record-hash.ts'
import { openReadReplica } from './read-replica.ts'
import type { Database } from './schema.ts'

const servers = await startReplicated()
const { primary, replicaUrl } = servers
const workgroup = await findOrCreateFirstWorkgroup(primary.db, 'coatings')
await updateListing(primary.db, workgroup, true)

async function publish(permalinkId: number, name: string, date: string): Promise<void> {
  const record = productRecord.parse(recordOf(permalinkId, { name, synonyms: [{ id: permalinkId, name, productCodes: [] }] }))
  await primary.db.transaction().execute(async (tx) => {
    await upsertProduct(tx, { workgroupId: workgroup, record, recordHash: hashRecord(record) })
    await publishVersion(tx, record, { kind: 'sds', date })
  })
}
await publish(501, 'Brenta Oven Cleaner', '2026-01-01')

const isReplica = async (db: Kysely<Database>): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`select pg_is_in_recovery() as found`.execute(db)
  return rows[0]?.found === true
}
const openQuick = () => {
  const lines: string[] = []
  const log = { info: () => {}, warn: (line: string) => void lines.push(line) }
  const replica = openReadReplica(primary.db, replicaUrl, log, { interval: 20, longestLag: 200 })
  closeAfterFile(() => replica.close())
  return { replica, lines }
}

describe('a replica of the database', () => {
  it('answers queries that may be late, as soon as it has caught up with the state of the database at the start', async () => {
    const { replica, lines } = openQuick()
    await expect.poll(() => replica.isUsed()).toBe(true)
    expect(await replica.read(isReplica)).toBe(true)
    expect(lines).toEqual([])
  })

  it('is not used while it is too far behind, which is logged once', async () => {
    const { replica, lines } = openQuick()
    await expect.poll(() => replica.isUsed()).toBe(true)
    await servers.pause()
    await updateListing(primary.db, workgroup, true)
    await expect.poll(() => replica.isUsed()).toBe(false)
    expect(await replica.read(isReplica)).toBe(false)
    await servers.resume()
    await expect.poll(() => replica.isUsed()).toBe(true)
    expect(await replica.read(isReplica)).toBe(true)
    expect(lines).toEqual([
      'The replica of DATABASE_READ_URL is not used: it is more than 0.2 s behind',
      'The replica of DATABASE_READ_URL is used again',
    ])
  })

  it('fails no query when it dies', async () => {
    const { replica, lines } = openQuick()
    await expect.poll(() => replica.isUsed()).toBe(true)
    await servers.stopReplica()
    const answers = await Promise.all(Array.from({ length: 20 }, () => replica.read(isReplica)))
    expect(answers).toEqual(Array.from({ length: 20 }, () => false))
    await servers.startReplica()
    await expect.poll(() => replica.isUsed()).toBe(true)
    expect(await replica.read(isReplica)).toBe(true)
    expect(lines.map((line) => line.replace(/not used: .+/, 'not used'))).toEqual([
      'The replica of DATABASE_READ_URL is not used',
      'The replica of DATABASE_READ_URL is used again',
    ])
  })
})

describe('a server with a replica', async () => {
  const metricsPort = await findFreePort()
  const environment = { DATABASE_READ_URL: replicaUrl, METRICS_PORT: String(metricsPort) }
  const { services, ask } = await startWithoutPages({ database: primary, environment })
  const search = async (text: string) =>
    (await findSheets(services, text, { brand: 'coatings', language: 'en' })).sheets.map(({ id, name }) => [id, name])
  const isReady = async () => (await ask('/health/ready')).json()

  it('is ready with it, and says that it uses it', async () => {
    await expect.poll(isReady).toEqual({ status: 'ready' })
    expect(await search('oven')).toEqual([[501, 'Brenta Oven Cleaner']])
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
    expect(metrics).toContain('permasheet_replica_used 1')
  })

  it('shows a new version at once, although the replica does not have it', async () => {
    await servers.pause()
    await publish(501, 'Brenta Grill Cleaner', '2026-02-01')
    for (let turn = 0; turn < 10; turn += 1) {
      const product = await loadProduct(services, 501)
      expect([product?.sdsVersions[0]?.number, product?.record.name]).toEqual([2, 'Brenta Grill Cleaner'])
    }
    // The replica finds it by its old name; what is shown is the current state.
    expect(await search('oven')).toEqual([[501, 'Brenta Grill Cleaner']])
    await servers.resume()
    await expect.poll(() => search('grill')).toEqual([[501, 'Brenta Grill Cleaner']])
  })

  it('finds nothing of a maker who has just stopped listing products', async () => {
    await servers.pause()
    await updateListing(primary.db, workgroup, false)
    expect(await search('grill')).toEqual([])
    await servers.resume()
  })

  it('answers without it, and reports that to monitoring', async () => {
    await updateListing(primary.db, workgroup, true)
    await servers.stopReplica()
    expect(await search('grill')).toEqual([[501, 'Brenta Grill Cleaner']])
    expect(await isReady()).toEqual({ status: 'degraded', reason: 'the replica of the database is not used' })
  })
})
