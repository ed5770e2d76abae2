/** Files of tables that are read in a separate thread. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { buffer } from 'node:stream/consumers'
import { strToU8, unzipSync, zipSync } from 'fflate'
import pLimit from 'p-limit'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { layOutSheets } from '../../documents/record-sheets/lay-out-sheets.ts'
import { writeWorkbook } from '../../documents/record-sheets/write-workbook.ts'
import { productRecord, type ProductRecord } from '../../shared/record/product-record.ts'
import { catalogueIds, readCatalogue } from '../../test-kit/read-catalogue.ts'
import { useTemporaryFolder } from '../../tests/use-temporary-folder.ts'
import { hashWorkingRecord } from '../editing/working-record.ts'
import { canonicalJson, hashRecord } from '../products/record-hash.ts'
import type { SheetRow } from './open-sheet-row.ts'
import { openSheetThread } from './open-sheet-thread.ts'
import { RefusedFile } from './refused-file.ts'
import { sendWhileWritten } from './send-while-written.ts'

vi.setConfig({ testTimeout: 120_000 })
const folder = useTemporaryFolder()
const write = (name: string, bytes: Uint8Array | string): { path: string; name: string } => {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  return { path: file, name }
}
const records = catalogueIds.slice(0, 4).flatMap((id) =>
  readCatalogue(id)
    .slice(-1)
    .map(({ record }) => record),
)
/** A product that has never been opened for editing. */
const rowOf = (record: ProductRecord): SheetRow => ({
  permalinkId: record.permalinkId,
  externalId: null,
  status: 'active',
  name: record.name,
  stored: canonicalJson(record),
  storedHash: hashRecord(record),
  baseHash: null,
  blank: null,
  revision: null,
  kind: null,
  written: null,
  savedBy: null,
})
/** Commas up to the size limit of one part, in lines within the column limit. */
const commas = write('commas.zip', zipSync({ 'products.csv': strToU8(`${','.repeat(16_000)}\n`.repeat(2_490)) }))

describe('a thread that reads files of tables', () => {
  const thread = openSheetThread()
  afterAll(() => thread.close())

  it('keeps the content of a file, and plans each of its products', async () => {
    const products = records.map((record) => ({ record, identity: { permalinkId: record.permalinkId, externalId: null, revision: 3 } }))
    const sheets = layOutSheets({ language: 'de', products, isWhole: false })
    const file = write('products.xlsx', Buffer.concat([...writeWorkbook(() => sheets, 'de', '2026-01-01')]))
    const read = await thread.read(file)
    expect([read.problems, read.ignored, read.products.map(({ key, row }) => [key, row?.permalinkId])]).toEqual([
      [],
      [],
      records.map(({ permalinkId }) => [String(permalinkId), permalinkId]),
    ])
    const setting = {
      beginning: { workgroup: { name: 'House', brand: 'coatings' }, maker: null },
      brands: ['coatings'],
      numbers: 'here' as const,
    }
    for (const record of records) {
      const key = String(record.permalinkId)
      const row = { ...rowOf(record), status: record.status }
      expect(await read.plan({ key, product: row, ...setting })).toMatchObject({
        outcome: 'unchanged',
        problems: [],
        conflict: { code: 'draftOpen' },
      })
      const name = `${record.name} of before`
      expect(await read.plan({ key, product: rowOf({ ...record, name }), ...setting })).toMatchObject({ outcome: 'changed', places: 1 })
      expect(productRecord.parse(await read.record({ key, codeIds: [] }))).toStrictEqual({ ...record, status: 'active' })
    }
  })

  it('creates new products with the assigned ids, as canonical JSON with its hash', async () => {
    const file = await thread.read(write('products.csv', 'productKey;name\nA;Primer\nB;Thinner\n'))
    const beginning = { workgroup: { name: 'House', brand: 'coatings' }, maker: null }
    for (const key of ['A', 'B']) await file.plan({ key, product: null, beginning, brands: ['coatings'], numbers: 'here' })
    const begun = await file.begin([{ key: 'B', permalinkId: 71, synonymId: 72, codeIds: [] }], beginning)
    const [draft] = JSON.parse(begun.drafts)
    expect(draft).toMatchObject({
      id: 71,
      isBlank: true,
      record: { name: 'Thinner', synonyms: [{ id: 72, name: 'Thinner' }], status: 'active' },
    })
    expect([draft.hash, draft.base]).toEqual([hashWorkingRecord(draft.record), hashRecord(JSON.parse(begun.products)[0].record)])
    await expect(file.begin([{ key: 'C', permalinkId: 73, synonymId: 74, codeIds: [] }], beginning)).rejects.toThrow(
      'nothing was planned of C',
    )
  })

  it('reports problems at their cell, and files that it cannot read at all', async () => {
    const faults = await thread.read(write('products.csv', 'productKey;name;isNotHazardous\n1;A\u0001;perhaps\n'))
    expect(faults.problems.map(({ path: place, code }) => `${place} ${code}`)).toEqual(['products!B2 characters', 'products!C2 notAChoice'])
    const { problems } = await thread.read(write('old.csv', Buffer.from('d0cf11e0a1b11ae1', 'hex')))
    expect(problems).toEqual([{ path: 'file', code: 'fileType', params: { types: ['xlsx', 'csv', 'zip'] } }])
  })

  it('blocks nobody while it reads millions of empty cells', async () => {
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    const from = performance.now()
    const { problems, products } = await thread.read(commas)
    delay.disable()
    expect([problems, products]).toEqual([[], []])
    // On one thread the longest wait was as long as reading the file; on a busy machine both take longer.
    expect(delay.max / 1e6).toBeLessThan((performance.now() - from) / 4)
  })
})

describe('a file that is sent while it is written', () => {
  it('is given up by the writing thread when the client has gone, and the next one gets its turn', async () => {
    const turns = pLimit(1)
    const thread = openSheetThread()
    let read = 0
    async function* products(gone: AbortSignal) {
      for (const record of Array.from({ length: 25_000 }, () => records).flat()) {
        gone.throwIfAborted()
        read += 1
        yield rowOf(record)
      }
    }
    const pieces = (gone: AbortSignal) => thread.write({ language: 'en', format: 'xlsx' }, products(gone))
    const stream = await sendWhileWritten((work) => turns(work), pieces)
    stream.destroy()
    const next = await sendWhileWritten(
      (work) => turns(work),
      () => thread.write({ language: 'en', format: 'csv' }, null),
    )
    expect(Object.keys(unzipSync(await buffer(next)))).toContain('products.csv')
    expect(read).toBeLessThan(100_000)
    await thread.close()
  })

  it('breaks off if it fails halfway, and is refused if it fails at the start', async () => {
    async function* broken() {
      yield Buffer.from('PK')
      throw new Error('the thread has ended')
    }
    const stream = await sendWhileWritten((work) => work(), broken)
    await expect(buffer(stream)).rejects.toThrow('the thread has ended')
    await expect(sendWhileWritten(() => Promise.reject(new Error('too many wait')), broken)).rejects.toThrow('too many wait')
  })
})

it('a file that takes too long is given up, and the next one is read', async () => {
  const thread = openSheetThread(400)
  await expect(thread.read(commas)).rejects.toThrow(RefusedFile)
  await thread.close()
  const next = openSheetThread()
  await expect(next.read(write('small.csv', 'productKey;name\n1;A\n'))).resolves.toMatchObject({ products: [{ key: '1' }] })
  await next.close()
})
