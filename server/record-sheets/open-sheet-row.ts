import { z } from 'zod'
import { workingRecord, type WorkingRecord } from '../../shared/editing.ts'
import { hashWorkingRecord, withOwnFields } from '../editing/working-record.ts'

/** A product row of the database, with records as text. */
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

/** A product with its draft. */
export interface SheetProduct {
  permalinkId: number
  synonymId: number
  externalId: string | null
  status: 'active' | 'withdrawn'
  name: string
  record: WorkingRecord
  /** Revision of the draft; 0: not opened for editing since it was stored. */
  revision: number
  /** Author of the unpublished changes; null: there are none. */
  changedBy: string | null
  /** Whether the revision equals the stored record. */
  isBegun: boolean
}

const readRecord = (json: string): WorkingRecord => workingRecord.parse(JSON.parse(json))
const withIds = z.object({ synonyms: z.array(z.object({ id: z.number() })) })

/** Parses the records. Meant for the thread that reads and writes tables, since large records take long. */
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
  // A draft that an import has overtaken no longer counts as anybody's work.
  if (written === null || revision === null || baseHash !== storedHash)
    return { ...product, synonymId, record, revision: 0, changedBy: null, isBegun: true }
  const working = withOwnFields(readRecord(written), product)
  const before = blank === null ? record : readRecord(blank)
  const isChanged = hashWorkingRecord(working) !== hashWorkingRecord(before)
  return { ...product, synonymId, record: working, revision, changedBy: isChanged ? (savedBy ?? '–') : null, isBegun: kind === 'begun' }
}
