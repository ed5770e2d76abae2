import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { NoticeKind } from '../../shared/account-notice.ts'
import { accountPath, safeTarget, signInAddress, signInCodePath } from '../../shared/links.ts'
import {
  accountOidcAnswer,
  accountOidcBody,
  accountOidcPath,
  oidcAddress,
  oidcCallbackPath,
  oidcParameter,
  oidcPath,
  type OidcProblem,
} from '../../shared/oidc.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { perMinute } from '../api/limit-calls.ts'
import { named } from '../api/name-schema.ts'
import { callerOf, wherebyOf } from '../auth/read-device.ts'
import { originOf } from '../auth/check-origin.ts'
import { readOrRefreshIdentity } from '../auth/identify.ts'
import { provePassword } from '../auth/prove-password.ts'
import type { User } from '../auth/queries.ts'
import { requireUser } from '../auth/require-user.ts'
import { keepOutOfCaches, setTokenCookie } from '../auth/token-cookie.ts'
import type { Database } from '../db/schema.ts'
import { insertAccountEntry } from '../audit-log/insert-entry.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { setFlowCookie, takeFlow, type OidcFlow } from './flow-cookie.ts'
import { makeChecks, OidcFailure, type OidcClaims, type OidcProvider } from './provider.ts'
import { countIdentities, deleteIdentities, insertIdentity } from './queries.ts'
import { signInByProvider } from './sign-in.ts'

/** Sign-ins that one IP address may begin and end in a minute: enough for an office in the morning, far too few for a flood. */
const perAddress = 60
const longestTarget = 1500

