import { useEffect, useEffectEvent } from 'react'
import type { ApiError } from '../../../api/api-error.ts'

/** Milliseconds from the last change to saving. */
const savingPause = 800
/** Milliseconds from a failure to the next try. */
const retryPause = 5000

interface SavingOptions {
  isSaved: boolean
  /** It is on its way. */
  busy: boolean
  /** Why it was not saved, where it was tried. */
  failure: ApiError | null
  /** Somebody else saved meanwhile; `again`: what was written since is to be tried. */
  conflict: 'open' | 'again' | null
  /** Another function whenever there is another thing to save. */
  save: () => Promise<void>
}

/** Saves what was written: a moment after the last change, once more where that failed, and at once where the page goes or is hidden. */
export function useSaving({ isSaved, busy, failure, conflict, save }: SavingOptions): void {
  useEffect(() => {
    if (isSaved || busy || conflict === 'open') return
    const timer = setTimeout(() => void save(), failure ? retryPause : savingPause)
    return () => clearTimeout(timer)
  }, [isSaved, busy, conflict, failure, save])

  const saveWhatIsLeft = useEffectEvent(() => {
    if (!isSaved && !busy && conflict === null) void save()
  })
  useEffect(() => {
    // A page in the background may never come back: a phone ends it without asking.
    const onHidden = () => {
      if (document.visibilityState === 'hidden') saveWhatIsLeft()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      saveWhatIsLeft()
    }
  }, [])
}
