import { Share2 } from 'lucide-react'
import { useRef, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { viewQrCode } from '../../server/product-view/view-product.ts'
import { classOfHeading } from '../../shared/heading-words.ts'
import { formatDate } from '../../shared/format-date.ts'
import { productPageMeta } from './product-meta.ts'
import { pageRequest } from '../../server/http/page-context.ts'
import { productPage } from '../../server/http/product-page.ts'
import { useLangOf, useTranslate } from '../language/texts.tsx'
import { ShareButton } from '../ui/share.tsx'
import { Code, Shown } from '../ui/shown.tsx'
import { Emergency } from './emergency.tsx'
import './home.css'
import { Logo } from './logo.tsx'
import { useProduct } from './product-context.ts'
import { QrDialog } from './qr-dialog.tsx'
import { Tiles } from './tiles.tsx'
import type { Route } from './+types/home.ts'
import { withoutScheme } from '../../shared/links.ts'

/** Product codes named on the page; the detail page lists them all. */
const namedCodes = 2

export function loader({ context, request }: Route.LoaderArgs) {
  const qrCode = viewQrCode(context.get(pageRequest).services, context.get(productPage).product)
  return { qrImage: svgAddress(qrCode), qrOpen: new URL(request.url).searchParams.get('qr') === '1' }
}

/** A drawing as the address of an image, with no more of it escaped than must be. */
function svgAddress(svg: string): string {
  const escaped = svg.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent)
  return `data:image/svg+xml;utf8,${escaped}`
}

export function meta({ matches: [root, product] }: Route.MetaArgs) {
  return productPageMeta({ root: root.loaderData, product: product.loaderData, page: 'pd', name: 'tab.home', description: 'supplier' })
}

export default function Home({ loaderData: { qrImage, qrOpen } }: Route.ComponentProps) {
  const t = useTranslate()
  const { view } = useProduct()
  const lang = useLangOf(view.language)
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const [newest] = view.sdsVersions
  const codes = view.productCodes.slice(0, namedCodes)
  const moreCodes = view.productCodes.length - codes.length

  const openQrCode = (event: MouseEvent) => {
    event.preventDefault()
    dialog.current?.showModal()
  }
  return (
    <>
      <section className="hero">
        <Emergency view={view} />
        <div className="about">
          <Logo />
          <p className="meta">{view.supplierName}</p>
          <h1 className={classOfHeading(view.name)}>{view.name}</h1>
          <p className="sub" lang={lang}>
            {view.variant ? (
              <>
                <Shown value={view.variant} />
                {'. '}
              </>
            ) : null}
            <Shown value={view.description} />
          </p>
          <dl className="facts">
            {codes.length > 0 ? (
              <div>
                <dt>{t('home.productCodes', { count: view.productCodes.length })}</dt>
                <dd>
                  {codes.map((code) => (
                    <span key={code}>
                      <Code>{code}</Code>{' '}
                    </span>
                  ))}
                  {moreCodes > 0 ? t('home.moreCodes', { count: moreCodes }) : null}
                </dd>
              </div>
            ) : null}
            {view.ufi ? (
              <div>
                <dt>{t('detail.term.ufi')}</dt>
                <dd>
                  <Code>{view.ufi}</Code>
                </dd>
              </div>
            ) : null}
            {newest ? (
              <div className="not-s">
                <dt>{t('sds.revision')}</dt>
                <dd>
                  <time dateTime={newest.revisedOn}>{formatDate(newest.revisedOn)}</time>
                </dd>
              </div>
            ) : null}
          </dl>
          <p className="share-row">
            <ShareButton className="btn">
              <Share2 className="i" />
              {t('home.share')}
            </ShareButton>
          </p>
        </div>
      </section>
      <Tiles onQrCode={openQrCode} />
      <QrDialog
        ref={dialog}
        name={view.name}
        image={qrImage}
        address={withoutScheme(view.permalink)}
        openAtFirst={qrOpen}
        onClose={() => {
          if (qrOpen) void navigate('.', { replace: true, preventScrollReset: true })
        }}
      />
    </>
  )
}
