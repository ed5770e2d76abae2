import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ignoredName, leftOutName } from '../../../shared/label-view.ts'

/** Once the page has told what was taken out of its address, the address is that of the label alone. The page keeps telling it. */
export function useIgnoredOnce(): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (!query.has(ignoredName) && !query.has(leftOutName)) return
    query.delete(ignoredName)
    query.delete(leftOutName)
    void navigate({ pathname, search: `${query}` }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }, [pathname, search, navigate])
}
