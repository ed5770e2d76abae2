import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, type Location } from 'react-router'
import type { UserSettings } from '../../../shared/account.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import { useOnceAlive } from '../../ui/use-once-alive.ts'
import { useSite } from '../../page/use-site.ts'
import { readWorkgroup, rememberWorkgroup } from './workgroup-memory.ts'

type Group = UserSettings['groups'][number]

const inAddress = 'workgroup_id'
/** A product, a copy of one, or a share, which another group does not have; and the list in which each group has its own. */
const ofOneGroup = /^(\/app\/(?:products|shares))\/(?:\d|new\?(?:.*&)?copyOf=)/
/** Milliseconds. */
const noticeDelay = 5000

/** What a list is asked for by its address: every call names the workgroup by itself, and a list whose address gets it later is the same. */
export function readListParams(search: URLSearchParams): Record<string, string> {
  return Object.fromEntries([...search].filter(([name]) => name !== inAddress))
}

interface ActiveWorkgroup {
  group: Group | null
  /** False until the tab's memory is read: whatever is asked before would be asked in the wrong group. */
  isKnown: boolean
  chooseGroup: (id: number) => void
}

/**
 * The workgroup of this tab: that of the address, otherwise the one that was chosen in the tab, otherwise the first. It is in
 * the address of every page, so that a copied link opens in the same group: whoever has one alone may send it to somebody with several.
 * @param ofAddress as the server found it for the page that was loaded
 */
export function useWorkgroup(groups: readonly Group[], ofAddress: number | null): ActiveWorkgroup {
  const t = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const location = useLocation()
  const { brand } = useSite()
  const remembered = useOnceAlive(readWorkgroup, undefined)
  const named = new URLSearchParams(location.search).get(inAddress)
  const [chosen, setChosen] = useState(ofAddress)
  const [lastNamed, setLastNamed] = useState(named)
  const [givenUp, setGivenUp] = useState<string | null>(null)
  // Back and forth in the history lead to the group of then. What was in the address when another was chosen, and shows later, does not.
  if (named !== lastNamed) {
    setLastNamed(named)
    setGivenUp(null)
    if (named !== givenUp && groups.some(({ id }) => String(id) === named)) setChosen(Number(named))
  }
  const isKnown = groups.length < 2 || chosen !== null || remembered !== undefined
  const first = groups.find((one) => one.brand === brand?.key) ?? groups[0] ?? null
  const find = (id: number) => groups.find((one) => one.id === id)
  const group = isKnown ? (find(chosen ?? Number(remembered)) ?? first) : null
  const activeId = group?.id ?? null

  const chooseGroup = useCallback(
    (id: number) => {
      // The list's address names the group, which is chosen by it, unless somebody stays for what he has not saved.
      const list = ofOneGroup.exec(window.location.pathname + window.location.search)?.[1]
      if (list !== undefined) return void navigate(`${list}?${new URLSearchParams({ [inAddress]: String(id) })}`)
      rememberWorkgroup(id)
      setChosen(id)
      setGivenUp(new URLSearchParams(window.location.search).get(inAddress))
    },
    [navigate],
  )

  const sayOfLink = useEffectEvent(() => {
    if (!group) return
    const before = find(Number(readWorkgroup())) ?? first
    const say = (key: string) => notify({ type: 'info', text: t(key, { group: group.name }), delay: noticeDelay })
    if (ofAddress !== null && before?.id !== group.id) say('workspace.groupOfLink')
    if (ofAddress === null && named !== null) say('workspace.notGroupOfLink')
  })
  useEffect(() => {
    if (isKnown) sayOfLink()
  }, [isKnown])

  const nameIn = useEffectEvent((shown: Location, id: number) => {
    rememberWorkgroup(id)
    const search = new URLSearchParams(shown.search)
    // On a slow machine the next place is in the address before it is shown; it is named in its turn.
    const isLeft = window.location.pathname !== shown.pathname || window.location.search !== shown.search
    if (isLeft || search.get(inAddress) === String(id)) return
    search.set(inAddress, String(id))
    void navigate({ ...shown, search: `?${search}` }, { replace: true, preventScrollReset: true, state: shown.state })
  })
  useEffect(() => {
    if (activeId !== null) nameIn(location, activeId)
  }, [activeId, location])

  return { group, isKnown, chooseGroup }
}
