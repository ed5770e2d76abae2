import { z } from 'zod'
import { workingRecord, type WorkingRecord } from '../../shared/editing.ts'
import { hashWorkingRecord, withOwnFields } from '../editing/working-record.ts'

/** A product as the database gives it: records are texts. */
export interface SheetRow {
  permalinkId: number
  externalId: string | null
  status: 'active' | 'withdrawn'
  name: string
  stored: string
  storedHash: string
  baseHash: string | null
  blank: string | null
  revision: number | null
  kind: string | null
  written: string | null
  savedBy: string | null
}

/** A product with the record that is being edited. */
export interface SheetProduct {
  permalinkId: number
  synonymId: number
  externalId: string | null
  status: 'active' | 'withdrawn'
  name: string
  record: WorkingRecord
  /** Of that record; 0: nobody has opened it since it was stored. */
  revision: number
  /** Who has written what is not published yet; null: nobody. */
  changedBy: string | null
  /** Whether the revision is the record as it was stored. */
  isBegun: boolean
}

const readRecord = (json: string): WorkingRecord => workingRecord.parse(JSON.parse(json))
const withIds = z.object({ synonyms: z.array(z.object({ id: z.number() })) })

/** Opens the records. It is work for the thread that reads and writes tables: the larger a record is, the longer it takes. */
export function openSheetRow({
  stored,
  storedHash,
  baseHash,
  blank,
  written,
  kind,
  revision,
  savedBy,
  ...product
}: SheetRow): SheetProduct {
  const record = readRecord(stored)
  const synonymId = withIds.parse(record).synonyms[0]?.id ?? 0
  // What an import has overtaken is nobody's work any more.
  if (written === null || revision === null || baseHash !== storedHash)
    return { ...product, synonymId, record, revision: 0, changedBy: null, isBegun: true }
  const working = withOwnFields(readRecord(written), product)
  const before = blank === null ? record : readRecord(blank)
  const isChanged = hashWorkingRecord(working) !== hashWorkingRecord(before)
  return { ...product, synonymId, record: working, revision, changedBy: isChanged ? (savedBy ?? '–') : null, isBegun: kind === 'begun' }
}
