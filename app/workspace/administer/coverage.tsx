import { Check, Minus } from 'lucide-react'
import { useRef, type ReactElement } from 'react'
import { Link, useRevalidator } from 'react-router'
import { productCoverage, wordingCoverage, type ProductCoverage, type WordingCoverage } from '../../../shared/coverage.ts'
import { languages } from '../../../shared/languages.ts'
import type { ApiError } from '../../api/api-error.ts'
import { problemPageMeta } from '../../page/page-meta.ts'
import { useTranslate } from '../../language/texts.tsx'
import '../../ui/table.css'
import './coverage.css'
import { LoadFailure } from '../frame/load-failure.tsx'
import { SectionList } from '../frame/section-list.tsx'
import { answerOf, useLastAnswer } from '../frame/answer.ts'
import { shouldLoadAgain } from '../frame/should-load-again.ts'
import { PageLinks } from '../frame/page-links.tsx'
import { openPage } from '../frame/tab.ts'
import type { Route } from './+types/coverage.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('workspace.place.coverage'))
}

/** The page stands on the server already; what it shows is loaded in the browser (decision 089). */
export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { api, search } = await openPage(request)
  const page = search.get('page') ?? '1'
  const [wording, products] = await Promise.all([
    answerOf(api.get('/api/v1/coverage', wordingCoverage)),
    answerOf(api.get('/api/v1/coverage/products', productCoverage, { page })),
  ])
  return { wording, products }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = shouldLoadAgain

const parts = ['statements', 'headings', 'terms', 'substances', 'phrases', 'interface'] as const

/** Which texts exist in which language: the program's own, and those of the products' sheets. */
export default function Coverage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const wording = useLastAnswer(loaderData?.wording)
  const products = useLastAnswer(loaderData?.products)
  const body = useRef<HTMLDivElement>(null)
  const sections = [
    { key: 'products', title: t('coverage.products') },
    { key: 'texts', title: t('coverage.wording') },
  ]
  return (
    <>
      <header className="head">
        <h1>{t('workspace.place.coverage')}</h1>
      </header>
      <div ref={body}>
        <SectionList label={t('workspace.place.coverage')} sections={sections} body={body} isLine />
        <section className="product-part coverage" id="products">
          <h2>{t('coverage.products')}</h2>
          <PartState {...products} onRetry={() => void revalidate()} />
          {products.data ? <ProductTable coverage={products.data} /> : null}
        </section>
        <section className="product-part coverage" id="texts">
          <h2>{t('coverage.wording')}</h2>
          <PartState {...wording} onRetry={() => void revalidate()} />
          {wording.data ? <WordingTable coverage={wording.data} /> : null}
        </section>
      </div>
    </>
  )
}

/** A part that failed is not on its way: it says that it failed, and nothing else. */
function PartState({ data, failure, onRetry }: { data: unknown; failure: ApiError | null; onRetry: () => void }): ReactElement | null {
  const t = useTranslate()
  if (failure) return <LoadFailure error={failure} onRetry={onRetry} />
  return data === null ? <p role="status">{t('app.loading')}</p> : null
}

function ProductTable({ coverage: { products, total, page, page_size: size } }: { coverage: ProductCoverage }): ReactElement {
  const t = useTranslate()
  if (total === 0) return <p>{t('products.none')}</p>
  const last = Math.max(1, Math.ceil(total / size))
  return (
    <>
      <div className="wide" role="region" aria-label={t('coverage.products')}>
        <table className="table">
          <caption className="vh">{t('coverage.products')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('products.product')}</th>
              {languages.map(({ code, name }) => (
                <th key={code} scope="col">
                  <abbr title={name}>{code.toUpperCase()}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {products.map(({ synonym_id: id, text, sds, tds }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`/app/products/${id}`}>{text}</Link>
                </th>
                {languages.map(({ code }) => {
                  const sheets = [sds, tds].filter((valid) => valid !== null)
                  const complete = sheets.length > 0 && sheets.every((valid) => valid.includes(code))
                  return (
                    <td key={code} className={complete ? 'is-there' : 'is-missing'}>
                      {complete ? <Check className="i" /> : <Minus className="i" />}
                      <span className="vh">{t(complete ? 'coverage.complete' : 'coverage.missing')}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PageLinks page={page} last={last} />
    </>
  )
}

function WordingTable({ coverage }: { coverage: WordingCoverage }): ReactElement {
  const t = useTranslate()
  return (
    <table className="table stack" role="table">
      <caption className="vh">{t('coverage.wording')}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {t('account.language')}
          </th>
          {parts.map((part) => (
            <th key={part} role="columnheader" scope="col" className="r">
              {t(`coverage.part.${part}`)}
            </th>
          ))}
          <th role="columnheader" scope="col" className="r">
            {t('coverage.unofficial')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {coverage.languages.map((language) => (
          <tr key={language.code} role="row">
            <th role="rowheader" scope="row" className="lead" lang={language.code}>
              {language.name}
            </th>
            {parts.map((part) => {
              const { present, total } = language[part]
              return (
                <td key={part} role="cell" data-h={t(`coverage.part.${part}`)} className={present < total ? 'r is-missing' : 'r'}>
                  {present < total ? `${present} / ${total}` : total}
                </td>
              )
            })}
            <td role="cell" data-h={t('coverage.unofficial')} className="r">
              {language.unofficial}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
