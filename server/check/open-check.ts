import { checkRecord } from '../../check/check-record.ts'
import type { Finding } from '../../check/finding.ts'
import type { CheckContext } from '../../check/subject.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { openEngine, readTransportTable } from '../classify/open-engine.ts'
import { readEnglish } from '../classify/read-english.ts'
import type { Register } from '../substances/open-register.ts'

/** What differs from one record to the next. */
export type CheckedBeside = Pick<CheckContext, 'day' | 'published' | 'others' | 'components' | 'recipe'>

/** Checks a record by the law of a day, with the program’s own tables. */
export type Check = (record: ProductRecord, register: Register, beside: CheckedBeside) => Finding[]

/** The tables are read once, when something is checked first. */
export function openCheck(): Check {
  let opened: Pick<CheckContext, 'classify' | 'transportTable'> | undefined
  return (record, register, beside) => {
    opened ??= openTables()
    return checkRecord(record, {
      ...beside,
      ...opened,
      registerAt: (day) => register.at(day),
      candidates: register.candidates,
      readEnglish,
    })
  }
}

function openTables(): Pick<CheckContext, 'classify' | 'transportTable'> {
  const transportTable = readTransportTable()
  return { transportTable, classify: openEngine(transportTable) }
}
