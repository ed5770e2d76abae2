import type { ReasonParams } from '../../shared/reasons/reason.ts'

/** A request and its answer, without headers and without what was sent. */
export interface HttpDebug {
  request: { method: string; path: string }
  response: { status: number; body: unknown } | null
}

/** Types of errors that the browser makes itself (specification, section 8). */
export type ApiErrorType =
  | 'CLIENT_SIDE'
  | 'CLIENT_SERVER_COMMUNICATION'
  | 'SERVER_TIMEOUT'
  | 'SESSION_EXPIRED'
  | 'LOGOUT_ERROR'
  | 'AUTHENTICATION_ERROR'
  | 'AUTHENTICATION_TIMEOUT'
  | 'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION'
  | 'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION_LOCKED_ACCOUNT'
  | 'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION_LOCKED_ACCOUNT_WARNING'

interface ApiErrorOptions {
  message?: string
  cause?: unknown
  httpDebug?: HttpDebug
  tokenExpiredError?: boolean
}

/** Why the server refused, with the place in the request: a code with its parameters, and its sentence in English. */
export interface ToldReason {
  code: string
  params: ReasonParams
  path: string
  message: string
}

/** The error object of the specification, section 3. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code = 'default'
  readonly type: ApiErrorType
  /** Key of the text that a person reads. */
  readonly uiMessage: string
  /** The server's three characters, by which its log line is found; null where no answer of the server's own came. */
  readonly id: string | null
  readonly httpDebug: HttpDebug | null
  readonly tokenExpiredError: boolean

  constructor(type: ApiErrorType, options: ApiErrorOptions = {}) {
    super(options.message ?? type, options.cause === undefined ? undefined : { cause: options.cause })
    this.type = type
    this.httpDebug = options.httpDebug ?? null
    this.uiMessage =
      (type === 'CLIENT_SERVER_COMMUNICATION' ? nameRefusal(this.httpDebug?.response ?? null) : null) ?? `app.ERROR_MESSAGE_${type}`
    this.tokenExpiredError = options.tokenExpiredError ?? false
    this.id = readId(this.httpDebug?.response?.body)
  }

  get status(): number | null {
    return this.httpDebug?.response?.status ?? null
  }

  /** Why the server refused. */
  get reasons(): ToldReason[] {
    const body = this.httpDebug?.response?.body
    if (typeof body !== 'object' || body === null || !('reasons' in body) || !Array.isArray(body.reasons)) return []
    const reasons: unknown[] = body.reasons
    return reasons.filter(isToldReason)
  }
}

function isToldReason(entry: unknown): entry is ToldReason {
  if (typeof entry !== 'object' || entry === null || !('params' in entry && 'code' in entry && 'path' in entry && 'message' in entry))
    return false
  const { code, params, path, message } = entry
  return [code, path, message].every((text) => typeof text === 'string') && typeof params === 'object' && params !== null
}

/**
 * The text of an answer that refuses: a server that says no was reached. Null where no answer came, or one that refuses nothing and
 * could not be read.
 */
function nameRefusal(response: HttpDebug['response']): string | null {
  if (response === null || response.status < 400) return null
  if (response.status === 404) return 'problem.refused.notFound'
  if (response.status === 429) return 'problem.refused.tooOften'
  const { body } = response
  const named = typeof body === 'object' && body !== null && 'uiMessage' in body ? body.uiMessage : null
  if (typeof named === 'string' && /^app\.ERROR_MESSAGE_[A-Z_]+$/.test(named)) return named
  // A proxy in between answers in its own way.
  return response.status < 500 ? 'app.ERROR_MESSAGE_CLIENT_SIDE' : 'app.ERROR_MESSAGE_SERVER_DOWN_ERROR'
}

function readId(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string' ? body.id : null
}
