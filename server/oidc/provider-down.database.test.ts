import { describe, expect, it } from 'vitest'
import { findFreePort } from '../../test-kit/find-free-port.ts'
import { cookieIn, oidcWay } from '../../tests/oidc-way.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { startOidcProvider } from '../../tests/start-oidc-provider.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'

const provider = await startOidcProvider()
const database = await createTestDatabase()
const api = await startWithoutPages({ database, environment: { ...provider.environment, TRUST_PROXY: '127.0.0.1' } })
const { begin, comeBack, elsewhere } = oidcWay(api, provider)

describe('a provider that cannot be reached', () => {
  it('does not prevent the start, and is reported as down, even with two hundred sign-ins at once', async () => {
    const port = await findFreePort()
    const environment = { OIDC_ISSUER: `http://127.0.0.1:${port}`, OIDC_CLIENT_ID: 'x', TRUST_PROXY: '127.0.0.1' }
    const alone = await startWithoutPages({ database, environment })
    const answers = await Promise.all(Array.from({ length: 200 }, () => begin('?to=/app/shares', alone)))
    expect(new Set(answers.map(({ status, address }) => `${status} ${address}`))).toEqual(
      new Set(['303 /app/sign-in?to=%2Fapp%2Fshares&oidc=down']),
    )
  })

  it('with an issuer other than its own is not trusted', async () => {
    const environment = { ...provider.environment, OIDC_ISSUER: provider.issuer.replace('127.0.0.1', 'localhost') }
    const foreign = await startWithoutPages({ database, environment })
    expect((await begin('', foreign)).address).toBe('/app/sign-in?oidc=down')
  })

  it('has no page if none is configured, and one IP address may begin sixty times a minute', async () => {
    const without = await startWithoutPages({ database })
    expect((await without.ask('/api/v1/auth/oidc')).status).toBe(404)
    expect((await without.ask('/api/v1/auth/oidc/callback?state=x&code=y')).status).toBe(404)
    const headers = elsewhere()
    const statuses = await Promise.all(Array.from({ length: 70 }, async () => (await api.ask('/api/v1/auth/oidc', { headers })).status))
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  })
})

describe('a browser with sign-ins in several tabs', () => {
  it('ends each of them, whichever comes back first', async () => {
    provider.people.set('nobody', { email: 'nobody@example.com', email_verified: true })
    provider.takeForPerson('nobody')
    const first = await begin('?to=/app/mails')
    const second = await begin(`?to=/app/${'x'.repeat(1_400)}`, api, first.cookie)
    const third = await begin('?to=/app/shares', api, second.cookie)
    const backOf = async ({ address }: typeof first) => {
      const { pathname, search } = await provider.follow(address)
      return pathname + search
    }
    const paths = [await backOf(first), await backOf(second), await backOf(third)] as const
    // Nobody has an account here: that is told only of an answer that was accepted.
    const ended = async (path: string, cookie: string) => {
      const { answer, location } = await comeBack(path, cookie)
      return { cookie: cookieIn(answer, 'oidc'), query: Object.fromEntries(new URL(location, 'http://localhost').searchParams) }
    }
    const junk = await ended(paths[0].replace('state=', 'state=x'), third.cookie)
    expect(junk).toEqual({ cookie: '', query: { to: '/app/shares', oidc: 'expired' } })
    const one = await ended(paths[0], third.cookie)
    const other = await ended(paths[2], one.cookie)
    const last = await ended(paths[1], other.cookie)
    expect([one, other].map(({ query }) => query)).toEqual([
      { to: '/app/mails', oidc: 'noAccount' },
      { to: '/app/shares', oidc: 'noAccount' },
    ])
    expect(last.query).toMatchObject({ oidc: 'noAccount', to: expect.stringMatching(/^\/app\/x+$/) })
    // What came back once is not kept beside the others.
    expect((await ended(paths[0], one.cookie)).query).toMatchObject({ oidc: 'expired' })
  })
})
