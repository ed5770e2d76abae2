import { use, useCallback, useEffect, useRef, useState } from 'react'
import { mergeRecipes } from '../../../shared/recipe/merge-recipes.ts'
import {
  recipe as recipeSchema,
  recipeConflict,
  recipeState,
  type Recipe,
  type RecipeAnswer,
  type RecipeState,
} from '../../../shared/recipe/recipe.ts'
import { ApiError } from '../../api/api-error.ts'
import { forget, readStored } from '../../browser/storage.ts'
import { beginHistory, changeTo, redo, undo, type DraftHistory, type SheetStep } from '../edit/draft/draft-history.ts'
import { forgetKeptDraft, keepDraft, type KeptDraft } from '../edit/draft/kept-drafts.ts'
import type { SavingState } from '../edit/draft/use-draft.ts'
import { useSaving } from '../edit/draft/use-saving.ts'
import { SignIns } from '../frame/sign-ins.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { asObject } from '../record/record-values.ts'
import { moveSheet } from './move-sheet.ts'

/** A recipe that saves itself, with what can be taken back. */
export interface RecipeDraft {
  recipe: Recipe
  state: RecipeState
  saving: SavingState
  /** Why it is not saved; null where it is, or soon will be. */
  failure: ApiError | null
  /** Somebody else saved meanwhile: what the server has now. */
  conflict: RecipeAnswer | null
  /** Name of the change that would be taken back; null: there is none. It may be empty. */
  undoes: string | null
  redoes: string | null
  /**
   * @param name of the change, by which it is taken back
   * @param field where a letter was typed, see `letterField`; whatever else changes the recipe is a step of its own
   * @param sheet what the same step did to the record of the sheet, which is taken back with it
   */
  change: (next: (before: Recipe) => Recipe, name: string, field?: EventTarget | null, sheet?: SheetStep) => void
  /** Why the last step could not be taken back or done again in the record of the sheet; null: it could. */
  stepFailure: ApiError | null
  undo: () => void
  redo: () => void
  /** Goes on with what another visit left on this device, upon the revision upon which it was written. */
  takeKept: (kept: KeptDraft, name: string) => void
  /** Both recipes of a conflict in one, where they changed different places; null where they did not. */
  both: Recipe | null
  /** Decides a conflict. The other recipe is one step back. */
  decide: (takes: 'theirs' | 'mine' | 'both', name: string) => void
  saveNow: () => void
}

/**
 * The recipe of a product as it is being written. It is kept on this device at once and sent to the server a moment later; a failure is tried
 * again, and of two people who write at once nobody's work is lost.
 * @param keptAs where this device keeps what the server has not yet
 * @param onSaved hears that the server has another recipe than before, as long as this is shown
 */
