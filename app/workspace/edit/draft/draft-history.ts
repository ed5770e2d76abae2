import { withValueAt, type RecordPath, type RecordValue } from '../../record/record-values.ts'

/** What is being written, and the way back and forth through its states. */
export interface DraftHistory<Value = RecordValue> {
  record: Value
  past: readonly Step<Value>[]
  future: readonly Step<Value>[]
  /** Where the last change was typed, letter by letter: letters typed into one field are taken back together. Null for any other change. */
  lastField: EventTarget | null
  lastAt: number
}

/** A state, and the name of the change that leads from it, or back to it, to the present one; empty where nobody named it. */
interface Step<Value> {
  record: Value
  name: string
  sheet?: SheetStep | undefined
}

/** What a step of the recipe did to the record of the sheet besides: the numbers of revisions that hold what was there before and after it. */
export interface SheetStep {
  before: number
  after: number
}

/** States that can be taken back. */
const longestPast = 200
/** Milliseconds within which a letter belongs to the one before it. */
const oneStep = 1500

export function beginHistory<Value>(record: Value): DraftHistory<Value> {
  return { record, past: [], future: [], lastField: null, lastAt: 0 }
}

/** Changes one place of a record; else as `changeTo`. */
export function change(history: DraftHistory, path: RecordPath, value: RecordValue, now: number, field: EventTarget | null): DraftHistory {
  return changeTo(history, withValueAt(history.record, path, value), now, field)
}

/**
 * @param now milliseconds
 * @param field where a letter was typed; null for what is a step of its own: a click, a choice, a paste
 * @param name of the change, by which it is taken back
 * @param sheet what the same step did to the record of the sheet
 */
export function changeTo<Value>(
  history: DraftHistory<Value>,
  record: Value,
  now: number,
  field: EventTarget | null,
  name = '',
  sheet?: SheetStep,
): DraftHistory<Value> {
  const isSameStep = field !== null && field === history.lastField && now - history.lastAt < oneStep
  return {
    record,
    past: isSameStep ? history.past : [...history.past, { record: history.record, name, sheet }].slice(-longestPast),
    future: [],
    lastField: field,
    lastAt: now,
  }
}

/** @param sheet the step of the sheet by its numbers of now, where it was taken back with it */
export function undo<Value>(history: DraftHistory<Value>, sheet?: SheetStep): DraftHistory<Value> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  const future = [{ record: history.record, name: before.name, sheet }, ...history.future]
  return { record: before.record, past: history.past.slice(0, -1), future, lastField: null, lastAt: 0 }
}

/** @param sheet the step of the sheet by its numbers of now, where it was done again with it */
export function redo<Value>(history: DraftHistory<Value>, sheet?: SheetStep): DraftHistory<Value> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  const past = [...history.past, { record: history.record, name: next.name, sheet }]
  return { record: next.record, past, future, lastField: null, lastAt: 0 }
}
