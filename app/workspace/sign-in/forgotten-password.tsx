import { useId, useState, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { askForPasswordPath, passwordLinkMinutes } from '../../../shared/forgotten-password.ts'
import { signInPath } from '../../../shared/links.ts'
import { useTranslate } from '../../language/texts.tsx'
import { problemPageMeta } from '../../page/page-meta.ts'
import { Banner } from '../../ui/banner.tsx'
import '../../ui/form.css'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { readTyped } from '../read-typed.ts'
import { SignInFrame } from './sign-in-frame.tsx'
import { useVisitorApi } from './use-visitor-api.ts'
import type { Route } from './+types/forgotten-password.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('forgotten.title'))
}

/** Asks for a link to another password. What it says afterwards is true whether the address has an account or not. */
export default function ForgottenPassword() {
  const t = useTranslate()
  const id = useId()
  const api = useVisitorApi()
  const isAlive = useIsAlive()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [isWrong, setWrong] = useState(false)
  const { busy, failure, run, forget } = useCall({
    action: async (email: string) => {
      await api.visit(askForPasswordPath, z.null(), { email })
      return email
    },
    onDone: setSentTo,
    onFailure: ({ reasons }) => {
      const isOfEmail = reasons.some(({ path }) => path === 'email')
      setWrong(isOfEmail)
      return isOfEmail
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const email = readTyped(new FormData(event.currentTarget), 'email').trim()
    setWrong(email === '')
    if (email !== '') return void run(email)
    const field = event.currentTarget.elements.namedItem('email')
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <SignInFrame title={t('forgotten.title')}>
      {sentTo === null ? (
        <form method="post" onSubmit={submit} noValidate>
          <p>{t('forgotten.note')}</p>
          {failure ? <LoadFailure error={failure} onRetry={forget} /> : null}
          <div className="field">
            <label htmlFor={`${id}email`}>{t('signIn.username')}</label>
            <input
              className={isWrong ? 'input is-error' : 'input'}
              id={`${id}email`}
              name="email"
              type="email"
              inputMode="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              aria-describedby={`${id}error`}
              aria-invalid={isWrong}
            />
            {isWrong ? (
              <p className="msg msg-error" id={`${id}error`} role="alert">
                {t('members.emailMissing')}
              </p>
            ) : null}
          </div>
          <button className="btn btn-primary btn-block" aria-disabled={busy} disabled={!isAlive}>
            {t('forgotten.send')}
          </button>
        </form>
      ) : (
        <Banner type="success" role="status">
          {t('forgotten.sent', { email: sentTo, count: passwordLinkMinutes })}
        </Banner>
      )}
      <p className="sign-in-help">
        <Link to={signInPath}>{t('signIn.signIn')}</Link>
      </p>
    </SignInFrame>
  )
}
