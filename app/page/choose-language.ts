import type { RouterContextProvider } from 'react-router'
import { pageRequest } from '../../server/http/page-context.ts'
import { findInterfaceLanguage } from '../../shared/read-language.ts'
import { negotiateLanguage, readLocale } from '../../shared/visitor-language.ts'
import { listInterfaceLanguages } from '../language/interface-languages.server.ts'
import { isWorkspace } from './is-workspace.ts'

interface Requested {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** The language of a page's interface: that of its address, what was chosen, the account's in the workspace, the browser's; decision 040. */
export function chooseLanguage({ request, context }: Requested): string {
  const { brand, user } = context.get(pageRequest)
  const { pathname, search } = new URL(request.url)
  return (
    findInterfaceLanguage({ pathname, search }) ??
    readLocale(request.headers.get('cookie')) ??
    (isWorkspace(pathname) ? user?.interfaceLanguage : undefined) ??
    negotiateLanguage(request.headers.get('accept-language'), listInterfaceLanguages(), brand.defaultLanguage)
  )
}
