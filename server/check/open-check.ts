import { checkRecord } from '../../check/check-record.ts'
import type { Finding } from '../../check/finding.ts'
import type { IsOverruled } from '../../check/overruled-finding.ts'
import type { CheckContext } from '../../check/subject.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { readEnglish } from '../classify/read-english.ts'
import { unionLimitsOf } from '../../propose/union-limits-of.ts'
import { openTablesOnce, type OwnTables } from '../proposals/open-tables.ts'
import type { Register } from '../substances/open-register.ts'

/** The input that differs from one record to the next. */
export type CheckedBeside = Pick<CheckContext, 'day' | 'published' | 'others' | 'components' | 'recipe'>

/** Checks a record by the law of a given day, with the program’s own tables. */
export type Check = (record: ProductRecord, register: Register, beside: CheckedBeside, isOverruled?: IsOverruled) => Finding[]

/** @param tables those of the process, where others need them too */
export function openCheck(tables: () => OwnTables = openTablesOnce()): Check {
  return (record, register, beside, isOverruled) => {
    const { engine, library, transportTable } = tables()
    const context: CheckContext = {
      ...beside,
      transportTable,
      classify: engine,
      unionLimitsOf: (numbers) => unionLimitsOf(library.find({ ...numbers, name: '' }), beside.day),
      findInLibrary: (asked) => {
        const known = library.find(asked)
        return known && { cas: known.casNumber ?? null, ec: known.ecNumber ?? null }
      },
      findRegistered: (number) =>
        library.findRegistered(number).map(({ casNumber = null, ecNumber = null }) => ({ cas: casNumber, ec: ecNumber })),
      stateLimitsOf: (numbers, country) =>
        library.find({ ...numbers, name: '' })?.exposureLimits.filter((one) => one.country === country) ?? [],
      registerAt: (day) => register.at(day),
      candidates: register.candidates,
      readEnglish,
    }
    return checkRecord(record, context, isOverruled)
  }
}
