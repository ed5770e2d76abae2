import { useId, useRef, useState, type ReactElement, type SubmitEvent } from 'react'
import { Link, useRevalidator } from 'react-router'
import { z } from 'zod'
import { shortestPassword } from '../../../shared/account.ts'
import { findLanguageByCode } from '../../../shared/languages.ts'
import { accountOidcAnswer, accountOidcPath } from '../../../shared/oidc.ts'
import { secondFactorAnswer, secondFactorPath } from '../../../shared/second-factor.ts'
import { sessionsAnswer, sessionsPath } from '../../../shared/sessions.ts'
import { problemPageMeta } from '../../page/page-meta.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import { Banner } from '../../ui/banner.tsx'
import '../../ui/form.css'
import { useNotify } from '../../ui/notifications.tsx'
import { useSite } from '../../page/use-site.ts'
import { useIsAlive } from '../../ui/use-once-alive.ts'
import './account.css'
import { SignOut } from '../sign-in/sign-out.tsx'
import { useChooseLanguage } from '../frame/use-choose-language.ts'
import { answerOf, useLastAnswer } from '../frame/answer.ts'
import { shouldLoadAgain } from '../frame/should-load-again.ts'
import { openPage } from '../frame/tab.ts'
import { useCall } from '../frame/use-call.ts'
import { useMay, useWorkspace } from '../frame/workspace-context.tsx'
import { readTyped } from '../read-typed.ts'
import type { Route } from './+types/account.ts'
import { useRoleText } from '../frame/use-role-text.ts'
import { NoPassword } from './no-password.tsx'
import { ProviderLink } from './provider-link.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SessionList } from './session-list.tsx'

export function meta({ matches: [root] }: Route.MetaArgs) {
  return problemPageMeta(root.loaderData, (t) => t('workspace.place.account'))
}

/** The page stands on the server already; what of the account only its owner sees is loaded in the browser (decision 089). */
export const loader = () => null

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { api } = await openPage(request)
  const [factor, provider, sessions] = await Promise.all([
    answerOf(api.get(secondFactorPath, secondFactorAnswer)),
    answerOf(api.get(accountOidcPath, accountOidcAnswer)),
    answerOf(api.get(sessionsPath, sessionsAnswer)),
  ])
  return { factor, provider, sessions }
}
clientLoader.hydrate = true as const

export const shouldRevalidate = shouldLoadAgain

/** Who one is, the language of the interface, another password, and by what and where one is signed in. */
export default function Account({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { revalidate } = useRevalidator()
  const again = () => revalidate()
  const factor = useLastAnswer(loaderData?.factor)
  const provider = useLastAnswer(loaderData?.provider)
  const sessions = useLastAnswer(loaderData?.sessions)
  const { user } = useWorkspace()
  const { has_password } = user
  const mayManage = useMay('owner')
  const sayRole = useRoleText()
  return (
    <>
      <header className="head">
        <h1>{t('workspace.place.account')}</h1>
      </header>
      <div className="account">
        <section aria-labelledby="account-you">
          <h2 id="account-you">{t('account.you')}</h2>
          <dl className="defs">
            <div>
              <dt>{t('signIn.username')}</dt>
              <dd>{user.email}</dd>
            </div>
            {user.groups.map(({ id, name, role }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>{sayRole(role)}</dd>
              </div>
            ))}
          </dl>
          <ul className="account-places">
            <li>
              <Link to="/app/company">{t('workgroup.title')}</Link>
            </li>
            {mayManage ? (
              <>
                <li>
                  <Link to="/app/members">{t('members.title')}</Link>
                </li>
                <li>
                  <Link to="/app/keys">{t('keys.title')}</Link>
                </li>
                <li>
                  <Link to="/app/webhooks">{t('webhooks.title')}</Link>
                </li>
                <li>
                  <Link to="/app/log">{t('log.title')}</Link>
                </li>
              </>
            ) : null}
          </ul>
        </section>
        <LanguageForm />
        {has_password ? <PasswordForm /> : <NoPassword />}
        <SecondFactor {...factor} again={again} />
        <ProviderLink {...provider} again={again} />
        <SessionList {...sessions} again={again} />
        <section aria-labelledby="account-sign-out">
          <h2 id="account-sign-out">{t('signIn.signOut')}</h2>
          <SignOut className="btn" />
        </section>
      </div>
    </>
  )
}

function LanguageForm(): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { interfaceLanguage, interfaceLanguages = [] } = useSite()
  const choose = useChooseLanguage()
  return (
    <section aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{t('account.language')}</h2>
      <div className="field">
        <label htmlFor={id}>{t('app.interfaceLanguages')}</label>
        <Dropdown
          id={id}
          value={interfaceLanguage ?? ''}
          options={interfaceLanguages.map((code) => ({ value: code, text: findLanguageByCode(code)?.name ?? code, lang: code }))}
          onChoose={(chosen) => {
            const code = interfaceLanguages.find((one) => one === chosen)
            if (code) void choose(code)
          }}
        />
      </div>
    </section>
  )
}

function PasswordForm(): ReactElement {
  const t = useTranslate()
  const id = useId()
  const { api, user } = useWorkspace()
  const notify = useNotify()
  const [problem, setProblem] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const { busy, run: change } = useCall({
    action: (passwords: { current_password: string; new_password: string }) => api.post('/api/v1/account/password', z.null(), passwords),
    onDone: () => {
      form.current?.reset()
      notify({ type: 'success', text: t('account.passwordChanged'), delay: 5000 })
    },
    onFailure: ({ reasons: [reason], uiMessage }) => {
      const isWarning = uiMessage.endsWith('_LOCKED_ACCOUNT_WARNING')
      const refused = reason?.code === 'wrongPassword' ? 'reason.wrongPassword' : 'account.refused.new_password'
      setProblem(t(reason && !isWarning ? refused : uiMessage))
      return true
    },
  })
  const isAlive = useIsAlive()
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const [present, next, again] = ['current', 'next', 'again'].map((name) => readTyped(data, name))
    setProblem(null)
    if (!present || !next) return setProblem(t('account.passwordsNeeded'))
    if (next !== again) return setProblem(t('account.passwordsDiffer'))
    await change({ current_password: present, new_password: next })
  }
  const field = (name: 'current' | 'next' | 'again', autoComplete: string) => (
    <div className="field">
      <label htmlFor={`${id}${name}`}>{t(`account.password.${name}`)}</label>
      <input className="input" id={`${id}${name}`} name={name} type="password" autoComplete={autoComplete} />
    </div>
  )
  return (
    <section aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{t('account.password.title')}</h2>
      <form ref={form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        {problem === null ? null : (
          <Banner type="error" role="alert">
            {problem}
          </Banner>
        )}
        {/* For password managers: whose password it is. */}
        <input className="vh" name="username" autoComplete="username" readOnly tabIndex={-1} aria-hidden="true" value={user.email ?? ''} />
        {field('current', 'current-password')}
        {field('next', 'new-password')}
        <p className="meta">{t('account.passwordRule', { count: shortestPassword })}</p>
        {field('again', 'new-password')}
        <button className="btn btn-primary" disabled={busy || !isAlive}>
          {t('account.changePassword')}
        </button>
      </form>
    </section>
  )
}
