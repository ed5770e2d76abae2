import { use, useCallback, useEffect, useRef, useState } from 'react'
import { draftConflict, draftState, type DraftAnswer, type DraftConflict, type DraftState } from '../../../../shared/editing.ts'
import { ApiError } from '../../../api/api-error.ts'
import { forget, readStored } from '../../../browser/storage.ts'
import { SignIns } from '../../frame/sign-ins.ts'
import { useWorkspace } from '../../frame/workspace-context.tsx'
import { beginHistory, change, redo, undo, type DraftHistory } from './draft-history.ts'
import { forgetKeptDraft, keepDraft, type KeptDraft } from './kept-drafts.ts'
import { useSaving } from './use-saving.ts'
import { asObject, type RecordPath, type RecordValue } from '../../record/record-values.ts'

export type SavingState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'

export interface Draft {
  record: RecordValue
  state: DraftState
  saving: SavingState
  /** Why it is not saved; null where it is, or soon will be. */
  failure: ApiError | null
  conflict: DraftConflict | null
  /** Something was written since the conflict was told. */
  isConflictOutdated: boolean
  /** Tries to save what was written since, by which the conflict is told again. */
  askConflictAgain: () => void
  canUndo: boolean
  canRedo: boolean
  /** @param field where a letter was typed, see `letterField`; whatever else changes the record is a step of its own */
  set: (path: RecordPath, value: RecordValue, field?: EventTarget | null) => void
  undo: () => void
  redo: () => void
  /** Replaces the whole record, as one step. */
  replace: (record: RecordValue) => void
  /** Goes on with what another visit left on this device, upon the revision upon which it was written, as one step. */
  takeKept: (kept: KeptDraft) => void
  /** Goes on upon another revision, after a conflict. @param settled own revision kept aside whose changes the record has */
  rebase: (revision: number, record: RecordValue, settled?: number) => void
  saveNow: () => void
  /** Somebody saved before this draft was published or discarded. */
  meetConflict: (conflict: DraftConflict) => void
  /** Begins again with what was published: earlier states lack the numbers that publishing gave to new entries. */
  beginAnew: (answer: DraftAnswer) => void
  /** Takes over what the server made of the draft, as one step that can be taken back. */
  takeOver: (answer: DraftAnswer) => void
  /** A draft that was kept aside is no longer there. */
  forgetAside: (revision: number) => void
}

interface MetConflict {
  report: DraftConflict
  of: RecordValue
  /** It is to be told again. */
  isRequestedAgain: boolean
}

/** What the server answers to the one who comes second; null: the call failed for another reason. */
export function readConflict(error: ApiError): DraftConflict | null {
  return error.status === 409 ? (draftConflict.safeParse(asObject(error.httpDebug?.response?.body).report).data ?? null) : null
}

/**
 * A draft that saves itself. What is written is kept on this device at once, in a place of this visit's own, and sent to the server a moment later; a failure is tried
 * again, and of two people who write at once nobody's work is lost.
 * @param keptAs where this device keeps what the server has not yet
 */
export function useDraft(synonymId: string, begun: DraftAnswer, keptAs: string): Draft {
  const { api } = useWorkspace()
  const [history, setHistory] = useState<DraftHistory>(() => beginHistory(begun.record))
  const [state, setState] = useState<DraftState>(begun)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [conflict, setConflict] = useState<MetConflict | null>(null)
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState<RecordValue>(begun.record)
  const revision = useRef(begun.revision)
  /** What was kept aside and is part of the record, as long as nothing else is written into it. */
  const settling = useRef<{ record: RecordValue; revision: number } | null>(null)
  /** Of other visits: it may go as soon as the server has it. */
  const taken = useRef<readonly KeptDraft[]>([])
  // Anyone who has signed in again waits for no second try.
  const signIns = use(SignIns)
  const [triedWith, setTriedWith] = useState(signIns)
  if (triedWith !== signIns) {
    setTriedWith(signIns)
    setFailure(null)
  }
  const { record } = history
  const isSaved = record === saved

  const save = useCallback(async () => {
    setBusy(true)
    const sent = record
    const kept = readStored(keptAs)
    const settled = settling.current
    try {
      const answer = await api.send('PUT', `/api/v1/products/${synonymId}/draft`, draftState, {
        revision: revision.current,
        record: sent,
        ...(settled && settled.record === sent ? { settles: settled.revision } : {}),
        // What the server keeps aside since the conflict that is open: this is what was written on it.
        ...(conflict?.report.yours ? { continues: conflict.report.yours.revision } : {}),
      })
      revision.current = answer.revision
      // The page may be gone by now, and nobody else would put away what it kept. What was written on meanwhile stays.
      if (kept !== null) forgetKeptDraft({ key: keptAs, stored: kept })
      for (const other of taken.current) forgetKeptDraft(other)
      taken.current = []
      setState(answer)
      setSaved(sent)
      setFailure(null)
      setConflict(null)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const found = readConflict(error)
      if (found) setConflict({ report: found, of: sent, isRequestedAgain: false })
      else setFailure(error)
    } finally {
      setBusy(false)
    }
  }, [api, conflict, keptAs, record, synonymId])

  useEffect(() => {
    if (isSaved) {
      // What was taken over and taken back at once leaves the revision that the server has.
      revision.current = state.revision
      forget(keptAs)
      return
    }
    // A try that fails writes nothing: the time stays that of the writing.
    keepDraft(keptAs, { revision: revision.current, record, writtenAt: Date.now() })
  }, [keptAs, record, isSaved, state.revision])

  useSaving({ isSaved, busy, failure, conflict: conflict && (conflict.isRequestedAgain ? 'again' : 'open'), save })

  const adopt = (answer: DraftAnswer) => {
    revision.current = answer.revision
    setState(answer)
    setSaved(answer.record)
    setFailure(null)
    setConflict(null)
  }

  return {
    record,
    state,
    failure,
    conflict: conflict && conflict.report,
    isConflictOutdated: conflict !== null && conflict.of !== record,
    askConflictAgain: () => setConflict((met) => met && { ...met, isRequestedAgain: true }),
    saving: conflict ? 'conflict' : isSaved ? 'saved' : busy ? 'saving' : failure ? 'failed' : 'waiting',
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    set: (path, value, field = null) => setHistory((before) => change(before, path, value, Date.now(), field)),
    undo: () => setHistory((before) => undo(before)),
    redo: () => setHistory((before) => redo(before)),
    replace: (next) => setHistory((before) => change(before, [], next, Date.now(), null)),
    takeKept: (kept) => {
      revision.current = kept.revision
      taken.current = [...taken.current, kept]
      setHistory((before) => change(before, [], kept.record, Date.now(), null))
    },
    rebase: (number, next, settled) => {
      settling.current = settled === undefined ? null : { record: next, revision: settled }
      revision.current = number
      setConflict(null)
      setFailure(null)
      setHistory((before) => change(before, [], next, Date.now(), null))
    },
    saveNow: () => {
      setFailure(null)
      if (!isSaved && !busy) void save()
    },
    meetConflict: (report) => setConflict({ report, of: record, isRequestedAgain: false }),
    beginAnew: (answer) => {
      adopt(answer)
      setHistory(beginHistory(answer.record))
    },
    takeOver: (answer) => {
      adopt(answer)
      setHistory((before) => change(before, [], answer.record, Date.now(), null))
    },
    forgetAside: (number) => setState((before) => ({ ...before, aside: before.aside.filter((entry) => entry.revision !== number) })),
  }
}