export function useRecipe(synonymId: string, begun: RecipeAnswer, keptAs: string, onSaved: () => Promise<void>): RecipeDraft {
  const { api } = useWorkspace()
  const [history, setHistory] = useState<DraftHistory<Recipe>>(() => beginHistory(begun.recipe))
  const [state, setState] = useState<RecipeState>(begun)
  const [saved, setSaved] = useState(begun.recipe)
  /** What the server had when this was begun; null: nobody here knows it. */
  const [base, setBase] = useState<Recipe | null>(begun.recipe)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [conflict, setConflict] = useState<RecipeAnswer | null>(null)
  const [busy, setBusy] = useState(false)
  const [stepFailure, setStepFailure] = useState<ApiError | null>(null)
  const isStepping = useRef(false)
  const revision = useRef(begun.revision)
  const isShown = useRef(true)
  /** Of other visits: it may go as soon as the server has it. */
  const taken = useRef<readonly KeptDraft[]>([])
  // Anyone who has signed in again waits for no second try.
  const signIns = use(SignIns)
  const [triedWith, setTriedWith] = useState(signIns)
  if (triedWith !== signIns) {
    setTriedWith(signIns)
    setFailure(null)
  }
  const { record: recipe } = history
  const isSaved = recipe === saved
  const both = conflict && base && mergeRecipes(base, conflict.recipe, recipe)

  const save = useCallback(async () => {
    setBusy(true)
    const sent = recipe
    const kept = readStored(keptAs)
    try {
      const body = { revision: revision.current, recipe: sent }
      const answer = await api.send('PUT', `/api/v1/products/${synonymId}/recipe`, recipeState, body)
      revision.current = answer.revision
      // The page may be gone by now, and nobody else would put away what it kept. What was written on meanwhile stays.
      if (kept !== null) forgetKeptDraft({ key: keptAs, stored: kept })
      for (const other of taken.current) forgetKeptDraft(other)
      taken.current = []
      setState(answer)
      setSaved(sent)
      setBase(sent)
      setFailure(null)
      if (isShown.current) void onSaved()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const found = readConflict(error)
      if (found) setConflict(found)
      else setFailure(error)
    } finally {
      setBusy(false)
    }
  }, [api, keptAs, onSaved, recipe, synonymId])

  useEffect(() => {
    if (isSaved) {
      // What was taken over and taken back at once leaves the revision that the server has.
      revision.current = state.revision
      forget(keptAs)
      return
    }
    keepDraft(keptAs, { revision: revision.current, record: recipe, writtenAt: Date.now() })
  }, [keptAs, recipe, isSaved, state.revision])

  const step = async (way: 'undo' | 'redo') => {
    const go = way === 'undo' ? undo : redo
    const sheet = (way === 'undo' ? history.past.at(-1) : history.future[0])?.sheet
    if (isStepping.current) return
    if (sheet === undefined) return setHistory((before) => go(before))
    isStepping.current = true
    setStepFailure(null)
    try {
      const [from, to] = way === 'undo' ? [sheet.after, sheet.before] : [sheet.before, sheet.after]
      const number = await moveSheet(api, synonymId, from, to)
      setHistory((before) => go(before, { ...sheet, [way === 'undo' ? 'before' : 'after']: number }))
      await onSaved()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setStepFailure(error)
    } finally {
      isStepping.current = false
    }
  }

  useSaving({ isSaved, busy, failure, conflict: conflict && 'open', save })
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  return {
    recipe,
    state,
    saving: conflict ? 'conflict' : isSaved ? 'saved' : busy ? 'saving' : failure ? 'failed' : 'waiting',
    failure,
    conflict,
    both,
    undoes: history.past.at(-1)?.name ?? null,
    redoes: history.future[0]?.name ?? null,
    change: useCallback((next, name, field = null, sheet) => {
      setStepFailure(null)
      setHistory((before) => {
        const changed = next(before.record)
        // What a step did to the sheet alone is taken back by it as well.
        return changed === before.record && !sheet ? before : changeTo(before, changed, Date.now(), field, name, sheet)
      })
    }, []),
    stepFailure,
    undo: () => void step('undo'),
    redo: () => void step('redo'),
    takeKept: (kept, name) => {
      const read = recipeSchema.safeParse(kept.record)
      if (!read.success) return
      if (kept.revision !== revision.current) setBase(null)
      revision.current = kept.revision
      taken.current = [...taken.current, kept]
      setHistory((before) => changeTo(before, read.data, Date.now(), null, name))
    },
    decide: (takes, name) => {
      if (!conflict) return
      const theirs = conflict.recipe
      revision.current = conflict.revision
      setConflict(null)
      setFailure(null)
      setState(conflict)
      void onSaved()
      setSaved(theirs)
      setBase(theirs)
      setHistory((before) => {
        const changed = changeTo(before, theirs, Date.now(), null, name)
        if (takes === 'theirs') return changed
        return changeTo(changed, (takes === 'both' ? both : null) ?? before.record, Date.now(), null, name)
      })
    },
    saveNow: () => {
      setFailure(null)
      if (!isSaved && !busy) void save()
    },
  }
}

/** What the server says where somebody saved meanwhile; null: the call failed for another reason. */
function readConflict(error: ApiError): RecipeAnswer | null {
  return error.status === 409 ? (recipeConflict.safeParse(asObject(error.httpDebug?.response?.body).report).data?.current ?? null) : null
}
