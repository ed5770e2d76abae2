import { CircleAlert, CircleCheck, Clock, TriangleAlert } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { formatDate } from '../../../../shared/format-date.ts'
import { useTranslate } from '../../../language/texts.tsx'
import type { GroupedFindings } from './group-findings.ts'

interface CheckTallyProps {
  /** What keeps the record from being complete, by its place; it stops too. */
  problems: readonly string[]
  groups: GroupedFindings
  met: number
  /** Where the rules that are met stand in the law. */
  articles: readonly string[]
}

/** How many things stop, are to be known, come later, and are right. */
export function CheckTally({ problems, groups: { stop, know, later }, met, articles }: CheckTallyProps): ReactElement {
  const t = useTranslate()
  const [first, second] = later
  const coming = later.reduce((sum, { findings }) => sum + findings.length, 0)
  return (
    <ul className="check-tally">
      <Count icon={<CircleAlert className="i is-error" />} count={problems.length + stop.length}>
        {t('check.stop', { count: problems.length + stop.length })}
      </Count>
      <Count icon={<TriangleAlert className="i is-warning" />} count={know.length}>
        {t('check.know')}
      </Count>
      <Count icon={<Clock className="i is-warning" />} count={coming}>
        {first && !second ? t('check.fromDay', { date: formatDate(first.from) }) : t('check.later')}
      </Count>
      <Count icon={<CircleCheck className="i is-success" />} count={met > 0 ? met : null}>
        {met > 0 ? (
          <details>
            <summary>{t('check.met')}</summary>
            <ul className="check-articles">
              {articles.map((article) => (
                <li key={article}>{article}</li>
              ))}
            </ul>
          </details>
        ) : (
          `${t('check.incomplete')} ${t('check.missing', { places: [...new Set(problems)].join(', ') })}`
        )}
      </Count>
    </ul>
  )
}

/** @param props.count null: nothing was counted, which is no nought */
function Count({ icon, count, children }: { icon: ReactElement; count: number | null; children: ReactNode }): ReactElement {
  return (
    <li>
      <b>
        {icon}
        {count ?? '–'}
      </b>
      <div className="meta">{children}</div>
    </li>
  )
}
