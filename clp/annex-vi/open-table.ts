/** Table 3 as a register that is queried by number and day. Entries are parsed on first use, and kept. */
import { openLineTable, splitColumn } from '../line-table.ts'
import { acts, completeFrom } from './acts.ts'
import type { HarmonisedEntry } from './entry.ts'
import { findGroupsOf } from './group-members.ts'
import { parseRow, type PrintedRow } from './parse-row.ts'
import type { FoundEntry, HarmonisedRegister } from './register.ts'

/** A later state of the table, read from the agency's: what it changed, and from which day. */
export interface LaterState {
  /** YYYY-MM-DD */
  readonly appliesFrom: string
  /** by index number; null: deleted */
  readonly changes: ReadonlyMap<string, StatedRow | null>
}

export interface StatedRow {
  readonly row: PrintedRow
  /** CELEX number of the act, or what the table says of it: ATP24 */
  readonly act: string
}

export interface HarmonisedTable {
  /** the later states that it holds */
  readonly states: readonly LaterState[]
  registerAt(day: string): HarmonisedRegister
  /** Days after a day from which entries apply that are announced, with their index numbers; in order. @param day YYYY-MM-DD */
  listAnnounced(day: string): { day: string; indexNumbers: readonly string[] }[]
  /** Index numbers of the entries that stand in their last form, in order. */
  indexNumbers(): string[]
  /** What the table prints of an entry in its last form; undefined: not listed, or deleted. */
  lastRow(index: string): StatedRow | undefined
  /** An entry in its last form; undefined: not listed, or deleted. */
  lastEntry(index: string): HarmonisedEntry | undefined
}

/** One form of an entry, and how long it applies. */
interface Form {
  readonly index: string
  readonly stated: () => StatedRow
  readonly appliesFrom: string
  appliesUntil: string | null
  entry: HarmonisedEntry | undefined
}

type Finder = Map<string, Form[]>

/**
 * @param bytes content of table-3.txt
 * @param states later ones, in the order of their days
 */
export function openHarmonisedTable(bytes: Uint8Array, states: readonly LaterState[] = []): HarmonisedTable {
  const finders: Record<'index' | 'cas' | 'ec', Finder> = { index: new Map(), cas: new Map(), ec: new Map() }
  const last = new Map<string, Form>()

  function add(form: Form, cas: readonly string[], ec: readonly string[]): void {
    keep(finders.index, form.index, form)
    for (const number of cas) keep(finders.cas, bare(number), form)
    for (const number of ec) keep(finders.ec, bare(number), form)
    if (form.appliesUntil === null) last.set(form.index, form)
  }

  const table = openLineTable(bytes)
  for (let line = 0; line < table.count; line += 1) {
    const [index = '', act = '', until = '', , ec, cas] = table.columns(line)
    const form: Form = {
      index,
      stated: () => ({ row: toRow(table.columns(line)), act }),
      appliesFrom: acts[act]?.appliesFrom ?? completeFrom,
      appliesUntil: until || null,
      entry: undefined,
    }
    add(form, splitColumn(cas), splitColumn(ec))
  }
  for (const { appliesFrom, changes } of states) {
    for (const [index, change] of changes) {
      for (const before of finders.index.get(index) ?? []) endForm(before, appliesFrom)
      last.delete(index)
      if (change === null) continue
      const form: Form = { index, stated: () => change, appliesFrom, appliesUntil: null, entry: undefined }
      add(form, numbersOf(change.row.cas), numbersOf(change.row.ec))
    }
  }
  return makeTable(finders, last, states)
}

