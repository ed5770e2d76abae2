import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { findBrandByHost } from '../../shared/brands.ts'
import {
  askForPasswordBody,
  askForPasswordPath,
  passwordLinkAnswer,
  passwordLinkPath,
  passwordLinkUseBody,
  passwordLinkUsePath,
} from '../../shared/forgotten-password.ts'
import { linkViewBody } from '../../shared/members.ts'
import { perMinute } from '../api/limit-calls.ts'
import { named } from '../api/name-schema.ts'
import { refuseForeignOrigin } from '../auth/check-origin.ts'
import { readDevice } from '../auth/read-device.ts'
import { signOut } from '../auth/sign-out.ts'
import { clearTokenCookie, keepOutOfCaches } from '../auth/token-cookie.ts'
import { languageOfVisitor } from '../http/language-of-visitor.ts'
import type { Services } from '../services.ts'
import { askForPassword, setPasswordByLink, viewPasswordLink } from './forgotten-password.ts'

/** Links that one IP address may request in a minute: enough for an office on a Monday, too few for a list of e-mail addresses. */
const asksPerMinute = 10
/**
 * Links that one IP address may try in a minute. A link is 256 random bits, so nobody guesses one; hashing the password sent with it costs
 * time.
 */
const linksPerMinute = 20

/** Another password for whoever forgot theirs (docs/decisions/180-forgotten-passwords.md). */
export function forgottenPasswordRoutes(app: FastifyInstance, services: Services): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  const token = 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'
  const bodyLimit = 16_384

  typed.post(
    askForPasswordPath,
    {
      onRequest: async (request) => refuseForeignOrigin(request, services.config),
      config: {
        access: 'everybody',
        ...perMinute(asksPerMinute),
        refusals: [403],
        example: { body: { email: 'ana@example.com' }, notRun: 'would send a mail' },
      },
      schema: {
        tags: ['Sign-in'],
        summary: 'Ask for a link to another password',
        description:
          'The link is sent if the address has an account; the response is the same either way. It works once, within an hour. One address gets three an hour at most.',
        body: named('AskForPasswordBody', askForPasswordBody),
        response: { 204: z.null() },
      },
      bodyLimit,
    },
    async (request, reply) => {
      keepOutOfCaches(reply)
      const brand = findBrandByHost(request.host, services.brands)
      await askForPassword(services, { email: request.body.email, brand: brand.key, language: languageOfVisitor(request, brand) })
      return reply.code(204).send(null)
    },
  )

  // The secret part stands in the body, and behind the # of the page's address: no log and no referrer has it.
  typed.post(
    passwordLinkPath,
    {
      config: {
        access: 'everybody',
        ...perMinute(linksPerMinute),
        refusals: [404],
        example: { body: { token }, notRun: 'needs a link from a mail' },
      },
      schema: {
        tags: ['Sign-in'],
        summary: 'Whose password a link from a mail sets',
        body: named('LinkViewBody', linkViewBody),
        response: { 200: named('PasswordLink', passwordLinkAnswer) },
      },
      bodyLimit,
    },
    async (request, reply) => {
      keepOutOfCaches(reply)
      return viewPasswordLink(services, request.body.token)
    },
  )

  typed.post(
    passwordLinkUsePath,
    {
      onRequest: async (request) => refuseForeignOrigin(request, services.config),
      config: {
        access: 'everybody',
        ...perMinute(linksPerMinute),
        refusals: [403, 404, 503],
        example: { body: { token, password: 'a password of your own' }, notRun: 'needs a link from a mail' },
      },
      schema: {
        tags: ['Sign-in'],
        summary: 'Set another password by a link from a mail',
        description: 'Ends every session of the account, a lock on it, and the session of the calling browser.',
        body: named('PasswordLinkUseBody', passwordLinkUseBody),
        response: { 204: z.null() },
      },
      bodyLimit,
    },
    async (request, reply) => {
      keepOutOfCaches(reply)
      await setPasswordByLink(services, { ...request.body, device: readDevice(request) })
      // Somebody else may be signed in here: their session ends, so that the new password is entered next.
      await signOut(services, request)
      clearTokenCookie(request, reply, services.config)
      return reply.code(204).send(null)
    },
  )
}
