import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { ApiClient } from './api-client.ts'
import { encodeParams } from './encode-params.ts'
import { ApiError } from './api-error.ts'
import { answer, clientOf, failureOf, tokens } from '../../tests/api-client-of.ts'

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
      reasons: [{ code: 'missing', params: {}, path: 'name', message: 'is missing' }, { code: 'odd' }],
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
    expect(error.reasons).toEqual([{ code: 'missing', params: {}, path: 'name', message: 'is missing' }])
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
