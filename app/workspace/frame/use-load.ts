import { use, useEffect, useEffectEvent, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { SignIns } from './sign-ins.ts'

/** What was requested from the API: `data` stays while the next answer is on its way, so that a page does not flicker. */
export interface Loaded<Data> {
  data: Data | null
  error: ApiError | null
  busy: boolean
  reload: () => void
}

/**
 * Calls the API whenever the key changes, and after signing in again. An older answer never replaces a newer one.
 * @param key names what is requested; null requests nothing
 */
export function useLoad<Data>(key: string | null, load: () => Promise<Data>): Loaded<Data> {
  const [turn, setTurn] = useState(0)
  const [answer, setAnswer] = useState<{ requested: string | null; data: Data | null; error: ApiError | null }>({
    requested: null,
    data: null,
    error: null,
  })
  const signIns = use(SignIns)
  const requested = key === null ? null : `${key} ${turn} ${signIns}`
  const fetchNow = useEffectEvent(load)
  useEffect(() => {
    if (requested === null) return
    let isNewest = true
    const ask = async () => {
      try {
        const data = await fetchNow()
        if (isNewest) setAnswer({ requested, data, error: null })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (isNewest) setAnswer((before) => ({ requested, data: before.data, error }))
      }
    }
    void ask()
    return () => {
      isNewest = false
    }
  }, [requested])
  return {
    data: answer.data,
    error: answer.requested === requested ? answer.error : null,
    busy: requested !== null && answer.requested !== requested,
    reload: () => setTurn((count) => count + 1),
  }
}
