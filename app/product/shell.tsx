import { ArrowLeft, Share2 } from 'lucide-react'
import { useEffect, useRef, useSyncExternalStore, type ReactElement, type ReactNode } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { sharedQuery, withoutScheme } from '../../shared/links.ts'
import { isTabEnabled, isTabShown, tabOfPage, tabs, type Tab } from '../../shared/tabs.ts'
import { useKeepLabelOptions, useTabAddress } from './label/kept-options.ts'
import { pathOf, sharedAddress, usePage, useProduct } from './product-context.ts'
import { tabParts } from './tab-parts.ts'
import { useLangOf, useTranslate } from '../language/texts.tsx'
import { breakOnce } from '../ui/break-once.ts'
import { ShareByMail } from './share-by-mail.tsx'
import { SharePopover, ShareButton } from '../ui/share.tsx'
import { TopBar } from '../ui/top-bar.tsx'
import { useSite } from '../page/use-site.ts'
import '../ui/shell.css'

/** Frame of all pages of a product: top bar, tabs, the page, foot, and the bar at the bottom of small screens. */
export function Shell({ children }: { children: ReactNode }): ReactElement {
  const t = useTranslate()
  const product = useProduct()
  const page = usePage()
  const { search } = useLocation()
  const tab = tabOfPage(page)
  const { view } = product
  const main = useFocusAfterNavigation()
  const scrolled = useScrolled()
  useKeepLabelOptions()
  const busy = useNavigation().state !== 'idle'
  const documentLang = useLangOf(view.language)
  const title = tab === 'pd' ? view.name : t(tabParts[tab].name)
  return (
    <>
      <TopBar home={pathOf(product, 'pd')} homeName={t('tab.home')} title={title} titleLang={tab === 'pd' ? documentLang : undefined}>
        <BackButton />
        <ShareByMail />
        <ShareButton className="tool">
          <Share2 className="i" />
          <span className="share-word">{t('share.share')}</span>
        </ShareButton>
      </TopBar>
      <SharePopover address={sharedAddress(product, page) + sharedQuery(page, search)} title={view.name} />
      <nav className="tabs site" aria-label={t('app.productPages')}>
        <div className="wrap">
          <TabList current={tab} iconsOnly={false} />
          {/* Says whose page this is once the page's own head is out of sight. */}
          <span className={scrolled ? 'tabs-name is-shown' : 'tabs-name'} aria-hidden="true">
            {view.name}
          </span>
        </div>
      </nav>
      <div className={busy ? 'progress is-busy' : 'progress'} aria-hidden="true" />
      <main id="main" className="wrap" ref={main} tabIndex={-1} aria-busy={busy || undefined}>
        {children}
      </main>
      <footer className="foot">
        <div className="wrap cap">
          <span>
            {t('app.permanentLink')} <a href={view.permalink}>{withoutScheme(view.permalink)}</a>
          </span>
          <span>{t('app.publishedBy', { supplier: view.supplierName })}</span>
          <Link to="/seen">{t('seen.title')}</Link>
        </div>
      </footer>
      <nav className="bottom" aria-label={t('app.productPages')}>
        <TabList current={tab} iconsOnly />
      </nav>
    </>
  )
}

/**
 * The way back for a signed-in user: to their overview of a product of their own on larger screens, else to their list (specification,
 * section 4).
 */
function BackButton(): ReactElement | null {
  const t = useTranslate()
  const { own } = useProduct()
  const { signedIn } = useSite()
  if (!signedIn) return null
  const list = '/app/products'
  return (
    <>
      <Link className="tool not-s" to={own ? `${list}/${own.synonymId}` : list}>
        <ArrowLeft className="i i-flip" />
        {t('app.back')}
      </Link>
      <Link className="tool only-s" to={list} aria-label={t('app.back')}>
        <ArrowLeft className="i i-flip" />
      </Link>
    </>
  )
}

function TabList({ current, iconsOnly }: { current: Tab; iconsOnly: boolean }): ReactElement {
  const t = useTranslate()
  const product = useProduct()
  const addressOf = useTabAddress()
  const state = product.view.documentState
  return (
    <ul>
      {tabs
        .filter((tab) => isTabShown(tab, state))
        .map((tab) => {
          const { name, Icon } = tabParts[tab]
          const inside = iconsOnly ? <Icon className="i" /> : breakOnce(t(name))
          if (!isTabEnabled(tab, state)) return <li key={tab}>{renderDisabled(iconsOnly, inside, t(name), t('tab.notAvailable'))}</li>
          return (
            <li key={tab}>
              <Link to={addressOf(tab)} aria-current={tab === current ? 'page' : undefined} aria-label={iconsOnly ? t(name) : undefined}>
                {inside}
              </Link>
            </li>
          )
        })}
    </ul>
  )
}

/** A link that leads nowhere: it says what it would be and why it is not there. */
function renderDisabled(iconsOnly: boolean, inside: ReactNode, name: string, reason: string): ReactElement {
  return iconsOnly ? (
    <span role="link" aria-disabled="true" aria-label={`${name}: ${reason}`}>
      {inside}
    </span>
  ) : (
    <span role="link" aria-disabled="true" title={reason}>
      {inside}
      <span className="vh">: {reason}</span>
    </span>
  )
}

/** Pixels after which the head counts as scrolled (specification, section 9). */
const scrolledFrom = 330

function useScrolled(): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('scroll', changed, { passive: true })
      return () => removeEventListener('scroll', changed)
    },
    () => window.scrollY >= scrolledFrom,
    () => false,
  )
}

/** After a navigation the page's content has the focus, as after loading a page, unless the visitor is using a control of it. */
function useFocusAfterNavigation() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const known = useRef(pathname)
  useEffect(() => {
    if (known.current === pathname) return
    known.current = pathname
    if (!(document.activeElement instanceof HTMLSelectElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
