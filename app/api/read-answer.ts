/** What came back from the server, and what its failures are called. */
import { ApiError, type HttpDebug } from './api-error.ts'
import type { OnProgress } from './upload-with-progress.ts'
import type { Params } from './encode-params.ts'

export const tokenPath = '/api/oauth2/token'

export interface Call {
  method: string
  path: string
  params?: Params | undefined
  json?: unknown
  idempotencyKey?: string | undefined
  /** Of a form with a file: told how much of it has left. */
  onProgress?: OnProgress
  /** Ends the call before its time is over. */
  stop?: AbortSignal
  /** Sign-in and refresh themselves are never refreshed and sent again. */
  isToken?: boolean
}

/**
 * An answer, or its body: the time runs until the last byte is there.
 * @throws {ApiError} SERVER_TIMEOUT when it runs out, CLIENT_SERVER_COMMUNICATION when the connection fails
 */
export async function receive<Received>({ method, path }: Pick<Call, 'method' | 'path'>, receiving: Promise<Received>): Promise<Received> {
  try {
    return await receiving
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError'
    throw new ApiError(isTimeout ? 'SERVER_TIMEOUT' : 'CLIENT_SERVER_COMMUNICATION', {
      cause: error,
      httpDebug: { request: { method, path }, response: null },
    })
  }
}

const combination = 'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION'

/** What a refused sign-in means (specification, section 8). */
export async function explainSignIn(answer: Response): Promise<ApiError> {
  const httpDebug = await debugOf({ method: 'POST', path: tokenPath }, answer)
  const { error, status } = readRefusal(httpDebug.response?.body)
  if (answer.status === 403 && status === 'locked') return new ApiError(`${combination}_LOCKED_ACCOUNT`, { httpDebug })
  if ((answer.status === 403 || answer.status === 401) && error === 'show_warning')
    return new ApiError(`${combination}_LOCKED_ACCOUNT_WARNING`, { httpDebug })
  if (answer.status === 401 && (error === 'invalid_grant' || status === 0)) return new ApiError(combination, { httpDebug })
  return new ApiError('AUTHENTICATION_ERROR', { httpDebug })
}

function readRefusal(body: unknown): { error: unknown; status: unknown } {
  if (typeof body !== 'object' || body === null) return { error: undefined, status: undefined }
  return { error: 'error' in body ? body.error : undefined, status: 'status' in body ? body.status : undefined }
}

/** For anyone who looks for the cause: neither headers nor what was sent, for they hold passwords and tokens. */
export async function debugOf({ method, path }: Pick<Call, 'method' | 'path'>, answer: Response): Promise<HttpDebug> {
  const text = await answer.text().catch(() => '')
  return { request: { method, path }, response: { status: answer.status, body: parseJson(text) } }
}

/** What is no JSON is kept as text, as far as a person would read it. */
function parseJson(text: string): unknown {
  const read = readJson(text)
  return read === undefined ? text.slice(0, 500) : read
}

/** undefined: it is none. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** RFC 6266: the name in UTF-8 before the plain one. */
export function readFileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      return null
    }
  }
  return /filename="([^"]*)"/i.exec(disposition ?? '')?.[1] ?? null
}
