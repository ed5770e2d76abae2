/** Files of tables that are read by a thread of their own. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { strToU8, zipSync } from 'fflate'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { layOutSheets } from '../../documents/record-sheets/lay-out-sheets.ts'
import { headNames } from '../../documents/record-sheets/name-heads.ts'
import { writeWorkbook } from '../../documents/record-sheets/write-workbook.ts'
import { applyRows } from '../../shared/record-sheets/apply-rows.ts'
import { readTables } from '../../shared/record-sheets/read-tables.ts'
import { catalogueIds, readCatalogue } from '../../test-kit/read-catalogue.ts'
import { useTemporaryFolder } from '../../tests/use-temporary-folder.ts'
import { openSheetThread } from './open-sheet-thread.ts'
import { readFileSheets } from './read-file.ts'
import { RefusedFile } from './refused-file.ts'

vi.setConfig({ testTimeout: 120_000 })
const folder = useTemporaryFolder()
const write = (name: string, bytes: Uint8Array | string): { path: string; name: string } => {
  const file = path.join(folder, name)
  writeFileSync(file, bytes)
  return { path: file, name }
}
/** Commas as far as one part may go, in lines that no sheet is too narrow for. */
const commas = write('commas.zip', zipSync({ 'products.csv': strToU8(`${','.repeat(16_000)}\n`.repeat(2_490)) }))

describe('a thread that reads files of tables', () => {
  const thread = openSheetThread()
  afterAll(() => thread.close())

  it('hands over what a file says, product by product', async () => {
    const records = catalogueIds.slice(0, 4).flatMap((id) =>
      readCatalogue(id)
        .slice(-1)
        .map(({ record }) => record),
    )
    const products = records.map((record) => ({ record, identity: { permalinkId: record.permalinkId, externalId: null, revision: 3 } }))
    const file = write('products.xlsx', await writeWorkbook(layOutSheets({ language: 'de', products, isWhole: false }), 'de', '2026-01-01'))
    const read = await thread.read(file)
    expect([read.problems, read.ignored, read.products]).toEqual([[], [], records.map(({ permalinkId }) => String(permalinkId))])
    const { sheets, decimal } = await readFileSheets(file.path, file.name)
    const { tables } = readTables(sheets, headNames, decimal)
    for (const record of records) {
      const key = String(record.permalinkId)
      const opened = read.open(key)
      expect(applyRows({}, opened, key)).toStrictEqual(applyRows({}, tables, key))
      expect(
        opened
          .find((table) => table.key === 'products')
          ?.rows.get(key)?.[0]
          ?.read('revision'),
      ).toBe(3)
    }
    expect(read.open('of nobody')).toEqual([])
  })

  it('tells what is wrong at its cell, and what it cannot read at all', async () => {
    const faults = await thread.read(write('products.csv', 'productKey;name;isNotHazardous\n1;A\u0001;perhaps\n'))
    expect(faults.problems.map(({ path: place, code }) => `${place} ${code}`)).toEqual(['products!B2 characters', 'products!C2 notAChoice'])
    const { problems } = await thread.read(write('old.csv', Buffer.from('d0cf11e0a1b11ae1', 'hex')))
    expect(problems).toEqual([{ path: 'file', code: 'fileType', params: { types: ['xlsx', 'csv', 'zip'] } }])
  })

  it('keeps nobody waiting while it reads millions of cells in which nothing stands', async () => {
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    const from = performance.now()
    const { problems, products } = await thread.read(commas)
    delay.disable()
    expect([problems, products]).toEqual([[], []])
    // On one thread the longest wait was as long as the file takes; a busy machine makes both longer.
    expect(delay.max / 1e6).toBeLessThan((performance.now() - from) / 4)
  })
})

it('a file that takes longer than any that somebody fills in is given up, and the next one is read', async () => {
  const thread = openSheetThread(400)
  await expect(thread.read(commas)).rejects.toThrow(RefusedFile)
  await thread.close()
  const next = openSheetThread()
  await expect(next.read(write('small.csv', 'productKey;name\n1;A\n'))).resolves.toMatchObject({ products: ['1'] })
  await next.close()
})
