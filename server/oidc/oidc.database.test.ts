/** Sign-in by OpenID Connect, against a provider on this machine: decision 183. */
import { sql } from 'kysely'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addAccount, bearer, codeGrant, password, passwordGrant, signIn } from '../../tests/account.ts'
import { cookieIn, oidcWay } from '../../tests/oidc-way.ts'
import { expectNotices } from '../../tests/read-notices.ts'
import { codeOf } from '../../tests/second-factor.ts'
import { startOidcProvider } from '../../tests/start-oidc-provider.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { insertWorkgroup, updatePassword } from '../auth/queries.ts'
import { invite } from '../members/invite.ts'

const provider = await startOidcProvider()
const api = await startWithoutPages({ environment: { ...provider.environment, TRUST_PROXY: '127.0.0.1' } })
const { db, auth } = api.services
const workgroup = { workgroupId: await insertWorkgroup(db, 'Works', 'coatings'), name: 'Works', brand: 'coatings', role: 'owner' as const }
const inviting = await addAccount(api, 'o@example.com')
afterEach(() => vi.useRealTimers())

const { elsewhere, begin, comeBack, signInAs } = oidcWay(api, provider)
let people = 0

async function whoHas(token: string): Promise<unknown> {
  const answer = await api.ask('/api/v1/app/init', { headers: { cookie: token } })
  return (await answer.json()).user_settings
}

const inviteAddress = (email: string) =>
  invite(
    api.services,
    {
      user: {
        id: inviting,
        sessionId: 0,
        email: 'o@example.com',
        name: 'O',
        interfaceLanguage: 'de',
        memberships: [workgroup],
        key: null,
        signIn: null,
      },
      workgroup,
    },
    { email, role: 'editor' },
  )