function makeTable(
  finders: Record<'index' | 'cas' | 'ec', Finder>,
  last: ReadonlyMap<string, Form>,
  states: readonly LaterState[],
): HarmonisedTable {
  const registers = new Map<string, HarmonisedRegister>()

  function makeRegister(day: string): HarmonisedRegister {
    const find = (field: 'index' | 'cas' | 'ec', number: string): FoundEntry[] => {
      const found = (finders[field].get(number) ?? []).flatMap((form) => findAt(form, day, field, number))
      return found.length < 2
        ? found
        : found.toSorted((one, other) => rank(one) - rank(other) || (one.entry.index < other.entry.index ? -1 : 1))
    }
    const orGroup = (field: 'index' | 'cas' | 'ec', number: string): FoundEntry[] => {
      const found = find(field, number)
      if (found.length > 0 || field === 'index') return found
      return findGroupsOf(number).flatMap(({ index, member }) => find('index', index).map((group) => ({ ...group, member })))
    }
    /** Only numbers that the table has are kept, so that invented ones cannot fill the memory. */
    const keepFound = (field: 'index' | 'cas' | 'ec') => {
      const kept = new Map<string, readonly FoundEntry[]>()
      return (number: string): readonly FoundEntry[] => {
        const before = kept.get(number)
        if (before) return before
        const found = orGroup(field, number)
        if (found.length > 0) kept.set(number, found)
        return found
      }
    }
    return { day, completeFrom, findByCas: keepFound('cas'), findByEc: keepFound('ec'), findByIndex: keepFound('index') }
  }

  return {
    states,
    registerAt(day) {
      const kept = registers.get(day)
      if (kept !== undefined) return kept
      if (registers.size >= 100) registers.clear() // The caller names the day.
      const made = makeRegister(day)
      registers.set(day, made)
      return made
    },
    listAnnounced(day) {
      const changing = new Map<string, string[]>()
      for (const [index, forms] of finders.index)
        for (const { appliesFrom, appliesUntil } of forms)
          if (appliesFrom > day && appliesUntil !== never) changing.set(appliesFrom, [...(changing.get(appliesFrom) ?? []), index])
      return [...changing]
        .map(([from, indexNumbers]) => ({ day: from, indexNumbers }))
        .toSorted((one, other) => (one.day < other.day ? -1 : 1))
    },
    indexNumbers: () => [...last.keys()].toSorted(),
    lastRow: (index) => last.get(index)?.stated(),
    lastEntry(index) {
      const form = last.get(index)
      return form === undefined ? undefined : readForm(form)
    },
  }
}

const rank = ({ standing }: FoundEntry): number => (standing === 'applies' ? 0 : 1)

function findAt(form: Form, day: string, field: 'index' | 'cas' | 'ec', number: string): FoundEntry[] {
  if (form.appliesUntil !== null && form.appliesUntil < day) return []
  const entry = readForm(form)
  const part = field === 'index' ? null : (entry[field].find(({ text }) => text === number)?.part ?? null)
  return [{ entry, part, standing: form.appliesFrom <= day ? 'applies' : 'announced' }]
}

function readForm(form: Form): HarmonisedEntry {
  if (form.entry !== undefined) return form.entry
  const { row, act } = form.stated()
  const parsed = parseRow(row)
  if ('problems' in parsed)
    throw new Error(`Table 3, ${form.index}: ${parsed.problems.map(({ column, reason }) => `${column}: ${reason}`).join('; ')}`)
  form.entry = { ...parsed.entry, act, appliesFrom: form.appliesFrom, appliesUntil: form.appliesUntil }
  return form.entry
}

function keep(finder: Finder, key: string, form: Form): void {
  const kept = finder.get(key)
  if (kept === undefined) finder.set(key, [form])
  else if (!kept.includes(form)) kept.push(form)
}

/** What an entry said holds until the day before; what was to apply later only never will. */
function endForm(form: Form, from: string): void {
  if (form.appliesUntil !== null && form.appliesUntil < from) return
  form.appliesUntil = form.appliesFrom < from ? dayBefore(from) : never
  form.entry = undefined
}

/** Before every day: no register finds a form that applies until then. */
const never = '0000-00-00'

/** The number without its part. */
const bare = (number: string): string => number.replace(/ \[\d+\]$/, '')
const numbersOf = (column: string): string[] => column.split(/[|\s;,]+/).filter((word) => /^\d+-\d+-\d$/.test(word))

function toRow([index = '', , , names = '', ec = '', cas = '', classes = '', statements = '', ...rest]: readonly string[]): PrintedRow {
  const [labelCodes = '', labelStatements = '', supplemental = '', limits = '', notes = ''] = rest
  return { index, names, ec, cas, classes, statements, labelCodes, labelStatements, supplemental, limits, notes }
}

function dayBefore(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - 1)
  return date.toISOString().slice(0, 10)
}
