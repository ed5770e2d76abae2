import { use, useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { SignIns } from './sign-ins.ts'

/** What something that stands over a page shows: `data` stays while the next answer is on its way, so that it does not flicker. */
export interface Requested<Data> {
  data: Data | null
  failure: ApiError | null
  /** The next answer is on its way. */
  busy: boolean
  again: () => void
}

/**
 * Calls the API as long as a dialog or a picker is open, whenever the key changes, and after signing in again. An older answer never replaces a newer one.
 * @param key names what is requested; null requests nothing
 * @param ask is ended by its signal when nobody waits for the answer any more
 */
export function useAnswer<Data>(key: string | null, ask: (signal: AbortSignal) => Promise<Data>): Requested<Data> {
  const [turn, setTurn] = useState(0)
  const [answer, setAnswer] = useState<{ requested: string | null; data: Data | null; failure: ApiError | null }>({
    requested: null,
    data: null,
    failure: null,
  })
  const signIns = use(SignIns)
  const requested = key === null ? null : `${key} ${turn} ${signIns}`
  const askNow = useEffectEvent(ask)
  useEffect(() => {
    if (requested === null) return
    const ends = new AbortController()
    const take = async () => {
      try {
        const data = await askNow(ends.signal)
        if (!ends.signal.aborted) setAnswer({ requested, data, failure: null })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!ends.signal.aborted) setAnswer((before) => ({ requested, data: before.data, failure: error }))
      }
    }
    void take()
    return () => ends.abort()
  }, [requested])
  return {
    data: answer.data,
    failure: answer.requested === requested ? answer.failure : null,
    busy: requested !== null && answer.requested !== requested,
    again: () => setTurn((count) => count + 1),
  }
}

interface Call<Input> {
  /** It is under way, until everything is done that follows from it. */
  busy: boolean
  failure: ApiError | null
  /** Does it, once more where it failed. */
  run: (input: Input) => Promise<void>
  /** Nothing is told of the failure any more. */
  forget: () => void
}

interface CallOptions<Answer, Input> {
  action: (input: Input) => Promise<Answer>
  onDone: (answer: Answer) => void | Promise<void>
  /** Hears of a failure first. True: it has a place of its own. */
  onFailure?: (failure: ApiError) => boolean
}

/** Does what a dialog is for: whether that is under way, why it failed, and once more. */
export function useCall<Answer, Input = void>({ action, onDone, onFailure }: CallOptions<Answer, Input>): Call<Input> {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const run = async (input: Input) => {
    setBusy(true)
    setFailure(null)
    try {
      await onDone(await action(input))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!onFailure?.(error)) setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, run, forget: () => setFailure(null) }
}
