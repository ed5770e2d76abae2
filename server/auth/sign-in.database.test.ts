import { decodeJwt } from 'jose'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { addAccount, bearer, cookieOf, password, passwordGrant, refreshGrant, signIn } from '../../tests/account.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'

const api = await startWithoutPages()
const { db } = api.services
const token = '/api/oauth2/token'
const errorBody = { code: 'default', uiMessage: expect.any(String), id: expect.stringMatching(/^[a-z0-9]{3}$/) }
const combination = 'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION'

async function attempt(username: string, given: string): Promise<{ status: number; error: unknown; state: unknown; type: unknown }> {
  const answer = await api.post(token, passwordGrant(username, given))
  const { error, status: state, type } = await answer.json()
  return { status: answer.status, error, state, type }
}
const wrong = (username: string) => attempt(username, 'wrong password')

/** Moves all failed sign-ins back in time. */
const letMinutesPass = (minutes: number) =>
  sql`update sign_in_failures set failed_at = failed_at - make_interval(mins => ${minutes})`.execute(db)

describe('the password grant', () => {
  it('gives an access token of 15 minutes and a refresh token, stored by no cache', async () => {
    const id = await addAccount(api, 'ana@example.com')
    const answer = await api.post(token, passwordGrant('ana@example.com'))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    const body = await answer.json()
    expect(body).toStrictEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      token_type: 'Bearer',
      expires_in: 900,
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
    })
    const { sub, iat = 0, exp = 0 } = decodeJwt(body.access_token)
    expect({ sub, lives: exp - iat }).toStrictEqual({ sub: String(id), lives: 900 })
  })

  it('takes the name in any case, with blanks around it, and JSON as well as a form', async () => {
    await addAccount(api, 'Bo@Example.com')
    const body = JSON.stringify(passwordGrant(' BO@example.COM '))
    const answer = await api.ask(token, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(answer.status).toBe(200)
  })

  it('puts both tokens into the cookie `token`, out of reach of scripts', async () => {
    await addAccount(api, 'cookie@example.com')
    const answer = await api.post(token, passwordGrant('cookie@example.com'))
    const [cookie = ''] = answer.headers.getSetCookie()
    const { access_token, refresh_token } = await answer.json()
    expect(JSON.parse(decodeURIComponent(cookieOf(answer).replace(/^token=/, '')))).toStrictEqual({ access_token, refresh_token })
    expect(cookie).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('stores neither password nor refresh token in clear', async () => {
    await addAccount(api, 'stored@example.com')
    const { refresh_token } = await signIn(api, 'stored@example.com')
    const { rows } = await sql<{ text: string }>`
      select coalesce((select string_agg(users::text, '') from users), '') || (select string_agg(refresh_tokens::text, '') from refresh_tokens) as text`.execute(
      db,
    )
    expect(rows[0]?.text).toMatch(/\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(rows[0]?.text).not.toContain(password)
    expect(rows[0]?.text).not.toContain(refresh_token)
  })
})

describe('a wrong name or password', () => {
  it('is invalid_grant three times, then warns, then locks, whatever comes after', async () => {
    await addAccount(api, 'lock@example.com')
    const answers = []
    for (let count = 0; count < 7; count += 1) answers.push(await wrong('lock@example.com'))
    expect(answers).toStrictEqual([
      { status: 401, error: 'invalid_grant', state: undefined, type: combination },
      { status: 401, error: 'invalid_grant', state: undefined, type: combination },
      { status: 401, error: 'invalid_grant', state: undefined, type: combination },
      { status: 401, error: 'show_warning', state: undefined, type: `${combination}_LOCKED_ACCOUNT_WARNING` },
      { status: 403, error: 'show_warning', state: 'locked', type: `${combination}_LOCKED_ACCOUNT` },
      { status: 403, error: 'invalid_grant', state: 'locked', type: `${combination}_LOCKED_ACCOUNT` },
      { status: 403, error: 'invalid_grant', state: 'locked', type: `${combination}_LOCKED_ACCOUNT` },
    ])
    const right = await api.post(token, passwordGrant('lock@example.com'))
    expect(right.status).toBe(403)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(880)
    expect(await right.json()).toStrictEqual({
      ...errorBody,
      error: 'invalid_grant',
      status: 'locked',
      type: `${combination}_LOCKED_ACCOUNT`,
      uiMessage: `app.ERROR_MESSAGE_${combination}_LOCKED_ACCOUNT`,
    })
    expect(right.headers.getSetCookie()).toStrictEqual([])
  })

  it('locks for fifteen minutes', async () => {
    await addAccount(api, 'wait@example.com')
    for (let count = 0; count < 5; count += 1) await wrong('wait@example.com')
    await letMinutesPass(14)
    expect(await attempt('wait@example.com', password)).toMatchObject({ status: 403, state: 'locked' })
    await letMinutesPass(1)
    expect(await wrong('wait@example.com')).toMatchObject({ status: 401, error: 'invalid_grant' })
    expect((await api.post(token, passwordGrant('wait@example.com'))).status).toBe(200)
  })

  it('is counted within fifteen minutes, and forgotten with the right password', async () => {
    await addAccount(api, 'slow@example.com')
    for (let count = 0; count < 3; count += 1) await wrong('slow@example.com')
    await letMinutesPass(15)
    for (let count = 0; count < 3; count += 1) expect(await wrong('slow@example.com')).toMatchObject({ error: 'invalid_grant' })
    expect((await api.post(token, passwordGrant('slow@example.com'))).status).toBe(200)
    for (let count = 0; count < 3; count += 1) expect(await wrong('slow@example.com')).toMatchObject({ error: 'invalid_grant' })
    expect(await wrong('slow@example.com')).toMatchObject({ status: 401, error: 'show_warning' })
  })

  it('gets the same responses for a name that nobody has', async () => {
    await addAccount(api, 'known@example.com')
    for (let count = 0; count < 6; count += 1) expect(await wrong('nobody@example.com')).toStrictEqual(await wrong('known@example.com'))
  })

  it('locks after five even when twenty come at once, and the right one among them gets no better response then', async () => {
    await addAccount(api, 'flood@example.com')
    await letMinutesPass(60)
    const answers = await Promise.all(Array.from({ length: 20 }, () => wrong('flood@example.com')))
    expect(answers.filter(({ state }) => state === undefined)).toHaveLength(4)
    expect(answers.filter(({ error, state }) => error === 'show_warning' && state === 'locked')).toHaveLength(1)
    expect(await attempt('flood@example.com', password)).toMatchObject({ status: 403, state: 'locked' })
    const { rows } = await sql<{
      count: number
    }>`select count(*) as count from sign_in_failures where failed_at > now() - interval '1 minute'`.execute(db)
    expect(rows[0]?.count).toBe(5)
  })

  it('causes the same work for a name that nobody has', async () => {
    await letMinutesPass(60)
    const verify = vi.spyOn(api.services.auth.passwords, 'verify')
    await wrong('nobody@example.com')
    expect(verify).toHaveBeenCalledExactlyOnceWith(undefined, 'wrong password')
    verify.mockRestore()
  })

  it('makes an IP address wait that fails with many accounts', async () => {
    await sql`insert into sign_in_failures (account, address) select 'other ' || n, '127.0.0.1' from generate_series(1, 50) n`.execute(db)
    await addAccount(api, 'stopped@example.com')
    const answer = await api.post(token, passwordGrant('stopped@example.com'))
    expect(answer.status).toBe(429)
    expect(await answer.json()).toMatchObject({
      error: 'temporarily_unavailable',
      type: 'AUTHENTICATION_ERROR',
      reasons: [{ code: 'attemptsTooMany', params: { minutes: 15 }, message: 'Too many attempts; try again in 15\u00a0min.' }],
    })
    expect(answer.headers.get('retry-after')).toBe('900')
    await letMinutesPass(60)
    expect((await api.post(token, passwordGrant('stopped@example.com'))).status).toBe(200)
  })

  it('deletes failures that no longer count', async () => {
    await letMinutesPass(60)
    await wrong('cleaner@example.com')
    const { rows } = await sql<{ count: number }>`select count(*) as count from sign_in_failures`.execute(db)
    expect(rows[0]?.count).toBe(1)
  })
})

describe('an invalid request for a token', () => {
  const form = 'application/x-www-form-urlencoded'
  const json = 'application/json'
  const grant = 'grant_type=password&client_id=permasheet-web'
  it.each([
    ['no body', json, '', 400, undefined],
    ['an empty form', form, '', 400, 'invalid_request'],
    ['no user name', form, `${grant}&password=x`, 400, 'invalid_request'],
    ['an empty password', form, `${grant}&username=x&password=`, 400, 'invalid_request'],
    ['a name twice', form, `${grant}&username=x&username=y&password=z`, 400, 'invalid_request'],
    ['a name as array', form, `${grant}&username[]=x&password=z`, 400, 'invalid_request'],
    ['an unknown grant', form, 'grant_type=urn:none&client_id=permasheet-web', 400, 'unsupported_grant_type'],
    ['a grant from the prototype', form, 'grant_type=constructor&client_id=permasheet-web', 400, 'unsupported_grant_type'],
    ['an unknown client', form, 'grant_type=password&client_id=x&username=a&password=b', 401, 'invalid_client'],
    ['a client that is missing', form, 'grant_type=password&username=a&password=b', 400, 'invalid_request'],
    ['an endless password', form, `${grant}&username=x&password=${'x'.repeat(513)}`, 400, 'invalid_request'],
    ['an endless name', form, `${grant}&password=x&username=${'x'.repeat(255)}`, 400, 'invalid_request'],
    ['a huge body', form, `${grant}&username=x&password=${'x'.repeat(20_000)}`, 413, undefined],
    ['a refresh without token', form, 'grant_type=refresh_token&client_id=permasheet-web', 400, 'invalid_request'],
    ['broken JSON', json, '{"grant_type":', 400, undefined],
    ['JSON that is a list', json, '[]', 400, 'invalid_request'],
    ['JSON that is null', json, 'null', 400, 'invalid_request'],
    ['JSON that reaches for the prototype', json, '{"__proto__":{"grant_type":"password"}}', 400, undefined],
    [
      'a number as password',
      json,
      '{"grant_type":"password","client_id":"permasheet-web","username":"x","password":1}',
      400,
      'invalid_request',
    ],
    ['plain text', 'text/plain', 'grant_type=password', 415, undefined],
    ['XML', 'text/xml', '<a/>', 415, undefined],
    ['bytes that are not UTF-8', form, `${grant}&username=%E0%A4%A&password=x`, 400, undefined],
    ['percent signs that encode nothing', form, `${grant}&username=%A&password=%`, 401, 'invalid_grant'],
    ['a name with a null byte', form, `${grant}&username=a%00b@c.de&password=x`, 400, undefined],
    ['a name with line ends', form, `${grant}&username=a%0d%0aSet-Cookie:x@c.de&password=x`, 401, 'invalid_grant'],
    [
      'a name with a lone surrogate',
      json,
      '{"grant_type":"password","client_id":"permasheet-web","username":"\\ud800@x.de","password":"x"}',
      401,
      'invalid_grant',
    ],
    ['SQL', form, `${grant}&username=%27%20or%201%3D1--&password=x`, 401, 'invalid_grant'],
  ])('is refused: %s', async (_name, type, body, status, error) => {
    const answer = await api.ask(token, { method: 'POST', headers: { 'content-type': type }, body })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('x')).toBeNull()
    const text = await answer.text()
    expect(text).not.toMatch(/node_modules|select |\.ts|stack/i)
    const answered = JSON.parse(text)
    expect(answered.error).toBe(error)
    expect(answered).toMatchObject({
      code: 'default',
      id: expect.stringMatching(/^[a-z0-9]{3}$/),
      uiMessage: `app.ERROR_MESSAGE_${answered.type}`,
    })
  })

  it('names the fields that are missing', async () => {
    const answer = await api.post(token, { grant_type: 'password', client_id: 'permasheet-web' })
    const { reasons, type } = await answer.json()
    expect(type).toBe('CLIENT_SIDE')
    expect(reasons.map(({ path }: { path: string }) => path)).toStrictEqual(['username', 'password'])
  })

  it('is refused from a page of another site that posts for its visitor', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `https://${api.host}` },
      { origin: `http://${api.host}`, 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await api.post(token, passwordGrant('ana@example.com'), { headers })
      expect(answer.status).toBe(403)
      expect(answer.headers.getSetCookie()).toStrictEqual([])
    }
    const own = await api.post(token, passwordGrant('ana@example.com'), { headers: { origin: `http://${api.host}` } })
    expect(own.status).toBe(200)
  })
})

