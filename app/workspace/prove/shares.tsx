import { Download, Search } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link, useLocation, useRevalidator, useSearchParams } from 'react-router'
import { deliveryStates, outdatedList, shareList, shareSettings, type ShareList } from '../../../shared/share.ts'
import { problemPageMeta } from '../../page/page-meta.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useFeature } from '../../page/features.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import '../../ui/form.css'
import '../../ui/table.css'
import { LoadFailure } from '../frame/load-failure.tsx'
import { findComing } from '../../browser/coming-address.ts'
import { useRequestedLocation } from '../../ui/use-requested-location.ts'
import { answerOf, useIsReloading, useLastAnswer } from '../frame/answer.ts'
import { readListParams } from '../frame/find-group.ts'
import { shouldLoadAgain } from '../frame/should-load-again.ts'
import { openPage } from '../frame/tab.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { PageLinks } from '../frame/page-links.tsx'
import { formatMoment } from '../frame/format-moment.ts'
import { Outdated, UpdateSetting } from './outdated.tsx'
import './shares.css'
import type { Route } from './+types/shares.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('workspace.place.shares'))
}

/** The page stands on the server already; what it shows is loaded in the browser (decision 089). */
export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { api, search } = await openPage(request)
  const [list, outdated, settings] = await Promise.all([
    answerOf(api.get('/api/v1/shares', shareList, readListParams(search))),
    answerOf(api.get('/api/v1/shares/outdated', outdatedList)),
    answerOf(api.get('/api/v1/shares/settings', shareSettings)),
  ])
  return { list, outdated, settings }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = shouldLoadAgain

/** What was sent to whom, and who has an older sheet than there is (REACH Article 31(9)). */
export default function Shares({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const mayShare = useFeature('shareProducts')
  const { api } = useWorkspace()
  const [, setSearch] = useSearchParams()
  const search = new URLSearchParams(useRequestedLocation().search)
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const { data, failure } = useLastAnswer(loaderData?.list)
  const busy = useIsReloading()
  const change = (name: string, value: string) => {
    // What was chosen before may still be on its way.
    const coming = findComing()
    const next = new URLSearchParams(coming?.pathname === pathname ? coming.search : window.location.search)
    next.delete('page')
    if (value === '') next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <header className="head">
        <div className="head-row">
          <h1>{t('workspace.place.shares')}</h1>
          <a className="btn" href={api.address('/api/v1/shares/export', Object.fromEntries(search))}>
            <Download className="i" />
            {t('shares.csv')}
          </a>
        </div>
      </header>
      <Outdated answer={loaderData?.outdated} />
      <search className="toolbar">
        <div className="input-icon">
          <Search className="i" />
          <input
            className="input"
            type="search"
            aria-label={t('shares.search')}
            placeholder={t('shares.searchHint')}
            defaultValue={search.get('query') ?? ''}
            onChange={({ currentTarget }) => change('query', currentTarget.value.trim())}
          />
        </div>
        <Dropdown
          className="shares-state"
          label={t('shares.state')}
          value={search.get('state') ?? ''}
          options={[
            { value: '', text: t('products.filter.all') },
            ...deliveryStates.map((state) => ({ value: state, text: t(`shares.state.${state}`) })),
          ]}
          onChoose={(state) => change('state', state)}
        />
      </search>
      {failure ? <LoadFailure error={failure} onRetry={() => void revalidate()} /> : null}
      {!data && !failure ? <p role="status">{t('app.loading')}</p> : null}
      {data && data.shares.length === 0 && !busy ? (
        <div className="empty">
          <p>
            <b>{t('shares.none')}</b>
          </p>
          {mayShare ? <p className="meta">{t('shares.noneNote')}</p> : null}
        </div>
      ) : null}
      {data && data.shares.length > 0 ? <ShareTable list={data} search={search} /> : null}
      {mayShare ? <UpdateSetting answer={loaderData?.settings} /> : null}
    </>
  )
}

function ShareTable({
  list: { shares, total, page, page_size: size },
  search,
}: {
  list: ShareList
  search: URLSearchParams
}): ReactElement {
  const t = useTranslate()
  const last = Math.max(1, Math.ceil(total / size))
  return (
    <>
      <table className="table stack t-shares" role="table">
        <caption className="vh">{t('workspace.place.shares')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {['sent', 'products', 'recipients', 'sender'].map((column) => (
              <th key={column} role="columnheader" scope="col">
                {t(`shares.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {shares.map((share) => (
            <tr key={share.id} role="row">
              <th role="rowheader" scope="row" className="lead">
                <Link to={`/app/shares/${share.id}`}>{formatMoment(share.created_at)}</Link>
                {share.kind === 'update' ? <span className="cap"> {t('shares.update')}</span> : null}
              </th>
              <td role="cell" data-h={t('shares.column.products')}>
                <div>
                  {share.products.map(({ permalink_id: id, text, sds_version: version }) => (
                    <span key={id} className="line">
                      {text}
                      {version === null ? '' : ` · ${t('sds.versionNumber', { version })}`}
                    </span>
                  ))}
                </div>
              </td>
              <td role="cell" data-h={t('shares.column.recipients')}>
                <div>
                  {share.recipients.map(({ email, state, opened }) => (
                    <span key={email} className="line">
                      {email} <span className={`state is-${state}`}>{t(`shares.state.${state}`)}</span>
                      {opened ? ` · ${t('shares.opened')}` : ''}
                    </span>
                  ))}
                </div>
              </td>
              <td role="cell" data-h={t('shares.column.sender')}>
                {share.sender.name || share.sender.email}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PageLinks page={page} last={last} search={search} />
    </>
  )
}
