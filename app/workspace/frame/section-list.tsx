import { useEffect, useRef, type ReactElement, type RefObject } from 'react'
import { useTranslate } from '../../language/texts.tsx'
import { useJump } from '../../ui/use-jump.ts'
import { useSectionSpy } from '../../ui/use-section-spy.ts'
import { SectionSidebar } from './section-sidebar.tsx'

interface SectionListProps {
  label: string
  /** Keys are the ids of the sections. */
  sections: readonly { key: string; title: string }[]
  isChanged?: (key: string) => boolean
  /** What the sections stand in, each as `.product-part`. */
  body: RefObject<HTMLElement | null>
  /** It never stands beside the page: one line above, on every screen. */
  isLine?: boolean
}

const nothingChanged = () => false

/** The sections of a long page, the one that is read marked: beside them, or in one line above that opens over them on smaller screens. */
export function SectionList({ label, sections, isChanged = nothingChanged, body, isLine = false }: SectionListProps): ReactElement {
  const t = useTranslate()
  const jump = useJump()
  const line = useRef<HTMLOListElement>(null)
  const current = useSectionSpy(body, '.product-part') - 1
  useEffect(() => showInLine(line.current, current), [current])
  const links = sections.map(({ key, title }, index) => (
    <li key={key}>
      <a href={`#${key}`} onClick={jump} aria-current={index === current ? 'true' : undefined}>
        <span className="n">{index + 1}</span>
        <span>{title}</span>
        {isChanged(key) ? (
          <>
            <span className="changed" aria-hidden="true" />
            <span className="vh">{t('sds.changed')}</span>
          </>
        ) : null}
      </a>
    </li>
  ))
  if (isLine)
    return (
      <nav className="section-list" aria-label={label}>
        <ol ref={line}>{links}</ol>
      </nav>
    )
  return <SectionSidebar label={label} line={line} links={links} />
}

/** Where the sections stand in one line, the one that is read is seen in it. */
export function showInLine(line: HTMLOListElement | null, index: number): void {
  const link = line?.children[index]
  if (!line || !link || line.scrollWidth <= line.clientWidth) return
  const room = Number.parseFloat(getComputedStyle(line).paddingInlineStart)
  line.scrollBy({ left: link.getBoundingClientRect().left - line.getBoundingClientRect().left - room })
}
