import type { ReactElement } from 'react'
import { useLocation } from 'react-router'
import { z } from 'zod'
import { accountOidcPath, oidcAddress, type accountOidcAnswer } from '../../../shared/oidc.ts'
import { useTranslate } from '../../language/texts.tsx'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import type { LoadedPart } from '../frame/answer.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useWorkspace } from '../frame/workspace-context.tsx'
import { ProviderProblem } from '../sign-in/provider-button.tsx'
import { PasswordField } from './proof-fields.tsx'
import { useProofForm } from './use-proof-form.ts'

/** The provider of OpenID Connect with which the account is connected, or can be; nothing where the operator has named none. */
export function ProviderLink({ data, failure: notLoaded, again }: LoadedPart<z.infer<typeof accountOidcAnswer>>): ReactElement | null {
  const t = useTranslate()
  const { search } = useLocation()
  const { api, user } = useWorkspace()
  const isAlive = useIsAlive()
  const { busy, failure, forget, submit } = useProofForm(
    async (proofs) => {
      if (!data?.is_linked) return api.send('POST', accountOidcPath, oidcAddress, proofs)
      await api.send('POST', `${accountOidcPath}/off`, z.null(), proofs)
      return null
    },
    (begun) => (begun ? location.assign(begun.address) : again()),
  )
  if (notLoaded) return <LoadFailure error={notLoaded} onRetry={() => void again()} />
  const name = data?.name ?? null
  if (data === null || name === null) return null
  return (
    <section aria-labelledby="account-provider">
      <h2 id="account-provider">{t('signIn.with', { name })}</h2>
      <form key={String(data.is_linked)} method="post" onSubmit={submit} noValidate>
        <ProviderProblem name={name} search={search} />
        <p>{t(data.is_linked ? 'account.oidc.linked' : 'account.oidc.note', { name })}</p>
        {failure ? <LoadFailure error={failure} onRetry={forget} /> : null}
        {data.is_linked && !user.has_password ? null : (
          <>
            <PasswordField />
            <button className="btn" disabled={busy || !isAlive}>
              {t(data.is_linked ? 'account.oidc.disconnect' : 'account.oidc.connect')}
            </button>
          </>
        )}
      </form>
    </section>
  )
}
