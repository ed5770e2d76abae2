import type { WrittenProduct } from '../../shared/record-sheets/flatten-record.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { LaidOutSheet } from './lay-out-sheets.ts'

/** Rows of each sheet that a template shows. */
const rowsShown = 2

/** Products of the template. Each is an example, and what is read of it is nothing. */
export const asExamples = (records: readonly ProductRecord[]): WrittenProduct[] =>
  records.map((record) => ({
    record: { ...record },
    identity: { permalinkId: record.permalinkId, externalId: `# ${record.name}`, revision: 0 },
  }))

/** The first rows of each sheet are enough to see how it is filled in. */
export const shorten = (sheets: readonly LaidOutSheet[]): LaidOutSheet[] =>
  sheets.map((sheet) => ({ ...sheet, rows: [...sheet.rows].slice(0, rowsShown) }))
