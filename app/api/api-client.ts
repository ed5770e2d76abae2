import type { z } from 'zod'
import { ApiError } from './api-error.ts'
import { issuedTokens, sessionToken, sessionTokenPath, userHeader } from '../../shared/account.ts'
import { codeRequired, secondFactorGrant } from '../../shared/second-factor.ts'
import { uploadWithProgress, type OnProgress } from './upload-with-progress.ts'
import { type Params, withQuery, encodeParams } from './encode-params.ts'
import { tokenPath, type Call, receive, explainSignIn, debugOf, readJson, readFileName } from './read-answer.ts'

/** Milliseconds (specification, section 9). */
const requestTimeout = 600_000
const clientId = 'permasheet-web'

export interface ApiClientOptions {
  /** Names of the brand's header and flag. */
  brand: { workgroupHeader: string; viewportFlag: string }
  /** The workgroup chosen in this tab; null: the first of the user. */
  workgroupId: () => string | null
  /** For whom the page was made; the server answers nobody else. Undefined: the person who is signed in. */
  userId?: number | undefined
  /** Whether the laboratory's view is on. */
  lab?: boolean
  /** What is told when the session cannot be renewed, or is another user's by now. */
  onSessionExpired?: () => void
  /** That of other clients of the page; undefined: one of its own. */
  session?: ApiSession
  fetch?: typeof fetch
  upload?: typeof uploadWithProgress
  timeout?: number
  /** Ends the calls of this client; what the session needs goes on, for other clients have it too. */
  signal?: AbortSignal
}

/** The calls of the signed-in application. The access token is held in memory alone. */
export interface ApiClient {
  get<Schema extends z.ZodType>(path: string, schema: Schema, params?: Params): Promise<z.output<Schema>>
  /** @param once idempotency key: the call takes effect once, however often it is sent */
  post<Schema extends z.ZodType>(path: string, schema: Schema, params?: Params, once?: string): Promise<z.output<Schema>>
  /** With a body that is JSON or a form with files. @param stop ends it before it is done */
  send<Schema extends z.ZodType>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    schema: Schema,
    body?: unknown,
    stop?: AbortSignal,
  ): Promise<z.output<Schema>>
  /** A call for which nobody has to be signed in: it neither brings nor renews a token. */
  visit<Schema extends z.ZodType>(path: string, schema: Schema, body: unknown): Promise<z.output<Schema>>
  /** With a form that has a file. @param signal ends it before it is done */
  upload<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    form: FormData,
    onProgress: OnProgress,
    signal: AbortSignal,
  ): Promise<z.output<Schema>>
  text(path: string, params?: Params, method?: 'GET' | 'POST'): Promise<string>
  /** @param body sent as JSON, by POST, with the parameters in the address */
  blob(path: string, params?: Params, method?: 'GET' | 'POST', body?: unknown): Promise<{ blob: Blob; fileName: string | null }>
  /** The same calls, which end with the signal. */
  until(signal: AbortSignal): ApiClient
  /** Where a link, a frame or a plain form leads: it sends no header, so that its address names the workgroup. */
  address(path: string, params?: Params): string
  /**
   * @returns what a code is to be sent with, where the account has a second factor; null: somebody is signed in
   * @throws {ApiError} with the type that section 8 of the specification gives the failure
   */
  signIn(username: string, password: string): Promise<string | null>
  /** The second half of such a sign-in. @throws {ApiError} as `signIn` */
  enterCode(challenge: string, code: string): Promise<void>
  /** To be called after a sign-in elsewhere in this browser. @returns whether its session belongs to the user for whom the page was made */
  resume(): Promise<boolean>
  signOut(): Promise<void>
}

/** The state of the session whose cookie the browser has: clients of one page share it, whatever workgroup each is for. */
export interface ApiSession {
  accessToken: string | null
  /** Calls that meet a 401 at the same time wait for one refresh. */
  refreshing: Promise<void> | null
  obtaining: Promise<void> | null
  /** A sign-in under way: calls that are refused meanwhile wait for it. */
  signingIn: Promise<void> | null
}

