import '@fontsource-variable/source-sans-3/wght.css'
import latinFont from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import { useEffect, type ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { readFeatureFlags } from '../shared/features.ts'
import { withInterfaceLanguage } from '../shared/links.ts'
import { isLanguageCode } from '../shared/languages.ts'
import { negotiateLanguage, readLocale } from '../shared/visitor-language.ts'
import { loadWording } from '../wording/load-wording.ts'
import './brand/tokens.css'
import './brand/fallback-fonts.css'
import './ui/base.css'
import './ui/headings.css'
import './ui/button.css'
import { markUrl } from './brand/mark.tsx'
import { closeListScript, earlyPressScript, repeatEarlyPresses } from './browser/early-presses.ts'
import { findInterfaceTexts, listInterfaceLanguages } from './language/interface-languages.server.ts'
import { FeaturesProvider } from './page/features.tsx'
import { noteLocale } from './language/locale.ts'
import { Offline } from './offline/offline.tsx'
import { keyOfPlace } from './browser/key-of-place.ts'
import { loadOrStay } from './offline/stay-shown.ts'
import { NotFoundContent } from './problem/not-found-content.tsx'
import { UnhandledContent } from './problem/unhandled-content.tsx'
import { pageRequest } from '../server/http/page-context.ts'
import { useServerPage } from './page/server-page.tsx'
import { sessionStorageScript } from './browser/storage.ts'
import { TextsProvider, useTranslate } from './language/texts.tsx'
import { themeScript } from './brand/theme.ts'
import { NotificationsProvider } from './ui/notifications.tsx'
import { SidebarsProvider } from './ui/sidebars.tsx'
import { useSite } from './page/use-site.ts'
import type { Route } from './+types/root.ts'

/** Brand and interface texts of the page, in one language alone. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const { services, brand, user, languages } = context.get(pageRequest)
  const { pathname, search } = new URL(request.url)
  const available = listInterfaceLanguages()
  const own = pathname.startsWith('/app') ? user?.interfaceLanguage : undefined
  const asked = askedLanguage(params, search)
  const wished = asked ?? readLocale(request.headers.get('cookie')) ?? own
  const language = wished ?? negotiateLanguage(request.headers.get('accept-language'), available, brand.defaultLanguage)
  const found = isLanguageCode(language) ? findInterfaceTexts(language, services.log) : null
  // An interface language without texts, or whose texts fail to load: the route switches to English (specification, section 2).
  if (!found && asked !== null && asked !== 'en') throw redirect(withInterfaceLanguage(pathname, search, 'en'))
  const shown = found && isLanguageCode(language) ? language : 'en'
  languages.unshift(shown)
  return {
    brand: {
      key: brand.key,
      name: brand.name,
      word: brand.word,
      workgroupHeader: brand.workgroupHeader,
      viewportFlag: brand.viewportFlag,
      hiddenDetailSections: brand.hiddenDetailSections,
    },
    features: services.features,
    signedIn: user !== null,
    interfaceLanguage: shown,
    interfaceLanguages: available,
    texts: found ?? loadWording('en').interface,
  }
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [loadOrStay]

/** Pages take their language from what the visitor chose, or from the browser, where the address names none. */
export function headers(): HeadersInit {
  return { Vary: 'Accept-Language, Cookie' }
}

/** Pages of a product name their interface language in the path, the others in the query. */
function askedLanguage(params: { interfaceLang?: string | undefined }, search: string): string | null {
  return params.interfaceLang ?? (new URLSearchParams(search).get('interfaceLang') || null)
}

export function shouldRevalidate({ currentParams, currentUrl, nextParams, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return askedLanguage(currentParams, currentUrl.search) !== askedLanguage(nextParams, nextUrl.search)
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const { nonce } = useServerPage()
  const language = data?.interfaceLanguage ?? 'en'
  // Its parts listen before it: effects of what stands inside come first.
  useEffect(repeatEarlyPresses, [])
  const { pathname } = useLocation()
  useEffect(() => noteLocale(pathname), [pathname])
  return (
    // A page that says that its reader is signed in is never kept on the device (app/offline/).
    <html
      lang={language}
      dir="ltr"
      data-brand={data?.brand.key}
      data-signed-in={data?.signedIn === true ? '' : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script nonce={nonce} suppressHydrationWarning>
          {`${sessionStorageScript};${themeScript};${earlyPressScript};${closeListScript}`}
        </script>
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={markUrl(data?.brand.key)} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.webmanifest?interfaceLang=${language}`} />
        <Meta />
        <Links />
      </head>
      <body>
        <TextsProvider language={language} texts={data?.texts ?? noTexts}>
          <FeaturesProvider given={data?.features ?? allFeatures}>
            <NotificationsProvider>
              <Offline />
              <SidebarsProvider>{children}</SidebarsProvider>
            </NotificationsProvider>
          </FeaturesProvider>
        </TextsProvider>
        <ScrollRestoration getKey={keyOfPlace} />
        <Scripts />
      </body>
    </html>
  )
}

const noTexts = {}
const allFeatures = readFeatureFlags({})

export default function Root() {
  return <Outlet />
}

/** What no page foresaw. The status of the answer stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTranslate()
  const { brand } = useSite()
  const notFound = isRouteErrorResponse(error) && error.status === 404
  return (
    <>
      <title>{`${t(notFound ? 'problem.notFound.over' : 'problem.unhandled.over')} :: ${brand?.name ?? 'Permasheet'}`}</title>
      <meta name="robots" content="noindex" />
      {notFound ? <NotFoundContent /> : <UnhandledContent />}
    </>
  )
}
