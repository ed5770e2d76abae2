import { createContext } from 'react-router'
import type { LanguageCode } from '../../shared/languages.ts'
import type { DocumentLanguage, ProductView } from '../../shared/product-view.ts'
import type { Product } from '../products/load-product.ts'
import type { StoredVersion } from '../products/queries.ts'

/** The product of a page, set once the guard has let the visitor in. */
export interface ProductPage {
  product: Product
  view: ProductView
  /** On the page of a digital label the version that it is of in each language; null on every other. */
  labels: ReadonlyMap<LanguageCode, StoredVersion> | null
  interfaceLanguage: LanguageCode
  /** Language of the address. */
  language: DocumentLanguage
  /** False: the product's documents do not exist in the address's language. */
  languageValid: boolean
}

export const productPage = createContext<ProductPage>()
