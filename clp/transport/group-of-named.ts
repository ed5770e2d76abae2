import type { TransportTable } from '../adr/table-a.ts'
import type { FoundEntryNumber } from './entry-facts.ts'
import type { Precedence } from './precedence.ts'

/**
 * Whether Table A has what it names (ADR 2.1.3.1) in a class that the criteria have not found: their packing group is of another danger than that of the entry, as group
 * III of a chlorate that is toxic if swallowed, of which nobody has tested how it oxidises.
 */
export function isOfOtherClass(found: FoundEntryNumber | null, precedence: Precedence | null, table: TransportTable): boolean {
  if (found?.isNamed !== true || precedence === null) return false
  const classes = [precedence.main, ...precedence.subsidiary].map(({ transportClass }) => transportClass)
  return !table.rowsOf(found.un).some((row) => classes.some((one) => one === row.class || (row.class === '2' && one.startsWith('2.'))))
}
