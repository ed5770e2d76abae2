import { redirect, useNavigate } from 'react-router'
import { viewSafetyPage } from '../../../server/safety/render-safety.ts'
import { leaveForFailure } from '../../../shared/guard.ts'
import { productPath } from '../../../shared/links.ts'
import { productPageMeta } from '../product-meta.ts'
import { pageRequest } from '../../../server/http/page-context.ts'
import { productPage } from '../../../server/http/product-page.ts'
import { useLangOf, useTranslate } from '../../language/texts.tsx'
import { DocumentHtml } from '../../ui/document-html.tsx'
import { PageHead } from '../page-head.tsx'
import '../../ui/split.css'
import { ActionsPanel } from '../actions-panel.tsx'
import { languagePicker, qrPicker } from '../document-pickers.ts'
import { leaveFailedPage } from '../leave-failed-page.ts'
import { useProduct } from '../product-context.ts'
import { useChosen } from '../use-chosen.ts'
import { redirectToLanguage } from '../redirect-to-language.ts'
import { FitReport } from '../../ui/fit-report.tsx'
import { SafetyDownloads } from './safety-downloads.tsx'
import '../../ui/safety.css'
import type { Route } from './+types/safety.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, documentHtml, wholePage } = context.get(pageRequest)
  const page = context.get(productPage)
  const { product, language, interfaceLanguage } = page
  const { searchParams } = new URL(request.url)
  redirectToLanguage(page, 'mh', searchParams, ['qrCode'])
  const qrCode = searchParams.get('qrCode') !== '0'
  const [version] = product.sdsVersions
  const requested = { id: String(product.id), interfaceLanguage, page: 'mh' as const, language: String(language.id) }
  if (!version) throw redirect(leaveForFailure(requested))
  const { html, report } = await viewSafetyPage(services, product, version, { language: language.code, interfaceLanguage, qrCode }).catch(
    (error: unknown) => {
      throw leaveFailedPage(error, { context, request, requested })
    },
  )
  if (wholePage) documentHtml.set('safety', html)
  return { version: { number: version.number, revisedOn: version.revisedOn }, qrCode, report, html: wholePage ? null : html }
}

export function meta({ matches: [root, product], loaderData }: Route.MetaArgs) {
  return productPageMeta({
    root: root.loaderData,
    product: product.loaderData,
    page: 'mh',
    name: 'tab.safety',
    description: 'language',
    revisedOn: loaderData?.version.revisedOn,
  })
}

/** Instructions for the workplace, as a poster to be read here or printed in two sizes. */
export default function SafetyInstructions({ loaderData: { version, qrCode, report, html } }: Route.ComponentProps) {
  const t = useTranslate()
  const { view, language, interfaceLanguage } = useProduct()
  const lang = useLangOf(language.code)
  const navigate = useNavigate()
  const add = useChosen<{ id: number; shows: boolean }>()
  const choose = (choice: Parameters<typeof add>[0]) => {
    const { id = language.id, shows = qrCode } = add(choice)
    void navigate(productPath(view.id, interfaceLanguage, 'mh', id) + (shows ? '' : '?qrCode=0'), { preventScrollReset: true })
  }
  return (
    <>
      <PageHead title={t('tab.safety')} />
      {report ? <FitReport report={report} /> : null}
      <div className="split">
        <ActionsPanel
          page="mh"
          pickers={[languagePicker(t, 'mh', { view, language }, (id) => choose({ id })), qrPicker(t, qrCode, (shows) => choose({ shows }))]}
        >
          <SafetyDownloads id={view.id} language={language.id} qrCode={qrCode} report={report} />
          <p className="cap">{t('safety.note', { version: version.number })}</p>
        </ActionsPanel>
        <DocumentHtml name="safety" html={html} lang={lang} className="safety-body" />
      </div>
    </>
  )
}
