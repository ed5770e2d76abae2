import * as client from 'openid-client'
import { z } from 'zod'
import type { OidcProblem } from '../../shared/oidc.ts'

export interface OidcSettings {
  issuer: string
  clientId: string
  /** undefined: a client without a secret, which PKCE suffices for. */
  clientSecret: string | undefined
  /** As people know it: it stands on the button. */
  name: string
}

/** What the answer of the provider is checked against: known to us and the browser that began alone. */
export interface OidcChecks {
  state: string
  nonce: string
  verifier: string
}

/** What the provider says of somebody. */
const claims = z.object({
  iss: z.string().min(1).max(500),
  sub: z.string().min(1).max(255),
  email: z.string().optional().catch(undefined),
  /** Some send the word: it is no “true”. */
  email_verified: z.boolean().catch(false).default(false),
  name: z.string().optional().catch(undefined),
})
export type OidcClaims = z.infer<typeof claims>

/** Why a sign-in by the provider came to nothing. The code is for the log: it names what, and never holds what was sent. */
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
  /** @param isAnew the provider asks who it is even of somebody whom it knows @throws {OidcFailure} */
  begin(redirectUri: string, checks: OidcChecks, isAnew: boolean): Promise<URL>
  /** @param answer address to which the provider sent the browser back @throws {OidcFailure} */
  finish(answer: URL, checks: OidcChecks): Promise<OidcClaims>
}

export const makeChecks = (): OidcChecks => ({
  state: client.randomState(),
  nonce: client.randomNonce(),
  verifier: client.randomPKCECodeVerifier(),
})

/** Seconds that the provider has for each answer. */
const timeout = 10
/** ms after which its addresses are asked for anew. */
const known = 3_600_000

/** The provider of the configuration. Its addresses are asked for when somebody first signs in, so that one that is down keeps nobody from starting. */
export function createOidcProvider({ issuer, clientId, clientSecret, name }: OidcSettings): OidcProvider {
  const server = new URL(issuer)
  let found: { at: number; configuration: Promise<client.Configuration> } | null = null

  function discover(): Promise<client.Configuration> {
    if (found && Date.now() - found.at < known) return found.configuration
    // http is for a machine that speaks to itself: the configuration takes no other.
    const execute = server.protocol === 'http:' ? [client.allowInsecureRequests] : []
    const authentication = clientSecret === undefined ? client.None() : undefined
    const configuration = client.discovery(server, clientId, clientSecret, authentication, { execute, timeout })
    const requested = { at: Date.now(), configuration }
    found = requested
    // Asked for once by however many wait; one that failed is asked for again by the next.
    configuration.catch(() => {
      if (found === requested) found = null
    })
    return configuration
  }

  return {
    name,
    begin: async (redirectUri, { state, nonce, verifier }, isAnew) => {
      try {
        return client.buildAuthorizationUrl(await discover(), {
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
      const configuration = await discover().catch((error: unknown) => {
        throw explain(error, 'down')
      })
      try {
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
        const tokens = await client.authorizationCodeGrant(configuration, answer, checks)
        const told = claims.parse(tokens.claims())
        if (told.email !== undefined) return told
        // Many tell the address there alone.
        const more = await client.fetchUserInfo(configuration, tokens.access_token, told.sub)
        return claims.parse({ ...more, iss: told.iss, sub: told.sub })
      } catch (error) {
        throw explain(error, 'refused')
      }
    },
  }
}

const providerFailed = new Set(['server_error', 'temporarily_unavailable'])

function explain(error: unknown, otherwise: OidcProblem): OidcFailure {
  if (error instanceof client.AuthorizationResponseError) {
    if (error.error === 'access_denied') return new OidcFailure('denied', error.error)
    return new OidcFailure(providerFailed.has(error.error) ? 'down' : 'refused', 'error in the answer')
  }
  if (error instanceof client.ResponseBodyError) return new OidcFailure(error.status >= 500 ? 'down' : 'refused', `status ${error.status}`)
  if (error instanceof client.ClientError) {
    const isLate = error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT'
    return new OidcFailure(isLate ? 'down' : otherwise, error.code ?? error.name)
  }
  // What Node's own fetch throws where nobody answers.
  if (error instanceof TypeError) return new OidcFailure('down', error.name)
  return new OidcFailure(otherwise, error instanceof Error ? error.name : 'unknown')
}
