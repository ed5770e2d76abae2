import { useMemo } from 'react'
import { Link, redirect, useLocation } from 'react-router'
import { BrandMark } from '../../brand/mark.tsx'
import { createApiClient } from '../../api/api-client.ts'
import { problemPageMeta } from '../../page/page-meta.ts'
import { pageRequest } from '../../../server/http/page-context.ts'
import { useTranslate } from '../../language/texts.tsx'
import { LanguagePicker } from '../../ui/language-picker.tsx'
import '../../ui/top-bar.css'
import { useSite } from '../../page/use-site.ts'
import { SignInForm } from './sign-in-form.tsx'
import './sign-in.css'
import { readTarget } from './sign-in-address.ts'
import type { Route } from './+types/sign-in.ts'

/** A user who is signed in already goes on. */
export function loader({ context, request }: Route.LoaderArgs) {
  if (context.get(pageRequest).user) throw redirect(readTarget(new URL(request.url).search))
  return null
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('signIn.signIn'))
}

export default function SignIn() {
  const t = useTranslate()
  const { brand } = useSite()
  const { search } = useLocation()
  const api = useMemo(
    () =>
      createApiClient({
        brand: { workgroupHeader: brand?.workgroupHeader ?? '', viewportFlag: brand?.viewportFlag ?? '' },
        workgroupId: () => null,
      }),
    [brand],
  )
  return (
    <main className="login" id="main">
      <div className="side">
        <div className="login-top">
          <Link className="brand" to="/">
            <BrandMark brandKey={brand?.key} />
            <span className="word">
              <b>Permasheet</b> <i>{brand?.word}</i>
            </span>
            <span className="vh">, {t('app.startPage')}</span>
          </Link>
          <LanguagePicker />
        </div>
        <div className="login-form">
          <h1>{t('signIn.signIn')}</h1>
          <p className="no-js">{t('signIn.needsScript')}</p>
          <div className="needs-js">
            {/* The whole page is loaded anew: from here on it knows the user. The way back leads past the form. The browser kept the part of the page
                that was requested, of which the server knows nothing. */}
            <SignInForm api={api} onSignedIn={() => location.replace(readTarget(search) + location.hash)} />
          </div>
        </div>
        <p className="cap">{t('signIn.readWithout')}</p>
      </div>
      <div className="words" aria-hidden="true">
        <p>{t('signIn.words')}</p>
        <BrandMark brandKey={brand?.key} />
      </div>
    </main>
  )
}
