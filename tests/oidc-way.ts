import type { TestProvider } from './start-oidc-provider.ts'
import type { TestApi } from './start-without-pages.ts'

/** The cookie of this name that an answer sets, as a browser sends it back. */
export const cookieIn = (answer: Response, name: string): string =>
  answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0] ?? ''

interface Begun {
  status: number
  /** Where the browser is sent: of the provider, or of the page that says why not. */
  address: string
  cookie: string
  answer: Response
}

interface CameBack {
  status: number
  location: string
  /** The cookie of the session. */
  token: string
  answer: Response
}

export interface OidcWay {
  /** Another address each time: how often one may try is tried by itself. */
  elsewhere(): Record<string, string>
  /** @param cookie of a sign-in that the same browser began */
  begin(query?: string, at?: TestApi, cookie?: string): Promise<Begun>
  comeBack(back: string, cookie: string): Promise<CameBack>
  /** The whole way of somebody whom the provider takes for this person. */
  signInAs(subject: string | null, query?: string): Promise<CameBack>
}

/** A browser that signs in by a provider. */
export function oidcWay(api: TestApi, provider: TestProvider): OidcWay {
  let requested = 0
  const elsewhere = () => ({ 'x-forwarded-for': `10.3.${Math.floor(++requested / 250)}.${requested % 250}` })
  const begin: OidcWay['begin'] = async (query = '', at = api, cookie = '') => {
    const answer = await at.ask(`/api/v1/auth/oidc${query}`, { headers: { ...elsewhere(), ...(cookie === '' ? {} : { cookie }) } })
    return { status: answer.status, address: answer.headers.get('location') ?? '', cookie: cookieIn(answer, 'oidc'), answer }
  }
  const comeBack: OidcWay['comeBack'] = async (back, cookie) => {
    const answer = await api.ask(back, { headers: { ...elsewhere(), ...(cookie === '' ? {} : { cookie }) } })
    return { status: answer.status, location: answer.headers.get('location') ?? '', token: cookieIn(answer, 'token'), answer }
  }
  return {
    elsewhere,
    begin,
    comeBack,
    signInAs: async (subject, query = '') => {
      provider.takeForPerson(subject)
      const { address, cookie } = await begin(query)
      const back = await provider.follow(address)
      return comeBack(back.pathname + back.search, cookie)
    },
  }
}