export const openSession = (): ApiSession => ({ accessToken: null, refreshing: null, obtaining: null, signingIn: null })

export function createApiClient(options: ApiClientOptions): ApiClient {
  const { brand, workgroupId, userId, lab = false, onSessionExpired, timeout = requestTimeout, upload = uploadWithProgress } = options
  const send = options.fetch ?? fetch.bind(globalThis)
  const session = options.session ?? openSession()

  async function request(call: Call): Promise<Response> {
    if (!call.path.startsWith('/')) throw new ApiError('CLIENT_SIDE', { message: 'The call names no endpoint' })
    // After a page load memory is empty; entering the password, or a refresh, brings a token too.
    if (session.accessToken === null && !call.isToken) await (session.signingIn ?? session.refreshing ?? obtain()).catch(() => undefined)
    const sentToken = session.accessToken
    const answer = await attempt(call)
    if (answer.status !== 401 || call.isToken) return answer
    // Another call may have renewed the token while this one was under way.
    if (session.accessToken === null || session.accessToken === sentToken) await refresh()
    const again = await attempt(call)
    if (again.status === 401) onSessionExpired?.()
    return again
  }

  async function attempt({ method, path, params, json, idempotencyKey, onProgress, stop, isToken = false }: Call): Promise<Response> {
    const pairs = encodeParams(params)
    const inBody = method !== 'GET' && json === undefined && params !== undefined
    const group = workgroupId()
    const headers = new Headers({ viewport: JSON.stringify({ lab, [brand.viewportFlag]: true }) })
    if (session.accessToken !== null) headers.set('authorization', `Bearer ${session.accessToken}`)
    if (group !== null) headers.set(brand.workgroupHeader, group)
    if (userId !== undefined) headers.set(userHeader, String(userId))
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)
    if (json !== undefined && !(json instanceof FormData)) headers.set('content-type', 'application/json')
    const address = inBody ? path : withQuery(path, pairs)
    const body = json instanceof FormData ? json : json !== undefined ? JSON.stringify(json) : inBody ? pairs : null
    const ends = [stop, isToken ? undefined : options.signal].filter((end) => end !== undefined)
    const signal = AbortSignal.any([AbortSignal.timeout(timeout), ...ends])
    if (onProgress && body instanceof FormData)
      return receive({ method, path }, upload(address, { method, headers, body, signal }, onProgress))
    return receive({ method, path }, send(address, { method, headers, body, signal, credentials: 'same-origin' }))
  }

  /** The token of the session whose cookie the browser has. Without it a call goes out by the cookie alone, and is told what is wrong. */
  function obtain(): Promise<void> {
    session.obtaining ??= fetchToken().finally(() => {
      session.obtaining = null
    })
    return session.obtaining
  }

  async function fetchToken(): Promise<void> {
    const call = { method: 'POST', path: sessionTokenPath, params: {}, isToken: true }
    const answer = await attempt(call)
    if (!answer.ok) return
    const { access_token: fetched } = await readAs(call, sessionToken, answer)
    // A sign-in meanwhile brought a newer one.
    session.accessToken ??= fetched
  }

  function refresh(): Promise<void> {
    session.refreshing ??= (session.signingIn?.catch(renew) ?? renew()).finally(() => {
      session.refreshing = null
    })
    return session.refreshing
  }

  /** The cookie has the refresh token; a page never sees it. */
  async function renew(): Promise<void> {
    const call = { method: 'POST', path: tokenPath, params: { client_id: clientId, grant_type: 'refresh_token' }, isToken: true }
    session.accessToken = null
    const answer = await attempt(call)
    if (!answer.ok) {
      onSessionExpired?.()
      throw new ApiError('SESSION_EXPIRED', { httpDebug: await debugOf(call, answer), tokenExpiredError: true })
    }
    session.accessToken = (await readAs(call, issuedTokens, answer)).access_token
  }

  async function enter(grant: Readonly<Record<string, string>>): Promise<void> {
    const call = { method: 'POST', path: tokenPath, params: { ...grant, client_id: clientId }, isToken: true }
    const answer = await attempt(call).catch((error: unknown) => {
      throw error instanceof ApiError && error.type === 'SERVER_TIMEOUT' ? new ApiError('AUTHENTICATION_TIMEOUT', { cause: error }) : error
    })
    if (!answer.ok) throw await explainSignIn(answer)
    session.accessToken = (await readAs(call, issuedTokens, answer)).access_token
  }

  /** Calls that are refused meanwhile wait for it. */
  async function beginSession(grant: Readonly<Record<string, string>>): Promise<void> {
    // A refresh under way could report the new session as ended, and clear its cookie.
    await session.refreshing?.catch(() => undefined)
    session.signingIn = enter(grant).finally(() => {
      session.signingIn = null
    })
    await session.signingIn
  }

  async function expectOk(call: Call): Promise<Response> {
    const answer = await request(call)
    if (!answer.ok) throw new ApiError('CLIENT_SERVER_COMMUNICATION', { httpDebug: await debugOf(call, answer) })
    return answer
  }

  async function parse<Schema extends z.ZodType>(call: Call, schema: Schema): Promise<z.output<Schema>> {
    return readAs(call, schema, await expectOk(call))
  }

  return {
    get: (path, schema, params) => parse({ method: 'GET', path, params }, schema),
    post: (path, schema, params = {}, once?) => parse({ method: 'POST', path, params, idempotencyKey: once }, schema),
    send: (method, path, schema, body = {}, stop?) => parse({ method, path, json: body, ...(stop ? { stop } : {}) }, schema),
    visit: (path, schema, body) => parse({ method: 'POST', path, json: body, isToken: true }, schema),
    upload: (path, schema, form, onProgress, stop) => parse({ method: 'POST', path, json: form, onProgress, stop }, schema),
    text: async (path, params, method = 'GET') => {
      const call = { method, path, params }
      return receive(call, (await expectOk(call)).text())
    },
    blob: async (path, params, method = 'GET', body) => {
      const call = { method, path, params, ...(body === undefined ? {} : { json: body }) }
      const answer = await expectOk(call)
      return { blob: await receive(call, answer.blob()), fileName: readFileName(answer.headers.get('content-disposition')) }
    },
    until: (signal) => createApiClient({ ...options, session, signal }),
    address: (path, params) => withQuery(path, encodeParams({ ...params, workgroup_id: workgroupId() })),
    signIn: async (username, password) => {
      if (username.trim() === '' || password === '') throw new ApiError('CLIENT_SIDE', { message: 'Missing credentials' })
      try {
        await beginSession({ username, password, grant_type: 'password' })
        return null
      } catch (error) {
        const requested = codeRequired.safeParse(error instanceof ApiError ? error.httpDebug?.response?.body : null)
        if (!requested.success) throw error
        return requested.data.challenge
      }
    },
    enterCode: (challenge, code) => beginSession({ grant_type: secondFactorGrant, challenge, code }),
    resume: async () => {
      session.accessToken = null
      await obtain()
      return session.accessToken !== null
    },
    signOut: async () => {
      const call = { method: 'POST', path: '/api/v1/auth/logout', params: {} }
      const answer = await attempt(call)
      session.accessToken = null
      if (!answer.ok) throw new ApiError('LOGOUT_ERROR', { httpDebug: await debugOf(call, answer) })
    },
  }
}

/** @throws {ApiError} CLIENT_SERVER_COMMUNICATION for an answer that is not what was expected, such as the page of a hotel's network */
async function readAs<Schema extends z.ZodType>(call: Call, schema: Schema, answer: Response): Promise<z.output<Schema>> {
  const content = answer.status === 204 ? null : readJson(await receive(call, answer.text()))
  const parsed = schema.safeParse(content)
  if (parsed.success) return parsed.data
  throw new ApiError('CLIENT_SERVER_COMMUNICATION', {
    message: 'The answer is not what was expected',
    cause: parsed.error,
    httpDebug: { request: { method: call.method, path: call.path }, response: { status: answer.status, body: null } },
  })
}
