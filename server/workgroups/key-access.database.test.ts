import { beforeAll, describe, expect, it } from 'vitest'
import { keyScopes } from '../../shared/api-keys.ts'
import { exampleOf, readDescription, type DescribedCall } from '../../tests/described-api.ts'
import { makeKey } from '../../tests/make-key.ts'
import { startWithoutPages, type TestApi } from '../../tests/start-without-pages.ts'
import { insertWorkgroup } from '../auth/queries.ts'

let api: TestApi
let calls: DescribedCall[]
let own: number
let foreign: number

beforeAll(async () => {
  api = await startWithoutPages({ environment: { DEMO: '1' } })
  own = (await api.services.db.selectFrom('workgroups').select('id').executeTakeFirstOrThrow()).id
  foreign = await insertWorkgroup(api.services.db, 'Foreign', 'coatings')
  ;({ calls } = await readDescription(api))
}, 120_000)

const closed = () => calls.filter(({ isOpen }) => !isOpen)
const scopeOf = ({ operation }: DescribedCall) => operation['x-key-scope']

async function send(call: DescribedCall, headers: Record<string, string>) {
  const { address, requested } = exampleOf(call)
  const answer = await api.ask(address, { ...requested, headers: { ...requested.headers, ...headers } })
  return { status: answer.status, text: Buffer.from(await answer.arrayBuffer()).toString('latin1') }
}

describe('over all calls, a key', () => {
  it('makes none that does not say so, whatever it may do otherwise', async () => {
    const { headers } = await makeKey(api, own)
    const others = closed().filter((call) => scopeOf(call) === undefined)
    expect(others.length).toBeGreaterThan(10)
    for (const call of others) {
      const { status, text } = await send(call, headers)
      expect([call.name, status]).toStrictEqual([call.name, 403])
      expect(JSON.parse(text)).toMatchObject({ reasons: [{ code: 'notForKeys', path: 'authorization' }] })
    }
  })

  it('makes none for which it lacks the scope, by itself or by a token', async () => {
    for (const scope of keyScopes) {
      const { headers, clientId, key } = await makeKey(api, own, { scopes: keyScopes.filter((one) => one !== scope) })
      const all = await makeKey(api, own)
      const token = await api.post('/api/oauth2/token', {
        grant_type: 'client_credentials',
        client_id: all.clientId,
        client_secret: all.key,
        scope: keyScopes.filter((one) => one !== scope).join(' '),
      })
      const { access_token: narrowed } = (await token.json()) as { access_token: string }
      expect(clientId).toBe(key.slice(0, 12))
      const needing = closed().filter((call) => scopeOf(call) === scope)
      expect(needing.length).toBeGreaterThan(0)
      for (const call of needing)
        for (const sent of [headers, { authorization: `Bearer ${narrowed}` }]) {
          const { status, text } = await send(call, sent)
          expect([call.name, status]).toStrictEqual([call.name, 403])
          expect(JSON.parse(text)).toMatchObject({ reasons: [{ code: 'scopeMissing', params: { scope } }] })
        }
    }
  })

  it('reads nothing of another workgroup, nor changes it', { timeout: 120_000 }, async () => {
    const { headers } = await makeKey(api, foreign)
    const { db } = api.services
    const names = (await db.selectFrom('products').select('name').where('workgroup_id', '=', own).execute()).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(10)
    const state = () =>
      db
        .selectFrom('products')
        .leftJoin('drafts', 'drafts.permalink_id', 'products.permalink_id')
        .select(['products.permalink_id', 'status', 'record_hash', 'published_hash', 'drafts.revision'])
        .where('workgroup_id', '=', own)
        .orderBy('products.permalink_id')
        .execute()
    const before = await state()
    for (const call of closed())
      for (const more of [{}, { 'x-coatings-workgroup': String(own) }]) {
        const { status, text } = await send(call, { ...headers, ...more })
        expect(`${call.name} ${status}`).toMatch(/ (20[0124]|400|403|404|409|415)$/)
        expect([call.name, names.filter((name) => text.includes(name))]).toStrictEqual([call.name, []])
        if (/5010|5140|5150/.test(JSON.stringify(exampleOf(call)))) expect(`${call.name} ${status}`).toMatch(/ (400|403|404)$/)
        if ('x-coatings-workgroup' in more) expect([call.name, status]).toStrictEqual([call.name, 403])
      }
    expect(await state()).toStrictEqual(before)
  })

  it('makes each call with the scope that it needs, and no other', { timeout: 120_000 }, async () => {
    for (const scope of keyScopes) {
      const { headers } = await makeKey(api, foreign, { scopes: [scope] })
      for (const call of closed().filter((one) => scopeOf(one) === scope)) {
        const { status } = await send(call, headers)
        expect([call.name, status]).not.toStrictEqual([call.name, 403])
      }
    }
  })

  it('is a visitor where everybody may ask', async () => {
    const { headers } = await makeKey(api, own)
    const init = await api.ask('/api/v1/app/init', { headers })
    expect(await init.json()).toMatchObject({ user_settings: { user_id: null, groups: [] } })
    const [asVisitor, asKey] = [
      await (await api.ask('/api/v1/products/-1001/detail?lang=1')).text(),
      await (await api.ask('/api/v1/products/-1001/detail?lang=1', { headers })).text(),
    ]
    expect(asKey).toBe(asVisitor)
  })
})
