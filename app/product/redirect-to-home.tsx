import { data, redirect } from 'react-router'
import { readId } from '../../server/products/load-product.ts'
import { dossierErrorPath, firstPagePath } from '../../shared/links.ts'
import type { Route } from './+types/redirect-to-home.ts'

/**
 * `/{id}`, `/{id}/{interfaceLang}` and `/{id}/{interfaceLang}/{docType}[/{lang}]` lead to the product's first page
 * (specification, section 2). A longer address, or none, is no address of a product.
 */
export function loader({ params }: Route.LoaderArgs) {
  const [id = '', ...rest] = (params['*'] ?? '').split('/').filter((part) => part !== '')
  if (id === '' || rest.length > 3) throw data(null, { status: 404 })
  const read = readId(id)
  throw redirect(read === null ? dossierErrorPath : firstPagePath(read))
}

/** Never shown: the loader leaves in every case. A page without a component would answer without the error boundary. */
export default function RedirectToHome() {
  return null
}
