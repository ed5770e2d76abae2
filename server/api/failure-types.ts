import type { ErrorType } from '../../shared/error-answer.ts'

/** The type of an unexpected failure of a call, by the beginning of its address (specification, section 8). */
const failureTypes: readonly (readonly [beginning: string, type: ErrorType])[] = [
  ['/api/oauth2/token', 'AUTHENTICATION_ERROR'],
  ['/api/v1/auth/logout', 'LOGOUT_ERROR'],
  ['/api/v1/app/init', 'INIT_API'],
  ['/api/v1/account/', 'CAN_NOT_LOAD_USERS_DATA'],
  ['/api/v1/products', 'CAN_NOT_LOAD_PRODUCTS_DATA'],
  ['/api/v1/tools/trans/', 'LOAD_LOCALIZATION'],
]

export function failureTypeOf(url: string): ErrorType {
  return failureTypes.find(([beginning]) => url.startsWith(beginning))?.[1] ?? 'SERVER_SIDE'
}
