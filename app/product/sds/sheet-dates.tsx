import type { ReactElement } from 'react'
import { formatDate } from '../../../shared/format-date.ts'
import { useTranslate } from '../../language/texts.tsx'
import type { SheetData } from './sheet-data.ts'

/**
 * The law that the sheet follows, and when it was made and revised, on extra-small screens (specification, section 2); in the page's words
 * where the sheet has none.
 */
export function SheetDates({ sheet, lang }: { sheet: SheetData; lang: string | undefined }): ReactElement {
  const t = useTranslate()
  const { version, regulation, createdLabel, revisionLabel } = sheet
  return (
    <div className="regline meta only-s">
      <p lang={regulation ? lang : undefined}>{regulation || t('sds.accordingToRegulation')}</p>
      <p className="dates">
        <span className="date">
          <span className="dot" aria-hidden="true">
            ·
          </span>
          <span lang={createdLabel ? lang : undefined}>{createdLabel || t('sds.creationDate')}</span>{' '}
          <time dateTime={version.compiledOn}>{formatDate(version.compiledOn)}</time>
        </span>
        <span className="date">
          <span className="dot" aria-hidden="true">
            ·
          </span>
          <span lang={revisionLabel ? lang : undefined}>{revisionLabel || t('sds.revision')}</span>{' '}
          <time dateTime={version.revisedOn}>{formatDate(version.revisedOn)}</time>
        </span>
      </p>
    </div>
  )
}
