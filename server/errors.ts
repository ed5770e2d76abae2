import { randomInt } from 'node:crypto'
import { errorTypeNames, type ErrorReason, type ErrorType } from '../shared/error-answer.ts'
import { reasonAt, type Reason } from '../shared/reasons/reason.ts'
import { reasonsOfValues } from './refused-values.ts'
import { writeEnglish } from './write-english.ts'

export type { ErrorType } from '../shared/error-answer.ts'

/** Every error type of section 8 of the specification, with its HTTP status, unless the code that throws it sets another. */
const statuses: Readonly<Record<ErrorType, number>> = {
  DEFAULT: 500,
  SERVER_SIDE: 500,
  CLIENT_SIDE: 400,
  CLIENT_SYNTAX: 400,
  UNKNOWN: 500,
  TEST: 500,
  LOAD_LOCALIZATION: 404,
  LOAD_PHRASES: 500,
  AUTHENTICATION_TIMEOUT: 408,
  AUTHENTICATION_ERROR: 401,
  AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION: 401,
  AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION_LOCKED_ACCOUNT: 403,
  AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION_LOCKED_ACCOUNT_WARNING: 401,
  REFRESH_TOKEN_ERROR: 401,
  CAN_NOT_LOAD_USERS_DATA: 500,
  SESSION_EXPIRED: 401,
  CLIENT_SERVER_COMMUNICATION: 502,
  SERVER_TIMEOUT: 504,
  LOGOUT_ERROR: 500,
  CAN_NOT_LOAD_HOLDERS_DATA: 500,
  CAN_NOT_LOAD_LOAD_MANAGE_TRANSLATIONS_CATEGORIES: 500,
  CAN_NOT_LOAD_PRODUCTS_DATA: 500,
  ERROR_WHEN_DELETING_TRANSLATIONS: 500,
  RESOURCE_UNAUTHORIZED_IS_CYPRESS: 403,
  CAN_NOT_MIGRATE_PHRASES: 500,
  RESOURCE_UNAUTHORIZED_FEATURE_FLAG: 403,
  SERVER_DOWN_ERROR: 503,
  INIT_API: 500,
}

export interface ErrorTypeEntry {
  status: number
  /** Key of the text for the visitor. */
  uiMessage: `app.ERROR_MESSAGE_${ErrorType}`
}

export const errorTypes: ReadonlyMap<ErrorType, ErrorTypeEntry> = new Map(
  errorTypeNames.map((type) => [type, { status: statuses[type], uiMessage: `app.ERROR_MESSAGE_${type}` }]),
)

type AnswerMembers = Readonly<Record<string, string | number | readonly number[]>>

/** An expected error: its type determines the text for the visitor. The message is for the log only. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly type: ErrorType
  readonly status: number
  readonly reasons: readonly Reason[]
  /** Further data for the client, such as the sizes in which a label would fit. */
  readonly report: object | undefined
  /**
   * Members of the response that the contract defines only for this refusal: `error` and `status` of a sign-in, `languages` of a document.
   */
  readonly members: AnswerMembers | undefined
  readonly headers: Readonly<Record<string, string>> | undefined
  /** The page on which a person who followed a link reads about it. */
  readonly page: string | undefined
  /** For the log. */
  readonly details: unknown

  constructor(
    type: ErrorType,
    options: {
      message?: string
      status?: number
      cause?: unknown
      details?: unknown
      reasons?: readonly Reason[]
      report?: object | undefined
      members?: AnswerMembers
      headers?: Readonly<Record<string, string>>
      page?: string
    } = {},
  ) {
    super(options.message ?? type, options.cause === undefined ? undefined : { cause: options.cause })
    this.type = type
    this.status = options.status ?? statuses[type]
    this.reasons = options.reasons ?? []
    this.report = options.report
    this.members = options.members
    this.headers = options.headers
    this.page = options.page
    this.details = options.details
  }
}

/**
 * An error whose message is written for the person who runs the program: the scripts print it unchanged, without a stack, and exit with
 * code 1.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}

/** Compared by name, because the bundled server has its own copy of this class. */
export const isOperatorError = (error: unknown): error is Error => error instanceof Error && error.name === 'OperatorError'

