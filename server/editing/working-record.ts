import type { WorkingRecord } from '../../shared/editing.ts'
import { hashRecord } from '../products/record-hash.ts'
import type { StoredProduct } from './queries.ts'

/** Fields that no editor writes: the link is permanent, and products are withdrawn and restored by calls of their own. */
export function withOwnFields(
  record: WorkingRecord,
  { permalinkId, status }: Pick<StoredProduct, 'permalinkId' | 'status'>,
): WorkingRecord {
  return { ...record, permalinkId, status }
}

/** The same hash for records that do not differ in any field that an editor can write. */
export function hashWorkingRecord(record: WorkingRecord): string {
  return hashRecord({ ...record, status: 'active' })
}
