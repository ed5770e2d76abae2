import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useNavigation, useRevalidator } from 'react-router'

/**
 * The recipe saves itself: what follows from it on the page of a step is then another thing than what was loaded.
 * @returns loads it again; of a step that is on its way, once it has arrived, since the router would load that from the beginning and forget where it is to stand
 */
export function useReloadedStep(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const isComing = useNavigation().state !== 'idle'
  const coming = useRef(isComing)
  const isDue = useRef(false)
  const arrive = useEffectEvent(() => {
    if (isDue.current) void revalidate()
    isDue.current = false
  })
  useEffect(() => {
    coming.current = isComing
    if (!isComing) arrive()
  }, [isComing])
  return useCallback(async () => {
    if (coming.current) isDue.current = true
    else await revalidate()
  }, [revalidate])
}