/** Three random characters that connect the response with the log line. */
export function newErrorId(): string {
  const characters = 'abcdefghijklmnopqrstuvwxyz0123456789'
  return Array.from({ length: 3 }, () => characters.charAt(randomInt(characters.length))).join('')
}

export interface ErrorAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  body: {
    /** `default`: expected; `unhandled`: unexpected, while answering a request; `uncaught`: outside of any request. */
    code: 'default' | 'unhandled' | 'uncaught'
    type: ErrorType
    uiMessage: string
    id: string
    reasons?: readonly ErrorReason[]
    report?: object
  }
}

/**
 * The response to a request that failed. Nothing of an unexpected error is sent: neither message nor stack.
 * @param unforeseen the type of an unexpected error, where the call has one of its own
 */
export function toErrorAnswer(error: unknown, unforeseen: ErrorType = 'SERVER_SIDE'): ErrorAnswer {
  if (error instanceof AppError) {
    const { status, body } = answer('default', error.type, error.status, error.reasons, error.report)
    return { status, headers: error.headers ?? {}, body: { ...error.members, ...body } }
  }
  const status = clientErrorStatus(error)
  const syntax = status === undefined ? undefined : findSyntaxError(error)
  if (status !== undefined && syntax) return answer('default', 'CLIENT_SYNTAX', status, syntax.reasons)
  if (status !== undefined) return answer('default', 'CLIENT_SIDE', status, reasonsOfValues(error))
  if (isDatabaseDown(error)) return answer('unhandled', 'SERVER_DOWN_ERROR', 503)
  return answer('unhandled', unforeseen, 500)
}

function answer(
  code: ErrorAnswer['body']['code'],
  type: ErrorType,
  status: number,
  given: readonly Reason[] = [],
  report?: object,
): ErrorAnswer {
  const body = { code, type, uiMessage: `app.ERROR_MESSAGE_${type}`, id: newErrorId() }
  const reasons = given.map(withMessage)
  return { status, headers: {}, body: { ...body, ...(reasons.length > 0 ? { reasons } : {}), ...(report ? { report } : {}) } }
}

/** A reason with its sentence for programs. */
export const withMessage = ({ code, params, path }: Reason): ErrorReason => ({
  code,
  params,
  path,
  message: writeEnglish({ code, params }),
})

/** Fastify and its plugins mark what the client did wrong with a `statusCode` from 400 to 499. */
function clientErrorStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return undefined
  return error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : undefined
}

/** Codes of Fastify and its plugins for a body that cannot be read, by their beginning. */
const syntaxErrors: readonly { code: string; reasons: readonly Reason[] }[] = [
  {
    code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE',
    // Uploads are read by themselves, and say so.
    reasons: [reasonAt('content-type', 'notAChoice', { choices: ['application/json', 'application/x-www-form-urlencoded'] })],
  },
  { code: 'FST_ERR_CTP_INVALID', reasons: [] },
  {
    code: 'FST_CP_ERR_INVALID_CONTENT_ENCODING',
    reasons: [reasonAt('content-encoding', 'notAChoice', { choices: ['gzip', 'deflate', 'br', 'zstd', 'identity'] })],
  },
  // Not what its Content-Encoding says.
  { code: 'FST_CP_ERR_INVALID_CONTENT', reasons: [reasonAt('body', 'form')] },
]

function findSyntaxError(error: unknown): (typeof syntaxErrors)[number] | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return syntaxErrors.find((one) => code.startsWith(one.code))
}

/** PostgreSQL stops, starts, or has no connection left (codes of the classes 57P and 53), or cannot be reached. */
const databaseDownCodes = new Set(['57P01', '57P02', '57P03', '53300', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'])
/** Class 08: the connection broke, or none was available. */
const connectionException = '08'

/** Whether the database cannot be reached at the moment; then nothing is wrong with the request, and it may be repeated. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  const isSocketGone = code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  return databaseDownCodes.has(code) || code.startsWith(connectionException) || isSocketGone
}
