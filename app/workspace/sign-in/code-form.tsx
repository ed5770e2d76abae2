import { useEffect, useId, useRef, useState, type ComponentProps, type ReactElement, type RefObject, type SubmitEvent } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { useCall } from '../frame/use-call.ts'
import { readTyped } from '../read-typed.ts'
import { SignInFailure } from './sign-in-failure.tsx'

interface CodeFormProps {
  api: Pick<ApiClient, 'enterCode'>
  /** What the right password got. */
  challenge: string
  onSignedIn: () => void
  /** Signing in begins anew: because it took too long, or because somebody wants to (null). */
  onAgain: (failure: ApiError | null) => void
}

/** The second half of a sign-in: a code of the authenticator, or a recovery code for whoever lost it. */
export function CodeForm({ api, challenge, onSignedIn, onAgain }: CodeFormProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isRecovery, setRecovery] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { busy, failure, run, forget } = useCall({
    action: (code: string) => api.enterCode(challenge, code),
    onDone: onSignedIn,
    onFailure: (refused) => {
      if (refused.reasons.some(({ code }) => code === 'challengeGone')) {
        onAgain(refused)
        return true
      }
      field.current?.select()
      return false
    },
  })
  const isAlive = useIsAlive()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const code = readTyped(new FormData(event.currentTarget), 'code').trim()
    setMissing(code === '')
    forget()
    if (code === '') field.current?.focus()
    else void run(code)
  }
  return (
    <form method="post" onSubmit={submit} noValidate>
      {failure ? <SignInFailure failure={failure} /> : null}
      <div className="field">
        <label htmlFor={`${id}code`}>{t(isRecovery ? 'signIn.recoveryCode' : 'signIn.code')}</label>
        <FocusedInput
          key={String(isRecovery)}
          field={field}
          className={isMissing ? 'input is-error' : 'input'}
          id={`${id}code`}
          name="code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize={isRecovery ? 'characters' : 'none'}
          spellCheck={false}
          maxLength={40}
          aria-invalid={isMissing}
          aria-describedby={`${id}note ${id}error`}
        />
        {isMissing ? (
          <p className="msg msg-error" id={`${id}error`}>
            {t('reason.codeNeeded')}
          </p>
        ) : null}
        {isRecovery ? null : (
          <p className="meta" id={`${id}note`}>
            {t('signIn.codeNote')}
          </p>
        )}
      </div>
      <button className="btn btn-primary btn-block" aria-disabled={busy} disabled={!isAlive}>
        {t(busy ? 'signIn.busy' : 'signIn.signIn')}
      </button>
      <div className="code-ways">
        <button type="button" className="btn" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'signIn.useAuthenticator' : 'signIn.useRecoveryCode')}
        </button>
        <button type="button" className="btn" onClick={() => onAgain(null)}>
          {t('signIn.startOver')}
        </button>
      </div>
    </form>
  )
}

/** It stands where the password was typed, and is typed into next. */
function FocusedInput({ field, ...attributes }: { field: RefObject<HTMLInputElement | null> } & ComponentProps<'input'>): ReactElement {
  useEffect(() => field.current?.focus(), [field])
  return <input ref={field} {...attributes} />
}
