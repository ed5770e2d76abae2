import { ChevronRight, Download } from 'lucide-react'
import { Link, useLocation, useRevalidator, useSearchParams } from 'react-router'
import { auditList, auditPeople, auditYears, logPath, logPeoplePath } from '../../../shared/audit-log.ts'
import { findComing } from '../../browser/coming-address.ts'
import { useTranslate } from '../../language/texts.tsx'
import { problemPageMeta } from '../../page/page-meta.ts'
import { Banner } from '../../ui/banner.tsx'
import { useRequestedLocation } from '../../ui/use-requested-location.ts'
import { answerOf, useIsReloading, useLastAnswer } from '../frame/answer.ts'
import { readListParams } from '../frame/find-group.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { shouldLoadAgain } from '../frame/should-load-again.ts'
import { openPage } from '../frame/tab.ts'
import { useMay, useWorkspace } from '../frame/workspace-context.tsx'
import { LogFilters } from './log-filters.tsx'
import { LogTable } from './log-table.tsx'
import './log.css'
import type { Route } from './+types/log.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('log.title'))
}

/** The page stands on the server already; what it shows is loaded in the browser (decision 089). */
export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { api, search } = await openPage(request)
  const [list, people] = await Promise.all([
    answerOf(api.get(logPath, auditList, readListParams(search))),
    answerOf(api.get(logPeoplePath, auditPeople)),
  ])
  return { list, people }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = shouldLoadAgain

/** Who did what in the workgroup, for its owners (decision 181). */
export default function Log({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { api } = useWorkspace()
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const [, setSearch] = useSearchParams()
  const search = new URLSearchParams(useRequestedLocation().search)
  const mayManage = useMay('owner')
  const { data, failure } = useLastAnswer(loaderData?.list)
  const { data: named } = useLastAnswer(loaderData?.people)
  const busy = useIsReloading()
  const change = (name: string, value: string) => {
    // What was chosen before may still be on its way.
    const coming = findComing()
    const next = new URLSearchParams(coming?.pathname === pathname ? coming.search : window.location.search)
    next.delete('before')
    if (value === '') next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  /** The same list from another place on. */
  const from = (before: number | null) => {
    const next = new URLSearchParams(search)
    next.delete('before')
    if (before !== null) next.set('before', String(before))
    return `?${next}`
  }
  const { before: _, ...filter } = readListParams(search)
  return (
    <>
      <header className="head">
        <div className="head-row">
          <h1>{t('log.title')}</h1>
          {mayManage ? (
            <a className="btn" href={api.address(`${logPath}/export`, filter)}>
              <Download className="i" />
              {t('shares.csv')}
            </a>
          ) : null}
        </div>
        <p className="meta">{t('log.note', { years: auditYears })}</p>
      </header>
      {mayManage ? (
        <>
          <LogFilters search={search} people={named?.people ?? []} onChange={change} />
          {failure ? <LoadFailure error={failure} onRetry={() => void revalidate()} /> : null}
          {!data && !failure ? <p role="status">{t('app.loading')}</p> : null}
          {data && data.entries.length === 0 && !busy ? <p className="empty">{t('log.none')}</p> : null}
          {data && data.entries.length > 0 ? <LogTable entries={data.entries} /> : null}
          {data && (data.next !== null || search.has('before')) ? (
            <nav className="list-pages" aria-label={t('products.pages')}>
              {search.has('before') ? (
                <Link className="btn" to={from(null)}>
                  {t('log.newest')}
                </Link>
              ) : null}
              {data.next === null ? null : (
                <Link className="btn" to={from(data.next)} rel="next">
                  {t('log.older')}
                  <ChevronRight className="i i-flip" />
                </Link>
              )}
            </nav>
          ) : null}
        </>
      ) : (
        <Banner type="info">{t('log.ownersOnly')}</Banner>
      )}
    </>
  )
}
