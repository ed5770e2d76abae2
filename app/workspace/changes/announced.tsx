import type { ReactElement } from 'react'
import { Link } from 'react-router'
import type { AnnouncedChanges } from '../../../shared/recalculation.ts'
import { today } from '../../../shared/iso-day.ts'
import { formatDate } from '../../../shared/format-date.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useRecalculate } from './use-recalculate.ts'

/** What of Annex VI changes on a later day, and what that means for the products of the workgroup. */
export function Announced({ announced }: AnnouncedChanges): ReactElement | null {
  const t = useTranslate()
  const { busy, failure, run } = useRecalculate()
  const [next] = announced
  if (next === undefined) return null
  return (
    <>
      {failure ? <LoadFailure error={failure} onRetry={() => void run({ kind: 'law', from: today(), to: next.day })} /> : null}
      <Banner type="info">
        <p>{t('changes.announced', { day: formatDate(next.day), count: next.entries })}</p>
        <p>{t('changes.announcedUse', { count: next.products })}</p>
        {next.calculated && !next.calculated.is_running ? (
          <p>
            <Link to={`/app/recalculations/${next.calculated.id}`}>{t('changes.announcedChange', { count: next.calculated.changed })}</Link>
          </p>
        ) : null}
        <p>
          <button type="button" className="btn" disabled={busy} onClick={() => void run({ kind: 'law', from: today(), to: next.day })}>
            {t('changes.meaning')}
          </button>
        </p>
      </Banner>
    </>
  )
}
