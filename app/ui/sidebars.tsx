import { createContext, use, useEffect, useMemo, useReducer, type ReactElement, type ReactNode } from 'react'
import { changeSidebars, sidebarsAtFirst, type ScreenSize, type Sidebar, type SidebarState } from './sidebar-state.ts'
import { useNewPlace } from './use-new-place.ts'

interface Sidebars {
  state: SidebarState
  toggle: (sidebar: Sidebar) => void
  closeOverlay: () => void
}

const SidebarsContext = createContext<Sidebars>({ state: sidebarsAtFirst, toggle: () => {}, closeOverlay: () => {} })

/** 639 and 1280 px with the usual type (specification, section 4), less where a person's browser sets larger (decision 274). */
const smallScreen = '(max-width: 39.9375em)'
const largeScreen = '(min-width: 80em)'

const readSize = (): ScreenSize => (matchMedia(smallScreen).matches ? 'small' : matchMedia(largeScreen).matches ? 'large' : 'medium')

/** Knows how large the screen is, and what is open at the sides of the page, from page to page. */
export function SidebarsProvider({ children }: { children: ReactNode }): ReactElement {
  const [state, change] = useReducer(changeSidebars, sidebarsAtFirst)
  useEffect(() => {
    const look = () => change({ type: 'resize', size: readSize() })
    look()
    const ends = new AbortController()
    for (const border of [smallScreen, largeScreen]) matchMedia(border).addEventListener('change', look, { signal: ends.signal })
    return () => ends.abort()
  }, [])
  useNewPlace(() => change({ type: 'closeOverlay' }))
  const sidebars = useMemo<Sidebars>(
    () => ({
      state,
      toggle: (sidebar) => {
        // Somebody can be quicker than the effect that looks first, and so can the effects of the pages within.
        change({ type: 'resize', size: readSize() })
        change({ type: 'toggle', sidebar })
      },
      closeOverlay: () => change({ type: 'closeOverlay' }),
    }),
    [state],
  )
  return <SidebarsContext value={sidebars}>{children}</SidebarsContext>
}

interface OneSidebar {
  isOpen: boolean
  /** It lies over the page, or would. */
  isOverlay: boolean
  /** On a large screen it stands beside the page, and is closed. */
  isFolded: boolean
  toggle: () => void
  /** Closes whatever lies over the page; where nothing does, it changes nothing. */
  closeOverlay: () => void
}

export function useSidebar(sidebar: Sidebar): OneSidebar {
  const { state, toggle, closeOverlay } = use(SidebarsContext)
  const isOpen = state[sidebar]
  // The navbar has its room beside the page on medium screens already.
  const isOverlay = state.overlay && (sidebar !== 'navbar' || state.size === 'small')
  return { isOpen, isOverlay, isFolded: !isOpen && !isOverlay, toggle: () => toggle(sidebar), closeOverlay }
}
