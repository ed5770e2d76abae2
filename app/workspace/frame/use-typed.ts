import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { forget, listStored, readStored, store } from '../../browser/storage.ts'
import { useWorkspace } from './workspace-context.tsx'

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
const nameTyped = (userId: number | null, form: string): string => `typed ${userId ?? 0} ${form}`

interface State<Value> {
  name: string
  value: Value
  wasKept: boolean
  isTyped: boolean
}

/**
 * As `useState`, for what a person types and has not sent: it survives a closed tab, a reload and a session that ended, and no other person finds it. A record and
 * a recipe save themselves instead (docs/decisions/022-editing.md); of several tabs the one that was typed into last counts.
 * @param form names the form and what it is about, such as `share 5010`
 * @param blank what it begins with
 */
export function useTyped<Value>(form: string, schema: z.ZodType<Value>, blank: () => Value): Typed<Value> {
  const { user } = useWorkspace()
  const name = nameTyped(user.user_id, form)
  const begin = (): State<Value> => {
    const kept = readTyped(name, schema)
    return { name, value: kept ?? blank(), wasKept: kept !== null, isTyped: false }
  }
  const [state, setState] = useState(begin)
  // The same form may come to be about something else.
  const shown = state.name === name ? state : begin()
  if (shown !== state) setState(shown)
  useEffect(() => {
    if (state.isTyped) store(state.name, JSON.stringify(state.value))
  }, [state])
  return {
    value: shown.value,
    wasKept: shown.wasKept,
    type: (next) => setState((before) => ({ ...before, value: next(before.value), isTyped: true })),
    forget: (begins = blank()) => {
      forget(name)
      setState({ name, value: begins, wasKept: false, isTyped: false })
    },
  }
}

/** Which forms somebody has begun, by what stands behind the beginning of their names. */
export function listTyped(userId: number | null, begin: string): string[] {
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
