import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { oidcPath } from '../../shared/oidc.ts'
import type { Services } from '../services.ts'
import { isSecure } from '../auth/token-cookie.ts'

/** Seconds within which the user has to return from the provider. */
const flowSeconds = 600
const cookieName = 'oidc'
const use = 'sign-in by OpenID Connect'

/** A sign-in under way, stored in the browser that began it: sealed, so that it can be neither read nor forged. */
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
type KeptFlow = z.infer<typeof flow>
export type OidcFlow = Omit<KeptFlow, 'until'>
// The program before wrote one alone: somebody may be at the provider while it is upgraded.
const keptFlows = z.union([z.array(flow), flow.transform((one) => [one])])

type Needed = Pick<Services, 'auth' | 'config'>

/** `Lax`, since the provider sends the browser back from its own site; limited to this path. */
const optionsOf = (request: FastifyRequest, { config }: Needed): CookieSerializeOptions => ({
  path: oidcPath,
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure(request, config),
})

/** One browser may begin in several tabs: the newest sign-ins that its cookie has room for, of 4 kB that browsers keep. */
const mostFlows = 3
const longestCookie = 3_800

export function setFlowCookie(request: FastifyRequest, reply: FastifyReply, services: Needed, begun: OidcFlow): void {
  const flows = [{ ...begun, until: Date.now() + flowSeconds * 1000 }, ...readFlows(request, services)].slice(0, mostFlows)
  writeFlows(request, reply, services, flows)
}

function writeFlows(request: FastifyRequest, reply: FastifyReply, services: Needed, flows: readonly KeptFlow[]): void {
  const sealed = services.auth.seals.seal(JSON.stringify(flows), use)
  if (sealed.length > longestCookie && flows.length > 1) return writeFlows(request, reply, services, flows.slice(0, -1))
  reply.setCookie(cookieName, sealed, { ...optionsOf(request, services), maxAge: flowSeconds })
}

/**
 * Reads and clears the sign-in of this state, which is valid for one response. The others under way in this browser stay.
 * @returns `latest`: the sign-in begun last, whatever its state. undefined: there is none, or it has expired
 */
export function takeFlow(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Needed,
  state: string | null,
): { flow: OidcFlow | undefined; latest: OidcFlow | undefined } {
  const flows = readFlows(request, services)
  const found = flows.find((one) => one.state === state)
  const others = flows.filter((one) => one !== found)
  if (found && others.length > 0) writeFlows(request, reply, services, others)
  else if (others.length === 0) reply.clearCookie(cookieName, optionsOf(request, services))
  return { flow: found, latest: flows[0] }
}

function readFlows(request: FastifyRequest, { auth }: Needed): KeptFlow[] {
  const text = auth.seals.open(request.cookies[cookieName] ?? '', use)
  if (text === undefined) return []
  return keptFlows.parse(JSON.parse(text)).filter(({ until }) => until > Date.now())
}
