import { useState } from 'react'
import { useNavigation, useLocation, useRevalidator } from 'react-router'
import { ApiError } from '../../api/api-error.ts'

/** What a part of a page requested: where that fails, the rest of the page stands. */
export type Answer<Data> = { data: Data; failure: null } | { data: null; failure: ApiError }

/** @throws what is no failure of a call */
export async function answerOf<Data>(asking: Promise<Data>): Promise<Answer<Data>> {
  try {
    return { data: await asking, failure: null }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { data: null, failure: error }
  }
}

/** A part of a page as the page hands it on. */
export interface LoadedPart<Data> {
  /** What was answered last; null without a failure: it is on its way. */
  data: Data | null
  failure: ApiError | null
  /** Loads it once more. */
  again: () => void | Promise<void>
}

/** What was answered last stays when the same fails another time. Neither data nor a failure: it is on its way. */
export function useLastAnswer<Data>(answer: Answer<Data> | undefined): { data: Data | null; failure: ApiError | null } {
  const [last, setLast] = useState<Data | null>(null)
  const data = answer?.data ?? last
  if (data !== last) setLast(data)
  return { data, failure: answer?.failure ?? null }
}

/** Whether what this page shows is being loaded again: for another state of it, or once more. */
export function useIsReloading(): boolean {
  const { pathname } = useLocation()
  const { location: coming } = useNavigation()
  const { state } = useRevalidator()
  return state === 'loading' || coming?.pathname === pathname
}
