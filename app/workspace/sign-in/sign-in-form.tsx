import { useId, useRef, useState, type ReactElement, type SubmitEvent } from 'react'
import type { ApiClient } from '../../api/api-client.ts'
import { ApiError } from '../../api/api-error.ts'
import { useTranslate } from '../../language/texts.tsx'
import '../../ui/form.css'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { readTyped } from '../read-typed.ts'
import { CodeForm } from './code-form.tsx'
import { SignInFailure } from './sign-in-failure.tsx'

interface SignInFormProps {
  api: Pick<ApiClient, 'signIn' | 'enterCode'>
  /** Of whom the session ended; it cannot be changed then. */
  username?: string
  onSignedIn: () => void
  /** Hears whether the code is asked for, when nothing else should be. */
  onStep?: (isCode: boolean) => void
}

/** User name and password, and every way in which they fail, in words (specification, sections 5 and 8). */
export function SignInForm({ api, username, onSignedIn, onStep }: SignInFormProps): ReactElement {
  const t = useTranslate()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  /** The password was right, and a code is needed as well. */
  const [challenge, setChallenge] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The button stays where the focus is while it waits.
    if (busy) return
    const data = new FormData(event.currentTarget)
    const given = { username: username ?? readTyped(data, 'username'), password: readTyped(data, 'password') }
    const absent = (['username', 'password'] as const).filter((name) => given[name].trim() === '')
    setMissing(absent)
    setFailure(null)
    const [first] = absent
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
      return
    }
    setBusy(true)
    try {
      const requested = await api.signIn(given.username.trim(), given.password)
      if (requested === null) return onSignedIn()
      setChallenge(requested)
      onStep?.(true)
      setBusy(false)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      setBusy(false)
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.select()
    }
  }
  const isAlive = useIsAlive()
  const problem = (name: 'username' | 'password') =>
    missing.includes(name) ? (
      <p className="msg msg-error" id={`${id}${name}-error`}>
        {t(`signIn.missing.${name}`)}
      </p>
    ) : null
  if (challenge !== null)
    return (
      <CodeForm
        api={api}
        challenge={challenge}
        onSignedIn={onSignedIn}
        onAgain={(ended) => {
          setChallenge(null)
          onStep?.(false)
          setFailure(ended)
        }}
      />
    )
  return (
    <form ref={form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      {failure ? <SignInFailure failure={failure} /> : null}
      {username === undefined ? (
        <div className="field">
          <label htmlFor={`${id}username`}>{t('signIn.username')}</label>
          <input
            className={missing.includes('username') ? 'input is-error' : 'input'}
            id={`${id}username`}
            name="username"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            aria-describedby={`${id}username-error`}
            aria-invalid={missing.includes('username')}
          />
          {problem('username')}
        </div>
      ) : null}
      <div className="field">
        <label htmlFor={`${id}password`}>{t('signIn.password')}</label>
        <input
          className={missing.includes('password') ? 'input is-error' : 'input'}
          id={`${id}password`}
          name="password"
          type="password"
          autoComplete="current-password"
          aria-describedby={`${id}password-error`}
          aria-invalid={missing.includes('password')}
        />
        {problem('password')}
      </div>
      <button className="btn btn-primary btn-block" aria-disabled={busy} disabled={!isAlive}>
        {t(busy ? 'signIn.busy' : 'signIn.signIn')}
      </button>
    </form>
  )
}
