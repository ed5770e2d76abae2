import { ArrowDown, ChevronDown } from 'lucide-react'
import type { MouseEventHandler, ReactElement } from 'react'
import { useTranslate } from '../../texts.tsx'
import { useJump } from '../../ui/use-jump.ts'
import './section-menu.css'
import { sectionNumbers } from './sheet-data.ts'

interface SectionMenuProps {
  /** Number of the section that is read. */
  current: number
  /** Numbers of the sections that a comparison found changed. */
  changed: number[]
}

/** The sixteen sections beside the sheet, on medium and large screens. */
export function SectionRail({ current, changed }: SectionMenuProps): ReactElement {
  const t = useTranslate()
  return (
    <nav className="rail" aria-label={t('sds.sections')}>
      <SectionLinks current={current} changed={changed} />
    </nav>
  )
}

/** The section that is read, in one line that opens the list of all, on small screens; and the way to the next change. */
export function SectionLine({ current, changed, onNext }: SectionMenuProps & { onNext: MouseEventHandler }): ReactElement {
  const t = useTranslate()
  return (
    <div className="jump">
      <details>
        <summary>
          <b className="num">{current}</b>
          <span>{t(`sds.section.${current}`)}</span>
          <span className="of">{t('sds.ofSections', { total: sectionNumbers.length })}</span>
          <ChevronDown className="i" />
        </summary>
        <nav className="jump-list" aria-label={t('sds.sections')}>
          <SectionLinks current={current} changed={changed} />
        </nav>
      </details>
      {changed.length > 0 ? (
        <a className="jump-next" href={`#s${changed[0]}`} onClick={onNext} aria-label={t('sds.nextChange')}>
          <ArrowDown className="i" />
        </a>
      ) : null}
    </div>
  )
}

function SectionLinks({ current, changed }: SectionMenuProps): ReactElement {
  const t = useTranslate()
  const jump = useJump()
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
