import { describe, expect, it } from 'vitest'
import { findFreePort } from '../../test-kit/find-free-port.ts'
import { oidcWay } from '../../tests/oidc-way.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { startOidcProvider } from '../../tests/start-oidc-provider.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'

const provider = await startOidcProvider()
const database = await createTestDatabase()
const api = await startWithoutPages({ database, environment: { ...provider.environment, TRUST_PROXY: '127.0.0.1' } })
const { begin, elsewhere } = oidcWay(api, provider)

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
