import { X } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { useTranslate } from '../language/texts.tsx'
import './sidebar.css'
import type { Sidebar } from './sidebar-state.ts'
import { useSidebar } from './sidebars.tsx'
import { useNewPlace } from './use-new-place.ts'

interface SidebarOverlayProps {
  sidebar: Sidebar
  /** Names it. */
  label: string
  /** What stands beside the page on larger screens. */
  children: ReactNode
}

/** A sidebar where there is no room for it beside the page: over it, until something in it is chosen, or it is closed. */
export function SidebarOverlay({ sidebar, label, children }: SidebarOverlayProps): ReactElement | null {
  const { isOpen, isOverlay, closeOverlay } = useSidebar(sidebar)
  if (!isOpen || !isOverlay) return null
  return (
    <OpenOverlay label={label} isAtEnd={sidebar === 'right'} onClose={closeOverlay}>
      {children}
    </OpenOverlay>
  )
}

interface OpenOverlayProps {
  label: string
  isAtEnd: boolean
  onClose: () => void
  children: ReactNode
}

/**
 * A popover of the size of the screen, and no modal dialog: for one of those the browser makes all that lies behind inert, and goes through
 * the whole sheet (docs/decisions/221-the-list-of-sections-is-a-popover.md).
 */
function OpenOverlay({ label, isAtEnd, onClose, children }: OpenOverlayProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const overlay = useRef<HTMLDialogElement>(null)
  // Asked before this is part of the page: afterwards the answer would cost a layout of its own.
  const [hasScrollBar] = useState(takesScrollBarRoom)
  const close = (): void => closeOverlay(overlay.current)
  useEffect(() => {
    const shown = overlay.current
    const before = document.activeElement
    const endHolding = hasScrollBar ? holdWidth() : undefined
    // The current section gets the focus. The browser sets it when the list opens, since moving it afterwards costs a phone 20 ms.
    shown?.querySelector('[aria-current]')?.setAttribute('autofocus', '')
    if (knowsPopovers()) shown?.showPopover()
    else shown?.showModal()
    const ends = new AbortController()
    const closeBeside = ({ target }: MouseEvent) => {
      if (target === shown) closeOverlay(shown)
    }
    shown?.addEventListener('click', closeBeside, { signal: ends.signal })
    shown?.addEventListener('keydown', keepKeysInside, { signal: ends.signal })
    return () => {
      ends.abort()
      endHolding?.()
      // A screen that became larger takes it off the page without closing it, by which a browser would give the focus back.
      if (before instanceof HTMLElement && (document.activeElement === document.body || shown?.contains(document.activeElement)))
        before.focus()
    }
  }, [hasScrollBar])
  // At once: what was chosen cannot have the focus as long as this lies over it.
  useNewPlace(close)
  return (
    <dialog
      ref={overlay}
      popover="auto"
      className={isAtEnd ? 'sidebar-overlay is-at-end' : 'sidebar-overlay'}
      aria-labelledby={id}
      onToggle={({ newState, target, currentTarget }) => {
        if (newState === 'closed' && target === currentTarget) onClose()
      }}
      onClose={onClose}
    >
      <div className="sidebar-panel">
        <header>
          <h2 id={id}>{label}</h2>
          <button type="button" className="btn btn-icon" aria-label={t('app.close')} onClick={close}>
            <X className="i" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  )
}

/** Telephones with an operating system of 2022 do not support it; there it is a modal dialog after all, which opens somewhat later. */
const knowsPopovers = (): boolean => 'showPopover' in HTMLElement.prototype

function closeOverlay(overlay: HTMLDialogElement | null): void {
  if (knowsPopovers()) overlay?.hidePopover()
  else overlay?.close()
}

/** Tab goes round: what lies behind is darkened, and nobody sees where the keys are there. */
function keepKeysInside(this: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const places = [...this.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
    (place) => place.tabIndex >= 0 && !place.matches(':disabled') && place.checkVisibility(),
  )
  const [from, to] = event.shiftKey ? [places[0], places.at(-1)] : [places.at(-1), places[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

const takesScrollBarRoom = (): boolean => window.innerWidth > document.documentElement.clientWidth

/** The page behind does not scroll, and keeps its width where its scroll bar had a place of its own: a sheet would be laid out again. */
function holdWidth(): () => void {
  const { style } = document.documentElement
  style.scrollbarGutter = 'stable'
  return () => {
    style.scrollbarGutter = ''
  }
}
