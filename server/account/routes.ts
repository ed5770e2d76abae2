import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { initAnswer, issuedTokens, keyToken, personName, sessionToken, sessionTokenPath } from '../../shared/account.ts'
import { languageCodes } from '../../shared/languages.ts'
import { named } from '../api/name-schema.ts'
import { perMinute } from '../api/limit-calls.ts'
import { reasonsOfValues } from '../refused-values.ts'
import type { Services } from '../services.ts'
import { addressKeyOf } from '../auth/address-key.ts'
import { answerChallenge } from '../auth/answer-challenge.ts'
import { changePassword } from '../auth/change-password.ts'
import { secondFactorGrant } from '../../shared/second-factor.ts'
import { refuseForeignOrigin } from '../auth/check-origin.ts'
import { longestPassword } from '../auth/check-password.ts'
import { grantClientCredentials, readBasic } from '../auth/grant-client-credentials.ts'
import { readOrRefreshIdentity } from '../auth/identify.ts'
import { accountKeyOf } from '../auth/normalise-email.ts'
import { updateSettings } from '../auth/queries.ts'
import { callerOf, readDevice, wherebyOf } from '../auth/read-device.ts'
import { isRefusal, refreshSession } from '../auth/refresh-session.ts'
import { refuseToken, refuseTooOften } from '../auth/refuse-token.ts'
import { findWorkgroup, refuse, requireIdentity, requireUser } from '../auth/require-user.ts'
import { signIn } from '../auth/sign-in.ts'
import { signOut } from '../auth/sign-out.ts'
import { clearTokenCookie, keepOutOfCaches, readTokenCookie, setTokenCookie } from '../auth/token-cookie.ts'
import { clientId, refuseClient, refuseTokenRequest, tokenRequest } from '../auth/token-request.ts'
import { viewSettings, visitorSettings } from '../auth/view-settings.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'

const signOutBody = z.object({ refresh_token: z.string().max(200).optional() }).nullish()
const passwordBody = z.object({
  current_password: z.string().min(1).max(longestPassword),
  new_password: z.string().min(1).max(longestPassword),
})
const settingsBody = z.object({
  interface_language: z.enum(languageCodes).optional(),
  name: personName.optional(),
})

/** Requests from one IP address, and for one account, in a minute: enough for the refreshes of an office, far too few for guessing. */
const requestsOfAddress = 120
const requestsForAccount = 60

