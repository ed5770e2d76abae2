import { useState, type ReactElement } from 'react'
import { useTranslate } from '../../language/texts.tsx'
import { LastingDialog } from '../../ui/lasting-dialog.tsx'
import { AskWhenFree } from '../frame/ask-when-free.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { ProviderBeside } from './provider-beside.tsx'
import { useReturn } from './use-return.ts'
import './sign-in.css'
import { useWorkspace } from '../frame/workspace-context.tsx'

/** The session ended while somebody was working: signing in again leaves everything on the page as it is. */
export function SessionDialog({ provider, onSignedIn }: { provider: string | null; onSignedIn: () => void }): ReactElement {
  const t = useTranslate()
  const { api, user } = useWorkspace()
  const [returnsInVain, setReturnsInVain] = useState(0)
  useReturn({ onSignedIn, onInVain: () => setReturnsInVain((count) => count + 1) })
  const title = t('signIn.sessionEnded')
  const note = <p>{t('signIn.sessionEndedNote', { user: user.email ?? '' })}</p>
  return (
    <AskWhenFree
      notice={
        <>
          <b>{title}</b>
          {note}
        </>
      }
      action={t('signIn.signIn')}
    >
      <LastingDialog className="session-dialog" labelledBy="session-title">
        <header>
          <h2 id="session-title">{title}</h2>
        </header>
        <div className="session-in">
          {note}
          {provider === null ? null : <ProviderBeside name={provider} returnsInVain={returnsInVain} />}
          {user.has_password || provider === null ? <SignInForm api={api} username={user.email ?? ''} onSignedIn={onSignedIn} /> : null}
          <p className="cap">
            <a href="/app/sign-in">{t('signIn.otherUser')}</a>
          </p>
        </div>
      </LastingDialog>
    </AskWhenFree>
  )
}
