import type { LanguageCode } from '../../shared/languages.ts'
import { initAnswer } from '../../shared/account.ts'
import { ApiError } from '../api-error.ts'
import { useTranslate } from '../texts.tsx'
import { useNotify } from '../ui/notifications.tsx'
import { sayFailure } from './explain-failure.ts'
import { useWorkspace } from './workspace-context.tsx'

/** Keeps the language of the interface with the account, for every page and every sign-in from now on. */
export function useChooseLanguage(): (code: LanguageCode) => Promise<void> {
  const t = useTranslate()
  const { api } = useWorkspace()
  const notify = useNotify()
  return async (code) => {
    try {
      await api.post('/api/v1/account/settings', initAnswer, { interface_language: code })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify({ type: 'error', text: sayFailure(error, t), delay: 5000 })
      return
    }
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
  }
}
