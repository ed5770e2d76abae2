import { useId, type ReactElement } from 'react'
import { useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import { useWorkspace } from '../frame/workspace-context.tsx'

/** The password of whoever is signed in, asked again; nothing for an account that no password opens. */
export function PasswordField(): ReactElement | null {
  const t = useTranslate()
  const id = useId()
  const { user } = useWorkspace()
  if (!user.has_password) return null
  return (
    <>
      {/* For password managers: whose password it is. */}
      <input className="vh" name="username" autoComplete="username" readOnly tabIndex={-1} aria-hidden="true" value={user.email ?? ''} />
      <div className="field">
        <label htmlFor={id}>{t('account.password.current')}</label>
        <input className="input" id={id} name="password" type="password" autoComplete="current-password" />
      </div>
    </>
  )
}

/** A code of the authenticator. @param takesRecovery or a recovery code */
export function CodeField({ takesRecovery = false }: { takesRecovery?: boolean }): ReactElement {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{t(takesRecovery ? 'factor.anyCode' : 'signIn.code')}</label>
      <input
        className="input"
        id={id}
        name="code"
        inputMode={takesRecovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
    </div>
  )
}
