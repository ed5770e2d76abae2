import { LogOut } from 'lucide-react'
import type { ReactElement } from 'react'
import { useTranslate } from '../../language/texts.tsx'
import { signInPath } from '../../../shared/links.ts'
import { useLeaveBy } from '../frame/use-leave-by.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'

/** Ends the session. It stands at the side, and on the account page for screens that have no side. */
export function SignOut({ className }: { className?: string }): ReactElement {
  const t = useTranslate()
  const { api } = useWorkspace()
  const leaveBy = useLeaveBy()
  const signOut = () => leaveBy(api.signOut, () => location.assign(signInPath))
  return (
    <button type="button" className={className} onClick={() => void signOut()} title={t('signIn.signOut')}>
      <LogOut className="i i-flip" />
      <span>{t('signIn.signOut')}</span>
    </button>
  )
}
