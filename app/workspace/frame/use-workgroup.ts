import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'
import type { UserSettings } from '../../../shared/account.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import { stateOfStay } from '../../ui/use-new-place.ts'
import { useOnceAlive } from '../../ui/use-once-alive.ts'
import { useSite } from '../../page/use-site.ts'
import { findComing } from '../../browser/coming-address.ts'
import { findGroup, inAddress } from './find-group.ts'
import { groupOf, setActiveGroup, setShown } from './tab.ts'
import { readWorkgroup, rememberWorkgroup } from './workgroup-memory.ts'

type Group = UserSettings['groups'][number]

/** A product, a copy of one, or a share, which another group does not have; and the list in which each group has its own. */
const ofOneGroup = /^(\/app\/(?:products|shares))\/(?:\d|new\?(?:.*&)?copyOf=)/
/** Milliseconds. */
const noticeDelay = 5000

interface ActiveWorkgroup {
  group: Group | null
  /** False until the tab's memory is read: whatever is requested before would go to the wrong group. */
  isKnown: boolean
  chooseGroup: (id: number) => void
}

/**
 * The workgroup of this tab: that of the address, otherwise the one that was chosen in the tab, otherwise the first. It is in
 * the address of every page, so that a copied link opens in the same group: anyone who has one alone may send it to somebody with several.
 * @param ofAddress as the server found it for the page that was loaded
 * @param isOpen the page is shown with what was loaded for the group
 */
export function useWorkgroup(groups: readonly Group[], ofAddress: number | null, isOpen: boolean): ActiveWorkgroup {
  const t = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const location = useLocation()
  const { brand } = useSite()
  const remembered = useOnceAlive(readWorkgroup, undefined)
  const named = new URLSearchParams(location.search).get(inAddress)
  const [place, setPlace] = useState({ search: location.search, groupId: ofAddress })
  // Another address may name another group, for which its page was loaded; back and forth in the history lead to that of then.
  if (place.search !== location.search)
    setPlace({ search: location.search, groupId: groupOf(new URLSearchParams(location.search)) ?? place.groupId })
  const isKnown = groups.length < 2 || place.groupId !== null || remembered !== undefined
  const group = isKnown ? findGroup(groups, brand?.key, [place.groupId, remembered ?? null]) : null
  const activeId = group?.id ?? null

  const chooseGroup = useCallback(
    (id: number) => {
      const { pathname, search } = findComing() ?? window.location
      // The list's address names the group, which is chosen by it, unless somebody stays for what they have not saved.
      const list = ofOneGroup.exec(pathname + search)?.[1]
      if (list !== undefined) return void navigate(`${list}?${new URLSearchParams({ [inAddress]: String(id) })}`)
      rememberWorkgroup(id)
      setActiveGroup(id)
      const query = new URLSearchParams(search)
      query.set(inAddress, String(id))
      const isHere = pathname === window.location.pathname
      void navigate({ pathname, search: `?${query}` }, { replace: isHere, preventScrollReset: isHere })
    },
    [navigate],
  )

  const sayOfLink = useEffectEvent(() => {
    if (!group) return
    const before = findGroup(groups, brand?.key, [readWorkgroup()])
    const say = (key: string) => notify({ type: 'info', text: t(key, { group: group.name }), delay: noticeDelay })
    if (ofAddress !== null && before?.id !== group.id) say('workspace.groupOfLink')
    if (ofAddress === null && named !== null) say('workspace.notGroupOfLink')
  })
  useEffect(() => {
    if (isKnown) sayOfLink()
  }, [isKnown])

  const nameIn = useEffectEvent((shown: Location, id: number) => {
    // The next place, perhaps of another group, is on its way before it is shown; it is named in its turn.
    const { pathname, search } = findComing() ?? window.location
    if (pathname !== shown.pathname || search !== shown.search) return
    rememberWorkgroup(id)
    setActiveGroup(id)
    const query = new URLSearchParams(search)
    if (query.get(inAddress) === String(id)) return
    query.set(inAddress, String(id))
    void navigate({ ...shown, search: `?${query}` }, { replace: true, preventScrollReset: true, state: stateOfStay(shown) })
  })
  // Before its address is named, which loads nothing again.
  useEffect(() => {
    if (isOpen) setShown(activeId)
  }, [isOpen, activeId])
  useEffect(() => {
    if (isOpen && activeId !== null) nameIn(location, activeId)
  }, [isOpen, activeId, location])

  return { group, isKnown, chooseGroup }
}
