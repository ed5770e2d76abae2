import { LogOut } from 'lucide-react'
import type { ReactElement } from 'react'
import { ApiError } from '../api-error.ts'
import { useTranslate } from '../texts.tsx'
import { useNotify } from '../ui/notifications.tsx'
import { sayFailure } from './explain-failure.ts'
import { signInPath } from '../../shared/links.ts'
import { useWorkspace } from './workspace-context.tsx'

/** Ends the session. It stands at the side, and on the account page for screens that have no side. */
export function SignOut({ className }: { className: string }): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const notify = useNotify()
  const leave = async () => {
    try {
      await api.signOut()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notify({ type: 'error', text: sayFailure(error, t), delay: 5000 })
      return
    }
    location.assign(signInPath)
  }
  return (
    <button type="button" className={className} onClick={() => void leave()} title={t('signIn.signOut')}>
      <LogOut className="i i-flip" />
      <span>{t('signIn.signOut')}</span>
    </button>
  )
}