describe('somebody whom the provider knows', () => {
  it('accepts an invitation of a verified address without a password, and gets the same account later with another address', async () => {
    await inviteAddress('ana@example.com')
    provider.people.set('ana-1', { email: 'Ana@Example.com', email_verified: true, name: 'Ana Kovač' })
    const first = await signInAs('ana-1', '?to=/app/products')
    expect([first.status, first.location]).toEqual([303, '/app/products'])
    expect(await whoHas(first.token)).toMatchObject({
      email: 'ana@example.com',
      name: 'Ana Kovač',
      interface_language: 'de',
      has_password: false,
      groups: [{ name: 'Works', role: 'editor' }],
    })
    provider.people.set('ana-1', { email: 'ana.married@example.com', email_verified: false })
    const second = await signInAs('ana-1')
    expect([second.location, await whoHas(second.token)]).toMatchObject(['/app', { email: 'ana@example.com' }])
    expect((await api.post('/api/oauth2/token', passwordGrant('ana@example.com', ''), { headers: elsewhere() })).status).toBe(400)
    expect((await api.post('/api/oauth2/token', passwordGrant('ana@example.com', 'x'), { headers: elsewhere() })).status).toBe(401)
    // Somebody who gets the address later does not get the account.
    provider.people.set('ana-2', { email: 'ana@example.com', email_verified: true })
    expect((await signInAs('ana-2')).location).toBe('/app/sign-in?oidc=taken')
  })

  it('gets an account without a password only by a verified address', async () => {
    const id = await addAccount(api, 'bare@example.com')
    await updatePassword(db, id, '')
    provider.people.set('bare', { email: 'bare@example.com', email_verified: false })
    expect((await signInAs('bare')).location).toBe('/app/sign-in?oidc=unverified')
    provider.people.set('bare', { email: 'bare@example.com' })
    expect((await signInAs('bare')).location).toBe('/app/sign-in?oidc=unverified')
    provider.people.set('bare', { email: 'bare@example.com', email_verified: true })
    expect(await whoHas((await signInAs('bare')).token)).toMatchObject({ user_id: id })
    await signInAs('bare')
    // Notified once, the first time.
    await expectNotices(api.services.mail.folder, 'bare@example.com', ['Account connected with the sign-in provider'])
  })

  it('never gets an account with a password by its address, verified or not', async () => {
    await addAccount(api, 'mine@example.com', { [workgroup.workgroupId]: 'owner' })
    provider.people.set('thief', { email: 'mine@example.com', email_verified: true })
    const { location, token } = await signInAs('thief')
    expect([location, token]).toEqual(['/app/sign-in?oidc=hasPassword', ''])
    provider.people.set('thief', { email: 'mine@example.com', email_verified: false })
    expect((await signInAs('thief')).location).toBe('/app/sign-in?oidc=unverified')
  })

  it('is refused without account and invitation, with an expired invitation, and without an address', async () => {
    provider.people.set('nobody', { email: 'nobody@example.com', email_verified: true })
    expect((await signInAs('nobody')).location).toBe('/app/sign-in?oidc=noAccount')
    const { id } = await inviteAddress('nobody@example.com')
    await db
      .updateTable('account_links')
      .set({ expires_at: new Date(0) })
      .where('id', '=', id)
      .execute()
    expect((await signInAs('nobody')).location).toBe('/app/sign-in?oidc=noAccount')
    provider.people.set('silent', {})
    expect((await signInAs('silent')).location).toBe('/app/sign-in?oidc=unverified')
    const { rows } = await sql`select 1 from users where email = 'nobody@example.com'`.execute(db)
    expect(rows).toEqual([])
  })

  it('needs the code of a second factor, with the challenge behind the #', async () => {
    const id = await addAccount(api, 'guarded@example.com')
    const headers = bearer(await signIn(api, 'guarded@example.com'))
    const ask = async (address: string, body: object) =>
      (
        await api.ask(address, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json()
    const { secret } = await ask('/api/v1/account/second-factor', { password })
    await ask('/api/v1/account/second-factor/confirm', { code: codeOf(secret) })
    await updatePassword(db, id, '')
    provider.people.set('guarded', { email: 'guarded@example.com', email_verified: true })
    const { location, token } = await signInAs('guarded', '?to=/app/shares')
    expect(token).toBe('')
    const [, challenge = ''] = /^\/app\/sign-in\/code\?to=%2Fapp%2Fshares#([\w-]{43})$/.exec(location) ?? []
    expect((await api.post('/api/oauth2/token', codeGrant(challenge, codeOf(secret, 1)), { headers: elsewhere() })).status).toBe(200)
  })
})

describe('an answer of the provider', () => {
  const known = async () => {
    await inviteAddress(`person${++people}@example.com`)
    provider.people.set('person', { email: `person${people}@example.com`, email_verified: true })
    provider.takeForPerson('person')
    await sql`delete from identities where subject = 'person'`.execute(db)
  }

  it('is accepted only in the browser that began, and only once', async () => {
    await known()
    const mine = await begin()
    const other = await begin()
    const back = await provider.follow(mine.address)
    const path = back.pathname + back.search
    expect((await comeBack(path, '')).location).toBe('/app/sign-in?oidc=expired')
    expect((await comeBack(path, other.cookie)).location).toBe('/app/sign-in?oidc=expired')
    expect((await comeBack(path, 'oidc=made-up')).location).toBe('/app/sign-in?oidc=expired')
    const good = await comeBack(path, mine.cookie)
    expect(good.location).toBe('/app')
    expect(good.answer.headers.getSetCookie().some((cookie) => cookie.startsWith('oidc=;'))).toBe(true)
    // With a copy of the cookie: the provider knows that its code was used.
    const again = await comeBack(path, mine.cookie)
    expect([again.location, again.token]).toEqual(['/app/sign-in?oidc=refused', ''])
  })

  it.each([
    ['with another state', (back: URL) => back.searchParams.set('state', 'other'), 'expired'],
    ['without a state', (back: URL) => back.searchParams.delete('state'), 'expired'],
    ['of a foreign issuer', (back: URL) => back.searchParams.set('iss', 'https://evil.example'), 'refused'],
    ['with another code', (back: URL) => back.searchParams.set('code', 'made-up'), 'refused'],
    ['without a code', (back: URL) => back.searchParams.delete('code'), 'refused'],
    ['with two codes', (back: URL) => back.searchParams.append('code', 'other'), 'refused'],
  ])('%s is refused', async (_what, change, problem) => {
    await known()
    const { address, cookie } = await begin('?to=/app/mails')
    const back = await provider.follow(address)
    change(back)
    const { status, location, token } = await comeBack(back.pathname + back.search, cookie)
    expect([status, location, token]).toEqual([303, `/app/sign-in?to=%2Fapp%2Fmails&oidc=${problem}`, ''])
  })

  it('with the nonce or the verifier of another sign-in is refused', async () => {
    for (const part of ['nonce', 'verifier'] as const) {
      await known()
      const { address, cookie } = await begin()
      const back = await provider.follow(address)
      const use = 'sign-in by OpenID Connect'
      const [flow] = JSON.parse(auth.seals.open(cookie.slice('oidc='.length), use) ?? '[]')
      const sealed = auth.seals.seal(JSON.stringify([{ ...flow, [part]: 'x'.repeat(43) }]), use)
      expect((await comeBack(back.pathname + back.search, `oidc=${sealed}`)).location).toBe('/app/sign-in?oidc=refused')
    }
  })

  it('is reported as cancelled or as too late, where it was', async () => {
    expect((await signInAs(null)).location).toBe('/app/sign-in?oidc=denied')
    await known()
    const { address, cookie } = await begin()
    const back = await provider.follow(address)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 601_000 })
    expect((await comeBack(back.pathname + back.search, cookie)).location).toBe('/app/sign-in?oidc=expired')
  })

  it('is requested at an address that contains neither our secret nor the verifier', async () => {
    const { address, cookie } = await begin()
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      client_id: 'permasheet',
      redirect_uri: `http://${api.host}/api/v1/auth/oidc/callback`,
    })
    expect(address).not.toContain('secret')
    expect(new URL((await begin('?again=1')).address).searchParams.get('prompt')).toBe('login')
    const flow = JSON.parse(auth.seals.open(cookie.slice('oidc='.length), 'sign-in by OpenID Connect') ?? '{}')
    expect(address).not.toContain(flow.verifier)
  })
})

