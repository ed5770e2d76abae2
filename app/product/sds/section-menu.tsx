import { ArrowDown, ChevronDown } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type MouseEvent, type MouseEventHandler, type ReactElement } from 'react'
import { useTranslate } from '../../language/texts.tsx'
import { SidebarButton } from '../../ui/sidebar-button.tsx'
import { SidebarOverlay } from '../../ui/sidebar-overlay.tsx'
import { useSidebar } from '../../ui/sidebars.tsx'
import { useJump } from '../../ui/use-jump.ts'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import './section-menu.css'
import { sectionNumbers } from './sheet-data.ts'

interface SectionMenuProps {
  /** Number of the section that is read. */
  current: number
  /** Numbers of the sections that a comparison found changed. */
  changed: number[]
}

/** The sixteen sections beside the sheet, on medium screens by their numbers alone; over it where there is no room for more. */
export function SectionRail(props: SectionMenuProps): ReactElement {
  const t = useTranslate()
  const label = t('sds.sections')
  // Its list in the overlay is gone when the place is there that was chosen in it.
  const jump = useJump()
  return (
    <>
      <nav className="rail" aria-label={label}>
        <div className="sidebar-head">
          <span>{label}</span>
          <SidebarButton sidebar="left" label={label} />
        </div>
        <SectionLinks {...props} jump={jump} />
      </nav>
      <SidebarOverlay sidebar="left" label={label}>
        <div className="jump-list">
          <SectionLinks {...props} jump={jump} />
        </div>
      </SidebarOverlay>
    </>
  )
}

/** The section that is read, in one line that opens the list of all, on small screens; and the way to the next change. */
export function SectionLine({ current, changed, onNext }: SectionMenuProps & { onNext: MouseEventHandler }): ReactElement {
  const t = useTranslate()
  const isAlive = useIsAlive()
  const list = useRef<HTMLDetailsElement>(null)
  const { toggle } = useSidebar('left')
  const goOn = useEffectEvent(() => {
    if (!list.current?.open) return
    list.current.open = false
    toggle()
  })
  // What somebody has opened before the page was alive stays open, over the page.
  useEffect(() => {
    if (isAlive) goOn()
  }, [isAlive])
  const open = (event: MouseEvent) => {
    event.preventDefault()
    toggle()
  }
  return (
    <div className="jump">
      <details ref={list}>
        <summary aria-haspopup={isAlive ? 'dialog' : undefined} onClick={open}>
          <b className="num">{current}</b>
          <span>{t(`sds.section.${current}`)}</span>
          <span className="of">{t('sds.ofSections', { total: sectionNumbers.length })}</span>
          <ChevronDown className="i" />
        </summary>
        {isAlive ? null : (
          <nav className="jump-list" aria-label={t('sds.sections')}>
            <SectionLinks current={current} changed={changed} />
          </nav>
        )}
      </details>
      {changed.length > 0 ? (
        <a className="jump-next" href={`#s${changed[0]}`} onClick={onNext} aria-label={t('sds.nextChange')}>
          <ArrowDown className="i" />
        </a>
      ) : null}
    </div>
  )
}

function SectionLinks({ current, changed, jump }: SectionMenuProps & { jump?: MouseEventHandler<HTMLAnchorElement> }): ReactElement {
  const t = useTranslate()
  return (
    <ol>
      {sectionNumbers.map((number) => (
        <li key={number}>
          <a href={`#s${number}`} onClick={jump} aria-current={number === current ? 'true' : undefined}>
            <b>{number}</b>
            <span>{t(`sds.section.${number}`)}</span>
            {changed.includes(number) ? (
              <>
                <span className="changed" aria-hidden="true" />
                <span className="vh">, {t('sds.changed')}</span>
              </>
            ) : null}
          </a>
        </li>
      ))}
    </ol>
  )
}
