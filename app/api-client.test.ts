import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createApiClient, encodeParams, type ApiClient, type ApiClientOptions } from './api-client.ts'
import { ApiError } from './api-error.ts'

const tokens = (access: string) => ({ access_token: access, token_type: 'Bearer', expires_in: 900, refresh_token: 'r' })
const answer = (status: number, body: unknown = {}) => new Response(JSON.stringify(body), { status })

/** A server that is asked by these tests. @param reply what it answers to a path, with the token that came */
function clientOf(
  reply: (path: string, call: { token: string | null; body: string; headers: Headers }) => Response | Promise<Response>,
  options: Partial<ApiClientOptions> = {},
) {
  const calls: string[] = []
  const send = vi.fn(async (address: string, init: RequestInit = {}) => {
    const path = address
    calls.push(path)
    const headers = new Headers(init.headers)
    const body = init.body instanceof URLSearchParams ? init.body.toString() : typeof init.body === 'string' ? init.body : ''
    return reply(path, { token: headers.get('authorization'), body, headers })
  })
  const client = createApiClient({
    brand: { workgroupHeader: 'x-coatings-workgroup', viewportFlag: 'coatings' },
    workgroupId: () => '7',
    fetch: (address, init) => send(typeof address === 'string' ? address : '', init),
    ...options,
  })
  return { client, calls }
}

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await promise.catch((reason: unknown) => reason)
  if (error instanceof ApiError) return error
  throw new Error('There was no error of the API')
}

