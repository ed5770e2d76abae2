import { withValueAt, type RecordPath, type RecordValue } from '../../record/record-values.ts'

/** The record as it is being written, and the way back and forth through its states. */
export interface DraftHistory {
  record: RecordValue
  past: readonly RecordValue[]
  future: readonly RecordValue[]
  /** Where the last change was typed, letter by letter: letters typed into one field are taken back together. Null for any other change. */
  lastField: EventTarget | null
  lastAt: number
}

/** States that can be taken back. */
const longestPast = 200
/** Milliseconds within which a letter belongs to the one before it. */
const oneStep = 1500

export function beginHistory(record: RecordValue): DraftHistory {
  return { record, past: [], future: [], lastField: null, lastAt: 0 }
}

/**
 * @param now milliseconds
 * @param field where a letter was typed; null for what is a step of its own: a click, a choice, a paste
 */
export function change(history: DraftHistory, path: RecordPath, value: RecordValue, now: number, field: EventTarget | null): DraftHistory {
  const isSameStep = field !== null && field === history.lastField && now - history.lastAt < oneStep
  return {
    record: withValueAt(history.record, path, value),
    past: isSameStep ? history.past : [...history.past, history.record].slice(-longestPast),
    future: [],
    lastField: field,
    lastAt: now,
  }
}

export function undo(history: DraftHistory): DraftHistory {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { record: before, past: history.past.slice(0, -1), future: [history.record, ...history.future], lastField: null, lastAt: 0 }
}

export function redo(history: DraftHistory): DraftHistory {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { record: next, past: [...history.past, history.record], future, lastField: null, lastAt: 0 }
}
