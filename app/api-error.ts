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
    this.uiMessage = `app.ERROR_MESSAGE_${type}`
    this.httpDebug = options.httpDebug ?? null
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

function readId(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string' ? body.id : null
}
