/** A cache in front is told which pages to purge (docs/decisions/154-purging.md). */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeEach, describe, expect, it } from 'vitest'
import { attachmentsAt, pdf, useAttachments } from '../../tests/attachments.ts'
import { closeAfterFile } from '../../tests/close-after-file.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { isoDayOf } from '../../shared/iso-day.ts'
import { findSnapshot } from '../products/queries.ts'
import { publishVersion } from '../products/publish-version.ts'

interface Told {
  method: string | undefined
  authorization: string | undefined
  type: string | undefined
  key: string | string[] | undefined
  tags: string[]
}

/** The purges that the cache has accepted; it refuses this many further requests. */
const cache = { told: [] as Told[], refusals: 0 }
async function hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { tags } = JSON.parse(await text(request))
  cache.refusals -= 1
  const { authorization, 'content-type': type, 'surrogate-key': key } = request.headers
  if (cache.refusals < 0) cache.told.push({ method: request.method, authorization, type, key, tags })
  response.writeHead(cache.refusals < 0 ? 200 : 503).end('{}')
}
const receiver = createServer((request, response) => void hear(request, response))
receiver.listen(0, '127.0.0.1')
await once(receiver, 'listening')
closeAfterFile(() => new Promise((resolve) => receiver.close(resolve)))
const { port } = receiver.address() as AddressInfo

const database = await createTestDatabase({ content: 'catalogue' })
const environment = { CDN_PURGE_URL: `http://127.0.0.1:${port}/zones/1/purge`, CDN_PURGE_HEADER: 'Authorization: Bearer token' }
const api = await startWithoutPages({ database, environment })
const { db } = api.services
const { add, editor, product } = await useAttachments(api)
const toldTags = () => cache.told.flatMap(({ tags }) => tags)
const isTold = (tag: string) => expect.poll(() => toldTags().includes(tag)).toBe(true)
const mark = 'product-1008'
let marks = 0
/** A change of a product that is otherwise unused: once its purge has arrived, everything committed before has been sent too. */
async function untilAllIsTold(): Promise<void> {
  const countMarks = () => toldTags().filter((tag) => tag === mark).length
  const before = countMarks()
  await db
    .updateTable('products')
    .set({ name: `Marked ${(marks += 1)}` })
    .where('permalink_id', '=', 1008)
    .execute()
  await expect.poll(countMarks).toBe(before + 1)
}
beforeEach(async () => {
  await untilAllIsTold()
  cache.told = []
})

async function publish(id: number): Promise<void> {
  const record = await findSnapshot(db, id, 'sds', 1)
  if (!record) throw new Error(`${id} has no version 1`)
  await db.transaction().execute((tx) => publishVersion(tx, record, { kind: 'sds', date: isoDayOf(new Date()) }))
}

describe('a cache in front', () => {
  it('is told of a published version, in the documented form', async () => {
    await publish(1003)
    await isTold('product-1003')
    expect(cache.told).toEqual([
      {
        method: 'POST',
        authorization: 'Bearer token',
        type: 'application/json',
        key: 'product-1003',
        tags: ['product-1003'],
      },
    ])
  })

  it('is told of a product that is withdrawn, and of one that is restored', async () => {
    for (const change of ['withdraw', 'restore']) {
      cache.told = []
      expect((await editor('POST', `/api/v1/products/${product}/${change}`)).status).toBe(200)
      await isTold('product-201')
    }
  })

  it('is told of public files, and of no others', async () => {
    const draft = await add('draft.pdf', pdf, { status: 'draft' })
    await untilAllIsTold()
    expect(toldTags()).not.toContain('product-201')
    for (const change of [
      () => editor('PATCH', draft.link, { status: 'published' }),
      () => editor('DELETE', draft.link),
      () => editor('POST', `${attachmentsAt(product, draft.id)}/restore`),
    ]) {
      cache.told = []
      expect((await change()).status).toBeLessThan(300)
      await isTold('product-201')
    }
  })

  it('is told neither of changes that were rolled back nor of changes that visitors do not see', async () => {
    const undone = db.transaction().execute(async (tx) => {
      await tx.updateTable('products').set({ name: 'Never' }).where('permalink_id', '=', 1005).execute()
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await db.updateTable('products').set({ external_id: 'K-1' }).where('permalink_id', '=', 1006).execute()
    await untilAllIsTold()
    expect(toldTags().filter((tag) => /100[56]$/.test(tag))).toEqual([])
  })

  it('is told again until it accepts, of many products together and of each once', async () => {
    cache.refusals = 2
    await db.transaction().execute(async (tx) => {
      for (const name of ['First', 'Second'])
        await tx.updateTable('products').set({ name }).where('permalink_id', 'in', [1001, 1002, 1004]).execute()
    })
    await isTold('product-1004')
    expect(toldTags().toSorted()).toEqual(['product-1001', 'product-1002', 'product-1004'])
    expect(cache.refusals).toBeLessThan(0)
    // The cache receives the purge before the deletion of the purge row is committed.
    await expect.poll(() => db.selectFrom('cache_purges').selectAll().execute()).toEqual([])
    expect(cache.told).toHaveLength(1)
  })
})

it('without a cache, nothing is recorded', async () => {
  const other = await createTestDatabase({ content: 'catalogue' })
  await other.db.insertInto('cache_purging').values({ is_on: true }).execute()
  await other.db.insertInto('cache_purges').values({ permalink_id: 1001 }).execute()
  await startWithoutPages({ database: other })
  await other.db.updateTable('products').set({ name: 'Renamed' }).where('permalink_id', '=', 1001).execute()
  expect(await other.db.selectFrom('cache_purges').selectAll().execute()).toEqual([])
})
