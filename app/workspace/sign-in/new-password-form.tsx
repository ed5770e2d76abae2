import { useState, type ReactElement, type SubmitEvent } from 'react'
import { z } from 'zod'
import { shortestPassword } from '../../../shared/account.ts'
import { passwordLinkUsePath, type PasswordLinkAnswer } from '../../../shared/forgotten-password.ts'
import type { ApiClient } from '../../api/api-client.ts'
import type { ApiError } from '../../api/api-error.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import '../../ui/form.css'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { readTyped } from '../read-typed.ts'
import { NewPasswordField } from './new-password-field.tsx'

interface NewPasswordFormProps {
  api: Pick<ApiClient, 'visit'>
  token: string
  link: PasswordLinkAnswer
  onSet: () => void
  /** The link ended while the page stood open. */
  onGone: (reasons: ApiError['reasons']) => void
}

/** Sets another password for the address that the link went to. */
export function NewPasswordForm({ api, token, link, onSet, onGone }: NewPasswordFormProps): ReactElement {
  const t = useTranslate()
  const isAlive = useIsAlive()
  const [isRefused, setRefused] = useState(false)
  const { busy, failure, run, forget } = useCall({
    action: (password: string) => api.visit(passwordLinkUsePath, z.null(), { token, password }),
    onDone: onSet,
    onFailure: ({ status, reasons }) => {
      if (status === 404) onGone(reasons)
      const isOfPassword = reasons.some(({ path }) => path === 'password')
      setRefused(isOfPassword)
      return status === 404 || isOfPassword
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const password = readTyped(new FormData(event.currentTarget), 'password')
    const isTooShort = password.length < shortestPassword
    setRefused(isTooShort)
    if (!isTooShort) return void run(password)
    const field = event.currentTarget.elements.namedItem('password')
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <form method="post" onSubmit={submit} noValidate>
      <p className="meta">{link.email}</p>
      {isRefused ? (
        <Banner type="error" role="alert">
          {t('account.refused.new_password')}
        </Banner>
      ) : null}
      {failure ? <LoadFailure error={failure} onRetry={forget} /> : null}
      {/* For password managers: whose password it is. */}
      <input className="vh" name="username" autoComplete="username" readOnly tabIndex={-1} aria-hidden="true" value={link.email} />
      <NewPasswordField label={t('account.password.next')} isRefused={isRefused} />
      <button className="btn btn-primary btn-block" aria-disabled={busy} disabled={!isAlive}>
        {t('mail.password.open')}
      </button>
    </form>
  )
}
