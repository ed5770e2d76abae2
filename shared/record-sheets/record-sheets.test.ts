import { describe, expect, it } from 'vitest'
import { readCatalogue, catalogueIds } from '../../test-kit/read-catalogue.ts'
import { readTables } from '../../tests/read-tables.ts'
import { productRecord } from '../record/product-record.ts'
import { applyRows } from './apply-rows.ts'
import type { RawCell } from './cell-values.ts'
import { keysOfSheet } from './find-heads.ts'
import { flattenRecord } from './flatten-record.ts'
import { recordLayout } from './layout.ts'
import type { RawSheet } from './raw-sheet.ts'

const byKey = { findSheet: (name: string) => recordLayout().sheets.find(({ key }) => key === name)?.key, findColumn: () => undefined }

const records = catalogueIds.flatMap((id) => readCatalogue(id).slice(-1)).map(({ record }) => record)

/** Sheets with keys as heads, as a file holds them. */
function sheetsOf(products: readonly (typeof records)[number][]): RawSheet[] {
  const written = products.map((record) =>
    flattenRecord({ identity: { permalinkId: record.permalinkId, externalId: null, revision: 0 }, record }),
  )
  return recordLayout().sheets.map((sheet) => {
    const keys = keysOfSheet(sheet)
    const rows = written.flatMap((sheets) => sheets.get(sheet.key) ?? [])
    const cells = rows.map(
      (row) => new Map(keys.flatMap((key, column): [number, RawCell][] => (row.has(key) ? [[column, row.get(key) ?? '']] : []))),
    )
    return {
      name: sheet.key,
      isHidden: false,
      merged: [],
      rows: [new Map(keys.map((key, column): [number, RawCell] => [column, key])), ...cells].map((one, index) => ({
        number: index + 1,
        cells: one,
      })),
    }
  })
}

describe('records in tables', () => {
  it('come back as they went, the whole catalogue in one file', () => {
    const { tables, problems, ignored } = readTables(sheetsOf(records), byKey, 'singly')
    expect([problems, ignored]).toEqual([[], []])
    for (const record of records) {
      const { record: read, problems: of } = applyRows({ permalinkId: record.permalinkId }, tables, String(record.permalinkId))
      expect(of).toEqual([])
      expect(productRecord.parse(read)).toStrictEqual(record)
    }
  })

  it('change nothing of the record from which they were made', () => {
    const { tables } = readTables(sheetsOf(records), byKey, 'singly')
    for (const record of records) expect(applyRows(record, tables, String(record.permalinkId)).record).toStrictEqual(record)
  })
})
