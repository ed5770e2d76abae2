import { ArrowRight, ChevronRight, QrCode } from 'lucide-react'
import type { MouseEventHandler, ReactElement } from 'react'
import { Link } from 'react-router'
import { isTabEnabled, isTabShown, type Tab } from '../../shared/tabs.ts'
import { formatDate } from '../../shared/format-date.ts'
import { useTranslate, type Translate } from '../language/texts.tsx'
import { useTabAddress } from './label/kept-options.ts'
import type { ProductData } from './load-product-data.ts'
import { useProduct } from './product-context.ts'
import { tabParts } from './tab-parts.ts'
import './tiles.css'

const tileTabs: readonly Tab[] = ['pi', 'gh', 'th', 'ee', 'mh']
/** Documents that a language may lack: their tiles are dimmed then (specification, section 2). */
const tabsOfLanguage: readonly Tab[] = ['gh', 'ee', 'mh']

/** A tile for every page of the product, and one for its QR code. */
export function Tiles({ onQrCode }: { onQrCode: MouseEventHandler<HTMLAnchorElement> }): ReactElement {
  const t = useTranslate()
  const product = useProduct()
  const addressOf = useTabAddress()
  const state = product.view.documentState
  return (
    <ul className="tiles">
      {tileTabs
        .filter((tab) => isTabShown(tab, state))
        .map((tab) => (
          <li key={tab}>
            <Tile tab={tab} product={product} address={addressOf(tab)} />
          </li>
        ))}
      <li>
        <a className="tile" href="?qr=1" onClick={onQrCode} aria-haspopup="dialog">
          <QrCode className="i" />
          <ChevronRight className="i i-flip go only-s" />
          <h2>{t('home.qrCode')}</h2>
          <p>{t('home.qrCodeNote')}</p>
        </a>
      </li>
    </ul>
  )
}

function Tile({ tab, product, address }: { tab: Tab; product: ProductData; address: string }): ReactElement {
  const t = useTranslate()
  const { view, languageValid } = product
  const { name, Icon } = tabParts[tab]
  const withUse = (text: string) => (tab === 'ee' && !view.generalUse ? `${text} · ${t('home.professionalUse')}` : text)
  if (!isTabEnabled(tab, view.documentState)) {
    return (
      <div className="tile" aria-disabled="true">
        <Icon className="i" />
        <h2>{t(name)}</h2>
        <p>{withUse(t('tab.notAvailable'))}</p>
      </div>
    )
  }
  const dimmed = tabsOfLanguage.includes(tab) && !languageValid
  return (
    <Link className={dimmed ? 'tile is-dimmed' : 'tile'} to={address}>
      <Icon className="i" />
      <ArrowRight className="i i-flip go" />
      <h2>{t(name)}</h2>
      <p>{withUse(dimmed ? otherLanguages(t, product) : describeTile(t, tab, product))}</p>
    </Link>
  )
}

/** Names at most so many languages; more are counted. */
const namedLanguages = 3

function otherLanguages(t: Translate, { view, language }: ProductData): string {
  const valid = view.languages.filter((one) => one.valid).map(({ name }) => name)
  const named = valid.slice(0, namedLanguages).join(', ')
  const more = valid.length - namedLanguages
  return t('home.onlyIn', { language: language.name, languages: more > 0 ? t('home.andMore', { languages: named, count: more }) : named })
}

function describeTile(t: Translate, tab: Tab, { view }: ProductData): string {
  const [newest] = view.sdsVersions
  if (tab === 'gh' && newest) {
    const languages = t('home.languages', { count: view.documentState.validLanguages })
    return [t('sds.versionNumber', { version: newest.number }), formatDate(newest.revisedOn), languages].join(' · ')
  }
  return t(`home.note.${tab}`)
}
