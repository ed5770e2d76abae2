import { useState } from 'react'
import { Link, redirect, useLocation } from 'react-router'
import { forgottenPasswordPath } from '../../../shared/links.ts'
import { problemPageMeta } from '../../page/page-meta.ts'
import { pageRequest } from '../../../server/http/page-context.ts'
import { useTranslate } from '../../language/texts.tsx'
import { ProviderButton, ProviderProblem } from './provider-button.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { readTarget } from './sign-in-address.ts'
import { useVisitorApi } from './use-visitor-api.ts'
import type { Route } from './+types/sign-in.ts'

/** A user who is signed in already goes on. */
export function loader({ context, request }: Route.LoaderArgs) {
  const { user, services } = context.get(pageRequest)
  if (user) throw redirect(readTarget(new URL(request.url).search))
  return { provider: services.oidc?.name ?? null }
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('signIn.signIn'))
}

export default function SignIn({ loaderData: { provider } }: Route.ComponentProps) {
  const t = useTranslate()
  const { search } = useLocation()
  const api = useVisitorApi()
  const [isCode, setCode] = useState(false)
  return (
    <SignInFrame
      title={t('signIn.signIn')}
      before={
        provider === null || isCode ? null : (
          <>
            <ProviderProblem name={provider} search={search} />
            <ProviderButton name={provider} to={readTarget(search)} search={search} />
          </>
        )
      }
    >
      {/* The whole page is loaded anew: from here on it knows the user. The way back leads past the form. The browser kept the part of the page
          that was requested, of which the server knows nothing. */}
      <SignInForm api={api} onStep={setCode} onSignedIn={() => location.replace(readTarget(search) + location.hash)} />
      {isCode ? null : (
        <p className="sign-in-help">
          <Link to={forgottenPasswordPath}>{t('forgotten.link')}</Link>
        </p>
      )}
    </SignInFrame>
  )
}