describe('a call', () => {
  it('carries workgroup and viewport, and the token once there is one', async () => {
    const seen: Headers[] = []
    const { client } = clientOf((path, { headers }) => {
      seen.push(headers)
      return path === '/api/oauth2/token' ? answer(200, tokens('a1')) : answer(200, { ok: true })
    })
    await client.signIn('anna', 'secret')
    expect(await client.get('/api/v1/products', z.object({ ok: z.boolean() }), { query: 'lacquer', page: 2 })).toEqual({ ok: true })
    expect(seen[1]?.get('authorization')).toBe('Bearer a1')
    expect(seen[1]?.get('x-coatings-workgroup')).toBe('7')
    expect(JSON.parse(seen[1]?.get('viewport') ?? '')).toEqual({ lab: false, coatings: true })
  })

  it('names the user of its page, and tells where somebody else has signed in meanwhile', async () => {
    const seen: (string | null)[] = []
    const onSessionExpired = vi.fn()
    const reply = (path: string, { headers }: { headers: Headers }) => {
      seen.push(headers.get('x-permasheet-user'))
      return path === '/api/oauth2/token' ? answer(200, tokens('of another user')) : answer(401)
    }
    const { client } = clientOf(reply, { userId: 12, onSessionExpired })
    expect((await failureOf(client.get('/api/v1/products', z.unknown()))).status).toBe(401)
    expect(new Set(seen)).toEqual(new Set(['12']))
    expect(onSessionExpired).toHaveBeenCalledOnce()
  })

  it('gives links and frames an address that names the workgroup', () => {
    const { client } = clientOf(() => answer(200))
    expect(client.address('/api/v1/shares/export', { query: 'a b', state: null })).toBe('/api/v1/shares/export?query=a+b&workgroup_id=7')
    const { client: ofFirst } = clientOf(() => answer(200), { workgroupId: () => null })
    expect(ofFirst.address('/api/v1/shares/3/receipt')).toBe('/api/v1/shares/3/receipt')
  })

  it('carries the name of what is to be done once, also when it is sent again after a refresh', async () => {
    const keys: (string | null)[] = []
    const { client } = clientOf((path, { token, headers }) => {
      if (path === '/api/oauth2/token') return answer(200, tokens('a1'))
      if (path === '/api/v1/auth/token') return answer(401)
      keys.push(headers.get('idempotency-key'))
      return answer(token === null ? 401 : 200, {})
    })
    await client.post('/api/v1/products/group_action/share', z.unknown(), {}, 'share-1')
    expect(keys).toEqual(['share-1', 'share-1'])
  })

  it('sends a form with lists as name[]', async () => {
    let sent = ''
    const { client } = clientOf((_path, { body }) => {
      sent = body
      return answer(200, null)
    })
    await client.post('/api/v1/products/shareProductLangs', z.null(), { synonym_ids: [1, 2], sds: true, none: null })
    expect(sent).toBe('synonym_ids%5B%5D=1&synonym_ids%5B%5D=2&sds=true')
  })

  it('refuses a missing endpoint and parameters that are none', async () => {
    const { client } = clientOf(() => answer(200))
    expect((await failureOf(client.get('', z.unknown()))).type).toBe('CLIENT_SIDE')
    expect(() => encodeParams(JSON.parse('{"a":{"b":1}}'))).toThrow(ApiError)
    expect(() => encodeParams(JSON.parse('[1]'))).toThrow(ApiError)
  })

  it('keeps request and answer of a failure, and no secret', async () => {
    const body = {
      code: 'default',
      type: 'CLIENT_SIDE',
      uiMessage: 'app.ERROR_MESSAGE_CLIENT_SIDE',
      id: 'a1b',
      fields: [{ field: 'name', reason: 'is missing' }],
    }
    const { client } = clientOf((path) => (path.includes('token') ? answer(200, tokens('topsecret')) : answer(400, body)))
    await client.signIn('anna', 'hunter2')
    const error = await failureOf(client.post('/api/v1/x', z.unknown(), { password: 'hunter3' }))
    expect(error).toMatchObject({
      type: 'CLIENT_SERVER_COMMUNICATION',
      uiMessage: 'app.ERROR_MESSAGE_CLIENT_SIDE',
      id: 'a1b',
      status: 400,
    })
    expect(error.fields).toEqual([{ field: 'name', reason: 'is missing' }])
    expect(JSON.stringify(error.httpDebug)).not.toMatch(/topsecret|hunter/)
  })

  it('gives up after its time', async () => {
    const slow: typeof fetch = (_address, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
    const { client } = clientOf(() => answer(200), { fetch: slow, timeout: 20 })
    expect((await failureOf(client.get('/x', z.unknown()))).type).toBe('SERVER_TIMEOUT')
    expect((await failureOf(client.signIn('anna', 'secret'))).type).toBe('AUTHENTICATION_TIMEOUT')
  })

  it.each([
    ['read as JSON', (client: ApiClient) => client.get('/x', z.unknown())],
    ['read as text', (client: ApiClient) => client.text('/x')],
    ['taken as a file', (client: ApiClient) => client.blob('/x')],
    ['the token of a sign-in', (client: ApiClient) => client.signIn('anna', 'secret')],
  ])('gives up after its time while the body is under way that is %s', async (_name, ask) => {
    const endless: typeof fetch = async (_address, init) =>
      new Response(
        new ReadableStream({
          start: (body) => {
            body.enqueue(new TextEncoder().encode('{"begun":'))
            init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason))
          },
        }),
      )
    const { client } = clientOf(() => answer(200), { fetch: endless, timeout: 20 })
    expect((await failureOf(ask(client))).type).toBe('SERVER_TIMEOUT')
  })

  it('whose answer is no JSON says that it is not what was expected', async () => {
    const { client } = clientOf(() => new Response('<html>'))
    expect(
      await failureOf(
        client.get(
          '/x',
          z.unknown().refine((value) => value !== undefined),
        ),
      ),
    ).toMatchObject({
      type: 'CLIENT_SERVER_COMMUNICATION',
      message: 'The answer is not what was expected',
      status: 200,
    })
  })

  it('says that the connection failed', async () => {
    const { client } = clientOf(() => Promise.reject(new TypeError('Failed to fetch')))
    expect((await failureOf(client.get('/x', z.unknown()))).type).toBe('CLIENT_SERVER_COMMUNICATION')
  })

  it('gives a file with its name in UTF-8', async () => {
    const headers = { 'content-disposition': `attachment; filename="Lack.xlsx"; filename*=UTF-8''L%C3%A4ck.xlsx` }
    const { client } = clientOf(() => new Response('x', { headers }))
    expect((await client.blob('/x')).fileName).toBe('Läck.xlsx')
  })
})

