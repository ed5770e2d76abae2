import type { ReactElement } from 'react'
import type { DraftCheck } from '../../../../shared/draft-check.ts'
import { formatDate } from '../../../../shared/format-date.ts'
import { useTranslate } from '../../../language/texts.tsx'

/** What was published, why, and which errors an owner has overruled for it. */
export function VersionList({ versions }: { versions: DraftCheck['published'] }): ReactElement {
  const t = useTranslate()
  return (
    <ol className="check-versions">
      {versions.map(({ kind, number, revisedOn, reason, overruled }) => (
        <li key={`${kind} ${number}`}>
          <p>
            <b>
              {t(`tab.${kind}`)} {number}
            </b>{' '}
            · {formatDate(revisedOn)}
          </p>
          {reason === null ? null : <p>{reason}</p>}
          {overruled.map((one) => (
            <p key={`${one.article} ${one.message}`} className="meta">
              {one.message} {t('check.overruledBy', { name: one.by, date: formatDate(one.on), reason: one.reason })}
            </p>
          ))}
        </li>
      ))}
    </ol>
  )
}
