/** A session that began at the provider ends by itself: decision 309. */
import { Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { addAccount, bearer, codeGrant, cookieOf, password, refreshGrant, signIn } from '../../tests/account.ts'
import { oidcWay } from '../../tests/oidc-way.ts'
import { codeOf } from '../../tests/second-factor.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { startOidcProvider } from '../../tests/start-oidc-provider.ts'
import { startWithoutPages, type TestApi } from '../../tests/start-without-pages.ts'
import { issuedTokens } from '../../shared/account.ts'
import { updatePassword } from '../auth/queries.ts'
import { createDialect, createPool } from '../db/connection.ts'
import { up as endSessionsOfProviders } from '../db/migrations/0113-sessions-of-a-provider.ts'

const provider = await startOidcProvider()
const database = await createTestDatabase()
const start = (more: Record<string, string>) =>
  startWithoutPages({ database, environment: { ...provider.environment, TRUST_PROXY: '127.0.0.1', ...more } })
const api = await start({})
const { db } = database
const { elsewhere, signInAs } = oidcWay(api, provider)

/** An account without a password, which the provider opens. */
async function addKnown(name: string): Promise<number> {
  const id = await addAccount(api, `${name}@example.com`)
  await updatePassword(db, id, '')
  provider.people.set(name, { email: `${name}@example.com`, email_verified: true })
  return id
}

const letDaysPass = async (days: number) => {
  await sql`update sessions set created_at = created_at - make_interval(days => ${days}), expires_at = expires_at - make_interval(days => ${days}),
    ends_at = ends_at - make_interval(days => ${days})`.execute(db)
  await sql`update refresh_tokens set used_at = used_at - make_interval(days => ${days}), expires_at = expires_at - make_interval(days => ${days})`.execute(
    db,
  )
}
const refreshByCookie = (cookie: string, at: TestApi = api) =>
  at.post('/api/oauth2/token', refreshGrant(), { headers: { cookie, origin: `http://${at.host}`, ...elsewhere() } })
const refreshBy = (token: string) => api.post('/api/oauth2/token', refreshGrant(token), { headers: elsewhere() })
const expectEnded = async (answer: Response) => {
  expect([answer.status, await answer.json()]).toMatchObject([401, { error: 'invalid_grant', type: 'SESSION_EXPIRED' }])
}

describe('a session that began at the provider', () => {
  it('ends thirty days after that sign-in, however often it is refreshed', async () => {
    await addKnown('leaver')
    let { token } = await signInAs('leaver')
    for (let days = 0; days < 28; days += 14) {
      await letDaysPass(14)
      const answer = await refreshByCookie(token)
      expect(answer.status).toBe(200)
      token = cookieOf(answer)
    }
    const lasts = await sql<{
      days: number
    }>`select extract(epoch from max(expires_at) - now())::float / 86400 as days from refresh_tokens`.execute(db)
    expect(lasts.rows[0]?.days).toBeCloseTo(2, 1)
    const who = async () => (await api.ask('/api/v1/app/init', { headers: { cookie: token } })).json()
    expect(await who()).toMatchObject({ user_settings: { email: 'leaver@example.com' } })
    await letDaysPass(2)
    // The access token that is good for some minutes more ends with it.
    expect(await who()).toMatchObject({ type: 'SESSION_EXPIRED' })
    await expectEnded(await refreshByCookie(token))
    // The provider knows them still: they go on.
    expect((await signInAs('leaver')).location).toBe('/app')
  })

  it('ends so with a second factor too', async () => {
    const id = await addAccount(api, 'guarded@example.com')
    const headers = { ...bearer(await signIn(api, 'guarded@example.com')), 'content-type': 'application/json' }
    const ask = async (path: string, body: object) =>
      (await api.ask(`/api/v1/account/second-factor${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
    const { secret } = await ask('', { password })
    await ask('/confirm', { code: codeOf(secret) })
    await updatePassword(db, id, '')
    provider.people.set('guarded', { email: 'guarded@example.com', email_verified: true })
    const [, challenge = ''] = (await signInAs('guarded')).location.split('#')
    const signedIn = await api.post('/api/oauth2/token', codeGrant(challenge, codeOf(secret, 1)), { headers: elsewhere() })
    const first = issuedTokens.parse(await signedIn.json())
    await letDaysPass(29)
    const second = issuedTokens.parse(await (await refreshBy(first.refresh_token)).json())
    await letDaysPass(1)
    await expectEnded(await refreshBy(second.refresh_token))
  })

  it('ends after the days that the operator sets', async () => {
    await addKnown('short')
    const strict = await start({ OIDC_SESSION_DAYS: '2' })
    const { token } = await oidcWay(strict, provider).signInAs('short')
    await letDaysPass(1)
    const answer = await refreshByCookie(token, strict)
    expect(answer.status).toBe(200)
    await letDaysPass(1)
    await expectEnded(await refreshByCookie(cookieOf(answer), strict))
  })

  it('ends also where a machine of the version before refreshed it last, which knows no end', async () => {
    await addKnown('rolling')
    const { token } = await signInAs('rolling')
    await letDaysPass(30)
    await sql`update refresh_tokens set expires_at = now() + interval '30 days' where used_at is null`.execute(db)
    await sql`update sessions set expires_at = now() + interval '30 days'`.execute(db)
    await expectEnded(await refreshByCookie(token))
  })

  it('and was there before the upgrade ends: at once where no password opens the account, otherwise thirty days later', async () => {
    const old = await createTestDatabase()
    await sql`alter table sessions drop column ends_at`.execute(old.db)
    await sql`alter table sign_in_challenges drop column by_provider`.execute(old.db)
    await sql`insert into users (email, name, password_hash, interface_language) values
      ('provider@example.com', '', '', 'en'), ('both@example.com', '', 'hash', 'en'), ('password@example.com', '', 'hash', 'en')`.execute(
      old.db,
    )
    await sql`insert into identities (issuer, subject, user_id)
      select 'https://login.example.com', email, id from users where email in ('provider@example.com', 'both@example.com')`.execute(old.db)
    await sql`insert into sessions (user_id, created_at, expires_at) overriding system value
      select id, now() - interval '90 days', now() + interval '20 days' from users where email like '%@example.com'`.execute(old.db)
    await sql`insert into refresh_tokens (token_hash, session_id, expires_at)
      select id::text, id, now() + interval '20 days' from sessions`.execute(old.db)
    // By itself: those after it are there already.
    const plain = new Kysely<unknown>({ dialect: createDialect(createPool({ connectionString: old.url })) })
    await endSessionsOfProviders(plain)
    await plain.destroy()
    const { rows } = await sql<{ email: string; ends: number | null; token: number }>`
      select email, round(extract(epoch from ends_at - now()) / 86400)::int as ends,
        round(extract(epoch from refresh_tokens.expires_at - now()) / 86400)::int as token
      from sessions join users on users.id = user_id join refresh_tokens on session_id = sessions.id
      where email like '%@example.com' order by email`.execute(old.db)
    expect(rows).toStrictEqual([
      { email: 'both@example.com', ends: 30, token: 20 },
      { email: 'password@example.com', ends: null, token: 20 },
      { email: 'provider@example.com', ends: -60, token: -60 },
    ])
  })
})
