import { Download, Search, Send } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { Link, useSearchParams } from 'react-router'
import {
  deliveryStates,
  outdatedList,
  sentShare,
  shareList,
  shareSettings,
  type OutdatedList,
  type ShareList,
} from '../../../shared/share.ts'
import { ApiError } from '../../api-error.ts'
import { formatDate } from '../../format-date.ts'
import { problemPageMeta } from '../../page-meta.ts'
import { useTranslate } from '../../texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import '../../ui/form.css'
import { useNotify } from '../../ui/notifications.tsx'
import '../../ui/table.css'
import { sayFailure } from '../explain-failure.ts'
import { LoadFailure } from '../load-failure.tsx'
import { useLoad } from '../use-load.ts'
import { useMay, useWorkspace } from '../workspace-context.tsx'
import { formatMoment } from './format-moment.ts'
import './shares.css'
import type { Route } from './+types/shares.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('workspace.place.shares'))
}

/** What was sent to whom, and who has an older sheet than there is (REACH Article 31(9)). */
export default function Shares() {
  const t = useTranslate()
  const { api } = useWorkspace()
  const [search, setSearch] = useSearchParams()
  const { data, error, busy, reload } = useLoad(search.toString(), () => api.get('/api/v1/shares', shareList, Object.fromEntries(search)))
  const change = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        next.delete('page')
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
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
      <Outdated />
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
        <select
          className="input shares-state"
          aria-label={t('shares.state')}
          value={search.get('state') ?? ''}
          onChange={({ currentTarget }) => change('state', currentTarget.value)}
        >
          <option value="">{t('products.filter.all')}</option>
          {deliveryStates.map((state) => (
            <option key={state} value={state}>
              {t(`shares.state.${state}`)}
            </option>
          ))}
        </select>
      </search>
      {error ? <LoadFailure error={error} onRetry={reload} /> : null}
      {!data && !error ? <p role="status">{t('app.loading')}</p> : null}
      {data && data.shares.length === 0 && !busy ? (
        <div className="empty">
          <p>
            <b>{t('shares.none')}</b>
          </p>
          <p className="meta">{t('shares.noneNote')}</p>
        </div>
      ) : null}
      {data && data.shares.length > 0 ? <ShareTable list={data} search={search} /> : null}
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
  const address = (number: number) => {
    const query = new URLSearchParams(search)
    query.set('page', String(number))
    return `?${query}`
  }
  return (
    <>
      <table className="table stack" role="table">
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
      {last > 1 ? (
        <nav className="list-pages" aria-label={t('products.pages')}>
          {page > 1 ? (
            <Link className="btn" to={address(page - 1)}>
              {t('products.previousPage')}
            </Link>
          ) : null}
          <span className="meta">{t('products.pageOf', { page, last })}</span>
          {page < last ? (
            <Link className="btn" to={address(page + 1)}>
              {t('products.nextPage')}
            </Link>
          ) : null}
        </nav>
      ) : null}
    </>
  )
}

/** Everybody who received an older sheet in the last twelve months, and the update for them. */
function Outdated(): ReactElement | null {
  const t = useTranslate()
  const { api } = useWorkspace()
  const notify = useNotify()
  const mayEdit = useMay('editor')
  const [busy, setBusy] = useState<number | null>(null)
  const { data, reload } = useLoad('outdated', () => api.get('/api/v1/shares/outdated', outdatedList))
  const settings = useLoad('settings', () => api.get('/api/v1/shares/settings', shareSettings))
  if (!data || data.products.length === 0) return null
  const send = async (product: OutdatedList['products'][number]) => {
    setBusy(product.permalink_id)
    try {
      const { recipients } = await api.post('/api/v1/shares/updates', sentShare, { product: product.permalink_id })
      notify({ type: 'success', text: t('share.sent', { count: recipients }), delay: 1000 })
      reload()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify({ type: 'error', text: sayFailure(error, t), delay: 5000 })
    } finally {
      setBusy(null)
    }
  }
  return (
    <Banner type="cta">
      <p>
        <b>{t('shares.outdated')}</b>
      </p>
      <p className="source">{t('shares.outdatedNote')}</p>
      <ul className="outdated">
        {data.products.map((product) => (
          <li key={product.permalink_id}>
            <span>
              {product.text} · {t('sds.versionNumber', { version: product.version })} · {formatDate(product.revised_on)}
              <span className="cap">
                {t('shares.outdatedRecipients', { count: product.recipients.length })}:{' '}
                {product.recipients
                  .slice(0, 5)
                  .map(({ email, version }) => `${email} (${version})`)
                  .join(', ')}
                {product.recipients.length > 5 ? ' …' : ''}
              </span>
            </span>
            <button type="button" className="btn" disabled={busy !== null} onClick={() => void send(product)}>
              <Send className="i i-flip" />
              {t('shares.sendUpdate')}
            </button>
          </li>
        ))}
      </ul>
      {settings.data && mayEdit ? (
        <label className="choice">
          <input
            type="checkbox"
            checked={settings.data.sds_updates === 'send'}
            onChange={({ currentTarget }) =>
              void api
                .post('/api/v1/shares/settings', shareSettings, { sds_updates: currentTarget.checked ? 'send' : 'ask' })
                .then(settings.reload, settings.reload)
            }
          />
          <span>{t('shares.byItself')}</span>
        </label>
      ) : null}
    </Banner>
  )
}
