import { FileCheck } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link, useRevalidator } from 'react-router'
import { findLanguageByCode, findLanguageById } from '../../../shared/languages.ts'
import { shareDetail, type ShareDetail } from '../../../shared/share.ts'
import { formatDate } from '../../../shared/format-date.ts'
import { problemPageMeta } from '../../page/page-meta.ts'
import { useTranslate } from '../../language/texts.tsx'
import '../../ui/table.css'
import { PageFailure } from '../frame/page-failure.tsx'
import { PageLoading } from '../frame/page-loading.tsx'
import { shouldLoadAgain } from '../frame/should-load-again.ts'
import { openPage } from '../frame/tab.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { formatMoment } from '../frame/format-moment.ts'
import { RecipientRecord } from './recipient-record.tsx'
import './shares.css'
import type { Route } from './+types/share.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('shares.one'))
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<ShareDetail> {
  const { api } = await openPage(request)
  return api.get(`/api/v1/shares/${params.id}`, shareDetail)
}

export const shouldRevalidate = shouldLoadAgain

export { PageLoading as HydrateFallback }

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} notFound="problem.notFound.over" back={{ address: '/app/shares', text: 'workspace.place.shares' }} />
}

/** The proof of one share: what went to whom, when, and what became of it. */
export default function Share({ loaderData: share }: Route.ComponentProps) {
  const t = useTranslate()
  const { api } = useWorkspace()
  const { revalidate } = useRevalidator()
  return (
    <>
      <header className="head">
        <p className="over">
          <Link to="/app/shares">{t('workspace.place.shares')}</Link>
        </p>
        <div className="head-row">
          <h1>{t('shares.sentAt', { moment: formatMoment(share.created_at) })}</h1>
          <a className="btn btn-primary" href={api.address(`/api/v1/shares/${share.id}/receipt`)}>
            <FileCheck className="i" />
            {t('shares.receipt')}
          </a>
        </div>
      </header>
      <Recipients share={share} onChanged={() => void revalidate()} />
      <Products share={share} />
      <Settings share={share} />
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
            {['product', 'version'].map((column) => (
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
                <div>
                  {product.sds_version === null ? '–' : t('sds.versionNumber', { version: product.sds_version })}
                  {product.revised_on === null ? '' : ` · ${formatDate(product.revised_on)}`}
                  {product.replaces_version === null ? '' : `, ${t('shares.replaces', { version: product.replaces_version })}`}
                  {product.changed_sections === null || product.changed_sections.length === 0 ? null : (
                    <span className="line">{t('shares.changedSections', { sections: product.changed_sections.join(', ') })}</span>
                  )}
                  {product.sheet_hash === null ? null : (
                    <details className="facts">
                      <summary>{t('shares.column.hash')}</summary>
                      <code className="hash">{product.sheet_hash}</code>
                    </details>
                  )}
                </div>
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
  return (
    <section className="shares-part">
      <h2>{t('shares.column.recipients')}</h2>
      {share.recipients.map((recipient) => (
        <RecipientRecord key={recipient.delivery_id} share={share} recipient={recipient} onChanged={onChanged} />
      ))}
    </section>
  )
}

/** In which languages it went, and where its links lead. */
function Settings({ share }: { share: ShareDetail }): ReactElement {
  const t = useTranslate()
  const { language_doc: documentId, language_msg: messageCode, sender } = share
  const facts = [
    ['shares.column.sender', [sender.name, sender.email].filter((part) => part !== null && part !== '').join(', ')],
    ['share.target', t(`share.target.${share.target}`)],
    ['share.uiLanguage', findLanguageByCode(messageCode)?.name ?? messageCode],
    ['share.sdsLanguage', documentId === null ? '–' : (findLanguageById(documentId)?.name ?? '–')],
  ] as const
  return (
    <section className="shares-part">
      <h2>{t('share.settings')}</h2>
      <dl className="defs">
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
