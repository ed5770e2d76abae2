import { useEffect, useRef, useState } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import { ApiError } from '../../api/api-error.ts'
import { liveAnswer, type LiveAnswer } from '../../../shared/recipe/live-answer.ts'
import type { RecipeRequest } from '../../../shared/recipe/request-of-recipe.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'

/** Milliseconds without a further change after which a recipe is judged. */
const judgingPause = 60
/** Milliseconds from a failure to the next try. */
const retryPause = 5000

/** Milliseconds after which a newer recipe waits no longer for the answer about the one before. */
const longestWait = 2000

/** What the engine says of the recipe as it is, or was last. */
export interface Judged {
  /** Of which request; null: nothing was judged yet. */
  body: RecipeRequest['body']
  answer: LiveAnswer | null
  /** Why the last request has no answer; null: it has, or will have. */
  failure: ApiError | null
  /** When the answer came, in milliseconds. */
  answeredAt: number | null
  isPending: boolean
}

const unjudged: Judged = { body: null, answer: null, failure: null, answeredAt: null, isPending: false }

export const classify = (api: ApiClient, body: NonNullable<RecipeRequest['body']>, stop: AbortSignal): Promise<LiveAnswer> =>
  api.send('POST', '/api/v1/classify', liveAnswer, body, stop)

/**
 * Judges a recipe a moment after each change, one at a time; the answer about an older one is not shown. The last answer stays until the next is
 * there, and where nothing can be judged.
 * @param pause milliseconds without a further change
 */
export function useClassification(body: RecipeRequest['body'], pause = judgingPause): Judged {
  const { api } = useWorkspace()
  const [judged, setJudged] = useState<Judged>(unjudged)
  const [turn, setTurn] = useState(0)
  // The same recipe is not judged again because something else of the page changed.
  const requested = body === null ? null : `${turn} ${JSON.stringify(body)}`
  const latest = useRef(body)
  const running = useRef<{ done: Promise<unknown>; stop: AbortController; since: number } | null>(null)
  useEffect(() => {
    latest.current = body
  })
  useEffect(() => {
    const wanted = latest.current
    if (requested === null || wanted === null) return
    let isNewest = true
    let retry: ReturnType<typeof setTimeout> | undefined
    const judge = async () => {
      setJudged((before) => ({ ...before, isPending: true }))
      // One at a time: what is under way is answered in a moment, and ending it would cost its connection.
      const before = running.current
      if (before && Date.now() - before.since > longestWait) before.stop.abort()
      await before?.done.catch(() => undefined)
      if (!isNewest) return
      const stop = new AbortController()
      const done = classify(api, wanted, stop.signal)
      running.current = { done, stop, since: Date.now() }
      try {
        const answer = await done
        if (isNewest) setJudged({ body: wanted, answer, failure: null, answeredAt: Date.now(), isPending: false })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (!isNewest) return
        setJudged((last) => ({ ...last, failure: error, isPending: false }))
        retry = setTimeout(() => setTurn((count) => count + 1), retryPause)
      }
    }
    const timer = setTimeout(() => void judge(), pause)
    return () => {
      isNewest = false
      clearTimeout(timer)
      clearTimeout(retry)
    }
  }, [api, requested, pause])
  return judged
}
