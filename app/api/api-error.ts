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

/** A field of a request and what is wrong with it, as the server says it. */
export interface RefusedField {
  field: string
  reason: string
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

  /** What the server found wrong, field by field. */
  get fields(): RefusedField[] {
    const body = this.httpDebug?.response?.body
    if (typeof body !== 'object' || body === null || !('fields' in body) || !Array.isArray(body.fields)) return []
    const fields: unknown[] = body.fields
    return fields.flatMap((entry) =>
      typeof entry === 'object' && entry !== null && 'field' in entry && 'reason' in entry
        ? [{ field: String(entry.field), reason: String(entry.reason) }]
        : [],
    )
  }
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