describe('signing out', () => {
  it('ends the session at once: access token, refresh token and cookie', async () => {
    await addAccount(api, 'out@example.com')
    const tokens = await signIn(api, 'out@example.com')
    const other = await signIn(api, 'out@example.com')
    const answer = await api.post('/api/v1/auth/logout', {}, { headers: bearer(tokens) })
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie()[0]).toMatch(/^token=; .*Expires=Thu, 01 Jan 1970/)
    expect((await api.ask('/api/v1/app/init', { headers: bearer(tokens) })).status).toBe(401)
    expect((await api.post(token, refreshGrant(tokens.refresh_token))).status).toBe(401)
    expect((await api.ask('/api/v1/app/init', { headers: bearer(other) })).status).toBe(200)
  })

  it('works with the refresh token alone, with none at all, and twice', async () => {
    const tokens = await signIn(api, 'out@example.com')
    for (const form of [{ refresh_token: tokens.refresh_token }, { refresh_token: tokens.refresh_token }, { refresh_token: 'x' }, {}])
      expect((await api.post('/api/v1/auth/logout', form)).status).toBe(204)
    expect((await api.ask('/api/v1/auth/logout', { method: 'POST' })).status).toBe(204)
    expect((await api.post(token, refreshGrant(tokens.refresh_token))).status).toBe(401)
  })

  it('is refused from another site', async () => {
    const signedIn = await api.post(token, passwordGrant('out@example.com'))
    const headers = { cookie: cookieOf(signedIn), origin: 'https://evil.example' }
    expect((await api.post('/api/v1/auth/logout', {}, { headers })).status).toBe(403)
    expect((await api.ask('/api/v1/app/init', { headers: { cookie: cookieOf(signedIn) } })).status).toBe(200)
  })
})
