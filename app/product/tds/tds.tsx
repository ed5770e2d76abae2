import { Download } from 'lucide-react'
import { redirect, useNavigate } from 'react-router'
import { viewTds } from '../../../server/tds/view-tds.ts'
import { productPath, tdsPdfPath } from '../../../shared/links.ts'
import { formatDate } from '../../../shared/format-date.ts'
import { productPageMeta } from '../product-meta.ts'
import { pageRequest } from '../../../server/http/page-context.ts'
import { productPage } from '../../../server/http/product-page.ts'
import { useLangOf, useTranslate } from '../../language/texts.tsx'
import { DocumentHtml } from '../../ui/document-html.tsx'
import { PageHead } from '../page-head.tsx'
import '../../ui/table.css'
import { ActionsPanel } from '../actions-panel.tsx'
import { languagePicker } from '../document-pickers.ts'
import { useProduct } from '../product-context.ts'
import { redirectToLanguage } from '../redirect-to-language.ts'
import './tds.css'
import type { Route } from './+types/tds.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, documentHtml, wholePage } = context.get(pageRequest)
  const page = context.get(productPage)
  const { product, language } = page
  redirectToLanguage(page, 'th', new URL(request.url).searchParams)
  const [version] = product.tdsVersions
  const html = version
    ? await viewTds(services, product, version, language.code).catch((error: unknown) => {
        services.log.error({ err: error, product: product.id }, 'a technical data sheet failed')
        return null
      })
    : null
  // A sheet that fails leads home, in English (specification, section 8).
  if (!version || html === null) throw redirect(productPath(product.id, 'en', 'pd', language.id))
  if (wholePage) documentHtml.set('tds', html)
  return { version: { number: version.number, revisedOn: version.revisedOn }, html: wholePage ? null : html }
}

export function meta({ matches: [root, product], loaderData }: Route.MetaArgs) {
  return productPageMeta({
    root: root.loaderData,
    product: product.loaderData,
    page: 'th',
    name: 'tab.tds',
    description: 'language',
    revisedOn: loaderData?.version.revisedOn,
  })
}

/** The technical data sheet: languages that have one, and its PDF. */
export default function TechnicalDataSheet({ loaderData: { version, html } }: Route.ComponentProps) {
  const t = useTranslate()
  const { view, language, interfaceLanguage } = useProduct()
  const lang = useLangOf(language.code)
  const navigate = useNavigate()
  return (
    <>
      <PageHead title={t('tab.tds')} />
      <div className="tds-page">
        <ActionsPanel
          page="th"
          pickers={[
            languagePicker(t, 'th', { view, language }, (id) => {
              void navigate(productPath(view.id, interfaceLanguage, 'th', id), { preventScrollReset: true })
            }),
          ]}
        >
          <a className="btn btn-primary btn-block" href={tdsPdfPath(view.id, language.id)}>
            <Download className="i" />
            {t('sds.downloadPdf')}
          </a>
          <p className="cap">{t('sds.versionNote', { version: version.number, date: formatDate(version.revisedOn) })}</p>
        </ActionsPanel>
        <DocumentHtml name="tds" html={html} lang={lang} className="tds-body" />
      </div>
    </>
  )
}
