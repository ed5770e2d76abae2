import { AppError, type ErrorType } from '../errors.ts'
import { failuresThatLock, failuresThatWarn, windowMinutes } from './guard-sign-in.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'

interface RefusalOptions {
  /** The status, where it differs from that of the error type. */
  status?: number
  message?: string
  reasons?: readonly Reason[]
  members?: Readonly<Record<string, string | number>>
  retryAfterSeconds?: number
  /** How the client has to authenticate, where that failed (RFC 6749, section 5.2). */
  challenge?: string
}

/**
 * A refusal of the token endpoint: the error of the API, with `error` as OAuth has it (RFC 6749, section 5.2) or as section 8 of
 * the specification does.
 */
export function refuseToken(error: string, type: ErrorType, options: RefusalOptions = {}): AppError {
  const { status, message = error, reasons, members, retryAfterSeconds, challenge } = options
  return new AppError(type, {
    message,
    ...(status === undefined ? {} : { status }),
    ...(reasons === undefined ? {} : { reasons }),
    members: { error, ...members },
    headers: {
      'cache-control': 'no-store',
      ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
      ...(challenge === undefined ? {} : { 'www-authenticate': challenge }),
    },
  })
}

const combination = 'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION'

/**
 * The response to a wrong name or password. The fourth failure warns; the fifth locks, and says both.
 * @param failures within the time window, this one included
 */
export function refuseCombination(failures: number): AppError {
  if (failures < failuresThatWarn) return refuseToken('invalid_grant', combination)
  if (failures < failuresThatLock) return refuseToken('show_warning', `${combination}_LOCKED_ACCOUNT_WARNING`)
  return refuseLocked('show_warning', windowMinutes * 60)
}

/** The response while an account is locked, whether the password is right or not. */
export function refuseLocked(error: 'invalid_grant' | 'show_warning', seconds: number): AppError {
  return refuseToken(error, `${combination}_LOCKED_ACCOUNT`, { members: { status: 'locked' }, retryAfterSeconds: seconds })
}

/** The response to an address or an account that sends too many requests. */
export function refuseTooOften(seconds: number): AppError {
  return refuseToken('temporarily_unavailable', 'AUTHENTICATION_ERROR', {
    status: 429,
    reasons: [reasonAt('', 'attemptsTooMany', { minutes: Math.ceil(seconds / 60) })],
    retryAfterSeconds: seconds,
  })
}
