import '@fontsource-variable/source-sans-3/wght.css'
import latinFont from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import { useEffect, type ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { readFeatureFlags } from '../shared/features.ts'
import { findInterfaceLanguage } from '../shared/read-language.ts'
import './brand/tokens.css'
import './brand/fallback-fonts.css'
import './ui/base.css'
import './ui/headings.css'
import './ui/button.css'
import { markUrl } from './brand/mark.tsx'
import { repeatEarlyPresses } from './browser/early-presses.ts'
import { FeaturesProvider } from './page/features.tsx'
import { noteLocale } from './language/locale.ts'
import { Offline } from './offline/offline.tsx'
import { keyOfPlace } from './browser/key-of-place.ts'
import { loadOrStay } from './offline/stay-shown.ts'
import { NotFoundContent } from './problem/not-found-content.tsx'
import { UnhandledContent } from './problem/unhandled-content.tsx'
import { isWorkspace } from './page/is-workspace.ts'
import { goesWithoutScripts } from './page/without-scripts.ts'
import { loadSite, type SiteData } from './page/load-site.ts'
import { useServerPage } from './page/server-page.tsx'
import { TextsProvider, useTranslate } from './language/texts.tsx'
import { NotificationsProvider } from './ui/notifications.tsx'
import { SidebarsProvider } from './ui/sidebars.tsx'
import { useSite } from './page/use-site.ts'
import type { Route } from './+types/root.ts'

export function loader(requested: Route.LoaderArgs) {
  return loadSite(requested)
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [loadOrStay]

/** Pages take their language from what the visitor chose, or from the browser, where the address names none. */
export function headers(): HeadersInit {
  return { Vary: 'Accept-Language, Cookie' }
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return (
    findInterfaceLanguage(currentUrl) !== findInterfaceLanguage(nextUrl) ||
    isWorkspace(currentUrl.pathname) !== isWorkspace(nextUrl.pathname)
  )
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<SiteData>('root')
  const { nonce, headScript } = useServerPage()
  const language = data?.interfaceLanguage ?? 'en'
  // Its parts listen before it: effects of what stands inside come first.
  useEffect(repeatEarlyPresses, [])
  const { pathname } = useLocation()
  const hasScripts = !useMatches().some(goesWithoutScripts)
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
        {hasScripts ? (
          <script nonce={nonce} suppressHydrationWarning>
            {headScript}
          </script>
        ) : null}
        <link rel="preload" href={latinFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={markUrl(data?.brand.key)} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {hasScripts ? <link rel="manifest" href={`/manifest.webmanifest?interfaceLang=${language}`} /> : null}
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
        {hasScripts ? (
          <>
            <ScrollRestoration getKey={keyOfPlace} />
            <Scripts />
          </>
        ) : null}
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