/** Sign-in, sign-out and the account of a signed-in user (specification, sections 7 and 8; docs/decisions/017-accounts.md). */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  const countAccount = app.createRateLimit({
    max: requestsForAccount,
    timeWindow: 60_000,
    keyGenerator: ({ body }) => {
      const named = z.object({ username: z.string() }).safeParse(body)
      return accountKeyOf(named.data?.username ?? '')
    },
  })
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const bodyLimit = 16_384

  typed.post(
    '/api/oauth2/token',
    {
      // Before the request is counted, so that a page of another site cannot use up the limit of its visitor's address.
      onRequest: async (request) => refuseForeignOrigin(request, services.config),
      config: {
        ...perMinute(requestsOfAddress, refuseTooOften),
        access: 'everybody',
        refusals: [401, 403, 503],
        example: {
          body: { grant_type: 'password', client_id: 'permasheet-web', username: 'demo@permasheet.example', password: 'permasheet-demo' },
        },
      },
      schema: {
        tags: ['Sign-in'],
        summary: 'Sign in, renew a token, or get one for a key',
        description:
          'OAuth 2 with the grants password, refresh_token and, for a key of a workgroup, client_credentials: client_id is the beginning of the key, client_secret the whole key, in the body or by HTTP Basic; scope may ask for less than the key has. Browsers get both tokens of a password as a cookie too, and renew them without refresh_token. A refresh token is good for one use. An account with a second factor answers its right password with 401, error second_factor_required and a challenge, good for five minutes: the grant urn:permasheet:second-factor brings that challenge with a code of the authenticator, or a recovery code, and gets the tokens. Wrong codes count as wrong passwords do.',
        body: tokenRequest,
        response: { 200: named('TokenAnswer', z.union([named('IssuedTokens', issuedTokens), named('KeyToken', keyToken)])) },
      },
      attachValidation: true,
      bodyLimit,
    },
    async (request, reply) => {
      keepOutOfCaches(reply)
      if (request.validationError) throw refuseTokenRequest(request.body, reasonsOfValues(request.validationError))
      const { body } = request
      if (body.grant_type === 'client_credentials') {
        const { client_id: clientId, client_secret: secret, scope } = body
        return grantClientCredentials(services, { scope, ...(readBasic(request.headers.authorization) ?? { clientId, secret }) })
      }
      if (body.client_id !== clientId) throw refuseClient()
      if (body.grant_type === 'password') {
        const forAccount = await countAccount(request)
        if (!forAccount.isAllowed && forAccount.isExceeded) throw refuseTooOften(forAccount.ttlInSeconds)
        const issued = await signIn(services, { ...body, address: addressKeyOf(request.ip), device: readDevice(request) })
        setTokenCookie(request, reply, services.config, issued)
        return issued
      }
      if (body.grant_type === secondFactorGrant) {
        const issued = await answerChallenge(services, { ...body, address: addressKeyOf(request.ip), device: readDevice(request) })
        setTokenCookie(request, reply, services.config, issued)
        return issued
      }
      const refreshToken = body.refresh_token || readTokenCookie(request)?.refresh_token
      if (refreshToken === undefined || refreshToken === '') {
        const reasons = [reasonAt('refresh_token', 'missing')]
        throw refuseToken('invalid_request', 'REFRESH_TOKEN_ERROR', { status: 400, reasons })
      }
      const issued = await refreshSession(services, refreshToken, readDevice(request)).catch((error: unknown) => {
        if (isRefusal(error)) clearTokenCookie(request, reply, services.config)
        throw error
      })
      setTokenCookie(request, reply, services.config, issued)
      return issued
    },
  )

  typed.post(
    '/api/v1/auth/logout',
    {
      config: { access: 'everybody', refusals: [403], example: { body: {} } },
      schema: {
        tags: ['Sign-in'],
        summary: 'Sign out',
        description: 'Ends the session of the token sent with the call; without a token nothing happens.',
        body: signOutBody,
        response: { 204: z.null() },
      },
      bodyLimit,
    },
    async (request, reply) => {
      refuseForeignOrigin(request, services.config)
      await signOut(services, request, request.body?.refresh_token)
      clearTokenCookie(request, reply, services.config)
      return reply.code(204).send(null)
    },
  )

  typed.post(
    sessionTokenPath,
    {
      config: { access: 'user', example: { body: {} } },
      schema: {
        tags: ['Sign-in'],
        summary: 'The access token of the session',
        description:
          'For pages, whose scripts cannot read the cookie: they keep the token in memory and send it as bearer. An expired token is renewed, and the cookie with it.',
        response: { 200: named('SessionToken', sessionToken) },
      },
      bodyLimit,
    },
    async (request, reply) => {
      const { accessToken } = await requireIdentity(services, request, reply)
      return { access_token: accessToken, token_type: 'Bearer' as const }
    },
  )

  typed.get(
    '/api/v1/app/init',
    {
      config: { access: 'everybody', refusals: [401, 403] },
      schema: {
        tags: ['Application'],
        summary: 'Who is signed in, and their workgroups',
        description: 'A visitor has the user_id null.',
        response: { 200: named('InitAnswer', initAnswer) },
      },
    },
    async (request, reply) => {
      const identity = await readOrRefreshIdentity(services, request, reply)
      keepOutOfCaches(reply)
      if (identity.state === 'absent') return { user_settings: visitorSettings }
      if (identity.state !== 'known') throw refuse(identity.state)
      return { user_settings: viewSettings(identity.user, findWorkgroup(services, request, identity.user)) }
    },
  )

  typed.post(
    '/api/v1/account/settings',
    {
      config: { access: 'user', example: { body: { interface_language: 'en' } } },
      schema: {
        tags: ['Account'],
        summary: 'Change name and interface language',
        body: settingsBody,
        response: { 200: named('InitAnswer', initAnswer) },
      },
      bodyLimit,
    },
    async (request, reply) => {
      const user = await requireUser(services, request, reply)
      // Before anything is written: a call that names a workgroup of somebody else must change nothing.
      const workgroup = findWorkgroup(services, request, user)
      const { name, interface_language: interfaceLanguage } = request.body
      const changes = { ...(name !== undefined && { name }), ...(interfaceLanguage !== undefined && { interfaceLanguage }) }
      await updateSettings(services.db, user.id, changes)
      return { user_settings: viewSettings({ ...user, ...changes }, workgroup) }
    },
  )

  typed.post(
    '/api/v1/account/password',
    {
      config: {
        access: 'user',
        refusals: [503],
        example: {
          body: { current_password: 'permasheet-demo', new_password: 'a password of your own' },
          notRun: 'the account of the examples would have another password afterwards',
        },
      },
      schema: { tags: ['Account'], summary: 'Change the password', body: passwordBody, response: { 204: z.null() } },
      bodyLimit,
    },
    async (request, reply) => {
      const user = await requireUser(services, request, reply)
      const { current_password: currentPassword, new_password: newPassword } = request.body
      await changePassword(services, user, { currentPassword, newPassword, ...callerOf(request), ...wherebyOf(request, services) })
      return reply.code(204).send(null)
    },
  )
}
