import { checkRecord } from '../../check/check-record.ts'
import type { Finding } from '../../check/finding.ts'
import type { IsOverruled } from '../../check/overruled-finding.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { OwnTables } from '../proposals/open-tables.ts'
import type { Register } from '../substances/open-register.ts'
import { openCheckContext, type CheckedBeside } from './open-check-context.ts'

/** Checks a record by the law of a given day, with the program’s own tables. */
export type Check = (record: ProductRecord, register: Register, beside: CheckedBeside, isOverruled?: IsOverruled) => Finding[]

/** @param tables those of the process, where others need them too */
export function openCheck(tables?: () => OwnTables): Check {
  const contextOf = openCheckContext(tables)
  return (record, register, beside, isOverruled) => checkRecord(record, contextOf(register, beside), isOverruled)
}
