import type { RouterContextProvider } from 'react-router'
import { originOf } from '../../server/products/load-product.ts'
import { pageRequest } from '../../server/http/page-context.ts'

/** The address of an error page on the brand's own host, without the ids and the reference that its query may keep. */
export function canonicalOf(context: Readonly<RouterContextProvider>, path: string): string {
  const { services, brand } = context.get(pageRequest)
  return new URL(path, originOf(services, brand.key)).href
}
