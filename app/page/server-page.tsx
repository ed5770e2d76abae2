import { createContext, use, type Provider } from 'react'

/** What only the server knows while it writes a whole page. The browser keeps what the server wrote with it. */
export interface ServerPage {
  /** For the page's own scripts: the content security policy lets no other run. */
  nonce: string | undefined
  /** HTML of documents by name. */
  documentHtml: ReadonlyMap<string, string>
  /** Three characters by which an error on the page and its line in the log are found together. */
  errorId: string | null
  /** Runs before the first paint. */
  headScript: string
}

const ServerPageContext = createContext<ServerPage>({ nonce: undefined, documentHtml: new Map(), errorId: null, headScript: '' })

export const ServerPageProvider: Provider<ServerPage> = ServerPageContext

export function useServerPage(): ServerPage {
  return use(ServerPageContext)
}
