import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'

/** Brand, interface language and languages of the site; nothing where the root itself failed. */
export function useSite(): Partial<
  Pick<Awaited<ReturnType<typeof loader>>, 'brand' | 'interfaceLanguage' | 'interfaceLanguages' | 'signedIn'>
> {
  return useRouteLoaderData<typeof loader>('root') ?? {}
}
