import type { LanguageCode } from '../languages.ts'
import { findReadings } from '../read-number.ts'
import type { Fault } from './reason.ts'

/** A text of the interface by its key, with the values of its `{parameters}`. */
type WriteText = (key: string, values: Record<string, string | number>) => string

/** Entries of a list that are named. */
const mostNamed = 12

/** The sentence of a reason, in the language whose texts `write` has. */
export function writeReason({ code, params }: Fault, write: WriteText, language: LanguageCode): string {
  const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, Array.isArray(value) ? nameSome(value) : value]))
  const readings = code === 'ambiguousNumber' ? findReadings(String(params['figure']), language) : null
  return write(`reason.${code}`, readings ? { ...values, whole: readings.whole, decimal: readings.decimal } : values)
}

/** A dozen say what is meant. What is empty, such as the unit of a pure number, still shows. */
function nameSome(values: readonly (string | number)[]): string {
  const named = values.slice(0, mostNamed).map((value) => (value === '' ? '–' : value))
  return values.length > mostNamed ? `${named.join(', ')} …` : named.join(', ')
}
