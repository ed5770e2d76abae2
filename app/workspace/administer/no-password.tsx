import { useState, type ReactElement } from 'react'
import { z } from 'zod'
import { askForPasswordPath, passwordLinkMinutes } from '../../../shared/forgotten-password.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useCall } from '../frame/use-call.ts'
import { useWorkspace } from '../frame/workspace-context.tsx'

/**
 * An account that a provider of OpenID Connect opens alone. There is no present password to prove anything with, so that a link by mail sets the
 * first one, as it does for whoever forgot theirs.
 */
export function NoPassword(): ReactElement {
  const t = useTranslate()
  const isAlive = useIsAlive()
  const { api, user } = useWorkspace()
  const [isSent, setSent] = useState(false)
  const email = user.email ?? ''
  const { busy, failure, run, forget } = useCall({
    action: () => api.visit(askForPasswordPath, z.null(), { email }),
    onDone: () => setSent(true),
  })
  return (
    <section aria-labelledby="account-password">
      <h2 id="account-password">{t('account.password.title')}</h2>
      <p>{t('account.noPassword')}</p>
      {failure ? <LoadFailure error={failure} onRetry={forget} /> : null}
      {isSent ? (
        <Banner type="success" role="status">
          {t('account.linkSent', { email, count: passwordLinkMinutes })}
        </Banner>
      ) : (
        <>
          <p>{t('account.setByMail')}</p>
          <button type="button" className="btn" disabled={busy || !isAlive} onClick={() => void run(undefined)}>
            {t('forgotten.send')}
          </button>
        </>
      )}
    </section>
  )
}
