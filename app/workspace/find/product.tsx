import { useRef } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { languageIdOf } from '../../../shared/languages.ts'
import { attachmentList } from '../../../shared/attachments.ts'
import { productDetail } from '../../../shared/product-detail.ts'
import { problemPageMeta } from '../../page/page-meta.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Picker } from '../../ui/picker.tsx'
import { useSidebar } from '../../ui/sidebars.tsx'
import '../../ui/sheet.css'
import '../../ui/table.css'
import { LoadFailure } from '../frame/load-failure.tsx'
import { PageFailure } from '../frame/page-failure.tsx'
import { SectionList } from '../frame/section-list.tsx'
import { answerOf } from '../frame/answer.ts'
import { PageLoading } from '../frame/page-loading.tsx'
import { shouldLoadAgain } from '../frame/should-load-again.ts'
import { openPage } from '../frame/tab.ts'
import { Attachments } from '../edit/attachments/attachments.tsx'
import { isSameSection } from '../record/compare-sections.ts'
import { listSections } from '../record/list-sections.ts'
import '../record/product.css'
import { ProductSection } from '../record/product-section.tsx'
import { useSite } from '../../page/use-site.ts'
import { ProductHead } from './product-head.tsx'
import { ProductTools } from './product-tools.tsx'
import type { Route } from './+types/product.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('products.product'))
}

export async function clientLoader({ params: { synonymId }, request }: Route.ClientLoaderArgs) {
  const { api, language, search } = await openPage(request)
  const version = search.get('compare')
  const path = `/api/v1/products/${synonymId}`
  const lang = languageIdOf(language)
  const detailOf = (of: { version?: string }) => api.get(`${path}/detail`, productDetail, { lang, ...of })
  const [detail, older, attachments] = await Promise.all([
    detailOf({}),
    version === null ? null : answerOf(detailOf({ version })),
    answerOf(api.get(`${path}/attachments`, attachmentList)),
  ])
  return { detail, older, attachments }
}

export const shouldRevalidate = shouldLoadAgain

export { PageLoading as HydrateFallback }

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageFailure error={error} notFound="problem.dossier.over" back={{ address: '/app/products', text: 'problem.toProductList' }} />
}

/** Everything that is known of a product, compared with a published version where one is chosen. */
export default function ProductPage({ params, loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const synonymId = Number(params.synonymId)
  const { detail, attachments } = loaderData
  const older = loaderData.older?.data ?? null
  const { revalidate } = useRevalidator()
  const onChanged = () => void revalidate()
  const { brand } = useSite()
  const [search, setSearch] = useSearchParams()
  const { basic } = detail
  const shown = { hidden: brand?.hiddenDetailSections ?? [], language: useInterfaceLanguage() }
  const sections = listSections(detail, t, shown)
  const before = older ? listSections(older, t, shown) : null
  const changed = new Set(
    sections.flatMap((section) => {
      const old = before?.find(({ key }) => key === section.key)
      return old && !isSameSection(old, section) ? [section.key] : []
    }),
  )
  const isChanged = (key: string) => changed.has(key)
  const body = useRef<HTMLDivElement>(null)
  const { isFolded } = useSidebar('left')
  return (
    <>
      <ProductHead synonymId={synonymId} detail={detail} />
      {basic.status === 'withdrawn' ? <Banner type="warning">{t('products.isWithdrawn')}</Banner> : null}
      <div className={isFolded ? 'product-doc is-left-folded' : 'product-doc'}>
        <aside className="product-side">
          <SectionList label={t('products.sections')} sections={sections} isChanged={isChanged} body={body} />
          {basic.versions.length > 0 ? (
            <div className="pickers">
              <Picker
                name="compare"
                label={t('sds.compareWith')}
                value={search.get('compare') ?? ''}
                options={[{ value: '', text: '/' }, ...basic.versions.map((one) => ({ value: String(one.id), text: one.text }))]}
                onChoose={(value) => setSearch(value === '' ? {} : { compare: value }, { replace: true, preventScrollReset: true })}
              />
            </div>
          ) : null}
          <ProductTools synonymId={synonymId} detail={detail} onChanged={onChanged} />
        </aside>
        <div ref={body}>
          {loaderData.older?.failure ? (
            <>
              <LoadFailure error={loaderData.older.failure} onRetry={onChanged} />
              <p className="page-back">
                <Link className="btn" to={`/app/products/${synonymId}`} replace>
                  {t('problem.toDetail')}
                </Link>
              </p>
            </>
          ) : null}
          {before ? (
            <p className="legend" role="status">
              <ins>{t('sds.added')}</ins> <del>{t('sds.removed')}</del>
            </p>
          ) : null}
          {sections.map((section, index) =>
            section.key === 'attachments' ? (
              <Attachments
                key={section.key}
                number={index + 1}
                title={section.title}
                synonymId={synonymId}
                permalinkId={basic.id}
                listed={attachments}
                onChanged={onChanged}
              />
            ) : (
              <ProductSection
                key={section.key}
                number={index + 1}
                section={section}
                before={before?.find(({ key }) => key === section.key) ?? null}
                isCompared={before !== null}
                isChanged={isChanged(section.key)}
              />
            ),
          )}
        </div>
      </div>
    </>
  )
}
