import type { ReactElement, ReactNode, RefObject } from 'react'
import { SidebarButton } from '../../ui/sidebar-button.tsx'
import { SidebarOverlay } from '../../ui/sidebar-overlay.tsx'
import './section-list.css'

interface SectionSidebarProps {
  label: string
  /** Class of its own, where it has one. */
  className?: string
  line: RefObject<HTMLOListElement | null>
  /** One `li` for each section. */
  links: ReactNode
}

/** The list of what a long page is parted in: beside it, or in one line above that opens over it on smaller screens. */
export function SectionSidebar({ label, className, line, links }: SectionSidebarProps): ReactElement {
  return (
    <>
      <nav className={['section-list is-beside', className].filter(Boolean).join(' ')} aria-label={label}>
        <div className="sidebar-head">
          <span>{label}</span>
          <SidebarButton sidebar="left" label={label} />
        </div>
        <ol ref={line}>{links}</ol>
      </nav>
      <SidebarOverlay sidebar="left" label={label}>
        <ol>{links}</ol>
      </SidebarOverlay>
    </>
  )
}
