import { ChevronRight } from 'lucide-react'
import type { ReactElement } from 'react'
import type { FoundSheet, FoundSheets } from '../../shared/found-sheets.ts'
import { useTranslate } from '../language/texts.tsx'
import { Banner } from '../ui/banner.tsx'

interface FoundListProps {
  question: string
  /** null: nobody has asked for anything. */
  found: FoundSheets | null
  isUnanswered: boolean
}

/** What was found, said to those who hear the page too. */
export function FoundList({ question, found, isUnanswered }: FoundListProps): ReactElement {
  const t = useTranslate()
  return (
    <>
      {/* There from the start, so that screen readers announce what comes into it. */}
      <p className="start-count" role="status">
        {isUnanswered
          ? t('start.unanswered')
          : found && found.sheets.length > 0
            ? t('start.count', { count: found.sheets.length })
            : found
              ? t('start.none', { text: question })
              : ''}
      </p>
      {found && found.sheets.length > 0 ? (
        <>
          <ul className="rows">
            {found.sheets.map((sheet) => (
              <Row key={sheet.id} sheet={sheet} />
            ))}
          </ul>
          {found.isMore ? <p className="meta">{t('start.more')}</p> : null}
        </>
      ) : isUnanswered ? (
        <Banner type="warning">{t('start.emergency')}</Banner>
      ) : found ? (
        <Banner type="info">
          {found.mistyped ? <b>{t(`start.mistyped.${found.mistyped}`)} </b> : null}
          {t('start.emergency')} {t('start.noneNote')}
        </Banner>
      ) : null}
    </>
  )
}

function Row({ sheet }: { sheet: FoundSheet }): ReactElement {
  const t = useTranslate()
  const notes = [
    ...(sheet.otherName === null ? [] : [sheet.otherName]),
    sheet.supplier,
    ...sheet.codes.slice(0, 1),
    ...(sheet.isWithdrawn ? [t('start.withdrawn')] : []),
    ...(sheet.isEarlier ? [t('start.earlier')] : []),
  ]
  return (
    <li>
      {/* A digital label has no scripts: it is loaded as a whole, and so is every other page, which then is there without them. */}
      <a className="rowlink" href={sheet.path}>
        <span>
          {sheet.name}
          <small>{notes.join(' · ')}</small>
        </span>
        {sheet.signalWord === null ? null : <span className="v">{sheet.signalWord}</span>}
        <ChevronRight className="i i-flip" />
      </a>
    </li>
  )
}
