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

function OpenOverlay({ label, isAtEnd, onClose, children }: OpenOverlayProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // Asked before this is part of the page: afterwards the answer would cost a layout of its own.
  const [hasScrollBar] = useState(takesScrollBarRoom)
  useEffect(() => {
    const shown = dialog.current
    const before = document.activeElement
    const endHolding = hasScrollBar ? holdWidth() : undefined
    // Where one is, is where one goes on from. The browser puts the focus there as it opens it: moving it on afterwards costs a phone 20 ms.
    shown?.querySelector('[aria-current]')?.setAttribute('autofocus', '')
    shown?.showModal()
    // Browsers that do not know `closedby` close nothing by a press beside it.
    const closeBeside = (event: MouseEvent) => {
      if (event.target === shown && shown && isBeside(event, shown.getBoundingClientRect())) shown.close()
    }
    shown?.addEventListener('click', closeBeside)
    return () => {
      endHolding?.()
      shown?.removeEventListener('click', closeBeside)
      // A screen that became larger takes it off the page without closing it, by which a browser would give the focus back.
      if (before instanceof HTMLElement && (document.activeElement === document.body || shown?.contains(document.activeElement)))
        before.focus()
    }
  }, [hasScrollBar])
  // At once: what was chosen cannot have the focus as long as this lies over it.
  useNewPlace(() => dialog.current?.close())
  return (
    <dialog
      ref={dialog}
      className={isAtEnd ? 'sidebar-overlay is-at-end' : 'sidebar-overlay'}
      aria-labelledby={id}
      closedby="any"
      onClose={onClose}
    >
      <header>
        <h2 id={id}>{label}</h2>
        <button type="button" className="btn btn-icon" aria-label={t('app.close')} onClick={() => dialog.current?.close()}>
          <X className="i" />
        </button>
      </header>
      {children}
    </dialog>
  )
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

const isBeside = ({ clientX, clientY }: MouseEvent, { left, right, top, bottom }: DOMRect): boolean =>
  clientX < left || clientX > right || clientY < top || clientY > bottom