/** Sign-in by a provider of OpenID Connect, where the operator has named one (docs/decisions/183-openid-connect.md). */
export function oidcRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const { db } = services
  const requireProvider = (): OidcProvider => {
    if (!services.oidc) throw new AppError('CLIENT_SIDE', { status: 404 })
    return services.oidc
  }
  const redirectUriOf = (request: FastifyRequest) => originOf(request, services.config) + oidcCallbackPath
  const begin = async (
    request: FastifyRequest,
    reply: FastifyReply,
    flow: Pick<OidcFlow, 'to' | 'link'>,
    isAnew: boolean,
  ): Promise<URL> => {
    const checks = makeChecks()
    const address = await requireProvider().begin(redirectUriOf(request), checks, isAnew)
    setFlowCookie(request, reply, services, { ...checks, ...flow })
    return address
  }
  /** A failure is shown on the page on which the sign-in was begun. */
  const tell = (request: FastifyRequest, reply: FastifyReply, problem: OidcProblem, code: string, flow?: Pick<OidcFlow, 'to' | 'link'>) => {
    request.log.info({ problem, code }, 'no sign-in by OpenID Connect')
    const page = new URL(flow?.link ? accountPath : signInAddress(flow?.to ?? '/app'), 'http://localhost')
    page.searchParams.set(oidcParameter, problem)
    return reply.redirect(page.pathname + page.search, 303)
  }

  // Pages and the provider lead here; no program calls it.
  typed.get(
    oidcPath,
    {
      config: { access: 'everybody', ...perMinute(perAddress) },
      schema: { hide: true, querystring: z.object({ to: z.string().optional(), again: z.string().optional() }) },
    },
    async (request, reply) => {
      keepOutOfCaches(reply)
      const { to = '' } = request.query
      // Browsers keep no cookie of more than 4 kB.
      const flow = { to: to.length > longestTarget ? '/app' : safeTarget(to), link: null }
      try {
        return reply.redirect((await begin(request, reply, flow, request.query.again !== undefined)).href, 303)
      } catch (error) {
        if (error instanceof OidcFailure) return tell(request, reply, error.problem, error.code, flow)
        throw error
      }
    },
  )

  typed.get(
    oidcCallbackPath,
    { config: { access: 'everybody', ...perMinute(perAddress) }, schema: { hide: true } },
    async (request, reply) => {
      keepOutOfCaches(reply)
      const provider = requireProvider()
      const answer = new URL(redirectUriOf(request))
      answer.search = new URL(request.url, 'http://localhost').search
      // Checked first: a sign-in that another browser began must not end in this one.
      const { flow, latest } = takeFlow(request, reply, services, answer.searchParams.get('state'))
      if (!flow) return tell(request, reply, 'expired', 'no such state', latest)
      try {
        const claims = await provider.finish(answer, flow)
        return await (flow.link === null ? enter(request, reply, claims, flow) : link(request, reply, claims, flow))
      } catch (error) {
        if (error instanceof OidcFailure) return tell(request, reply, error.problem, error.code, flow)
        throw error
      }
    },
  )

  async function enter(request: FastifyRequest, reply: FastifyReply, claims: OidcClaims, flow: OidcFlow) {
    const entered = await signInByProvider(services, claims, wherebyOf(request, services))
    if ('problem' in entered) return tell(request, reply, entered.problem, 'no account', flow)
    if ('challenge' in entered) {
      const query = flow.to === '/app' ? '' : `?${new URLSearchParams({ to: flow.to })}`
      // Behind the #, which browsers send to no server.
      return reply.redirect(`${signInCodePath}${query}#${entered.challenge}`, 303)
    }
    setTokenCookie(request, reply, services.config, entered.tokens)
    return reply.redirect(flow.to, 303)
  }

  /** Queues the mail to the account's owner, in the transaction of the change. */
  async function tellOf(tx: Transaction<Database>, kind: NoticeKind, user: User, request: FastifyRequest): Promise<void> {
    const { email, interfaceLanguage: language } = user
    if (email !== null) await services.mail.enqueueAccountNotice(tx, { kind, email, language, ...wherebyOf(request, services) })
  }

  /** Only for the user who began it with their password and is still signed in. */
  async function link(request: FastifyRequest, reply: FastifyReply, claims: OidcClaims, flow: OidcFlow) {
    const identity = await readOrRefreshIdentity(services, request, reply)
    if (identity.state !== 'known' || identity.user.id !== flow.link) return tell(request, reply, 'expired', 'another person', flow)
    const { iss: issuer, sub: subject, email = null } = claims
    const { id: userId } = identity.user
    const isLinked = await db.transaction().execute(async (tx) => {
      const isNew = await insertIdentity(tx, { issuer, subject }, { userId, email })
      if (!isNew) return false
      await insertAccountEntry(tx, 'account.providerLinked', { userId })
      await tellOf(tx, 'providerLinked', identity.user, request)
      return true
    })
    return isLinked ? reply.redirect(flow.to, 303) : tell(request, reply, 'taken', 'another account', flow)
  }

  typed.get(
    accountOidcPath,
    {
      config: { access: 'user' },
      schema: {
        tags: ['Account'],
        summary: 'Whether the account is connected with a provider of OpenID Connect',
        response: { 200: named('AccountOidcAnswer', accountOidcAnswer) },
      },
    },
    async (request, reply) => {
      const user = await requireUser(services, request, reply)
      return { name: services.oidc?.name ?? null, is_linked: (await countIdentities(db, user.id)) > 0 }
    },
  )

  typed.post(
    accountOidcPath,
    {
      config: {
        access: 'user',
        ...perMinute(perAddress),
        refusals: [404, 409, 503],
        example: { body: { password: 'permasheet-demo' }, notRun: 'needs a provider' },
      },
      schema: {
        tags: ['Account'],
        summary: 'Begin to connect the account with the provider',
        description: 'For pages: the browser stores the state in a cookie, goes to the address, and returns to the account page.',
        body: named('AccountOidcBody', accountOidcBody),
        response: { 200: named('OidcAddress', oidcAddress) },
      },
    },
    async (request, reply) => {
      const user = await requireUser(services, request, reply)
      requireProvider()
      await provePassword(services, user, { password: request.body.password ?? '', path: 'password', ...callerOf(request) })
      try {
        return { address: (await begin(request, reply, { to: accountPath, link: user.id }, false)).href }
      } catch (error) {
        if (error instanceof OidcFailure) throw new AppError('SERVER_DOWN_ERROR', { message: error.message })
        throw error
      }
    },
  )

  typed.post(
    `${accountOidcPath}/off`,
    {
      config: {
        access: 'user',
        ...perMinute(perAddress),
        refusals: [409, 503],
        example: { body: { password: 'permasheet-demo' }, notRun: 'needs a provider' },
      },
      schema: {
        tags: ['Account'],
        summary: 'Disconnect the account from the provider',
        description: 'Refused for an account without a password, which could not be opened any more.',
        body: named('AccountOidcBody', accountOidcBody),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const user = await requireUser(services, request, reply)
      if (user.signIn?.hasPassword === false) throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt('', 'noPassword')] })
      await provePassword(services, user, { password: request.body.password ?? '', path: 'password', ...callerOf(request) })
      await db.transaction().execute(async (tx) => {
        if (!(await deleteIdentities(tx, user.id))) return
        await insertAccountEntry(tx, 'account.providerUnlinked', { userId: user.id })
        await tellOf(tx, 'providerUnlinked', user, request)
      })
      return reply.code(204).send(null)
    },
  )
}
