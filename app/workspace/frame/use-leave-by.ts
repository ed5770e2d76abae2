import { ApiError } from '../../api/api-error.ts'
import { useInterfaceLanguage, useTranslate } from '../../language/texts.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import { sayFailure } from '../explain-failure.ts'
import { useWorkspace } from './workspace-context.tsx'

/** Does what ends the page, and leaves it: after what was typed is saved, and a person who would lose something was asked. */
export function useLeaveBy(): (action: () => Promise<unknown>, leave: () => void) => Promise<void> {
  const t = useTranslate()
  const language = useInterfaceLanguage()
  const { leaving } = useWorkspace()
  const notify = useNotify()
  return async (action, leave) => {
    try {
      if (await leaving.by(action)) leave()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify({ type: 'error', text: sayFailure(error, t, language), delay: 5000 })
    }
  }
}