describe('an access token that is too old', () => {
  it('is renewed once for any number of calls at once, which are then sent again', async () => {
    let refreshed = 0
    const { client } = clientOf(async (path, { token, body }) => {
      if (path !== '/api/oauth2/token') return token === 'Bearer new' ? answer(200, path) : answer(401)
      if (body.includes('password')) return answer(200, tokens('old'))
      refreshed += 1
      await new Promise((resolve) => setTimeout(resolve, 10))
      return answer(200, tokens('new'))
    })
    await client.signIn('anna', 'secret')
    const results = await Promise.all(Array.from({ length: 12 }, (_, index) => client.get(`/call${index}`, z.string())))
    expect(results).toHaveLength(12)
    expect(refreshed).toBe(1)
  })

  it('is renewed once also where one of the calls hears of it when that is done', async () => {
    const sent: string[] = []
    let tellLate: (refusal: Response) => void = () => undefined
    const { client } = clientOf((path, { token, body }) => {
      sent.push(`${path} ${token}`)
      if (path === '/api/oauth2/token') return answer(200, tokens(body.includes('password') ? 'old' : 'new'))
      if (token === 'Bearer new') return answer(200, path)
      return path === '/late' ? new Promise<Response>((resolve) => (tellLate = resolve)) : answer(401)
    })
    await client.signIn('anna', 'secret')
    const late = client.get('/late', z.string())
    expect(await Promise.all([client.get('/first', z.string()), client.get('/second', z.string())])).toEqual(['/first', '/second'])
    tellLate(answer(401))
    expect(await late).toBe('/late')
    expect(sent.filter((call) => call.startsWith('/api/oauth2/token'))).toHaveLength(2)
    expect(sent.filter((call) => call.startsWith('/late'))).toEqual(['/late Bearer old', '/late Bearer new'])
  })

  it('ends the session where it cannot be renewed, and tells so once', async () => {
    const expired = vi.fn()
    const { client } = clientOf(() => answer(401, { error: 'invalid_grant' }), { onSessionExpired: expired })
    const errors = await Promise.all([1, 2, 3].map((index) => failureOf(client.get(`/call${index}`, z.unknown()))))
    expect(errors.map(({ type, tokenExpiredError }) => [type, tokenExpiredError])).toEqual(
      Array.from({ length: 3 }, () => ['SESSION_EXPIRED', true]),
    )
    expect(expired).toHaveBeenCalledTimes(1)
  })

  it.each(['before', 'after'])('whose renewal is asked for a moment %s the password is sent ends no session that begins', async (when) => {
    const expired = vi.fn()
    const held = Promise.withResolvers<null>()
    const asked = Promise.withResolvers<null>()
    const order: string[] = []
    const { client } = clientOf(
      async (path, { token, body }) => {
        if (path !== '/api/oauth2/token') return token === 'Bearer new' ? answer(200, path) : answer(401)
        const grant = body.includes('password') ? 'password' : 'refresh'
        order.push(grant)
        asked.resolve(null)
        await held.promise
        return grant === 'password' ? answer(200, tokens('new')) : answer(401, { error: 'invalid_grant' })
      },
      { onSessionExpired: expired },
    )
    const call = when === 'before' ? failureOf(client.get('/call', z.string())) : null
    if (call) await asked.promise
    const signingIn = client.signIn('anna', 'secret')
    await asked.promise
    const late = when === 'after' ? client.get('/late', z.string()) : null
    await new Promise((resolve) => setTimeout(resolve, 5))
    held.resolve(null)
    await signingIn
    expect(order).toEqual(when === 'before' ? ['refresh', 'password'] : ['password'])
    if (late) expect(await late).toBe('/late')
    await call
    // The end of the session before is told before the new one begins, if at all.
    expect(expired).toHaveBeenCalledTimes(when === 'before' ? 1 : 0)
    expect(await client.get('/next', z.string())).toBe('/next')
  })

  it('does not loop where the renewed one is refused as well', async () => {
    const { client, calls } = clientOf((path) => (path === '/api/oauth2/token' ? answer(200, tokens('new')) : answer(401)))
    expect((await failureOf(client.get('/call', z.unknown()))).status).toBe(401)
    expect(calls).toEqual(['/api/v1/auth/token', '/call', '/api/oauth2/token', '/call'])
  })
})

