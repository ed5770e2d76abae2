import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useEditors } from '../../tests/editors.ts'
import { makeKey } from '../../tests/make-key.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { hashApiKey, isApiKey, makeApiKey } from '../auth/api-key.ts'

const api = await startWithoutPages()
const editors = await useEditors(api)
const { group, foreignGroup } = editors
const owner = editors.as('owner')
const keys = '/api/v1/workgroup/keys'
const body = { name: 'Shop', scopes: ['read', 'write'], valid_days: 30 }

async function withKey(key: string, address = '/api/v1/products', requested: { method?: string; json?: object } = {}) {
  const answer = await api.ask(address, {
    method: requested.method ?? 'GET',
    headers: { authorization: `Bearer ${key}`, ...(requested.json ? { 'content-type': 'application/json' } : {}) },
    ...(requested.json ? { body: JSON.stringify(requested.json) } : {}),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) }
}

async function grant(form: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await api.post('/api/oauth2/token', { grant_type: 'client_credentials', ...form }, { headers })
  return { status: answer.status, headers: answer.headers, body: await answer.json() }
}

describe('owners of a workgroup', () => {
  it('make a key, see it once, and see later who made it, what it may and when it was used', async () => {
    const made = await owner('POST', keys, { ...body, scopes: ['write', 'read', 'read'] })
    expect([made.status, made.headers.get('cache-control')]).toStrictEqual([201, 'private, no-store'])
    const { key, entry } = made.body
    expect(isApiKey(key)).toBe(true)
    expect(entry).toMatchObject({ name: 'Shop', scopes: ['read', 'write'], client_id: key.slice(0, 12), created_by: 'owner@example.com' })
    expect(entry).toMatchObject({ state: 'good', last_used_at: null, revoked_at: null })
    expect(Date.parse(entry.expires_at) - Date.parse(entry.created_at)).toBe(30 * 24 * 3600 * 1000)
    const listed = async () => (await owner('GET', keys)).body.keys.find(({ id }: { id: number }) => id === entry.id)
    expect(await listed()).toStrictEqual(entry)
    await withKey(key)
    expect(Date.parse((await listed()).last_used_at)).toBeGreaterThanOrEqual(Date.parse(entry.created_at))
  })

  it('find the key itself nowhere in the database', async () => {
    const { key, id } = await makeKey(api, group)
    const { rows } = await sql<{ found: string }>`
      select to_jsonb(api_keys)::text || to_jsonb(users)::text as found from api_keys join users on users.id = user_id
      where api_keys.id = ${id}`.execute(api.services.db)
    expect(rows[0]?.found).toContain(hashApiKey(key))
    expect(rows[0]?.found).not.toContain(key.slice(12))
  })

  it('revoke a key at once, with its tokens, and only their own', async () => {
    const { key, id, clientId } = await makeKey(api, group)
    const { body: token } = await grant({ client_id: clientId, client_secret: key })
    expect((await withKey(token.access_token)).status).toBe(200)
    expect((await withKey(key)).status).toBe(200)
    const theirs = await makeKey(api, foreignGroup)
    expect((await owner('DELETE', `${keys}/${theirs.id}`)).status).toBe(404)
    expect((await owner('DELETE', `${keys}/${id}`)).status).toBe(204)
    for (const credential of [key, token.access_token]) {
      const { status, body: refusal, headers } = await withKey(credential)
      expect([status, refusal.reasons[0]]).toMatchObject([401, { code: 'keyRevoked', path: 'authorization' }])
      expect(headers.get('www-authenticate')).toBe('Bearer error="invalid_token"')
    }
    expect((await grant({ client_id: clientId, client_secret: key })).body).toMatchObject({ error: 'invalid_client' })
    expect((await withKey(theirs.key)).status).toBe(200)
    expect((await owner('DELETE', `${keys}/${id}`)).status).toBe(204)
  })

  it('have as many as they need, and not more than can be overlooked', async () => {
    const { db } = api.services
    const { id } = await db.insertInto('workgroups').values({ name: 'Full', brand: 'coatings' }).returning('id').executeTakeFirstOrThrow()
    for (let made = 0; made < 50; made += 1) await makeKey(api, id)
    await expect(makeKey(api, id)).rejects.toMatchObject({ status: 409, reasons: [{ code: 'tooManyKeys', params: { max: 50 } }] })
    await db.updateTable('api_keys').set({ revoked_at: new Date() }).where('workgroup_id', '=', id).execute()
    expect((await makeKey(api, id)).key).toMatch(/^psk_/)
  })

  it.each([
    [{ ...body, name: ' ' }, 'name'],
    [{ ...body, name: 'Shop\u202E' }, 'name'],
    [{ ...body, name: '\u200B' }, 'name'],
    [{ ...body, scopes: [] }, 'scopes'],
    [{ ...body, scopes: ['everything'] }, 'scopes[0]'],
    [{ ...body, valid_days: 0 }, 'valid_days'],
    [{ ...body, valid_days: 731 }, 'valid_days'],
    [{ ...body, workgroup_id: 1 }, 'workgroup_id'],
  ])('are told what is wrong with %j', async (wrong, path) => {
    const { status, body: refusal } = await owner('POST', keys, wrong)
    expect([status, refusal.reasons[0].path]).toStrictEqual([400, path])
  })

  it('are told that the days are missing where they are', async () => {
    const { body: refusal } = await owner('POST', keys, { name: body.name, scopes: body.scopes })
    expect(refusal.reasons).toMatchObject([{ path: 'valid_days', code: 'missing' }])
  })
})

