import { useId, useState, type ReactElement, type SubmitEvent } from 'react'
import { shortestPassword } from '../../../shared/account.ts'
import { linkUsePath, usedLink, type LinkAnswer } from '../../../shared/members.ts'
import type { ApiClient } from '../../api/api-client.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import '../../ui/form.css'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { readTyped } from '../read-typed.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { useRoleText } from '../frame/use-role-text.ts'

interface JoinFormProps {
  api: Pick<ApiClient, 'visit' | 'signIn'>
  token: string
  link: LinkAnswer
  /** For one who has an account, and signs in with the password that they have. */
  onJoined: () => void
}

interface Typed {
  name: string
  password: string
}

/** Joins a workgroup: with the account that the address has, or with a new one. */
export function JoinForm({ api, token, link, onJoined }: JoinFormProps): ReactElement {
  const t = useTranslate()
  const sayRole = useRoleText()
  const id = useId()
  const [isRefused, setRefused] = useState(false)
  const { busy, failure, run, forget } = useCall({
    action: async (typed: Typed | null) => {
      await api.visit(linkUsePath, usedLink, { token, ...typed })
      if (typed) await api.signIn(link.email, typed.password)
      return typed
    },
    onDone: (typed) => (typed ? location.replace('/app') : onJoined()),
    onFailure: ({ reasons }) => {
      const isOfPassword = reasons.some(({ path }) => path === 'password')
      setRefused(isOfPassword)
      return isOfPassword
    },
  })
  const isAlive = useIsAlive()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const data = new FormData(event.currentTarget)
    const password = readTyped(data, 'password')
    const isTooShort = !link.has_account && password.length < shortestPassword
    setRefused(isTooShort)
    if (!isTooShort) return void run(link.has_account ? null : { name: readTyped(data, 'name').trim(), password })
    const field = event.currentTarget.elements.namedItem('password')
    if (field instanceof HTMLElement) field.focus()
  }
  return (
    <form method="post" onSubmit={submit} noValidate>
      <p>{t('mail.invitation.title', { sender: link.invited_by, workgroup: link.workgroup })}</p>
      <p className="meta">
        {link.email} · {sayRole(link.role)}
      </p>
      {isRefused ? (
        <Banner type="error" role="alert">
          {t('account.refused.new_password')}
        </Banner>
      ) : null}
      {failure ? <LoadFailure error={failure} onRetry={forget} /> : null}
      {link.has_account ? null : (
        <>
          <input className="vh" name="username" autoComplete="username" readOnly tabIndex={-1} aria-hidden="true" value={link.email} />
          <div className="field">
            <label htmlFor={`${id}name`}>{t('detail.term.name')}</label>
            <input className="input" id={`${id}name`} name="name" maxLength={200} autoComplete="name" />
          </div>
          <NewPasswordField label={t('signIn.password')} isRefused={isRefused} />
        </>
      )}
      <button className="btn btn-primary btn-block" aria-disabled={busy} disabled={!isAlive}>
        {t('join.join')}
      </button>
    </form>
  )
}
