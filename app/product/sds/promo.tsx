import { Check, Download, Link, Share2 } from 'lucide-react'
import { productPageMeta } from '../product-meta.ts'
import { sdsPdfPath } from '../../../shared/links.ts'
import { productPage } from '../../../server/http/product-page.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useFeature } from '../../page/features.tsx'
import { PageHead } from '../page-head.tsx'
import { ShareButton, useCopy } from '../../ui/share.tsx'
import { AddressText } from '../../ui/shown.tsx'
import { sharedAddress, useProduct } from '../product-context.ts'
import './promo.css'
import type { Route } from './+types/promo.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { version: context.get(productPage).view.sdsVersions[0]?.number ?? 1 }
}

export function meta({ matches: [root, product] }: Route.MetaArgs) {
  return productPageMeta({
    root: root.loaderData,
    product: product.loaderData,
    page: 'gh',
    name: 'sds.promo.title',
    description: 'language',
    noIndex: true,
  })
}

/** Why to pass a link on rather than a file, and both. */
export default function Promo({ loaderData: { version } }: Route.ComponentProps) {
  const t = useTranslate()
  const product = useProduct()
  const address = sharedAddress(product, 'gh')
  const { copied, copy } = useCopy(address)
  // It says that versions can be compared.
  const mayCompare = useFeature('compareVersions')
  return (
    <>
      <PageHead title={t('sds.promo.title')} />
      <div className="promo">
        <p className="lead">{t('sds.promo.text')}</p>
        <ul className="ticks">
          {(mayCompare ? ['current', 'language', 'phone'] : ['language', 'phone']).map((reason) => (
            <li key={reason}>
              <Check className="i" />
              {t(`sds.promo.reason.${reason}`, { language: product.language.name })}
            </li>
          ))}
        </ul>
        <p className="address">
          <AddressText>{address}</AddressText>
        </p>
        <div className="btns">
          <ShareButton className="btn btn-primary">
            <Share2 className="i" />
            {t('share.share')}
          </ShareButton>
          <button type="button" className="btn needs-js" onClick={copy}>
            <Link className="i" />
            {t(copied ? 'share.copied' : 'share.copyLink')}
          </button>
          <a className="btn" href={sdsPdfPath(product.view.id, product.language.id, { version, qrCode: true })}>
            <Download className="i" />
            {t('sds.downloadPdf')}
          </a>
        </div>
      </div>
    </>
  )
}
