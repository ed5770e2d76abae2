import type { KeyScope } from '../../shared/api-keys.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'
import { AppError } from '../errors.ts'
import type { KeyState } from './api-key-queries.ts'

/** Why a key is not accepted. Only somebody who holds the whole key learns that it existed. */
export function reasonOfKey(path: string, state: Exclude<KeyState, 'good'> | 'unknown'): Reason {
  if (state === 'expired') return reasonAt(path, 'keyExpired')
  return state === 'revoked' ? reasonAt(path, 'keyRevoked') : reasonAt(path, 'keyUnknown')
}

/** RFC 6750, section 3.1: the credential is invalid. */
export function refuseKey(state: Exclude<KeyState, 'good'> | 'unknown'): AppError {
  return new AppError('AUTHENTICATION_ERROR', {
    message: `key ${state}`,
    reasons: [reasonOfKey('authorization', state)],
    headers: { 'www-authenticate': 'Bearer error="invalid_token"', 'cache-control': 'private, no-store' },
  })
}

/** RFC 6750, section 3.1: the credential is valid but not sufficient. @param scope what the call needs; undefined: no key may make it */
export function refuseScope(scope: KeyScope | undefined): AppError {
  const challenge = `Bearer error="insufficient_scope"${scope === undefined ? '' : `, scope="${scope}"`}`
  return new AppError('RESOURCE_UNAUTHORIZED_FEATURE_FLAG', {
    message: scope === undefined ? 'the call is open to no key' : `the key lacks the scope ${scope}`,
    reasons: [scope === undefined ? reasonAt('authorization', 'notForKeys') : reasonAt('authorization', 'scopeMissing', { scope })],
    headers: { 'www-authenticate': challenge, 'cache-control': 'private, no-store' },
  })
}
