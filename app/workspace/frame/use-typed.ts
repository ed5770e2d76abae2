import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { forget, listStored, readStored, store } from '../../browser/storage.ts'
import { useUserId } from './workspace-context.tsx'

/** What is typed into a form that a press sends. */
export interface Typed<Value> {
  value: Value
  type: (next: (before: Value) => Value) => void
  /** It was sent, or given up. @param begins what it begins with from now on */
  forget: (begins?: Value) => void
  /** Whether an earlier visit had begun it. */
  wasKept: boolean
}

/** Belongs to one person. Whoever signs in next in this browser finds nothing of it. */
const nameTyped = (userId: number, form: string): string => `typed ${userId} ${form}`

interface State<Value> {
  name: string | null
  value: Value
  wasKept: boolean
  isTyped: boolean
}

/**
 * As `useState`, for what a person types and has not sent: it survives a closed tab, a reload and a session that ended, and no other person finds it. A record and
 * a recipe save themselves instead (docs/decisions/022-editing.md); of several tabs the one that was typed into last counts. Where nobody knows whose it would be, nothing
 * is kept.
 * @param form names the form and what it is about, such as `share 5010`
 * @param blank what it begins with
 */
export function useTyped<Value>(form: string, schema: z.ZodType<Value>, blank: () => Value): Typed<Value> {
  const userId = useUserId()
  const name = userId === null ? null : nameTyped(userId, form)
  const begin = (): State<Value> => {
    const kept = name === null ? null : readTyped(name, schema)
    return { name, value: kept ?? blank(), wasKept: kept !== null, isTyped: false }
  }
  const [state, setState] = useState(begin)
  // The same form may come to be about something else.
  const shown = state.name === name ? state : begin()
  if (shown !== state) setState(shown)
  useEffect(() => {
    if (state.isTyped && state.name !== null) store(state.name, JSON.stringify(state.value))
  }, [state])
  return {
    value: shown.value,
    wasKept: shown.wasKept,
    type: (next) => setState((before) => ({ ...before, value: next(before.value), isTyped: true })),
    forget: (begins = blank()) => {
      if (name !== null) forget(name)
      setState({ name, value: begins, wasKept: false, isTyped: false })
    },
  }
}

/** Which forms somebody has begun, by what stands behind the beginning of their names. */
export function listTyped(userId: number | null, begin: string): string[] {
  if (userId === null) return []
  const name = nameTyped(userId, begin)
  return listStored(name).map((key) => key.slice(name.length))
}

function readTyped<Value>(name: string, schema: z.ZodType<Value>): Value | null {
  const stored = readStored(name)
  if (stored === null) return null
  try {
    return schema.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    return null
  }
}
