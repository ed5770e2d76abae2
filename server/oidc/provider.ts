import * as client from 'openid-client'
import { z } from 'zod'
import type { OidcProblem } from '../../shared/oidc.ts'

export interface OidcSettings {
  issuer: string
  clientId: string
  /** undefined: a public client without a secret, for which PKCE suffices. */
  clientSecret: string | undefined
  /** Name for people, shown on the button. */
  name: string
}

/** Values against which the provider's response is checked, known only to us and to the browser that began. */
export interface OidcChecks {
  state: string
  nonce: string
  verifier: string
}

/** Claims of the provider about a user. */
const claims = z.object({
  iss: z.string().min(1).max(500),
  sub: z.string().min(1).max(255),
  email: z.string().optional().catch(undefined),
  /** Some providers send the string "true", which does not count. */
  email_verified: z.boolean().catch(false).default(false),
  name: z.string().optional().catch(undefined),
})
export type OidcClaims = z.infer<typeof claims>

/** Why a sign-in through the provider failed. The code is for the log: it names the failure, and never contains data that was sent. */
export class OidcFailure extends Error {
  override readonly name = 'OidcFailure'
  readonly problem: OidcProblem
  readonly code: string

  constructor(problem: OidcProblem, code: string) {
    super(`${problem}: ${code}`)
    this.problem = problem
    this.code = code
  }
}

export interface OidcProvider {
  readonly name: string
  /** @param isAnew makes the provider ask for a login even if the user has a session there @throws {OidcFailure} */
  begin(redirectUri: string, checks: OidcChecks, isAnew: boolean): Promise<URL>
  /** @param answer address to which the provider redirected the browser @throws {OidcFailure} */
  finish(answer: URL, checks: OidcChecks): Promise<OidcClaims>
}

export const makeChecks = (): OidcChecks => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  verifier: client.randomPKCECodeVerifier(),
})

/** Seconds that the provider has for each response, and for its metadata: somebody has pressed the button and waits. */
const timeout = 10
const metadataTimeout = 4
/** Bytes of a response: metadata, keys and tokens have some kB. */
const longestResponse = 1_000_000
/** ms after which its metadata is fetched again. */
const known = 3_600_000
/** The same before somebody is sent there: where it does not answer, our own page says so, and not the browser's. */
const knownToAnswer = 20_000

/** What does not end would be kept in memory until the timeout. */
const fetchShort: client.CustomFetch = async (address, init) => {
  // A sign-in sends forms and nothing else.
  const body = init.body instanceof URLSearchParams ? init.body : null
  const response = await fetch(address, { ...init, body })
  let bytes = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      if (bytes > longestResponse) controller.error(new Error('The response is too long'))
      else controller.enqueue(chunk)
    },
  })
  return new Response(response.body?.pipeThrough(limit), response)
}

/** The configured provider. Its metadata is fetched at the first sign-in, so that a provider that is down does not prevent the start. */
export function createOidcProvider({ issuer, clientId, clientSecret, name }: OidcSettings): OidcProvider {
  const server = new URL(issuer)
  let found: { at: number; configuration: Promise<client.Configuration> } | null = null

  function discover(longest: number): Promise<client.Configuration> {
    if (found && Date.now() - found.at < longest) return found.configuration
    // http is only for the loopback: the configuration accepts no other http address.
    const execute = server.protocol === 'http:' ? [client.allowInsecureRequests] : []
    const authentication = clientSecret === undefined ? client.None() : undefined
    const options = { execute, timeout: metadataTimeout, [client.customFetch]: fetchShort }
    const configuration = client.discovery(server, clientId, clientSecret, authentication, options).then((discovered) => {
      discovered.timeout = timeout
      return discovered
    })
    const requested = { at: Date.now(), configuration }
    found = requested
    // Fetched once for any number of waiting callers; after a failure the next caller fetches again.
    configuration.catch(() => {
      if (found === requested) found = null
    })
    return configuration
  }

  return {
    name,
    begin: async (redirectUri, { state, nonce, verifier }, isAnew) => {
      try {
        return client.buildAuthorizationUrl(await discover(knownToAnswer), {
          redirect_uri: redirectUri,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(isAnew ? { prompt: 'login' } : {}),
        })
      } catch (error) {
        throw explain(error, 'down')
      }
    },
    finish: async (answer, { state, nonce, verifier }) => {
      const configuration = await discover(known).catch((error: unknown) => {
        throw explain(error, 'down')
      })
      try {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
        const tokens = await client.authorizationCodeGrant(configuration, answer, checks)
        const told = claims.parse(tokens.claims())
        if (told.email !== undefined) return told
        // Many providers return the address only from the userinfo endpoint.
        const more = await client.fetchUserInfo(configuration, tokens.access_token, told.sub)
        return claims.parse({ ...more, iss: told.iss, sub: told.sub })
      } catch (error) {
        throw explain(error, 'refused')
      }
    },
  }
}

/** Too late, broken off, a page of a proxy, or a status that OAuth 2 has for no response. */
const unreadable = new Set(['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_PARSE_ERROR', 'OAUTH_RESPONSE_IS_NOT_JSON'])
function isOfNoProvider({ code = '', cause }: client.ClientError): boolean {
  return unreadable.has(code) || (cause instanceof Response && (cause.status < 400 || cause.status >= 500))
}

const providerFailed = new Set(['server_error', 'temporarily_unavailable'])

function explain(error: unknown, otherwise: OidcProblem): OidcFailure {
  if (error instanceof client.AuthorizationResponseError) {
    if (error.error === 'access_denied') return new OidcFailure('denied', error.error)
    return new OidcFailure(providerFailed.has(error.error) ? 'down' : 'refused', 'error in the answer')
  }
  if (error instanceof client.ResponseBodyError) return new OidcFailure(error.status >= 500 ? 'down' : 'refused', `status ${error.status}`)
  if (error instanceof client.ClientError) {
    return new OidcFailure(isOfNoProvider(error) ? 'down' : otherwise, error.code ?? error.name)
  }
  // Node's own fetch throws this if there is no response.
  if (error instanceof TypeError) return new OidcFailure('down', error.name)
  return new OidcFailure(otherwise, error instanceof Error ? error.name : 'unknown')
}
