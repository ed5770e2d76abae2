import { faultOf, type Fault } from '../reasons/reason.ts'
import { findReadings, plainFigure } from '../read-number.ts'
import { noUnit, type CellKind } from './layout.ts'

/** What a file has in a cell that is not empty; a fault where nobody wrote what it shows. */
export type RawCell = string | number | boolean | { fault: Fault }

/** The sign before decimals, where the file itself decides that; null: either, and a figure of two readings is refused. */
export type DecimalSign = ',' | '.' | null

/** What a cell says: nothing, a value, or why it says none. */
export type ReadValue = { value: unknown } | { fault: Fault }

const isScalar = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value)

/** A value of a record as its cell holds it; empty for what there is not. */
export function writeValue(cell: CellKind, value: unknown): string | number {
  if (value === undefined || value === null) return ''
  switch (cell.kind) {
    case 'number':
      return typeof value === 'number' ? value : writeScalar(value)
    case 'flag':
      return typeof value === 'boolean' ? (value ? 'yes' : 'no') : writeScalar(value)
    case 'choice':
      return value === '' ? noUnit : writeScalar(value)
    case 'several':
      return Array.isArray(value) ? joinSeveral(value.filter(isScalar).map(String)) : writeScalar(value)
    case 'phrase':
      return writePhrase(value)
    case 'words':
      return writeScalar(at(at(value, 'text'), cell.language))
    case 'values':
      return JSON.stringify(value)
    case 'line':
      return writeScalar(value)
  }
}

const writeScalar = (value: unknown): string => (isScalar(value) ? String(value) : '')

/** Entries that have a semicolon in them stand in lines of their own; one alone has a line behind it, to tell it from several. */
function joinSeveral(entries: readonly string[]): string {
  if (!entries.some((entry) => entry.includes(';'))) return entries.join('; ')
  return entries.length === 1 ? `${entries.join('')}\n` : entries.join('\n')
}

function writePhrase(value: unknown): string {
  const [key, values] = [at(value, 'phrase'), at(value, 'values')]
  if (typeof key !== 'string') return ''
  return values === undefined ? key : `${key} ${JSON.stringify(values)}`
}

/** A field of what may be an object. */
export function at(value: unknown, name: string): unknown {
  return isItem(value) && Object.hasOwn(value, name) ? value[name] : undefined
}

/** An object of a record, of which nothing is known yet. */
export type Item = Record<string, unknown>
export const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value)

// What no text of a record may hold: control characters but breaks and tabs, and halves of characters.
const unwritable = /[^\P{Cc}\t\n]|\p{Cs}/u

/** Reads what a cell holds. @returns undefined for an empty one */
export function readValue(cell: CellKind, raw: RawCell | undefined, decimal: DecimalSign): ReadValue | undefined {
  if (raw === undefined) return undefined
  if (typeof raw === 'object') return raw
  // Windows breaks a line with two characters, which CSV has too (RFC 4180); a record has one.
  const text = String(raw).replaceAll(/\r\n?/g, '\n')
  if (text.trim() === '') return undefined
  if (unwritable.test(text)) return { fault: faultOf('characters') }
  switch (cell.kind) {
    case 'number':
      return typeof raw === 'number' ? { value: raw } : readNumber(text, decimal)
    case 'flag':
      return readFlag(text)
    case 'choice':
      return readChoice(text.trim(), cell.options)
    case 'several':
      return readSeveral(cell, text, decimal)
    case 'phrase':
      return readPhrase(text.trim())
    case 'values':
      return readObject(text)
    case 'words':
    case 'line':
      return { value: text }
  }
}

function readNumber(typed: string, decimal: DecimalSign): ReadValue {
  const text = plainFigure(typed)
  const doubtful = findReadings(text, 'en')
  if (doubtful && doubtful.sign !== decimal) return { fault: faultOf('ambiguousNumber', { figure: typed.trim() }) }
  const plain = text.replace(',', '.')
  const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(plain) ? Number(plain) : Number.NaN
  return Number.isFinite(number) ? { value: number } : { fault: faultOf('notANumber') }
}

const saidYes: ReadonlySet<string> = new Set(['yes', 'true', '1', 'x'])
const saidNo: ReadonlySet<string> = new Set(['no', 'false', '0'])

function readFlag(text: string): ReadValue {
  const said = text.trim().toLowerCase()
  if (saidYes.has(said)) return { value: true }
  return saidNo.has(said) ? { value: false } : { fault: faultOf('notAChoice', { choices: ['yes', 'no'] }) }
}

/** Capitals do not count, where they tell nothing apart. */
function readChoice(text: string, options: readonly string[]): ReadValue {
  const found = options.includes(text) ? text : options.filter((option) => option.toLowerCase() === text.toLowerCase())
  const chosen = typeof found === 'string' ? found : found.length === 1 ? found[0] : undefined
  if (chosen === undefined) return { fault: faultOf('notAChoice', { choices: [...options] }) }
  return { value: chosen === noUnit ? '' : chosen }
}

function readSeveral({ of, options }: Extract<CellKind, { kind: 'several' }>, text: string, decimal: DecimalSign): ReadValue {
  const parts = text.split(text.includes('\n') ? '\n' : ';').map((part) => part.trim())
  const values: unknown[] = []
  for (const part of parts.filter((one) => one !== '')) {
    const read = of === 'number' ? readNumber(part, decimal) : of === 'choice' ? readChoice(part, options) : { value: part }
    if ('fault' in read) return read
    values.push(read.value)
  }
  return { value: values }
}

function readPhrase(text: string): ReadValue {
  const [phrase = '', ...rest] = text.split(/(?=\s*\{)/)
  if (rest.length === 0) return { value: { phrase } }
  const values = readObject(rest.join(''))
  return 'fault' in values ? values : { value: { phrase, values: values.value } }
}

function readObject(text: string): ReadValue {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { value }
  } catch {
    // Not JSON at all is no better than JSON of another kind.
  }
  return { fault: faultOf('form') }
}
