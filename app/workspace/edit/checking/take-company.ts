import type { WorkgroupProfile } from '../../../../shared/workgroup-profile.ts'
import { asObject, valueAt, withValueAt, type RecordValue } from '../../record/record-values.ts'

/** What the company's page says of a product: REACH Annex II, 1.3 and 1.4. */
const ofCompany = ['supplier', 'producer', 'emergency'] as const
export type OfCompany = (typeof ofCompany)[number]

/** What of it a record says nothing of; what a person has begun to write is theirs. */
export function listWithoutCompany(record: RecordValue): OfCompany[] {
  return ofCompany.filter((key) => {
    const present = valueAt(record, [key])
    return (
      present === undefined ||
      present === null ||
      (Array.isArray(present) ? present.length === 0 : Object.keys(asObject(present)).length === 0)
    )
  })
}

/** The record with what it lacks of the company: as a new product would begin. */
export function takeCompany(record: RecordValue, { company, emergency }: Pick<WorkgroupProfile, 'company' | 'emergency'>): RecordValue {
  const values: Readonly<Record<OfCompany, RecordValue>> = { supplier: company, producer: company, emergency }
  return listWithoutCompany(record).reduce<RecordValue>((filled, key) => withValueAt(filled, [key], values[key]), record)
}
