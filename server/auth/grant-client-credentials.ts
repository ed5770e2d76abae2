import { keyScopes, type KeyScope } from '../../shared/api-keys.ts'
import type { KeyToken } from '../../shared/account.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import type { Services } from '../services.ts'
import { clientIdOf, hashApiKey, isApiKey } from './api-key.ts'
import { useKey } from './api-key-queries.ts'
import { reasonOfKey } from './refuse-key.ts'
import { refuseToken } from './refuse-token.ts'
import { accessTokenSeconds } from './tokens.ts'

/**
 * An access token for a key (RFC 6749, section 4.4). It ends with the key. There is no refresh token: the client uses the key again.
 * @param given client and secret, from the body or from HTTP Basic; the scopes that the token is to have; without them, all scopes of the
 * key
 * @throws {AppError} 401 `invalid_client`, 400 `invalid_scope`
 */
export async function grantClientCredentials(
  { db, auth }: Pick<Services, 'db' | 'auth'>,
  given: { clientId: string | undefined; secret: string | undefined; scope: string | undefined },
): Promise<KeyToken> {
  const { clientId, secret = '' } = given
  const known = isApiKey(secret) && clientId === clientIdOf(secret) ? await useKey(db, { hash: hashApiKey(secret) }) : undefined
  if (known?.state !== 'good')
    throw refuseToken('invalid_client', 'AUTHENTICATION_ERROR', {
      reasons: [secret === '' ? reasonAt('client_secret', 'missing') : reasonOfKey('client_secret', known?.state ?? 'unknown')],
      challenge: 'Basic realm="keys"',
    })
  const scopes = narrow(known.scopes, given.scope)
  const token = await auth.tokens.signKeyToken({ clientId: known.clientId, scopes })
  return { access_token: token, token_type: 'Bearer', expires_in: accessTokenSeconds, scope: scopes.join(' ') }
}

function narrow(has: readonly KeyScope[], requested: string | undefined): readonly KeyScope[] {
  const wanted = (requested ?? '').split(' ').filter(Boolean)
  if (wanted.length === 0) return has
  const scopes = keyScopes.filter((scope) => has.includes(scope) && wanted.includes(scope))
  if (scopes.length < new Set(wanted).size)
    throw refuseToken('invalid_scope', 'CLIENT_SIDE', { reasons: [reasonAt('scope', 'notAChoice', { choices: [...has] })] })
  return scopes
}

/**
 * Client and secret of HTTP Basic, undefined without them. Libraries encode both as in a form (RFC 6749, section 2.3.1), some even the
 * underscore of a key; a shell sends them as they are.
 */
export function readBasic(authorization: string | undefined): { clientId: string; secret: string } | undefined {
  const [, encoded] = /^Basic +([\w+/=-]{1,1000})$/i.exec(authorization ?? '') ?? []
  if (encoded === undefined) return undefined
  const [, clientId, secret] = /^(\w{1,100}):(\w{1,200})$/.exec(decodeForm(Buffer.from(encoded, 'base64').toString())) ?? []
  return clientId === undefined || secret === undefined ? undefined : { clientId, secret }
}

/** No key holds a percent sign, so that one is always an escape. */
const decodeForm = (text: string): string =>
  text.replaceAll(/%([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
