import { ArrowDown } from 'lucide-react'
import type { MouseEventHandler, ReactElement } from 'react'
import { useTranslate } from '../../texts.tsx'

/** What a comparison found, what its marks mean, and the way from change to change. */
export function ComparisonBar({ changed, onNext }: { changed: number[]; onNext: MouseEventHandler }): ReactElement {
  const t = useTranslate()
  return (
    <div className="legend">
      <span>
        <b role="status">{t('sds.changedSections', { count: changed.length })}</b>
      </span>
      <span>
        <ins>{t('sds.added')}</ins>
      </span>
      <span>
        <del>{t('sds.removed')}</del>
      </span>
      {changed.length > 0 ? (
        <a className="btn btn-quiet" href={`#s${changed[0]}`} onClick={onNext}>
          {t('sds.nextChange')}
          <ArrowDown className="i" />
        </a>
      ) : null}
    </div>
  )
}
