import { SignJWT } from 'jose'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addAccount, bearer, cookieOf, passwordGrant, signIn } from '../../tests/account.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { insertWorkgroup } from './queries.ts'
import { createTokens } from './tokens.ts'

const api = await startWithoutPages()
const { db } = api.services
const coatings = await insertWorkgroup(db, 'Coatings', 'coatings')
const safety = await insertWorkgroup(db, 'Safety', 'safety')
const foreign = await insertWorkgroup(db, 'Others', 'coatings')
const userId = await addAccount(api, 'ana@example.com', { [coatings]: 'editor', [safety]: 'viewer' })
const tokens = await signIn(api, 'ana@example.com')
const signedIn = await api.post('/api/oauth2/token', passwordGrant('ana@example.com'))
const cookie = cookieOf(signedIn)

const init = '/api/v1/app/init'
const ask = (headers: Readonly<Record<string, string>> = {}, host?: string) => api.ask(init, { headers, ...(host ? { host } : {}) })
afterEach(() => vi.useRealTimers())

describe('GET app/init', () => {
  it('has a user_id for a person who is signed in, with groups and roles', async () => {
    const answer = await ask(bearer(tokens))
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.json()).toStrictEqual({
      user_settings: {
        user_id: userId,
        email: 'ana@example.com',
        name: '',
        interface_language: 'en',
        workgroup_id: coatings,
        groups: [
          { id: coatings, name: 'Coatings', brand: 'coatings', role: 'editor' },
          { id: safety, name: 'Safety', brand: 'safety', role: 'viewer' },
        ],
        closed_groups: [],
        has_password: true,
      },
    })
  })

  it('has the user_id null for a visitor', async () => {
    const answer = await ask()
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ user_settings: { user_id: null, groups: [] } })
  })

  it('accepts the cookie as well as the bearer, and prefers the bearer', async () => {
    expect((await (await ask({ cookie })).json()).user_settings.user_id).toBe(userId)
    expect((await ask({ cookie, authorization: 'Bearer x' })).status).toBe(401)
    expect((await (await ask({ cookie, authorization: 'Basic eDp5' })).json()).user_settings.user_id).toBe(userId)
  })

  it.each([
    ['no JSON', 'token=x'],
    ['other JSON', `token=${encodeURIComponent('{"a":1}')}`],
    ['JSON null', 'token=null'],
    ['broken escapes', 'token=%E0%A4%A'],
    ['another name', 'tokens=x'],
  ])('treats a cookie with %s as a visitor’s', async (_name, text) => {
    const answer = await ask({ cookie: text })
    expect(answer.status).toBe(200)
    expect((await answer.json()).user_settings.user_id).toBeNull()
  })
})

describe('an access token', () => {
  const later = (seconds: number) => vi.useFakeTimers({ now: Date.now() + seconds * 1000, toFake: ['Date'] })

  it('is valid for fifteen minutes, plus the tolerated difference of clocks', async () => {
    later(15 * 60 + 25)
    expect((await ask(bearer(tokens))).status).toBe(200)
    later(10)
    const answer = await ask(bearer(tokens))
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    expect(await answer.json()).toMatchObject({ type: 'SESSION_EXPIRED' })
  })

  it('is valid on a process whose clock is behind', async () => {
    later(-20)
    expect((await ask(bearer(tokens))).status).toBe(200)
  })

  it('that has expired is renewed by the cookie, once for any number of simultaneous requests', async () => {
    later(16 * 60)
    const answers = await Promise.all([ask({ cookie }), ask({ cookie }), ask({ cookie })])
    expect(answers.map(({ status }) => status)).toStrictEqual([200, 200, 200])
    const renewed = answers.map(cookieOf)
    const refreshTokens = renewed.map((text) => JSON.parse(decodeURIComponent(text.replace('token=', ''))).refresh_token)
    expect(new Set(refreshTokens).size).toBe(1)
    expect(answers[0]?.headers.get('cache-control')).toBe('private, no-store')
    expect((await ask({ cookie: renewed[0] ?? '' })).status).toBe(200)
  })

  it('that cannot be renewed ends the cookie', async () => {
    const text = `token=${encodeURIComponent(JSON.stringify({ access_token: 'x', refresh_token: 'y' }))}`
    const answer = await ask({ cookie: text })
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ type: 'SESSION_EXPIRED' })
    expect(answer.headers.getSetCookie()[0]).toMatch(/^token=;/)
  })

  it('counts for nothing when it is not signed with our key, names no session, or is of another kind', async () => {
    const mine = createTokens(Buffer.from('another secret of at least thirty-two bytes'))
    const forged = await mine.signAccessToken({ userId, sessionId: 1 })
    const [head = '', body = ''] = tokens.access_token.split('.')
    const none = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString('base64url')
    const guessed = await new SignJWT({ sid: '1' })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .setSubject(String(userId))
      .setIssuer('permasheet')
      .setExpirationTime('1h')
      .sign(Buffer.from('secret'.repeat(8)))
    for (const token of [forged, guessed, `${none}.${body}.`, `${head}.${body}.`, `${head}.${body}`, '..', 'x'.repeat(5000)]) {
      const answer = await ask(bearer({ access_token: token }))
      expect(answer.status).toBe(401)
      expect(await answer.json()).toMatchObject({ type: 'AUTHENTICATION_ERROR' })
    }
    const ours = await api.services.auth.tokens.signAccessToken({ userId, sessionId: 2_000_000_000 })
    expect((await ask(bearer({ access_token: ours }))).status).toBe(401)
    const otherUser = await addAccount(api, 'other@example.com')
    const sessionOfAnother = await db.selectFrom('sessions').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow()
    const mixed = await api.services.auth.tokens.signAccessToken({ userId: otherUser, sessionId: sessionOfAnother.id })
    expect((await ask(bearer({ access_token: mixed }))).status).toBe(401)
  })
})

