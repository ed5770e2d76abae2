import { createServer } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import { Provider } from 'oidc-provider'
import { findFreePort } from '../test-kit/find-free-port.ts'
import { closeAfterFile } from './close-after-file.ts'

/** Somebody whom the provider knows, by what it says of them. */
export interface KnownPerson {
  email?: string
  email_verified?: boolean
  name?: string
}

export interface TestProvider {
  issuer: string
  /** By subject. */
  people: Map<string, KnownPerson>
  /** From now on it takes whoever comes for this person; null: it says that they cancelled. */
  takeForPerson(subject: string | null): void
  /** The environment of a server that works with it. */
  environment: Readonly<Record<string, string>>
  /** Goes to the provider as a browser does. @returns the address to which it sends the browser back */
  follow(address: string): Promise<URL>
  stop(): Promise<void>
}

const clientId = 'permasheet'
const clientSecret = 'the secret of the client, which no log may have'

/** A provider of OpenID Connect on this machine, which asks for no password. It ends with the test file. */
export async function startOidcProvider(): Promise<TestProvider> {
  const port = await findFreePort()
  const issuer = `http://127.0.0.1:${port}`
  const people = new Map<string, KnownPerson>()
  let current: string | null = null
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [`${issuer}/unused`] }],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: 'test' }] },
    cookies: { keys: ['keys of the test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, subject) => ({ accountId: subject, claims: () => ({ sub: subject, ...people.get(subject) }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  // The port of the server that signs in is not known yet.
  Object.assign(provider.Client.prototype, { redirectUriAllowed: (uri: string) => new URL(uri).pathname === '/api/v1/auth/oidc/callback' })
  const answer = provider.callback()
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response)
    const result = current === null ? { error: 'access_denied' } : { login: { accountId: current, remember: false } }
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const stop = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  closeAfterFile(stop)
  return {
    issuer,
    people,
    takeForPerson: (subject) => {
      current = subject
    },
    environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: 'Works Login' },
    follow: async (address) => {
      const cookies = new Map<string, string>()
      let next = new URL(address)
      while (next.origin === issuer) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const answered = await fetch(next, { redirect: 'manual', headers: { cookie } })
        for (const set of answered.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
          cookies.set(name, value)
        }
        const location = answered.headers.get('location')
        if (location === null) throw new Error(`The provider answered ${answered.status}: ${await answered.text()}`)
        next = new URL(location, next)
      }
      return next
    },
    stop,
  }
}
