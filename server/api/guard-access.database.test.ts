import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { addAccount, bearer, cookieOf, signIn } from '../../tests/account.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { insertWorkgroup } from '../auth/queries.ts'
import { guardAccess } from './guard-access.ts'

const api = await startWithoutPages()
const own = await insertWorkgroup(api.services.db, 'Own', 'coatings')
const foreign = await insertWorkgroup(api.services.db, 'Foreign', 'coatings')
const tokensOf = new Map<string, Awaited<ReturnType<typeof signIn>>>()
for (const role of ['viewer', 'editor', 'owner'] as const) {
  await addAccount(api, `${role}@example.com`, { [own]: role })
  tokensOf.set(role, await signIn(api, `${role}@example.com`))
}
const headersOf = (role: string) => bearer({ access_token: tokensOf.get(role)?.access_token ?? '' })

/** Everything that is sent is invalid, so that a refusal for access shows that access is checked first. */
async function ask(call: string, headers: Readonly<Record<string, string>> = {}, body = '{"wrong":[') {
  const [method = 'GET', address = ''] = call.split(' ')
  const isRead = method === 'GET' || method === 'HEAD'
  const answer = await api.ask(address, {
    method,
    headers: isRead ? headers : { ...headers, 'content-type': 'application/json' },
    ...(isRead ? {} : { body }),
  })
  const text = await answer.text()
  return { status: answer.status, answer, body: text === '' ? {} : JSON.parse(text) }
}

const calls = [
  ['POST /api/v1/products', 'viewer', 'editor'],
  ['PUT /api/v1/products/5010/draft', 'viewer', 'editor'],
  ['POST /api/v1/products/5010/publish', 'viewer', 'editor'],
  ['POST /api/v1/shares/bounces', 'viewer', 'editor'],
  ['POST /api/v1/shares/settings', 'editor', 'owner'],
  ['POST /api/v1/account/password', null, 'viewer'],
  ['GET /api/v1/products?page=0', null, 'viewer'],
  ['GET /api/v1/products?query=%FF', null, 'viewer'],
] as const

describe('an invalid call', () => {
  it.each(calls)('%s tells a visitor to sign in, and no field', async (call) => {
    const { status, body, answer } = await ask(call)
    expect(status).toBe(401)
    expect(body).toStrictEqual({
      code: 'default',
      type: 'AUTHENTICATION_ERROR',
      uiMessage: 'app.ERROR_MESSAGE_AUTHENTICATION_ERROR',
      id: expect.stringMatching(/^[a-z0-9]{3}$/),
    })
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each(calls.filter(([, lacking]) => lacking !== null))(
    '%s tells the %s that this role does not suffice, and no field',
    async (call, lacking) => {
      const { status, body } = await ask(call, headersOf(lacking ?? ''))
      expect(status).toBe(403)
      expect(body).toMatchObject({ type: 'RESOURCE_UNAUTHORIZED_FEATURE_FLAG' })
      expect(body).not.toHaveProperty('reasons')
    },
  )

  it.each(calls)('%s tells those who may make it what is wrong', async (call, _lacking, sufficient) => {
    const { status, body } = await ask(call, headersOf(sufficient))
    expect(status).toBe(400)
    expect(body.type).toMatch(/^CLIENT_S/)
  })

  it('says nothing of its fields in a workgroup that is not the caller’s', async () => {
    const { status, body } = await ask('POST /api/v1/products', { ...headersOf('owner'), 'x-coatings-workgroup': String(foreign) })
    expect([status, body.type, body.reasons]).toStrictEqual([403, 'RESOURCE_UNAUTHORIZED_FEATURE_FLAG', undefined])
  })

  it('is refused for HEAD as it is for GET', async () => {
    expect((await ask('HEAD /api/v1/products?page=0')).status).toBe(401)
    expect((await ask('HEAD /api/v1/products?page=0', headersOf('viewer'))).status).toBe(400)
  })

  it('is open to a visitor where its route says so', async () => {
    const { status, body } = await ask('GET /api/v1/sdsRender/view/-1/1?version=x')
    expect([status, body.reasons[0].path]).toStrictEqual([400, 'version'])
  })
})

describe('a call with a cookie whose access token has expired', () => {
  it('uses the refresh token once, for the guard and the handler together', async () => {
    const { refresh_token } = await signIn(api, 'viewer@example.com')
    const countTokens = async () => (await api.services.db.selectFrom('refresh_tokens').select('session_id').execute()).length
    const before = await countTokens()
    const cookie = `token=${encodeURIComponent(JSON.stringify({ access_token: 'too-old', refresh_token }))}`
    const first = await api.ask('/api/v1/products', { headers: { cookie } })
    expect(first.status).toBe(200)
    expect(await first.json()).toMatchObject({ total: 0, products: [] })
    expect(await countTokens()).toBe(before + 1)
    expect(first.headers.getSetCookie()).toStrictEqual([expect.stringMatching(/^token=/)])
    expect((await api.ask('/api/v1/products', { headers: { cookie: cookieOf(first) } })).status).toBe(200)
  })
})

describe('a route that does not say who may call it', () => {
  it('keeps the program from starting, and is named', async () => {
    const app = Fastify()
    guardAccess(app, api.services)
    app.get('/said', { config: { access: 'everybody' } }, () => 'open')
    app.get('/planted', () => 'open')
    await expect(app.ready()).rejects.toThrow(/^Routes do not say who may ask: GET \/planted; HEAD \/planted$/)
  })
})
