import { useState } from 'react'
import { Link } from 'react-router'
import { linkAnswer, linkViewPath } from '../../../shared/members.ts'
import { signInPath } from '../../../shared/links.ts'
import { useTranslate } from '../../language/texts.tsx'
import { problemPageMeta } from '../../page/page-meta.ts'
import { Banner } from '../../ui/banner.tsx'
import { pageRequest } from '../../../server/http/page-context.ts'
import { LoadFailure } from '../frame/load-failure.tsx'
import { useAnswer } from '../frame/use-call.ts'
import { JoinForm } from './join-form.tsx'
import { ProviderButton } from './provider-button.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useVisitorApi } from './use-visitor-api.ts'
import type { Route } from './+types/invitation.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('join.title'))
}

export function loader({ context }: Route.LoaderArgs) {
  return { provider: context.get(pageRequest).services.oidc?.name ?? null }
}

/** Where the link of an invitation leads. Its secret part stands behind the #, which the browser tells no server. */
export default function Invitation({ loaderData: { provider } }: Route.ComponentProps) {
  const t = useTranslate()
  const api = useVisitorApi()
  const [isJoined, setJoined] = useState(false)
  const { data, failure, busy, again } = useAnswer('link', async () => {
    const token = location.hash.slice(1)
    return { token, link: await api.visit(linkViewPath, linkAnswer, { token }) }
  })
  return (
    <SignInFrame title={t('join.title')}>
      {isJoined ? (
        <Banner type="success" role="status">
          <p>{t('join.joined')}</p>
          <a className="btn" href={signInPath}>
            {t('signIn.signIn')}
          </a>
        </Banner>
      ) : failure ? (
        <>
          {failure.status === 400 ? (
            // What is no link at all is gone as well.
            <Banner type="error" role="alert">
              {t('reason.linkGone')}
            </Banner>
          ) : (
            <LoadFailure error={failure} onRetry={again} />
          )}
          {/* The link may be gone because it was used: whoever has an account goes on from here. */}
          <p className="sign-in-help">
            <Link to={signInPath}>{t('signIn.signIn')}</Link>
          </p>
        </>
      ) : data && !busy ? (
        <>
          <JoinForm api={api} {...data} onJoined={() => setJoined(true)} />
          {/* Somebody new needs no password: the provider says whose address it is. */}
          {provider === null || data.link.has_account ? null : <ProviderButton name={provider} to="/app" />}
        </>
      ) : (
        <p role="status">{t('app.loading')}</p>
      )}
    </SignInFrame>
  )
}
