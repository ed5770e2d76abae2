import { checkRecord } from '../../check/check-record.ts'
import type { Finding } from '../../check/finding.ts'
import type { CheckContext } from '../../check/subject.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { openEngine, readTransportTable } from '../classify/open-engine.ts'
import { readEnglish } from '../classify/read-english.ts'
import type { SubstanceLibrary } from '../../propose/facts.ts'
import { unionLimitsOf } from '../../propose/union-limits-of.ts'
import { openSubstanceLibrary } from '../proposals/open-library.ts'
import type { Register } from '../substances/open-register.ts'

/** What differs from one record to the next. */
export type CheckedBeside = Pick<CheckContext, 'day' | 'published' | 'others' | 'components' | 'recipe'>

/** Checks a record by the law of a day, with the program’s own tables. */
export type Check = (record: ProductRecord, register: Register, beside: CheckedBeside) => Finding[]

/** The tables are read once, when something is checked first. */
export function openCheck(): Check {
  let opened: OpenedTables | undefined
  return (record, register, beside) => {
    opened ??= openTables()
    const { library, ...tables } = opened
    return checkRecord(record, {
      ...beside,
      ...tables,
      unionLimitsOf: (numbers) => unionLimitsOf(library.find({ ...numbers, name: '' }), beside.day),
      registerAt: (day) => register.at(day),
      candidates: register.candidates,
      readEnglish,
    })
  }
}

type OpenedTables = Pick<CheckContext, 'classify' | 'transportTable'> & { library: SubstanceLibrary }

function openTables(): OpenedTables {
  const transportTable = readTransportTable()
  return { transportTable, classify: openEngine(transportTable), library: openSubstanceLibrary() }
}