it.each(['viewer', 'editor', 'foreign', 'nobody'] as const)('%s sees no key, and neither makes nor revokes one', async (who) => {
  const { id } = await makeKey(api, group)
  const someone = editors.as(who)
  expect((await someone('GET', keys)).status).toBe(403)
  expect((await someone('POST', keys, body)).status).toBe(403)
  expect((await someone('DELETE', `${keys}/${id}`)).status).toBe(403)
})

describe('a key', () => {
  it('is named in the history of what it writes, where a person would stand', async () => {
    const { key, clientId } = await makeKey(api, group, { name: 'ERP' })
    const made = await withKey(key, '/api/v1/products', { method: 'POST', json: { name: 'Made by a machine' } })
    expect(made.status).toBe(201)
    const { body: history } = await owner('GET', `/api/v1/products/${made.body.synonymId}/draft/revisions`)
    expect(history.revisions[0]).toMatchObject({ savedBy: { name: `ERP (${clientId}…)` } })
  })

  it('that expired opens nothing and says so', async () => {
    const { key, id, clientId } = await makeKey(api, group)
    await sql`update api_keys set expires_at = now() - interval '1 second' where id = ${id}`.execute(api.services.db)
    expect(await withKey(key)).toMatchObject({ status: 401, body: { reasons: [{ code: 'keyExpired' }] } })
    expect((await grant({ client_id: clientId, client_secret: key })).body.reasons).toMatchObject([{ code: 'keyExpired' }])
    expect((await owner('GET', keys)).body.keys.find((one: { id: number }) => one.id === id)).toMatchObject({ state: 'expired' })
  })

  it.each([
    ['nobody made', makeApiKey()],
    ['was cut off', makeApiKey().slice(0, 30)],
    ['is a prefix only', 'psk_'],
  ])('that %s is not known', async (_how, key) => {
    expect(await withKey(key)).toMatchObject({
      status: 401,
      body: { type: 'AUTHENTICATION_ERROR', reasons: [{ code: 'keyUnknown', path: 'authorization' }] },
    })
  })

  it('in an address is refused wherever it stands, even for a visitor, and is not repeated', async () => {
    const { key, headers } = await makeKey(api, group)
    for (const address of [`/api/v1/products?key=${key}`, `/api/v1/products?access_token=${key.replace('_', '%5F')}`, `/api/v1/${key}`]) {
      const answer = await api.ask(address, { headers })
      const text = await answer.text()
      expect([answer.status, JSON.parse(text).reasons[0].code]).toStrictEqual([400, 'keyInAddress'])
      expect(text).not.toContain(key.slice(12))
      const page = await api.ask(address, { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' } })
      expect(page.status).toBe(400)
      expect(await page.text()).not.toContain(key.slice(12))
    }
  })

  it('is no cookie, and its token neither', async () => {
    const { key, clientId } = await makeKey(api, group)
    const { body: token } = await grant({ client_id: clientId, client_secret: key })
    for (const access_token of [key, token.access_token]) {
      const cookie = `token=${encodeURIComponent(JSON.stringify({ access_token, refresh_token: '' }))}`
      expect((await api.ask('/api/v1/products', { headers: { cookie } })).status).toBe(401)
    }
  })
})

describe('the token endpoint', () => {
  it('gives a short token for a key, by the body or by HTTP Basic, with no more than is asked for', async () => {
    const { key, clientId } = await makeKey(api, group, { scopes: ['read', 'write', 'labels'] })
    const whole = await grant({ client_id: clientId, client_secret: key })
    expect(whole.body).toStrictEqual({
      access_token: expect.any(String),
      token_type: 'Bearer',
      expires_in: 900,
      scope: 'read write labels',
    })
    expect(whole.headers.get('cache-control')).toBe('private, no-store')
    expect(whole.headers.getSetCookie()).toStrictEqual([])
    const basic = { authorization: `Basic ${Buffer.from(`${clientId}:${key}`).toString('base64')}` }
    expect((await grant({ scope: 'labels read' }, basic)).body.scope).toBe('read labels')
    // As libraries do that encode client and secret first (RFC 6749, section 2.3.1), and more of them than they need.
    const encoded = [clientId, key].map((text) => text.replaceAll('_', '%5F')).join(':')
    const byLibrary = { authorization: `Basic ${Buffer.from(encoded).toString('base64')}` }
    expect((await grant({ scope: 'read' }, byLibrary)).body.scope).toBe('read')
  })

  it.each([
    ['no secret', {}, 'invalid_client', 'missing'],
    ['another client', { client_id: 'psk_00000000' }, 'invalid_client', 'keyUnknown'],
    ['a secret of nobody', { client_secret: makeApiKey() }, 'invalid_client', 'keyUnknown'],
  ])('refuses %s', async (what, form, error, code) => {
    const { key, clientId } = await makeKey(api, group)
    const {
      status,
      body: refusal,
      headers,
    } = await grant({
      client_id: clientId,
      ...(what === 'no secret' ? {} : { client_secret: key }),
      ...form,
    })
    expect([status, refusal.error, refusal.reasons[0].code]).toStrictEqual([401, error, code])
    expect(headers.get('www-authenticate')).toBe('Basic realm="keys"')
  })

  it('refuses a scope that the key has not, or that there is not', async () => {
    const { key, clientId } = await makeKey(api, group, { scopes: ['read'] })
    for (const scope of ['read write', 'everything'])
      expect(await grant({ client_id: clientId, client_secret: key, scope })).toMatchObject({
        status: 400,
        body: { error: 'invalid_scope', reasons: [{ path: 'scope', code: 'notAChoice', params: { choices: ['read'] } }] },
      })
  })
})
