import { withValueAt, writePath, type RecordPath, type RecordValue } from './record-values.ts'

/** The record as it is being written, and the way back and forth through its states. */
export interface DraftHistory {
  record: RecordValue
  past: readonly RecordValue[]
  future: readonly RecordValue[]
  /** Place of the last change: letters typed into one field are taken back together. */
  lastPath: string | null
  lastAt: number
}

/** States that can be taken back. */
const longestPast = 200
/** Milliseconds within which changes of one field are one step. */
const oneStep = 1500

export function beginHistory(record: RecordValue): DraftHistory {
  return { record, past: [], future: [], lastPath: null, lastAt: 0 }
}

/** @param now milliseconds */
export function change(history: DraftHistory, path: RecordPath, value: RecordValue, now: number): DraftHistory {
  const name = writePath(path)
  const isSameStep = history.lastPath === name && now - history.lastAt < oneStep && history.past.length > 0
  return {
    record: withValueAt(history.record, path, value),
    past: isSameStep ? history.past : [...history.past, history.record].slice(-longestPast),
    future: [],
    lastPath: name,
    lastAt: now,
  }
}

export function undo(history: DraftHistory): DraftHistory {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { record: before, past: history.past.slice(0, -1), future: [history.record, ...history.future], lastPath: null, lastAt: 0 }
}

export function redo(history: DraftHistory): DraftHistory {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { record: next, past: [...history.past, history.record], future, lastPath: null, lastAt: 0 }
}
