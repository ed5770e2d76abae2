import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import type { KeyScope } from '../../shared/api-keys.ts'
import type { Role } from '../../shared/account.ts'
import type { Services } from '../services.ts'
import { hashApiKey, isApiKey, isMeantAsApiKey } from './api-key.ts'
import { useKey, type StoredKey } from './api-key-queries.ts'
import type { User } from './queries.ts'
import { refuseKey, refuseScope } from './refuse-key.ts'

type KeyIdentity = { state: 'known'; user: User; accessToken: string } | { state: 'absent' }

/**
 * The key that calls, by itself or by an access token that was made with it. Every identity passes through here, so this is where calls are
 * closed to keys: a route that names no scope is open to no key, and where everybody may call, a key counts as a visitor.
 * @returns null for a bearer that is neither
 * @throws {AppError} 401 for a key that is unknown, expired or revoked; 403 for one that may not make this call
 */
export async function readKeyIdentity(
  { db, auth }: Pick<Services, 'db' | 'auth'>,
  { routeOptions }: FastifyRequest,
  bearer: string,
): Promise<KeyIdentity | null> {
  const isKey = isMeantAsApiKey(bearer)
  const token = isKey ? null : await auth.tokens.readAccessToken(bearer)
  if (!isKey && token?.state !== 'ofKey') return null
  const { access, key: needed } = routeOptions.config
  if (access === 'everybody' && needed === undefined) return { state: 'absent' }
  if (isKey && !isApiKey(bearer)) throw refuseKey('unknown')
  const stored = await useKey(db, token?.state === 'ofKey' ? { clientId: token.claims.clientId } : { hash: hashApiKey(bearer) })
  if (!stored) throw refuseKey('unknown')
  if (stored.state !== 'good') throw refuseKey(stored.state)
  const scopes = token?.state === 'ofKey' ? stored.scopes.filter((scope) => token.claims.scopes.includes(scope)) : stored.scopes
  if (needed === undefined || !scopes.includes(needed)) throw refuseScope(needed)
  return { state: 'known', user: userOf(stored, scopes, roleFor(scopes, access)), accessToken: bearer }
}

function userOf(key: StoredKey, scopes: readonly KeyScope[], role: Role): User {
  const { userId: id, userName: name, interfaceLanguage, workgroupId, workgroupName, brand } = key
  const memberships = [{ workgroupId, name: workgroupName, brand, role }]
  return { id, sessionId: 0, email: null, name, interfaceLanguage, memberships, key: { id: key.id, scopes }, signIn: null }
}

/**
 * The scope that a call needs is enough for it, whoever of the people may make it. Never an owner: what owners do, such as making keys, is left to
 * people.
 */
const roleFor = (scopes: readonly KeyScope[], access: FastifyContextConfig['access']): Role =>
  access === 'editor' || scopes.includes('write') || scopes.includes('publish') ? 'editor' : 'viewer'
