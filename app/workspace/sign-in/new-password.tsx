import { useState, type ReactElement } from 'react'
import { useLocation } from 'react-router'
import { passwordLinkAnswer, passwordLinkPath } from '../../../shared/forgotten-password.ts'
import { forgottenPasswordPath, signInPath } from '../../../shared/links.ts'
import { useTranslate } from '../../language/texts.tsx'
import { problemPageMeta } from '../../page/page-meta.ts'
import { Banner } from '../../ui/banner.tsx'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useAnswer } from '../frame/use-call.ts'
import { NewPasswordForm } from './new-password-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useVisitorApi } from './use-visitor-api.ts'
import type { Route } from './+types/new-password.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('mail.password.title'))
}

/** Why a link is not good, by the code of the refusal: what is no link at all is gone as well. */
const sayGone = { linkUsed: 'reason.linkUsed', linkExpired: 'reason.linkExpired', linkGone: 'reason.linkGone' } as const

/** Where the link of a forgotten password leads. Its secret part stands behind the #, which the browser tells no server. */
export default function NewPassword() {
  const { hash } = useLocation()
  // Another link in the same tab is another page, though the browser loads nothing for it.
  return <OpenedLink key={hash} />
}

function OpenedLink(): ReactElement {
  const t = useTranslate()
  const api = useVisitorApi()
  const [isSet, setSet] = useState(false)
  const [gone, setGone] = useState<keyof typeof sayGone | null>(null)
  const { data, failure, busy, again } = useAnswer('link', async () => {
    const token = location.hash.slice(1)
    return { token, link: await api.visit(passwordLinkPath, passwordLinkAnswer, { token }) }
  })
  const refused = gone ?? (failure && (failure.status === 400 || failure.status === 404) ? readGone(failure.reasons) : null)
  return (
    <SignInFrame title={t('mail.password.title')}>
      {isSet ? (
        <Banner type="success" role="status">
          <p>{t('newPassword.done')}</p>
          {/* The whole page anew: who was signed in here no longer is. */}
          <a className="btn" href={signInPath}>
            {t('signIn.signIn')}
          </a>
        </Banner>
      ) : refused ? (
        <Banner type="error" role="alert">
          <p>{t(sayGone[refused])}</p>
          <a className="btn" href={forgottenPasswordPath}>
            {t('newPassword.again')}
          </a>
        </Banner>
      ) : failure ? (
        <LoadFailure error={failure} onRetry={again} />
      ) : data && !busy ? (
        <NewPasswordForm api={api} {...data} onSet={() => setSet(true)} onGone={(reasons) => setGone(readGone(reasons))} />
      ) : (
        <p role="status">{t('app.loading')}</p>
      )}
    </SignInFrame>
  )
}

function readGone(reasons: readonly { code: string }[]): keyof typeof sayGone {
  const [code] = reasons.map((reason) => reason.code)
  return code === 'linkUsed' || code === 'linkExpired' ? code : 'linkGone'
}
