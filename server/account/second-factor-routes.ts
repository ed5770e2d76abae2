import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findBrandByHost } from '../../shared/brands.ts'
import {
  beginFactorBody,
  begunFactor,
  confirmFactorBody,
  provedFactorBody,
  recoveryCodesAnswer,
  secondFactorAnswer,
  secondFactorPath,
} from '../../shared/second-factor.ts'
import { perMinute } from '../api/limit-calls.ts'
import { named } from '../api/name-schema.ts'
import { callerOf, wherebyOf } from '../auth/read-device.ts'
import { beginSecondFactor, confirmSecondFactor, renewRecoveryCodes, switchOffSecondFactor } from '../auth/change-second-factor.ts'
import { requireUser } from '../auth/require-user.ts'
import { findFactor } from '../auth/second-factor-queries.ts'
import type { Services } from '../services.ts'

/** Codes that one IP address may try in a minute, in addition to the lock of the account. */
const triesPerMinute = 30

/** The second factor of the person who is signed in (docs/decisions/182-second-factor.md). */
export function secondFactorRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const bodyLimit = 16_384
  const notRun = 'the account of the examples could not sign in any more'

  typed.get(
    secondFactorPath,
    {
      config: { access: 'user' },
      schema: {
        tags: ['Account'],
        summary: 'Whether a second factor is on',
        response: { 200: named('SecondFactorAnswer', secondFactorAnswer) },
      },
    },
    async (request, reply) => {
      const factor = await findFactor(services.db, (await requireUser(services, request, reply)).id)
      return factor?.isOn ? { is_on: true, recovery_codes_left: factor.recoveryCodesLeft } : { is_on: false, recovery_codes_left: 0 }
    },
  )

  typed.post(
    secondFactorPath,
    {
      config: {
        access: 'user',
        ...perMinute(triesPerMinute),
        refusals: [409, 503],
        example: { body: { password: 'permasheet-demo' }, notRun },
      },
      schema: {
        tags: ['Account'],
        summary: 'Begin to set up a second factor: a secret for an authenticator (TOTP, RFC 6238)',
        description: 'Valid for a quarter of an hour; sign-in requires no code until the first one has confirmed the secret.',
        body: named('BeginFactorBody', beginFactorBody),
        response: { 200: named('BegunFactor', begunFactor) },
      },
      bodyLimit,
    },
    async (request, reply) => {
      const user = await requireUser(services, request, reply)
      const { password = '' } = request.body
      const issuer = findBrandByHost(request.host, services.brands).name
      return beginSecondFactor(services, { user, password, ...callerOf(request) }, issuer)
    },
  )

  typed.post(
    `${secondFactorPath}/confirm`,
    {
      config: { access: 'user', ...perMinute(triesPerMinute), refusals: [409], example: { body: { code: '123456' }, notRun } },
      schema: {
        tags: ['Account'],
        summary: 'Switch the second factor on with its first code',
        description: 'Answers ten recovery codes. All other sessions of the account end.',
        body: named('ConfirmFactorBody', confirmFactorBody),
        response: { 200: named('RecoveryCodesAnswer', recoveryCodesAnswer) },
      },
      bodyLimit,
    },
    async (request, reply) => {
      const user = await requireUser(services, request, reply)
      return { recovery_codes: await confirmSecondFactor(services, { user, code: request.body.code, ...wherebyOf(request, services) }) }
    },
  )

  typed.post(
    `${secondFactorPath}/recovery-codes`,
    {
      config: {
        access: 'user',
        ...perMinute(triesPerMinute),
        refusals: [409, 503],
        example: { body: { password: 'permasheet-demo', code: '123456' }, notRun },
      },
      schema: {
        tags: ['Account'],
        summary: 'Make new recovery codes, in the place of all earlier ones',
        body: named('ProvedFactorBody', provedFactorBody),
        response: { 200: named('RecoveryCodesAnswer', recoveryCodesAnswer) },
      },
      bodyLimit,
    },
    async (request, reply) => {
      const user = await requireUser(services, request, reply)
      const { password = '', code } = request.body
      return {
        recovery_codes: await renewRecoveryCodes(services, {
          user,
          password,
          code,
          ...callerOf(request),
          ...wherebyOf(request, services),
        }),
      }
    },
  )

  typed.post(
    `${secondFactorPath}/off`,
    {
      config: {
        access: 'user',
        ...perMinute(triesPerMinute),
        refusals: [409, 503],
        example: { body: { password: 'permasheet-demo', code: '123456' }, notRun },
      },
      schema: {
        tags: ['Account'],
        summary: 'Switch the second factor off',
        description: 'With the password and a code of the authenticator, or a recovery code.',
        body: named('ProvedFactorBody', provedFactorBody),
        response: { 204: z.null() },
      },
      bodyLimit,
    },
    async (request, reply) => {
      const user = await requireUser(services, request, reply)
      const { password = '', code } = request.body
      await switchOffSecondFactor(services, { user, password, code, ...callerOf(request), ...wherebyOf(request, services) })
      return reply.code(204).send(null)
    },
  )
}
