import { FileCheck } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { Link, useParams } from 'react-router'
import { z } from 'zod'
import { shareDetail, type ShareDetail } from '../../../shared/share.ts'
import { ApiError } from '../../api-error.ts'
import { formatDate } from '../../format-date.ts'
import { problemPageMeta } from '../../page-meta.ts'
import { useTranslate } from '../../texts.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import '../../ui/table.css'
import { sayFailure } from '../explain-failure.ts'
import { LoadFailure } from '../load-failure.tsx'
import { useLoad } from '../use-load.ts'
import { useMay, useWorkspace } from '../workspace-context.tsx'
import { formatMoment } from './format-moment.ts'
import './shares.css'
import type { Route } from './+types/share.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('shares.one'))
}

/** The proof of one share: what went to whom, when, and what became of it. */
export default function Share() {
  const t = useTranslate()
  const { id = '' } = useParams()
  const { api } = useWorkspace()
  const { data, error, reload } = useLoad(id, () => api.get(`/api/v1/shares/${id}`, shareDetail))
  if (error) return <LoadFailure error={error} onRetry={reload} />
  if (!data)
    return (
      <p className="meta" role="status">
        {t('app.loading')}
      </p>
    )
  return (
    <>
      <header className="head">
        <p className="over">
          <Link to="/app/shares">{t('workspace.place.shares')}</Link>
        </p>
        <div className="head-row">
          <h1>{t('shares.sentAt', { moment: formatMoment(data.created_at) })}</h1>
          <a className="btn btn-primary" href={api.address(`/api/v1/shares/${data.id}/receipt`)}>
            <FileCheck className="i" />
            {t('shares.receipt')}
          </a>
        </div>
      </header>
      <Products share={data} />
      <Recipients share={data} onChanged={reload} />
    </>
  )
}

function Products({ share }: { share: ShareDetail }): ReactElement {
  const t = useTranslate()
  return (
    <section className="shares-part">
      <h2>{t('shares.column.products')}</h2>
      <table className="table stack" role="table">
        <caption className="vh">{t('shares.column.products')}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {['product', 'version', 'hash'].map((column) => (
              <th key={column} role="columnheader" scope="col">
                {t(`shares.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {share.products.map((product) => (
            <tr key={product.permalink_id} role="row">
              <th role="rowheader" scope="row" className="lead">
                <Link to={`/app/products/${product.synonym_id}`}>{product.text}</Link>
              </th>
              <td role="cell" data-h={t('shares.column.version')}>
                {product.sds_version === null ? '–' : t('sds.versionNumber', { version: product.sds_version })}
                {product.revised_on === null ? '' : ` · ${formatDate(product.revised_on)}`}
              </td>
              <td role="cell" data-h={t('shares.column.hash')}>
                <code className="hash">{product.sheet_hash ?? '–'}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Recipients({ share, onChanged }: { share: ShareDetail; onChanged: () => void }): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const notify = useNotify()
  const mayEdit = useMay('editor')
  const [busy, setBusy] = useState(false)
  const resend = async (delivery: string) => {
    setBusy(true)
    try {
      await api.send('POST', `/api/v1/shares/${share.id}/deliveries/${delivery}/resend`, z.unknown())
      onChanged()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify({ type: 'error', text: sayFailure(error, t), delay: 5000 })
    } finally {
      setBusy(false)
    }
  }
  return (
    <section className="shares-part">
      <h2>{t('shares.column.recipients')}</h2>
      {share.recipients.map((recipient) => {
        const moments = [
          ['queued', recipient.queued_at],
          ['accepted', recipient.accepted_at],
          ['refused', recipient.refused_at],
          ['bounced', recipient.bounced_at],
        ] as const
        return (
          <article key={recipient.delivery_id} className="recipient">
            <h3>
              {recipient.email} <span className={`state is-${recipient.state}`}>{t(`shares.state.${recipient.state}`)}</span>
            </h3>
            <dl className="defs">
              {moments.map(([name, moment]) =>
                moment === null ? null : (
                  <div key={name}>
                    <dt>{t(`shares.state.${name}`)}</dt>
                    <dd>{formatMoment(moment)}</dd>
                  </div>
                ),
              )}
              {recipient.products.map(({ opened_at: opened }, index) =>
                opened === null ? null : (
                  <div key={share.products[index]?.permalink_id}>
                    <dt>{t('shares.openedProduct', { name: share.products[index]?.text ?? '' })}</dt>
                    <dd>{formatMoment(opened)}</dd>
                  </div>
                ),
              )}
              {recipient.answer === null ? null : (
                <div>
                  <dt>{t('shares.answer')}</dt>
                  <dd>{recipient.answer}</dd>
                </div>
              )}
            </dl>
            {mayEdit && ['refused', 'bounced', 'unknown'].includes(recipient.state) ? (
              <button type="button" className="btn" disabled={busy} onClick={() => void resend(recipient.delivery_id)}>
                {t('shares.resend')}
              </button>
            ) : null}
          </article>
        )
      })}
    </section>
  )
}
