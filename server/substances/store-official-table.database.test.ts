import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import writeXlsxFile, { type SheetData } from 'write-excel-file/node'
import type { PrintedRow } from '../../clp/annex-vi/parse-row.ts'
import type { OwnSubstanceRecord } from '../../shared/own-substances.ts'
import { recipe, type RecipeRow } from '../../shared/recipe/recipe.ts'
import { importEntry } from '../../shared/record/product-record.ts'
import { entryOf, recordOf } from '../../test-kit/product-record.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { insertWorkgroup } from '../auth/queries.ts'
import { importEntries } from '../products/import-records.ts'
import { upsertRecipe } from '../recipe/queries.ts'
import { openTable } from './open-register.ts'
import { insertOwnSubstance } from './queries.ts'
import { createRegisterSource } from './register-source.ts'
import { storeOfficialTable, type StoreOptions } from './store-official-table.ts'

const { db } = await createTestDatabase()
const folder = await mkdtemp(path.join(os.tmpdir(), 'permasheet-table-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  await db.deleteFrom('harmonised_changes').execute()
  await db.deleteFrom('harmonised_states').execute()
})

const table = openTable([])
const all = table.indexNumbers().map((index) => ({ ...(table.lastRow(index)?.row ?? { index: '' }) }) as PrintedRow)
const changedToluene = all.filter(({ index }) => index === '601-021-00-3').map((row) => ({ ...row, notes: 'D' }))
const heads = [
  'Index No',
  'Chemical name',
  'EC No',
  'CAS No',
  'Hazard Class and Category Code(s)',
  'Hazard Statement Code(s)',
  'Pictogram and Signal Word Code(s)',
  'Suppl. Hazard Statement Code(s)',
  'Specific Conc. Limits, M-factors and ATE',
  'Notes',
  'ATP',
]
const lines = (text: string): string => text.replaceAll('|', '\n')
const cellsOf = (row: PrintedRow, act = 'CLP00/ATP24'): string[] =>
  [
    row.index,
    row.names,
    row.ec || '-',
    row.cas || '-',
    row.classes,
    row.statements,
    row.labelCodes,
    row.supplemental,
    row.limits,
    row.notes,
    act,
  ].map(lines)

async function write(rows: readonly PrintedRow[], change: (data: string[][]) => void = () => {}): Promise<string> {
  const data = [['Table of harmonised entries in Annex VI to CLP'], [...heads], ...rows.map((row) => cellsOf(row))]
  change(data)
  const file = path.join(folder, `${Math.random()}.xlsx`)
  await writeXlsxFile(data.map((row) => row.map((value) => ({ value, type: String }))) as SheetData).toFile(file)
  return file
}
const options: StoreOptions = { appliesFrom: '2028-03-01', act: '32026R9999', isPartial: false }
const store = (file: string, more: Partial<StoreOptions> = {}) => storeOfficialTable(db, file, { ...options, ...more })
const countStates = async () => (await db.selectFrom('harmonised_states').selectAll().execute()).length

