import { RefreshCw } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { Link, useNavigate, useRevalidator, useSearchParams } from 'react-router'
import { today } from '../../../shared/iso-day.ts'
import { ownSubstanceAnswer } from '../../../shared/own-substances.ts'
import { recalculationList } from '../../../shared/recalculation.ts'
import { whereUsed, type UsingProduct, type WhereUsed } from '../../../shared/where-used.ts'
import { problemPageMeta } from '../../page/page-meta.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import '../../ui/table.css'
import { answerOf, useLastAnswer } from '../frame/answer.ts'
import { isLanguageCode } from '../../../shared/languages.ts'
import { chooseLanguage } from '../../page/choose-language.ts'
import { useMay } from '../frame/workspace-context.tsx'
import { LoadFailure } from '../frame/load-failure.tsx'
import { PageFailure } from '../frame/page-failure.tsx'
import { PageLoading } from '../frame/page-loading.tsx'
import { shouldLoadAgain } from '../frame/should-load-again.ts'
import { PageLinks } from '../frame/page-links.tsx'
import { openPage } from '../frame/tab.ts'
import './changes.css'
import { DeleteSubstance } from './delete-substance.tsx'
import { OwnSubstancePart } from './own-substance-part.tsx'
import { substanceWords } from './substance-words.server.ts'
import { useRecalculate } from './use-recalculate.ts'
import type { Route } from './+types/where-used.ts'
import { Names } from '../../ui/shown.tsx'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('workspace.place.substances'))
}

/** The words of the form; what the page is about is loaded in the browser (decision 089). */
export function loader({ request, context }: Route.LoaderArgs) {
  const language = chooseLanguage({ request, context })
  return substanceWords(isLanguageCode(language) ? language : 'en')
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { api, search } = await openPage(request)
  const [key, substance, page] = [search.get('key'), search.get('substance') ?? '', search.get('page') ?? '1']
  const [words, used, own, list] = await Promise.all([
    serverLoader(),
    api.get('/api/v1/where-used', whereUsed, { ...(key === null ? { substance } : { key }), page }),
    key === null ? null : api.get(`/api/v1/own-substances/${encodeURIComponent(key)}`, ownSubstanceAnswer),
    answerOf(api.get('/api/v1/recalculations', recalculationList)),
  ])
  return { words, used, own, list, substance }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = shouldLoadAgain
export { PageLoading as HydrateFallback }

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFailure error={error} notFound="problem.notFound.over" back={{ address: '/app/substances', text: 'workspace.place.substances' }} />
  )
}

/** A substance or raw material: what it is, and the products that contain it. */
export default function WhereUsedPage({ loaderData: { words, used, own, list, substance } }: Route.ComponentProps) {
  const t = useTranslate()
  const navigate = useNavigate()
  const mayEdit = useMay('editor')
  const { busy, failure, run } = useRecalculate()
  const { revalidate } = useRevalidator()
  const [isSaved, setIsSaved] = useState(false)
  const { data } = useLastAnswer(list)
  const day = data?.announced[0]?.day
  // Of an own substance what was changed last; of an entry of Annex VI the next day of its law.
  const change =
    own !== null
      ? own.revision > 1
        ? { kind: 'substance' as const, key: own.key, since: own.revision - 1 }
        : null
      : day === undefined
        ? null
        : { kind: 'law' as const, from: today(), to: day, substance }
  const recalculate =
    change === null || used.total === 0 ? null : (
      <button type="button" className="btn btn-primary" disabled={busy} onClick={() => void run(change)}>
        <RefreshCw className="i" />
        {t('changes.recalculate', { count: used.total })}
      </button>
    )
  return (
    <>
      <header className="head">
        <p className="meta">
          <Link to="/app/substances">{t('workspace.place.substances')}</Link>
        </p>
        <h1>
          <Names>{own?.record.name ?? substance}</Names>
        </h1>
      </header>
      {failure && change ? <LoadFailure error={failure} onRetry={() => void run(change)} /> : null}
      {isSaved ? (
        <Banner type="success" role="status">
          {t('changes.saved', { count: used.total })}
        </Banner>
      ) : null}
      {own === null ? null : (
        <OwnSubstancePart
          key={own.revision}
          begun={own.record}
          own={own}
          words={words}
          onSaved={async () => {
            await revalidate()
            setIsSaved(true)
          }}
        />
      )}
      <section className="change-part" aria-labelledby="used">
        <h2 id="used">{t('changes.used', { count: used.total })}</h2>
        {used.total === 0 ? <p className="meta">{t('changes.notUsed')}</p> : <UsedTable used={used} />}
        {recalculate === null ? null : (
          <div className="btns">
            {recalculate}
            <p className="meta">{t('changes.calm')}</p>
          </div>
        )}
      </section>
      {own !== null && mayEdit ? <DeleteSubstance own={own} onDeleted={() => navigate('/app/substances')} /> : null}
    </>
  )
}

function UsedTable({ used }: { used: WhereUsed }): ReactElement {
  const t = useTranslate()
  const [search] = useSearchParams()
  const last = Math.max(1, Math.ceil(used.total / used.page_size))
  const names = new Map(used.raw_materials.map(({ key, name }) => [key, name]))
  return (
    <>
      <table className="table stack" role="table">
        <caption className="vh">{t('changes.used', { count: used.total })}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              {t('products.product')}
            </th>
            <th role="columnheader" scope="col" className="r">
              {t('changes.content')}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {used.products.map((product) => (
            <tr key={product.id} role="row">
              <th role="rowheader" scope="row" className="lead">
                <Link to={`/app/products/${product.synonym_id}/recipe`}>{product.text}</Link>
                {product.rows.map(({ name, via }, index) =>
                  via === null ? null : (
                    <span key={index} className="meta line">
                      {t('changes.within', { name: names.get(via) ?? name })}
                    </span>
                  ),
                )}
              </th>
              <td role="cell" className="r num" data-h={t('changes.content')}>
                {contentOf(product)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PageLinks page={used.page} last={last} search={search} />
    </>
  )
}

function contentOf({ content, rows }: UsingProduct): string {
  if (content === null) return rows.map(({ share }) => share || '–').join(' + ')
  return content.from === content.to ? String(content.from) : `${content.from} – ${content.to}`
}
