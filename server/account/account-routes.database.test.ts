import { afterEach, describe, expect, it, vi } from 'vitest'
import { addAccount, bearer, cookieOf, password, passwordGrant, signIn } from '../../tests/account.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { insertWorkgroup } from '../auth/queries.ts'

const api = await startWithoutPages()
const { db } = api.services
const coatings = await insertWorkgroup(db, 'Coatings', 'coatings')
await addAccount(api, 'ana@example.com', { [coatings]: 'editor' })
const tokens = await signIn(api, 'ana@example.com')

const init = '/api/v1/app/init'
const ask = (headers: Readonly<Record<string, string>> = {}, host?: string) => api.ask(init, { headers, ...(host ? { host } : {}) })
afterEach(() => vi.useRealTimers())

describe('POST account/settings', () => {
  const save = (form: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = bearer(tokens)) =>
    api.post('/api/v1/account/settings', form, { headers })

  it('keeps language and name, each by itself too', async () => {
    expect((await (await save({ interface_language: 'de', name: ' Ana Kovač ' })).json()).user_settings).toMatchObject({
      interface_language: 'de',
      name: 'Ana Kovač',
    })
    expect((await (await save({ interface_language: 'sl' })).json()).user_settings.name).toBe('Ana Kovač')
    expect((await (await ask(bearer(tokens))).json()).user_settings).toMatchObject({ interface_language: 'sl', name: 'Ana Kovač' })
  })

  it('is another language at a browser that keeps one: its pages and what calls tell them speak the same, and the account keeps its own', async () => {
    const atBrowser = { ...bearer(tokens), cookie: '__locale__=de' }
    const languageOf = async (headers: Record<string, string>) => (await (await ask(headers)).json()).user_settings.interface_language
    await save({ interface_language: 'sl' })
    expect([await languageOf(atBrowser), await languageOf(bearer(tokens))]).toEqual(['de', 'sl'])
    expect(await languageOf({ ...bearer(tokens), cookie: '__locale__=xx' })).toBe('sl')
    await save({ name: 'Ana' }, atBrowser)
    expect(await languageOf(bearer(tokens))).toBe('sl')
  })

  it('changes nothing where the call names a workgroup that is not the user’s', async () => {
    const before = (await (await ask(bearer(tokens))).json()).user_settings
    for (const [group, status] of [
      ['999999', 403],
      ['abc', 400],
    ] as const) {
      const headers = { ...bearer(tokens), 'x-coatings-workgroup': group }
      expect((await save({ name: 'Refused', interface_language: 'fi' }, headers)).status).toBe(status)
    }
    expect((await (await ask(bearer(tokens))).json()).user_settings).toEqual(before)
  })

  it.each([
    ['an unknown language', { interface_language: 'xx' }, 'interface_language'],
    ['a language from the prototype', { interface_language: 'constructor' }, 'interface_language'],
    ['a name with line ends', { name: 'a\r\nBcc: b@c.de' }, 'name'],
    ['a name with a null byte', { name: 'a\0' }, 'name'],
    ['a name that turns the text around it', { name: 'a\u202Efdp.exe' }, 'name'],
    ['a name with an isolate that never ends', { name: 'a\u2067b' }, 'name'],
    ['an endless name', { name: 'x'.repeat(201) }, 'name'],
  ])('refuses %s', async (_name, form, field) => {
    const answer = await save(form)
    expect(answer.status).toBe(400)
    expect((await answer.json()).reasons[0].path).toBe(field)
  })

  it('is for people who are signed in', async () => {
    const answer = await save({ name: 'x' }, {})
    expect(answer.status).toBe(401)
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    expect(await answer.json()).toMatchObject({ type: 'AUTHENTICATION_ERROR' })
  })

  it('takes the cookie from a page of this site alone', async () => {
    const fresh = cookieOf(await api.post('/api/oauth2/token', passwordGrant('ana@example.com')))
    expect((await save({ name: 'x' }, { cookie: fresh })).status).toBe(403)
    expect((await save({ name: 'x' }, { cookie: fresh, origin: 'https://evil.example' })).status).toBe(403)
    expect((await save({ name: 'x' }, { cookie: fresh, origin: `http://${api.host}`, 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect((await save({ name: 'x' }, { cookie: fresh, origin: `http://${api.host}` })).status).toBe(200)
  })
})

describe('POST account/password', () => {
  const change = (tokens: { access_token: string }, current: string, next: string) =>
    api.post('/api/v1/account/password', { current_password: current, new_password: next }, { headers: bearer(tokens) })

  it('changes it and ends the other sessions', async () => {
    await addAccount(api, 'change@example.com')
    const [kept, ended] = [await signIn(api, 'change@example.com'), await signIn(api, 'change@example.com')]
    expect((await change(kept, password, 'a new and longer one')).status).toBe(204)
    expect((await ask(bearer(kept))).status).toBe(200)
    expect((await ask(bearer(ended))).status).toBe(401)
    expect((await api.post('/api/oauth2/token', passwordGrant('change@example.com'))).status).toBe(401)
    expect((await api.post('/api/oauth2/token', passwordGrant('change@example.com', 'a new and longer one'))).status).toBe(200)
  })

  it.each([
    ['too short', 'short', 'tooShort'],
    ['the present one', password, 'samePassword'],
    ['one character', 'aaaaaaaaaaaa', 'tooFewDifferent'],
    ['the address', 'policy@example.com', 'passwordIsEmail'],
  ])('refuses a new password that is %s', async (_name, next, code) => {
    await addAccount(api, 'policy@example.com').catch(() => 0)
    const answer = await change(await signIn(api, 'policy@example.com'), password, next)
    expect(answer.status).toBe(400)
    expect((await answer.json()).reasons).toMatchObject([{ path: 'new_password', code }])
  })

  it('counts wrong current passwords as failed sign-ins, without the 401 at which a client would try again', async () => {
    await addAccount(api, 'guess@example.com')
    const mine = await signIn(api, 'guess@example.com')
    const combination = 'AUTHENTICATION_INVALID_USERNAME_PASSWORD_COMBINATION'
    const told: string[] = []
    for (let count = 0; count < 4; count += 1) {
      const answer = await change(mine, 'wrong password', 'a new and longer one')
      expect(answer.status).toBe(400)
      const { reasons, type } = await answer.json()
      expect(reasons).toMatchObject([{ path: 'current_password', code: 'wrongPassword' }])
      told.push(type)
    }
    expect(told).toEqual([combination, combination, combination, `${combination}_LOCKED_ACCOUNT_WARNING`])
    const fifth = await change(mine, 'wrong password', 'a new and longer one')
    expect([fifth.status, (await fifth.json()).status]).toEqual([403, 'locked'])
    const answer = await change(mine, password, 'a new and longer one')
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ status: 'locked' })
    expect((await api.post('/api/oauth2/token', passwordGrant('guess@example.com'))).status).toBe(403)
  })

  it('happens once for one current password, for the first of several calls', async () => {
    await addAccount(api, 'twice@example.com')
    const mine = await signIn(api, 'twice@example.com')
    const wanted = ['the first of two new ones', 'the second of two new ones']
    const statuses = await Promise.all(wanted.map(async (next) => (await change(mine, password, next)).status))
    expect(new Set(statuses)).toEqual(new Set([204, 400]))
    const holds = wanted[statuses.indexOf(204)]
    expect((await api.post('/api/oauth2/token', passwordGrant('twice@example.com', holds))).status).toBe(200)
  })

  it('is for people who are signed in', async () => {
    expect((await change({ access_token: 'x' }, password, 'a new and longer one')).status).toBe(401)
  })
})
