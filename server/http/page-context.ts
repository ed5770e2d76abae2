import { createContext } from 'react-router'
import type { User } from '../auth/queries.ts'
import type { Services } from '../services.ts'
import type { Brand } from '../../shared/brands.ts'
import type { LanguageCode } from '../../shared/languages.ts'

/** What a page knows of its request. One per request; nothing of it is kept in a module. */
export interface PageRequest {
  services: Services
  brand: Brand
  /** A signed-in user; null: a visitor. */
  user: User | null
  /** Origin under which the visitor sees this site. */
  origin: string
  nonce: string
  /** Whole page, in contrast to the data alone of a page that the browser already shows. */
  wholePage: boolean
  /**
   * HTML of documents on a whole page, by name. It goes into the page once and not into the loaders' data as well, so
   * that a sheet does not travel twice.
   */
  documentHtml: Map<string, string>
  /** Languages of what is shown, for the header: the interface's first, then the document's. */
  languages: LanguageCode[]
  /** Set once something on the page failed unexpectedly. */
  errorId: string | null
  /** Set where the database went away meanwhile: nothing is wrong with the page, and its address is to be asked again. */
  databaseDown: Error | null
}

export const pageRequest = createContext<PageRequest>()
