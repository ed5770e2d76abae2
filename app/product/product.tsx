import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { readPinnedVersion } from '../../shared/guard.ts'
import { guardProduct } from './guard-product.server.ts'
import { loadProductData } from './load-product-data.ts'
import { Shell } from './shell.tsx'
import type { Route } from './+types/product.ts'

export const middleware: Route.MiddlewareFunction[] = [guardProduct]

export function loader({ context }: Route.LoaderArgs) {
  return loadProductData(context)
}

/** The view depends on the product, on both languages and on a pinned version, not on the page of the product nor on its query else. */
export function shouldRevalidate({ currentParams, currentUrl, nextParams, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return (
    (['id', 'interfaceLang', 'lang'] as const).some((name) => currentParams[name] !== nextParams[name]) ||
    readPinnedVersion(currentUrl) !== readPinnedVersion(nextUrl)
  )
}

export default function ProductRoute() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}
