import { Link, useRevalidator, useSearchParams } from 'react-router'
import { mailList } from '../../../shared/share.ts'
import { problemPageMeta } from '../../page/page-meta.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import '../../ui/table.css'
import { LoadFailure } from '../frame/load-failure.tsx'
import { answerOf, useLastAnswer } from '../frame/answer.ts'
import { shouldLoadAgain } from '../frame/should-load-again.ts'
import { openPage } from '../frame/tab.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { PageLinks } from '../frame/page-links.tsx'
import { formatMoment } from '../frame/format-moment.ts'
import './shares.css'
import type { Route } from './+types/mails.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('workspace.place.mails'))
}

/** The page stands on the server already; what it shows is loaded in the browser (decision 089). */
export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { api, search } = await openPage(request)
  const page = search.get('page') ?? '1'
  return { list: await answerOf(api.get('/api/v1/mails', mailList, { page })) }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = shouldLoadAgain

/** Mails as they were written, each to be read as its recipient gets it. */
export default function Mails({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { api } = useWorkspace()
  const [search] = useSearchParams()
  const page = search.get('page') ?? '1'
  const shown = search.get('mail')
  const { revalidate } = useRevalidator()
  const { data, failure } = useLastAnswer(loaderData?.list)
  const last = data ? Math.max(1, Math.ceil(data.total / data.page_size)) : 1
  return (
    <>
      <header className="head">
        <h1>{t('workspace.place.mails')}</h1>
      </header>
      {failure ? <LoadFailure error={failure} onRetry={() => void revalidate()} /> : null}
      {!data && !failure ? <p role="status">{t('app.loading')}</p> : null}
      {data?.transport === 'folder' ? <Banner type="info">{t('mails.folder')}</Banner> : null}
      {data && data.mails.length === 0 ? <p className="meta">{t('mails.none')}</p> : null}
      {data && data.mails.length > 0 ? (
        <table className="table stack t-mails" role="table">
          <caption className="vh">{t('workspace.place.mails')}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {['subject', 'recipient', 'state', 'written'].map((column) => (
                <th key={column} role="columnheader" scope="col">
                  {t(`mails.column.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {data.mails.map((mail) => (
              <tr key={mail.id} role="row">
                <th role="rowheader" scope="row" className="lead">
                  <Link
                    to={`?page=${page}&mail=${mail.id}`}
                    replace
                    preventScrollReset
                    aria-current={mail.id === shown ? 'true' : undefined}
                  >
                    {mail.subject}
                  </Link>
                </th>
                <td role="cell" data-h={t('mails.column.recipient')}>
                  {mail.email}
                </td>
                <td role="cell" data-h={t('mails.column.state')}>
                  <span className={`state is-${mail.state}`}>{t(`shares.state.${mail.state}`)}</span>
                </td>
                <td role="cell" data-h={t('mails.column.written')}>
                  {formatMoment(mail.queued_at)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <PageLinks page={Number(page)} last={last} />
      {shown === null ? null : (
        <section className="shares-part">
          <iframe
            className="mail-frame"
            title={t('share.previewTitle')}
            sandbox=""
            src={api.address(`/api/v1/mails/${encodeURIComponent(shown)}/html`)}
          />
          <a className="btn" href={api.address(`/api/v1/mails/${encodeURIComponent(shown)}/file`)}>
            {t('mails.file')}
          </a>
        </section>
      )}
    </>
  )
}
