import type { CheckContext } from '../../check/subject.ts'
import { unionLimitsOf } from '../../propose/union-limits-of.ts'
import { readEnglish } from '../classify/read-english.ts'
import { findFurtherOnce } from '../recipe/find-further-once.ts'
import { openTablesOnce, type OwnTables } from '../proposals/open-tables.ts'
import type { Register } from '../substances/open-register.ts'

/** The input that differs from one record to the next. */
export type CheckedBeside = Pick<CheckContext, 'day' | 'published' | 'others' | 'components' | 'recipe'>

/**
 * What the check needs besides the record, with the program’s own tables.
 * @param tables those of the process, where others need them too
 */
export function openCheckContext(tables: () => OwnTables = openTablesOnce()): (register: Register, beside: CheckedBeside) => CheckContext {
  const furtherClassesOf = findFurtherOnce()
  return (register, beside) => {
    const { engine, library, transportTable } = tables()
    return {
      ...beside,
      transportTable,
      classify: engine,
      unionLimitsOf: (numbers) => unionLimitsOf(library.find({ ...numbers, name: '' }), numbers, beside.day),
      findInLibrary: (substance) => {
        const known = library.find(substance)
        return known && { cas: known.casNumber ?? null, ec: known.ecNumber ?? null }
      },
      findRegistered: (number) =>
        library.findRegistered(number).map(({ casNumber = null, ecNumber = null }) => ({ cas: casNumber, ec: ecNumber })),
      furtherClassesOf: (numbers) => furtherClassesOf(register, beside.day, numbers),
      stateLimitsOf: (numbers, country) =>
        library.find({ ...numbers, name: '' })?.exposureLimits.filter((one) => one.country === country) ?? [],
      registerAt: (day) => register.at(day),
      candidates: register.candidates,
      readEnglish,
    }
  }
}
