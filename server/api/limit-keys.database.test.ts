import { expect, it } from 'vitest'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { makeKey } from '../../tests/make-key.ts'
import { insertWorkgroup } from '../auth/queries.ts'

const api = await startWithoutPages()

it('a key that calls without pause has to wait, and no other key with it', async () => {
  const group = await insertWorkgroup(api.services.db, 'Own', 'coatings')
  const [busy, other] = [await makeKey(api, group), await makeKey(api, group)]
  const address = '/api/v1/workgroup'
  const answers: Response[] = []
  // In small groups, so that all of it lies within a minute.
  for (let sent = 0; sent < 620; sent += 20)
    answers.push(...(await Promise.all(Array.from({ length: 20 }, () => api.ask(address, { headers: busy.headers })))))
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused.length).toBe(20)
  expect(await refused[0]?.json()).toMatchObject({ reasons: [{ code: 'keyTooOften', params: { max: 600 } }] })
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await api.ask(address, { headers: other.headers })).status).toBe(200)
})
