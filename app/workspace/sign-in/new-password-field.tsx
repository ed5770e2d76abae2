import { useId, type ReactElement } from 'react'
import { shortestPassword } from '../../../shared/account.ts'
import { useTranslate } from '../../language/texts.tsx'

/** The password that an account gets by a link from a mail, with the rule for it. */
export function NewPasswordField({ label, isRefused }: { label: string; isRefused: boolean }): ReactElement {
  const t = useTranslate()
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={`${id}password`}>{label}</label>
      <input
        className={isRefused ? 'input is-error' : 'input'}
        id={`${id}password`}
        name="password"
        type="password"
        autoComplete="new-password"
        aria-invalid={isRefused}
        aria-describedby={`${id}rule`}
      />
      <p className="meta" id={`${id}rule`}>
        {t('account.passwordRule', { count: shortestPassword })}
      </p>
    </div>
  )
}