describe('the target of a sign-in', () => {
  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/app\\evil',
    '/api/v1/auth/logout',
    'javascript:alert(1)',
    '/app\r\nx: y',
    `/app?q=${'x'.repeat(1500)}`,
  ])('is never %j', async (to) => {
    provider.people.set('ana-1', {})
    expect((await signInAs('ana-1', `?${new URLSearchParams({ to })}`)).location).toBe('/app')
  })

  it('is stored in a cookie that no script can read and no other site can send with a POST', async () => {
    const { answer } = await begin()
    expect(answer.headers.getSetCookie().find((cookie) => cookie.startsWith('oidc='))).toMatch(
      /; Max-Age=600; Path=\/api\/v1\/auth\/oidc; HttpOnly; SameSite=Lax$/,
    )
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('an account with a password', () => {
  const accountOidc = '/api/v1/account/oidc'
  const call = async (method: string, address: string, headers: Readonly<Record<string, string>>, json?: object) => {
    const answer = await api.ask(address, {
      method,
      headers: { ...elsewhere(), ...headers, ...(json ? { 'content-type': 'application/json' } : {}) },
      ...(json ? { body: JSON.stringify(json) } : {}),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? null : JSON.parse(text), cookie: cookieIn(answer, 'oidc') }
  }

  it('is connected by the signed-in user who knows the password, whatever the address at the provider, and disconnected', async () => {
    await addAccount(api, 'linker@example.com')
    const signedIn = await api.post('/api/oauth2/token', passwordGrant('linker@example.com'), { headers: elsewhere() })
    const token = cookieIn(signedIn, 'token')
    const headers = bearer(await signedIn.json())
    expect((await call('POST', accountOidc, headers, { password: 'not the password' })).body.reasons[0].code).toBe('wrongPassword')
    const begun = await call('POST', accountOidc, headers, { password })
    provider.people.set('linker', { email: 'other@example.com', email_verified: false })
    provider.takeForPerson('linker')
    const back = await provider.follow(begun.body.address)
    const done = await comeBack(back.pathname + back.search, `${begun.cookie}; ${token}`)
    expect(done.location).toBe('/app/account')
    expect((await call('GET', accountOidc, headers)).body).toEqual({ name: 'Works Login', is_linked: true })
    expect(await whoHas((await signInAs('linker')).token)).toMatchObject({ email: 'linker@example.com' })
    expect((await call('POST', `${accountOidc}/off`, headers, {})).status).toBe(400)
    expect((await call('POST', `${accountOidc}/off`, headers, { password })).status).toBe(204)
    expect((await signInAs('linker')).location).toBe('/app/sign-in?oidc=unverified')
    const told = await expectNotices(api.services.mail.folder, 'linker@example.com', [
      'Account connected with the sign-in provider',
      'Account disconnected from the sign-in provider',
    ])
    for (const { text } of told) expect(text).toMatch(/\/app\/account[^]*If it was not you/)
  })

  it('is not connected if somebody else is signed in when the provider responds, nor with an identity of another account', async () => {
    await addAccount(api, 'begins@example.com')
    await addAccount(api, 'comes@example.com')
    const cookieOfAccount = async (email: string) =>
      cookieIn(await api.post('/api/oauth2/token', passwordGrant(email), { headers: elsewhere() }), 'token')
    const begun = await call('POST', accountOidc, bearer(await signIn(api, 'begins@example.com')), { password })
    provider.people.set('swapped', { email: 'swapped@example.com', email_verified: true })
    provider.takeForPerson('swapped')
    const back = await provider.follow(begun.body.address)
    const swapped = await comeBack(back.pathname + back.search, `${begun.cookie}; ${await cookieOfAccount('comes@example.com')}`)
    expect(swapped.location).toBe('/app/account?oidc=expired')

    const again = await call('POST', accountOidc, bearer(await signIn(api, 'begins@example.com')), { password })
    provider.takeForPerson('ana-1')
    const taken = await provider.follow(again.body.address)
    const refused = await comeBack(taken.pathname + taken.search, `${again.cookie}; ${await cookieOfAccount('begins@example.com')}`)
    expect(refused.location).toBe('/app/account?oidc=taken')
  })

  it('is visible to nobody else; one without a password stays connected', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['POST', '/off'],
    ] as const)
      expect((await call(method, accountOidc + path, {}, method === 'POST' ? { password } : undefined)).status).toBe(401)
    const id = await addAccount(api, 'only@example.com')
    const headers = bearer(await signIn(api, 'only@example.com'))
    await updatePassword(db, id, '')
    const off = await call('POST', `${accountOidc}/off`, headers, { password: 'x' })
    expect([off.status, off.body.reasons[0].code]).toEqual([409, 'noPassword'])
  })
})
