import { expect, it } from 'vitest'
import { passwordGrant } from '../../tests/account.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'

const api = await startWithoutPages()
const post = (form: Readonly<Record<string, string>>) => api.post('/api/oauth2/token', form)

it('a page of another site uses up nothing of its visitor’s limit', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  const foreign = await Promise.all(Array.from({ length: 121 }, () => api.post('/api/oauth2/token', { grant_type: 'x' }, { headers })))
  expect(new Set(foreign.map(({ status }) => status))).toStrictEqual(new Set([403]))
})

it('sixty requests a minute are allowed for an account, and a hundred and twenty from an IP address', async () => {
  const since = Date.now()
  const ofAccount = await Promise.all(Array.from({ length: 61 }, () => post(passwordGrant('ana@example.com', 'wrong password'))))
  expect(ofAccount.filter(({ status }) => status === 429)).toHaveLength(1)
  const ofAddress = await Promise.all(Array.from({ length: 60 }, () => post({ grant_type: 'x' })))
  expect(ofAddress.filter(({ status }) => status === 400)).toHaveLength(59)
  expect(ofAddress.filter(({ status }) => status === 429)).toHaveLength(1)
  const refused = await post(passwordGrant('bo@example.com'))
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ code: 'default', error: 'temporarily_unavailable', type: 'AUTHENTICATION_ERROR' })
  const wait = Number(refused.headers.get('retry-after'))
  expect(wait).toBeLessThanOrEqual(60)
  expect(wait).toBeGreaterThanOrEqual(59 - (Date.now() - since) / 1000)
  expect((await api.ask('/api/v1/app/init')).status).toBe(200)
})
