import { useLocation } from 'react-router'
import { signInAddress } from '../../../shared/links.ts'
import { useTranslate } from '../../language/texts.tsx'
import { problemPageMeta } from '../../page/page-meta.ts'
import { useHash } from './use-hash.ts'
import { CodeForm } from './code-form.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { readTarget } from './sign-in-address.ts'
import { useVisitorApi } from './use-visitor-api.ts'
import type { Route } from './+types/sign-in-code.ts'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('factor.title'))
}

/** Where a sign-in by OpenID Connect goes on for an account with a second factor. What the code is sent with stands behind the #. */
export default function SignInCode() {
  const t = useTranslate()
  const { search } = useLocation()
  const api = useVisitorApi()
  const challenge = useHash()
  return (
    <SignInFrame title={t('factor.title')}>
      {challenge === null ? (
        <p role="status">{t('app.loading')}</p>
      ) : (
        <CodeForm
          api={api}
          challenge={challenge}
          onSignedIn={() => location.replace(readTarget(search))}
          onAgain={() => location.replace(signInAddress(readTarget(search)))}
        />
      )}
    </SignInFrame>
  )
}
