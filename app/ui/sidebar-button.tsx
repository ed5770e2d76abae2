import { PanelLeft } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import './sidebar.css'
import type { Sidebar } from './sidebar-state.ts'
import { useSidebar } from './sidebars.tsx'

interface SidebarButtonProps {
  sidebar: Sidebar
  /** What it opens. */
  label: string
  className?: string
  /** Another picture than that of a sidebar. */
  children?: ReactNode
}

/** Opens and closes a sidebar: over the page, or beside it. */
export function SidebarButton({ sidebar, label, className = 'btn btn-icon', children }: SidebarButtonProps): ReactElement {
  const { isOpen, isOverlay, toggle } = useSidebar(sidebar)
  return (
    <button
      type="button"
      className={`${className} sidebar-button needs-js`}
      aria-label={label}
      title={label}
      aria-expanded={isOpen}
      aria-haspopup={isOverlay ? 'dialog' : undefined}
      onClick={toggle}
    >
      {children ?? <PanelLeft className="i i-flip" />}
    </button>
  )
}