describe('the official table', () => {
  it('that says what the register says changes nothing', async () => {
    expect(await store(await write(all))).toEqual({ added: [], changed: [], gone: [], products: [], isStored: false })
    expect(await countStates()).toBe(0)
  })

  it('of a newer adaptation is stored beside the state before it, and each holds on its days', async () => {
    const rows = all
      .filter(({ index }) => index !== '601-020-00-8')
      .map((row) => (row.index === '601-021-00-3' ? { ...row, limits: 'Repr. 2; H361d: C ≥ 1 %' } : row))
    const added: PrintedRow = {
      ...(all[0] as PrintedRow),
      index: '601-999-00-1',
      names: 'newly found',
      ec: '',
      cas: '7732-18-5',
      classes: 'Skin Irrit. 2',
      statements: 'H315',
      labelCodes: 'GHS07|Wng',
      notes: '',
    }
    const result = await store(await write([...rows, added]))
    expect(result).toMatchObject({ added: ['601-999-00-1'], changed: ['601-021-00-3'], gone: ['601-020-00-8'], isStored: true })

    const { table: later } = await createRegisterSource(db).current()
    const limitsOn = (day: string) =>
      later
        .registerAt(day)
        .findByCas('108-88-3')
        .map(({ entry, standing }) => [standing, entry.limits.length, entry.act])
    expect(limitsOn('2028-02-29')).toEqual([
      ['applies', 0, '32008R1272'],
      ['announced', 1, '32026R9999'],
    ])
    expect(limitsOn('2028-03-01')).toEqual([['applies', 1, '32026R9999']])
    expect([
      later.registerAt('2028-02-29').findByCas('71-43-2').length,
      later.registerAt('2028-03-01').findByCas('71-43-2').length,
    ]).toEqual([1, 0])
    expect(later.registerAt('2028-03-01').findByCas('7732-18-5')).toMatchObject([{ standing: 'applies' }])
    await expect(store(await write(rows))).rejects.toThrow('2028-03-01 is stored')
  })

  it('takes the place of a form that was announced and never applied', async () => {
    const [announced] = table.listAnnounced('2026-12-01')
    const index = announced?.indexNumbers.find((number) => table.registerAt('2026-12-01').findByIndex(number).length === 2) ?? ''
    const changed = all.filter((row) => row.index === index).map((row) => ({ ...row, names: 'newly named' }))
    expect(await store(await write(changed), { appliesFrom: '2026-12-01', isPartial: true })).toMatchObject({ changed: [index] })
    const { table: later } = await createRegisterSource(db).current()
    const standingOn = (day: string) =>
      later
        .registerAt(day)
        .findByIndex(index)
        .map(({ standing, entry }) => [standing, entry.appliesFrom])
    expect(standingOn('2026-11-30').map(([standing]) => standing)).toEqual(['applies', 'announced'])
    expect(standingOn('2026-11-30').at(-1)).toEqual(['announced', '2026-12-01'])
    expect([standingOn('2026-12-01'), standingOn(announced?.day ?? '')]).toEqual([[['applies', '2026-12-01']], [['applies', '2026-12-01']]])
    expect(later.listAnnounced('2026-12-01')[0]?.indexNumbers ?? []).not.toContain(index)
  })

  it('is stored once, however many store it at a time', async () => {
    const file = await write(changedToluene)
    const outcomes = await Promise.allSettled(Array.from({ length: 3 }, () => store(file, { isPartial: true })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(String(outcome.reason)).toContain('2028-03-01 is stored')
    expect(await countStates()).toBe(1)
  })

  it('names the products whose record, recipe or raw material it touches', async () => {
    const group = await insertWorkgroup(db, 'Paints', 'coatings')
    const rows: Record<string, RecipeRow[]> = {
      'By number': [{ key: 'a', name: 'thinner', cas: '108-88-3', share: '1' }],
      'By raw material': [{ key: 'a', name: 'thinner', substance: 'thinner', share: '1' }],
      Neither: [],
    }
    const thinner: OwnSubstanceRecord = { kind: 'rawMaterial', name: 'Thinner', components: [{ cas: '108-88-3', content: 100 }] }
    await db
      .transaction()
      .execute((tx) => insertOwnSubstance(tx, { workgroupId: group, key: 'thinner', record: thinner, changedBy: 'somebody' }))
    for (const [at, [name, of]] of Object.entries(rows).entries()) {
      const record = recordOf(801 + at, { name, composition: { kind: 'mixture', ingredients: [] } })
      const entry = importEntry.parse(entryOf(record, '2026-02-01'))
      expect((await importEntries(db, [{ place: [], entry }], { workgroupId: group })).problems).toEqual([])
      await db.transaction().execute((tx) => upsertRecipe(tx, 801 + at, { revision: 1, recipe: recipe.parse({ rows: of }), userId: null }))
    }
    const result = await store(await write(changedToluene), { isPartial: true })
    expect('products' in result ? result.products.map(({ name }) => name) : result).toEqual(['By number', 'By raw material'])
  })

  it('with bad rows is refused whole, each of them named', async () => {
    const file = await write(all, (data) => {
      data[10]?.splice(3, 1, '108-88-4')
      data[20]?.splice(8, 1, '=1+1')
      data[30]?.splice(4, 1, 'Acute Tox. 9')
      data.push([...(data[40] ?? [])])
    })
    const result = await store(file)
    expect('problems' in result ? result.problems.map(({ row, column }) => [row, column]) : result).toEqual([
      [11, 'cas'],
      [21, 'limits'],
      [31, 'classes'],
      [all.length + 3, 'index'],
    ])
    expect(await countStates()).toBe(0)
  })

  it('is found by its heads, in whatever order and beneath whatever lines', async () => {
    const file = await write(all, (data) => {
      for (const row of data) row.reverse()
      data.unshift(['a'], ['b'])
    })
    expect(await store(file)).toMatchObject({ isStored: false })
  })

  it('without a column is refused', async () => {
    const result = await store(await write(all.slice(0, 5), (data) => void data[1]?.splice(2, 1, 'Number')))
    expect(result).toMatchObject({ problems: [{ row: 2, column: 'ec' }] })
  })

  it('of a part only is refused, unless it is said to be one', async () => {
    const few = all.slice(0, 100).map((row) => (row.index === '001-001-00-9' ? { ...row, notes: 'U|D' } : row))
    await expect(store(await write(few))).rejects.toThrow('--partial')
    expect(await store(await write(few), { isPartial: true })).toMatchObject({ changed: ['001-001-00-9'], gone: [] })
  })

  it('that is no spreadsheet is refused', async () => {
    const file = path.join(folder, 'no.xlsx')
    await writeFile(file, 'PK\u0003\u0004 and nothing behind it')
    await expect(store(file)).rejects.toThrow('damaged')
  })
})
