import { useRouteLoaderData } from 'react-router'
import type { SiteData } from './load-site.ts'

/** Brand, interface language and languages of the site; nothing where the root itself failed. */
export function useSite(): Partial<Pick<SiteData, 'brand' | 'interfaceLanguage' | 'interfaceLanguages' | 'signedIn'>> {
  return useRouteLoaderData<SiteData>('root') ?? {}
}