describe('POST auth/token', () => {
  const fetchToken = (headers: Readonly<Record<string, string>>) =>
    api.ask('/api/v1/auth/token', { method: 'POST', headers: { origin: `http://${api.host}`, ...headers } })

  it('gives a page the access token of its cookie, and uses up no refresh token', async () => {
    const answer = await fetchToken({ cookie })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.getSetCookie()).toStrictEqual([])
    const { access_token: accessToken, ...rest } = await answer.json()
    expect(rest).toStrictEqual({ token_type: 'Bearer' })
    expect((await (await ask(bearer({ access_token: accessToken }))).json()).user_settings.user_id).toBe(userId)
  })

  it('renews an expired one, in the cookie too', async () => {
    const mine = cookieOf(await api.post('/api/oauth2/token', passwordGrant('ana@example.com')))
    vi.useFakeTimers({ now: Date.now() + 16 * 60 * 1000, toFake: ['Date'] })
    const answer = await fetchToken({ cookie: mine })
    const { access_token: accessToken } = await answer.json()
    expect((await ask(bearer({ access_token: accessToken }))).status).toBe(200)
    expect(decodeURIComponent(cookieOf(answer))).toContain(accessToken)
  })

  it('gives none to a visitor, to a page of another site, and to the page of another user', async () => {
    const statuses = await Promise.all(
      [{}, { cookie, origin: 'https://other.example' }, { cookie, 'x-permasheet-user': String(userId + 1) }].map(
        async (headers) => (await fetchToken(headers)).status,
      ),
    )
    expect(statuses).toStrictEqual([401, 403, 401])
  })
})

describe('the workgroup', () => {
  const groupOf = async (headers: Readonly<Record<string, string>>, host?: string) =>
    (await (await ask({ ...bearer(tokens), ...headers }, host)).json()).user_settings?.workgroup_id

  it('is the one that the header of the brand names', async () => {
    expect(await groupOf({ 'x-coatings-workgroup': String(safety) })).toBe(safety)
    expect(await groupOf({ 'x-safety-workgroup': String(coatings) }, 'safety.localhost')).toBe(coatings)
  })

  it('is the first of the brand without its header, whatever another brand’s header says', async () => {
    expect(await groupOf({ 'x-safety-workgroup': String(safety) })).toBe(coatings)
    expect(await groupOf({}, 'safety.localhost')).toBe(safety)
  })

  it('is refused when it is somebody else’s, does not exist, or is not an id', async () => {
    const refusal = async (value: string) => {
      const answer = await ask({ ...bearer(tokens), 'x-coatings-workgroup': value })
      return `${answer.status} ${(await answer.json()).type}`
    }
    expect(await refusal(String(foreign))).toBe('403 RESOURCE_UNAUTHORIZED_FEATURE_FLAG')
    expect(await refusal('2147483647')).toBe('403 RESOURCE_UNAUTHORIZED_FEATURE_FLAG')
    // As every empty option it counts as absent.
    expect(await refusal('')).toBe('200 undefined')
    for (const value of ['x', '1 or 1=1', '1, 2', '-1', '01', '1e3', '99999999999']) expect(await refusal(value)).toBe('400 CLIENT_SIDE')
  })

  it('of somebody who was just removed from it is refused with the next request', async () => {
    const id = await addAccount(api, 'leaver@example.com', { [coatings]: 'viewer' })
    const leaver = await signIn(api, 'leaver@example.com')
    const headers = { ...bearer(leaver), 'x-coatings-workgroup': String(coatings) }
    expect((await ask(headers)).status).toBe(200)
    await db.deleteFrom('memberships').where('user_id', '=', id).execute()
    expect((await ask(headers)).status).toBe(403)
    expect((await (await ask(bearer(leaver))).json()).user_settings).toMatchObject({ workgroup_id: null, groups: [] })
  })
})

describe('behind HTTPS', () => {
  it('the cookie is sent over HTTPS only', async () => {
    const secure = await startWithoutPages({ environment: { PUBLIC_ORIGIN: 'https://sheets.example.com' } })
    await addAccount(secure, 'ana@example.com')
    const answer = await secure.post('/api/oauth2/token', passwordGrant('ana@example.com'), {
      headers: { origin: 'https://sheets.example.com' },
    })
    expect(answer.headers.getSetCookie()[0]).toContain('; Secure;')
  })
})
