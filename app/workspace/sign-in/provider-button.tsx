import { LogIn } from 'lucide-react'
import type { ReactElement } from 'react'
import { isOidcProblem, oidcParameter, oidcPath } from '../../../shared/oidc.ts'
import { useTranslate } from '../../language/texts.tsx'
import { Banner } from '../../ui/banner.tsx'

interface ProviderButtonProps {
  name: string
  /** Where it leads afterwards. */
  to: string
  /** Of the page: whoever was refused may be somebody else for the provider. */
  search?: string
  /** In a tab of its own. */
  isBeside?: boolean
  /** Whether the provider asks anew who it is. */
  isAnew?: boolean
  onClick?: () => void
}

/** Signs in by the provider that the operator named. It is a link, which needs no script. */
export function ProviderButton({ name, to, search = '', isBeside = false, isAnew = false, onClick }: ProviderButtonProps): ReactElement {
  const t = useTranslate()
  const isRefused = isOidcProblem(new URLSearchParams(search).get(oidcParameter))
  const query = new URLSearchParams([...(to === '/app' ? [] : [['to', to]]), ...(isRefused || isAnew ? [['again', '1']] : [])])
  return (
    <a
      className="btn btn-block"
      href={query.size === 0 ? oidcPath : `${oidcPath}?${query}`}
      rel="nofollow noopener"
      target={isBeside ? '_blank' : undefined}
      onClick={onClick}
    >
      <LogIn className="i i-flip" />
      {t('signIn.with', { name })}
    </a>
  )
}

/** Why a sign-in by the provider came to nothing, as the address says it. */
export function ProviderProblem({ name, search }: { name: string; search: string }): ReactElement | null {
  const t = useTranslate()
  const problem = new URLSearchParams(search).get(oidcParameter)
  if (!isOidcProblem(problem)) return null
  const key =
    problem === 'locked'
      ? 'app.ERROR_MESSAGE_AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION_LOCKED_ACCOUNT'
      : `signIn.oidc.${problem}`
  return (
    <Banner type="error" role="alert">
      {t(key, { name })}
    </Banner>
  )
}
