import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { oidcPath } from '../../shared/oidc.ts'
import type { Seals } from '../auth/seal.ts'
import type { Services } from '../services.ts'
import { isSecure } from '../auth/token-cookie.ts'

/** Seconds within which the user has to return from the provider. */
const flowSeconds = 600
const cookieName = 'oidc'
const use = 'sign-in by OpenID Connect'

/** The state of a sign-in under way, stored in the browser that began it: sealed, so that it can be neither read nor forged. */
const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Target after the sign-in: a path of this site. */
  to: z.string(),
  /** The user whose account is to be connected; null: a sign-in. */
  link: z.number().int().nullable(),
  /** ms. */
  until: z.number(),
})
export type OidcFlow = Omit<z.infer<typeof flow>, 'until'>

type Needed = Pick<Services, 'auth' | 'config'>

/** `Lax`, since the provider sends the browser back from its own site; limited to this path. */
const optionsOf = (request: FastifyRequest, { config }: Needed): CookieSerializeOptions => ({
  path: oidcPath,
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure(request, config),
})

export function setFlowCookie(request: FastifyRequest, reply: FastifyReply, services: Needed, begun: OidcFlow): void {
  const sealed = services.auth.seals.seal(JSON.stringify({ ...begun, until: Date.now() + flowSeconds * 1000 }), use)
  reply.setCookie(cookieName, sealed, { ...optionsOf(request, services), maxAge: flowSeconds })
}

/** Reads and clears the state, which is valid for one response. undefined: there is none, or it has expired. */
export function takeFlowCookie(request: FastifyRequest, reply: FastifyReply, services: Needed): OidcFlow | undefined {
  const sealed = request.cookies[cookieName]
  if (sealed === undefined) return undefined
  reply.clearCookie(cookieName, optionsOf(request, services))
  return readFlow(services.auth.seals, sealed)
}

function readFlow(seals: Seals, sealed: string): OidcFlow | undefined {
  const text = seals.open(sealed, use)
  if (text === undefined) return undefined
  const { until, ...begun } = flow.parse(JSON.parse(text))
  return until > Date.now() ? begun : undefined
}
