import type { RouterContextProvider } from 'react-router'
import { findProductOwner } from '../../server/auth/queries.ts'
import { pageRequest } from '../../server/http/page-context.ts'
import { productPage } from '../../server/http/product-page.ts'

/** What all pages of a product show. */
export async function loadProductData(context: Readonly<RouterContextProvider>) {
  const { services, user } = context.get(pageRequest)
  const { product, view, interfaceLanguage, language, languageValid } = context.get(productPage)
  // A signed-in user finds the way back to their list, and what they may do with the product.
  const owner = user ? await findProductOwner(services.db, { permalinkId: product.id }) : undefined
  const isOwn = user?.memberships.some(({ workgroupId }) => workgroupId === owner?.workgroupId) ?? false
  const synonymId = product.record.synonyms[0]?.id
  return {
    view,
    interfaceLanguage,
    language,
    languageValid,
    own: isOwn && owner && synonymId !== undefined ? { synonymId, workgroupId: owner.workgroupId } : null,
  }
}

export type ProductData = Awaited<ReturnType<typeof loadProductData>>
