import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { addAccount, bearer, cookieOf, passwordGrant, refreshGrant, signIn } from '../../tests/account.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { startWithoutPages, type TestApi } from '../../tests/start-without-pages.ts'
import { issuedTokens } from '../../shared/account.ts'

// Two servers on one database, with data folders of their own.
const database = await createTestDatabase()
const api = await startWithoutPages({ database })
const other = await startWithoutPages({ database })
const { db } = database
await addAccount(api, 'ana@example.com')

const token = '/api/oauth2/token'
const refresh = (refreshToken: string, at: TestApi = api) => at.post(token, refreshGrant(refreshToken))
const refreshed = async (refreshToken: string, at: TestApi = api) => issuedTokens.parse(await (await refresh(refreshToken, at)).json())
/** Moves the issue and the use of every refresh token back by that much. */
const letSecondsPass = (seconds: number) =>
  sql`update refresh_tokens set used_at = used_at - make_interval(secs => ${seconds}), expires_at = expires_at - make_interval(secs => ${seconds})`.execute(
    db,
  )
const isIn = async (accessToken: string, at: TestApi = api) =>
  (await at.ask('/api/v1/app/init', { headers: bearer({ access_token: accessToken }) })).status

describe('a refresh token', () => {
  it('gives new tokens and cannot be used again', async () => {
    const first = await signIn(api, 'ana@example.com')
    const answer = await refresh(first.refresh_token)
    expect(answer.status).toBe(200)
    const second = issuedTokens.parse(await answer.json())
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(await isIn(second.access_token)).toBe(200)
    expect((await refreshed(second.refresh_token)).refresh_token).not.toBe(second.refresh_token)
  })

  it('gives the same successor to twenty tabs that use it at the same moment, and is rotated once', async () => {
    const { refresh_token } = await signIn(api, 'ana@example.com')
    const count = async () => (await sql<{ count: number }>`select count(*) as count from refresh_tokens`.execute(db)).rows[0]?.count ?? 0
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => refreshed(refresh_token, index % 2 === 0 ? api : other)))
    expect(new Set(answers.map((tokens) => tokens.refresh_token)).size).toBe(1)
    expect(await count()).toBe(before + 1)
    expect((await refresh(answers[7]?.refresh_token ?? '')).status).toBe(200)
  })

  it('ends the whole session when it is used again later', async () => {
    const first = await signIn(api, 'ana@example.com')
    const second = await refreshed(first.refresh_token)
    await letSecondsPass(11)
    const answer = await refresh(first.refresh_token)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant', type: 'REFRESH_TOKEN_ERROR' })
    expect(answer.headers.getSetCookie()[0]).toMatch(/^token=;/)
    expect((await refresh(second.refresh_token)).status).toBe(401)
    expect(await isIn(second.access_token)).toBe(401)
  })

  it('ends the whole session at once when its successor was used already', async () => {
    const first = await signIn(api, 'ana@example.com')
    const third = await refreshed((await refreshed(first.refresh_token)).refresh_token)
    expect((await refresh(first.refresh_token)).status).toBe(401)
    expect((await refresh(third.refresh_token)).status).toBe(401)
    expect(await isIn(third.access_token)).toBe(401)
  })

  it('leaves the user’s other sessions alone when it is used twice', async () => {
    const stays = await signIn(api, 'ana@example.com')
    const first = await signIn(api, 'ana@example.com')
    await refreshed((await refreshed(first.refresh_token)).refresh_token)
    expect((await refresh(first.refresh_token)).status).toBe(401)
    expect(await isIn(stays.access_token)).toBe(200)
    expect((await refresh(stays.refresh_token)).status).toBe(200)
  })

  it('is valid for thirty days, and its successor for thirty more', async () => {
    const day = 24 * 60 * 60
    const first = await signIn(api, 'ana@example.com')
    await letSecondsPass(29 * day)
    const second = await refreshed(first.refresh_token)
    await letSecondsPass(29 * day)
    const third = await refreshed(second.refresh_token)
    await letSecondsPass(30 * day)
    const answer = await refresh(third.refresh_token)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant', type: 'SESSION_EXPIRED' })
  })

  it.each([
    ['made up', 'x'.repeat(43)],
    ['an access token', 'eyJhbGciOiJub25lIn0.e30.'],
    ['with line ends', 'a\r\nset-cookie: b'],
  ])('is refused when it is %s', async (_name, made) => {
    const answer = await refresh(made)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant', type: 'REFRESH_TOKEN_ERROR' })
  })

  it('is refused by name with a null byte, which no text has', async () => {
    const answer = await refresh('a\0b')
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ type: 'CLIENT_SYNTAX', reasons: [{ path: 'refresh_token' }] })
  })

  it('comes from the cookie when the body has none, and not from another site', async () => {
    const signedIn = await api.post(token, passwordGrant('ana@example.com'))
    const cookie = cookieOf(signedIn)
    const foreign = await api.post(token, refreshGrant(), { headers: { cookie, origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
    const answer = await api.post(token, refreshGrant(), { headers: { cookie, origin: `http://${api.host}` } })
    expect(answer.status).toBe(200)
    const { access_token } = await answer.json()
    expect(await isIn(access_token)).toBe(200)
    expect(cookieOf(answer)).not.toBe(cookie)
  })

  it('is deleted with its user', async () => {
    await addAccount(api, 'gone@example.com')
    const tokens = await signIn(api, 'gone@example.com')
    await db.deleteFrom('users').where('email', '=', 'gone@example.com').execute()
    expect(await isIn(tokens.access_token)).toBe(401)
    expect((await refresh(tokens.refresh_token)).status).toBe(401)
  })
})

describe('two processes on one database', () => {
  it('share tokens, refreshes, sign-outs and locks', async () => {
    const first = await signIn(api, 'ana@example.com')
    expect(await isIn(first.access_token, other)).toBe(200)
    const second = await refreshed(first.refresh_token, other)
    expect(await isIn(second.access_token, api)).toBe(200)
    expect((await other.post('/api/v1/auth/logout', {}, { headers: bearer(second) })).status).toBe(204)
    expect(await isIn(second.access_token, api)).toBe(401)

    await addAccount(api, 'both@example.com')
    const statuses = []
    for (let count = 0; count < 6; count += 1)
      statuses.push((await (count % 2 === 0 ? api : other).post(token, passwordGrant('both@example.com', 'wrong password'))).status)
    expect(statuses).toStrictEqual([401, 401, 401, 401, 403, 403])
    expect((await other.post(token, passwordGrant('both@example.com'))).status).toBe(403)
  })
})

describe('the sessions of a user', () => {
  it('are a hundred at most, the longest unused end first, and expired ones of any user are deleted', async () => {
    const id = await addAccount(api, 'many@example.com')
    await sql`insert into sessions (user_id, expires_at) select ${id}, now() + make_interval(hours => n) from generate_series(-5, 150) n`.execute(
      db,
    )
    const tokens = await signIn(api, 'many@example.com')
    const { rows } = await sql<{ count: number; oldest: number }>`
      select count(*) as count, round(min(extract(epoch from expires_at - now())) / 3600)::integer as oldest from sessions where user_id = ${id}`.execute(
      db,
    )
    expect(rows).toStrictEqual([{ count: 100, oldest: 52 }])
    expect(await isIn(tokens.access_token)).toBe(200)
  })
})
