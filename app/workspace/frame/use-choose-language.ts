import type { LanguageCode } from '../../../shared/languages.ts'
import { initAnswer } from '../../../shared/account.ts'
import { keepLocale } from '../../language/locale.ts'
import { useLeaveBy } from './use-leave-by.ts'
import { useWorkspace } from './workspace-context.tsx'

/** Keeps the language of the interface with the account, for every page and every sign-in from now on. */
export function useChooseLanguage(): (code: LanguageCode) => Promise<void> {
  const { api } = useWorkspace()
  const leaveBy = useLeaveBy()
  return (code) =>
    leaveBy(
      () => api.post('/api/v1/account/settings', initAnswer, { interface_language: code }),
      () => {
        keepLocale(code)
        // Every text of the page changes; a language that the address names would still come first.
        const { pathname, search, hash } = location
        const query = new URLSearchParams(search)
        query.delete('interfaceLang')
        const address = `${pathname}${query.size > 0 ? `?${query}` : ''}`
        if (hash === '') location.assign(address)
        else {
          history.replaceState(history.state, '', address + hash)
          location.reload()
        }
      },
    )
}
