import { createContext } from 'react-router'
import type { User } from '../auth/queries.ts'
import type { Services } from '../services.ts'
import type { Brand } from '../../shared/brands.ts'
import type { LanguageCode } from '../../shared/languages.ts'

/** What a page knows of its request. One per request; never stored in a module. */
export interface PageRequest {
  services: Services
  brand: Brand
  /** A signed-in user; null: a visitor. */
  user: User | null
  nonce: string
  /** Whether a whole page is rendered, and not only the data for a page that the browser already shows. */
  wholePage: boolean
  /**
   * HTML of documents on a whole page, by name. Put into the page only once and not into the loaders' data as well, so that a sheet is not
   * transferred twice.
   */
  documentHtml: Map<string, string>
  /** Languages for the header: the interface's first, then the document's. */
  languages: LanguageCode[]
  /** Set once something on the page failed unexpectedly. */
  errorId: string | null
  /** Set if the database became unreachable meanwhile: nothing is wrong with the page, and its address is worth a retry. */
  databaseDown: Error | null
}

export const pageRequest = createContext<PageRequest>()
