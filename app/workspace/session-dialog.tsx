import { useEffect, useRef, type ReactElement } from 'react'
import { useTranslate } from '../texts.tsx'
import '../ui/dialog.css'
import { SignInForm } from './sign-in-form.tsx'
import './sign-in.css'
import { useWorkspace } from './workspace-context.tsx'

/** The session ended while somebody was working: signing in again leaves everything on the page as it is. */
export function SessionDialog({ onSignedIn }: { onSignedIn: () => void }): ReactElement {
  const t = useTranslate()
  const { api, user } = useWorkspace()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="dialog session-dialog" aria-labelledby="session-title" onCancel={(event) => event.preventDefault()}>
      <header>
        <h2 id="session-title">{t('signIn.sessionEnded')}</h2>
      </header>
      <div className="session-in">
        <p>{t('signIn.sessionEndedNote', { user: user.email ?? '' })}</p>
        <SignInForm api={api} username={user.email ?? ''} onSignedIn={onSignedIn} />
        <p className="cap">
          <a href="/app/sign-in">{t('signIn.otherUser')}</a>
        </p>
      </div>
    </dialog>
  )
}
