import { Download } from 'lucide-react'
import { redirect, useNavigate } from 'react-router'
import { viewSafety } from '../../../server/safety/render-safety.ts'
import { productPath, safetyPdfPath, sdsErrorPath } from '../../../shared/links.ts'
import { productPageMeta } from '../../page-meta.ts'
import { pageRequest, productPage } from '../../server-context.ts'
import { useLangOf, useTranslate } from '../../texts.tsx'
import { DocumentHtml } from '../../ui/document-html.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import '../../ui/split.css'
import { ActionsPanel } from '../actions-panel.tsx'
import { languagePicker, qrPicker } from '../document-pickers.ts'
import { useProduct } from '../product-context.ts'
import { redirectToLanguage } from '../redirect-to-language.ts'
import './safety.css'
import type { Route } from './+types/safety.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { services, documentHtml, wholePage } = context.get(pageRequest)
  const page = context.get(productPage)
  const { product, language, interfaceLanguage } = page
  const { searchParams } = new URL(request.url)
  redirectToLanguage(page, 'mh', searchParams, ['qrCode'])
  const qrCode = searchParams.get('qrCode') !== '0'
  const [version] = product.sdsVersions
  const html = version
    ? await viewSafety(services, product, version, { language: language.code, qrCode }).catch((error: unknown) => {
        services.log.error({ err: error, product: product.id }, 'safety instructions failed')
        return null
      })
    : null
  if (!version || html === null) throw redirect(sdsErrorPath({ id: String(product.id), interfaceLanguage, language: String(language.id) }))
  if (wholePage) documentHtml.set('safety', html)
  return { version: { number: version.number, revisedOn: version.revisedOn }, qrCode, html: wholePage ? null : html }
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
export default function SafetyInstructions({ loaderData: { version, qrCode, html } }: Route.ComponentProps) {
  const t = useTranslate()
  const { view, language, interfaceLanguage } = useProduct()
  const lang = useLangOf(language.code)
  const navigate = useNavigate()
  const show = (id: number, shows: boolean) =>
    void navigate(productPath(view.id, interfaceLanguage, 'mh', id) + (shows ? '' : '?qrCode=0'), { preventScrollReset: true })
  return (
    <>
      <PageHead title={t('tab.safety')} />
      <div className="split">
        <ActionsPanel
          page="mh"
          pickers={[
            languagePicker(t, 'mh', { view, language }, (id) => show(id, qrCode)),
            qrPicker(t, qrCode, (shows) => show(language.id, shows)),
          ]}
        >
          <a className="btn btn-primary btn-block" href={safetyPdfPath(view.id, language.id, { format: 'A2', qrCode })}>
            <Download className="i" />
            {t('safety.downloadPoster')}
          </a>
          <a className="btn btn-block" href={safetyPdfPath(view.id, language.id, { format: 'A4', qrCode })}>
            <Download className="i" />
            {t('safety.downloadPage')}
          </a>
          <p className="cap">{t('safety.note', { version: version.number })}</p>
        </ActionsPanel>
        <DocumentHtml name="safety" html={html} lang={lang} className="safety-body" />
      </div>
    </>
  )
}