describe('the token of a page that was just loaded', () => {
  const session = { access_token: 'of the cookie', token_type: 'Bearer' }

  it('is fetched once for any number of calls at once, and every one of them carries it', async () => {
    const sent: string[] = []
    const { client } = clientOf(async (path, { token }) => {
      sent.push(`${path} ${token}`)
      return path === '/api/v1/auth/token' ? answer(200, session) : answer(200, path)
    })
    await Promise.all(['/a', '/b', '/c'].map((path) => client.get(path, z.string())))
    await client.get('/d', z.string())
    expect(sent).toEqual(['/api/v1/auth/token null', ...['/a', '/b', '/c', '/d'].map((path) => `${path} Bearer of the cookie`)])
  })

  it.each([
    ['a server that does not answer', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server that is down', async () => answer(503)],
  ])('is fetched again with the next call after %s, and the call goes out by the cookie meanwhile', async (_name, fail) => {
    const sent: string[] = []
    let isDown = true
    const { client } = clientOf(async (path, { token }) => {
      if (path === '/api/v1/auth/token') return isDown ? fail() : answer(200, session)
      sent.push(`${path} ${token}`)
      return answer(200, path)
    })
    await client.get('/a', z.string())
    isDown = false
    await client.get('/b', z.string())
    expect(sent).toEqual(['/a null', '/b Bearer of the cookie'])
  })

  it('is not fetched by the sign-in, whose own token the calls carry', async () => {
    const sent: string[] = []
    const { client } = clientOf(async (path, { token }) => {
      sent.push(`${path} ${token}`)
      if (path === '/api/oauth2/token') return answer(200, tokens('new'))
      return answer(200, path)
    })
    const signingIn = client.signIn('anna', 'secret')
    await Promise.resolve()
    expect(await client.get('/a', z.string())).toBe('/a')
    await signingIn
    expect(sent).toEqual(['/api/oauth2/token null', '/a Bearer new'])
  })
})

describe('sign-in', () => {
  it.each([
    [401, { error: 'invalid_grant' }, 'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION'],
    [401, { error: 'show_warning' }, 'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION_LOCKED_ACCOUNT_WARNING'],
    [403, { status: 'locked' }, 'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION_LOCKED_ACCOUNT'],
    [403, { error: 'show_warning' }, 'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION_LOCKED_ACCOUNT_WARNING'],
    [429, {}, 'AUTHENTICATION_ERROR'],
    [500, {}, 'AUTHENTICATION_ERROR'],
  ])('that fails with %i %j is %s', async (status, body, type) => {
    const { client } = clientOf(() => answer(status, body))
    expect((await failureOf(client.signIn('anna', 'wrong'))).type).toBe(type)
  })

  it('asks nobody without name or password', async () => {
    const { client, calls } = clientOf(() => answer(200))
    const error = await failureOf(client.signIn('anna', ''))
    expect(error.message).toBe('Missing credentials')
    expect(calls).toEqual([])
  })
})
