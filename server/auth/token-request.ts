import { z } from 'zod'
import { secondFactorGrant, typedCode } from '../../shared/second-factor.ts'
import type { AppError } from '../errors.ts'
import { longestPassword } from './check-password.ts'
import { longestEmail } from './normalise-email.ts'
import { refuseToken } from './refuse-token.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'

/** The one program that signs in (design decisions, Accounts). It has no secret: anyone who knows name and password may use it. */
export const clientId = 'permasheet-web'

const client_id = z.string().min(1).max(100).describe(`Of people ${clientId}`)

/** Body of the token endpoint (RFC 6749, sections 4.3.2, 4.4.2 and 6). Browsers send the refresh token in the cookie. */
export const tokenRequest = z.discriminatedUnion('grant_type', [
  z.object({
    grant_type: z.literal('password'),
    client_id,
    username: z.string().min(1).max(longestEmail),
    password: z.string().min(1).max(longestPassword),
  }),
  z.object({ grant_type: z.literal('refresh_token'), client_id, refresh_token: z.string().max(200).optional() }),
  z.object({ grant_type: z.literal(secondFactorGrant), client_id, challenge: z.string().min(1).max(200), code: typedCode }),
  // Client and secret may come by HTTP Basic as well.
  z.object({
    grant_type: z.literal('client_credentials'),
    client_id: client_id.optional().describe('The first twelve letters of the key; here or by HTTP Basic'),
    client_secret: z.string().max(200).optional().describe('The whole key; here or by HTTP Basic'),
    scope: z.string().max(200).optional().describe('Scopes parted by spaces, where less than the key may do is enough'),
  }),
])

const grants = ['password', 'refresh_token', secondFactorGrant, 'client_credentials']

/** The refusal of a body that matches none of the grants: with the reasons, and with the error code of OAuth. */
export function refuseTokenRequest(body: unknown, reasons: readonly Reason[]): AppError {
  const grant: unknown = typeof body === 'object' && body !== null && 'grant_type' in body ? body.grant_type : undefined
  if (typeof grant === 'string' && grant !== '' && !grants.includes(grant))
    return refuseToken('unsupported_grant_type', 'CLIENT_SIDE', {
      reasons: [reasonAt('grant_type', 'notAChoice', { choices: grants })],
    })
  if (grant === undefined || grant === '')
    return refuseToken('invalid_request', 'CLIENT_SIDE', { reasons: [reasonAt('grant_type', 'missing')] })
  const missing = reasons.some(({ path }) => path === 'username' || path === 'password')
  return refuseToken('invalid_request', 'CLIENT_SIDE', { ...(missing ? { message: 'Missing credentials' } : {}), reasons })
}

export const refuseClient = (): AppError =>
  refuseToken('invalid_client', 'AUTHENTICATION_ERROR', { reasons: [reasonAt('client_id', 'notFound')] })
