import { Copy, ExternalLink, FlaskConical, Mail, Pencil } from 'lucide-react'
import { useRef, useState, type ReactElement } from 'react'
import { Link, useRevalidator, useSearchParams } from 'react-router'
import { statusAnswer } from '../../../shared/editing.ts'
import type { SharedIdentity } from '../../../shared/identities.ts'
import { languageIdOf } from '../../../shared/languages.ts'
import { labelFilePath } from '../../../shared/links.ts'
import { attachmentList } from '../../../shared/attachments.ts'
import { productDetail, type ProductDetail } from '../../../shared/product-detail.ts'
import { ApiError } from '../../api/api-error.ts'
import { problemPageMeta } from '../../page/page-meta.ts'
import { useFeature } from '../../page/features.tsx'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import { Picker } from '../../ui/picker.tsx'
import { useSidebar } from '../../ui/sidebars.tsx'
import '../../ui/sheet.css'
import '../../ui/table.css'
import { sayFailure } from '../explain-failure.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { PageFailure } from '../frame/page-failure.tsx'
import { readIdentityReport } from '../record/read-identity-report.ts'
import { SectionList } from '../frame/section-list.tsx'
import { useShareDialog } from '../share/share-context.tsx'
import { answerOf } from '../frame/answer.ts'
import { PageLoading } from '../frame/page-loading.tsx'
import { shouldLoadAgain } from '../frame/should-load-again.ts'
import { openPage } from '../frame/tab.ts'
import { useMay, useWorkspace } from '../frame/workspace-context.tsx'
import { Attachments } from '../edit/attachments/attachments.tsx'
import { isSameSection } from '../record/compare-sections.ts'
import { listSections } from '../record/list-sections.ts'
import '../record/product.css'
import { ProductSection } from '../record/product-section.tsx'
import { saveFile } from '../frame/save-file.ts'
import { useSite } from '../../page/use-site.ts'
import { RestoreDialog } from '../edit/restore-dialog.tsx'
import { WithdrawDialog } from '../edit/withdraw-dialog.tsx'
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

/** A product that never was published has no page. */
const wasPublished = ({ edit_param: { sds_exists: sds, tds_exists: tds } }: ProductDetail): boolean => sds || tds

/** What was never published, or is withdrawn, has nothing to be shared, and no label. */
const isPublic = (detail: ProductDetail): boolean => wasPublished(detail) && detail.basic.status !== 'withdrawn'

/** Everything that is known of a product, compared with a published version where one is chosen. */
export default function ProductPage({ params, loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const synonymId = Number(params.synonymId)
  const { detail, attachments } = loaderData
  const older = loaderData.older?.data ?? null
  const { revalidate } = useRevalidator()
  const onChanged = () => void revalidate()
  const { brand } = useSite()
  const mayEdit = useMay('editor')
  const openShare = useShareDialog()
  const mayShare = useFeature('shareProducts')
  const [search, setSearch] = useSearchParams()
  const { basic } = detail
  const isPublished = wasPublished(detail)
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
      <header className="head">
        <p className="over">
          <Link to="/app/products">{t('workspace.place.products')}</Link> · {basic.supplier}
        </p>
        <div className="head-row">
          <h1>{basic.text}</h1>
          <div className="btns">
            {isPublished ? (
              <>
                <a className="btn" href={basic.permalink} target="_blank" rel="noreferrer">
                  <ExternalLink className="i" />
                  {t('products.publicPage')}
                </a>
                {isPublic(detail) && mayShare ? (
                  <button type="button" className="btn" onClick={() => openShare([{ id: synonymId, text: basic.text }])}>
                    <Mail className="i" />
                    {t('share.share')}
                  </button>
                ) : null}
              </>
            ) : null}
            {mayEdit ? (
              <>
                <Link className="btn" to="recipe">
                  <FlaskConical className="i" />
                  {t('workshop.step.recipe')}
                </Link>
                <Link className="btn btn-primary" to="edit">
                  <Pencil className="i" />
                  {t('products.edit')}
                </Link>
              </>
            ) : null}
          </div>
        </div>
      </header>
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

interface ProductToolsProps {
  synonymId: number
  detail: ProductDetail
  onChanged: () => void
}

/** Exports, copy, withdrawal. */
function ProductTools({ synonymId, detail, onChanged }: ProductToolsProps): ReactElement {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { api } = useWorkspace()
  const notify = useNotify()
  const mayEdit = useMay('editor')
  const hasSpreadsheet = useFeature('labelSpreadsheet')
  const hasWord = useFeature('labelWord')
  const [asking, setAsking] = useState(false)
  const [shared, setShared] = useState<readonly SharedIdentity[]>([])
  const { basic, validLangs } = detail
  const isWithdrawn = basic.status === 'withdrawn'
  const attempt = async (action: () => Promise<void>) => {
    try {
      await action()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify({ type: 'error', text: sayFailure(error, t, language), delay: 5000 })
    }
  }
  const exportSpreadsheet = () =>
    attempt(async () => {
      // Without any valid language there is nothing to be exported (specification, section 5).
      if (validLangs.length === 0) return
      saveFile(await api.blob('/api/v1/label/nice_label', { synonym_id: synonymId, xlang: validLangs }, 'POST'))
    })
  const restore = () =>
    attempt(async () => {
      try {
        await api.send('POST', `/api/v1/products/${synonymId}/restore`, statusAnswer)
      } catch (error) {
        const report = error instanceof ApiError ? readIdentityReport(error) : null
        if (!report) throw error
        setShared(report)
        return
      }
      onChanged()
    })
  return (
    <div className="product-tools">
      {detail.edit_param.lbl && isPublic(detail) ? (
        <>
          {hasSpreadsheet ? (
            <button type="button" className="btn btn-block" onClick={() => void exportSpreadsheet()}>
              {t('label.file.xlsx')}
            </button>
          ) : null}
          {hasWord ? (
            <button
              type="button"
              className="btn btn-block"
              onClick={() => void attempt(async () => saveFile(await api.blob(labelFilePath(basic.id, 'docx', '?lp=1'))))}
            >
              {t('label.file.docx')}
            </button>
          ) : null}
        </>
      ) : null}
      {mayEdit ? (
        <>
          <Link className="btn btn-block" to={`/app/products/new?${new URLSearchParams({ copyOf: String(synonymId), of: basic.text })}`}>
            <Copy className="i" />
            {t('products.copy')}
          </Link>
          {/* One button, so that a person who withdraws a product has the focus where it is restored. */}
          <button
            type="button"
            className="btn btn-block"
            aria-haspopup={isWithdrawn ? undefined : 'dialog'}
            onClick={() => (isWithdrawn ? void restore() : setAsking(true))}
          >
            {t(isWithdrawn ? 'products.restore' : 'products.withdraw')}
          </button>
          {shared.length > 0 ? (
            <RestoreDialog
              synonymId={synonymId}
              name={basic.text}
              shared={shared}
              onClose={() => setShared([])}
              onRestored={() => {
                setShared([])
                onChanged()
              }}
            />
          ) : null}
          {asking ? (
            <WithdrawDialog
              synonymId={synonymId}
              permalinkId={basic.id}
              name={basic.text}
              onClose={() => setAsking(false)}
              onWithdrawn={() => {
                setAsking(false)
                onChanged()
              }}
            />
          ) : null}
        </>
      ) : null}
    </div>
  )
}
