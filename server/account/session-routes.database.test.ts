/** Sessions, seen and ended by their user: decision 181. */
import { describe, expect, it } from 'vitest'
import { addAccount, bearer, cookieOf, passwordGrant, refreshGrant } from '../../tests/account.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { issuedTokens } from '../../shared/account.ts'
import { sessionsAnswer } from '../../shared/sessions.ts'

const api = await startWithoutPages({ environment: { TRUST_PROXY: '127.0.0.1' } })
const path = '/api/v1/account/sessions'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile Safari/604.1'
await addAccount(api, 'ana@example.com')
await addAccount(api, 'other@example.com')

async function begin(email: string, agent: string, from: string) {
  const headers = { 'user-agent': agent, 'x-forwarded-for': from }
  const answer = await api.post('/api/oauth2/token', passwordGrant(email), { headers })
  return { cookie: cookieOf(answer), tokens: issuedTokens.parse(await answer.json()) }
}
type Begun = Awaited<ReturnType<typeof begin>>
const call = (method: string, address: string, { tokens }: Begun) => api.ask(address, { method, headers: bearer(tokens) })
const listed = async (who: Begun) => sessionsAnswer.parse(await (await call('GET', path, who)).json()).sessions
const idOf = async (who: Begun) => (await listed(who)).find(({ current }) => current)?.id ?? 0
const statusOf = async (who: Begun) => (await call('GET', '/api/v1/app/init', who)).status

const here = await begin('ana@example.com', firefox, '203.0.113.77')

describe('the sessions of a user', () => {
  it('say with what and from where they were used last, and which one it is', async () => {
    const phone = await begin('ana@example.com', safari, '2001:db8:1:2::9')
    const [newest, first] = await listed(here)
    expect(newest).toMatchObject({ current: false, browser: 'Safari', system: 'iOS', network: '2001:db8:1::/48' })
    expect(first).toMatchObject({ current: true, browser: 'Firefox', system: 'Linux', network: '203.0.113.0/24' })
    expect((await listed(phone)).map(({ current }) => current)).toEqual([true, false])
    const moved = { 'user-agent': safari, 'x-forwarded-for': '198.51.100.4' }
    await api.post('/api/oauth2/token', refreshGrant(phone.tokens.refresh_token), { headers: moved })
    expect((await listed(here))[0]).toMatchObject({ network: '198.51.100.0/24' })
    expect(JSON.stringify(await listed(here))).not.toMatch(/203\.0\.113\.77|198\.51\.100\.4"/)
  })

  it('end one by one, at once: neither token nor cookie opens anything any more', async () => {
    const ended = await begin('ana@example.com', safari, '203.0.113.5')
    expect(await statusOf(ended)).toBe(200)
    expect((await call('DELETE', `${path}/${await idOf(ended)}`, here)).status).toBe(204)
    expect([await statusOf(ended), (await call('GET', path, ended)).status]).toEqual([401, 401])
    expect((await api.post('/api/oauth2/token', refreshGrant(ended.tokens.refresh_token))).status).toBe(401)
    expect((await api.ask('/api/v1/app/init', { headers: { cookie: ended.cookie } })).status).toBe(401)
    expect(await statusOf(here)).toBe(200)
  })

  it('end all but the one that calls', async () => {
    const others = [await begin('ana@example.com', safari, '203.0.113.6'), await begin('ana@example.com', 'curl/8', '203.0.113.7')]
    const stranger = await begin('other@example.com', firefox, '203.0.113.8')
    expect((await call('DELETE', path, here)).status).toBe(204)
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 401])
    expect((await listed(here)).map(({ current }) => current)).toEqual([true])
    expect(await statusOf(stranger)).toBe(200)
  })

  it('of somebody else are neither seen nor ended', async () => {
    const stranger = await begin('other@example.com', firefox, '203.0.113.8')
    const id = await idOf(stranger)
    expect((await listed(here)).some((session) => session.id === id)).toBe(false)
    for (const wrong of [String(id), '0', '-1', 'abc', '99999999999'])
      expect([wrong, (await call('DELETE', `${path}/${wrong}`, here)).status]).toEqual([wrong, 404])
    expect(await statusOf(stranger)).toBe(200)
  })

  it('are for people who are signed in', async () => {
    for (const [method, address] of [
      ['GET', path],
      ['DELETE', path],
      ['DELETE', `${path}/1`],
    ] as const)
      expect([method, (await api.ask(address, { method })).status]).toEqual([method, 401])
  })
})
