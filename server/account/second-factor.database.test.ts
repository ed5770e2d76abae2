/** Second factor: decision 182. The tests compute codes as an authenticator on a telephone does. */
import { sql } from 'kysely'
import { URI } from 'otpauth'
import { describe, expect, it, vi } from 'vitest'
import { addAccount, bearer, codeGrant, password, passwordGrant, signIn } from '../../tests/account.ts'
import { codeOf, factorCalls, reasonOf, wrongOf } from '../../tests/second-factor.ts'
import { expectNotices } from '../../tests/read-notices.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { loadWording } from '../../wording/load-wording.ts'
import { secondFactorPath as factor } from '../../shared/second-factor.ts'
import { beginChallenge } from '../auth/ask-for-code.ts'
import { accountKeyOf } from '../auth/normalise-email.ts'
import { updatePassword } from '../auth/queries.ts'
import { createSeals } from '../auth/seal.ts'
import { addSession } from '../auth/session-queries.ts'

const api = await startWithoutPages({ environment: { TRUST_PROXY: '127.0.0.1' } })
const { db, auth, mail } = api.services
const token = '/api/oauth2/token'

const { call, grant, guarded, challengeFor } = factorCalls(api)

describe('setting up', () => {
  it('asks for the password, gives secret and QR code, and is on with its first code, which ends other sessions', async () => {
    await addAccount(api, 'setup@example.com')
    const headers = bearer(await signIn(api, 'setup@example.com'))
    const other = bearer(await signIn(api, 'setup@example.com'))
    expect(reasonOf(await call('POST', factor, headers, { password: 'not the password' }))).toEqual([400, 'wrongPassword'])
    expect(reasonOf(await call('POST', factor, headers, {}))).toEqual([400, 'wrongPassword'])
    expect(reasonOf(await call('POST', `${factor}/confirm`, headers, { code: '123456' }))).toEqual([409, 'factorNotBegun'])
    const { body: begun } = await call('POST', factor, headers, { password })
    const read = URI.parse(begun.uri)
    expect([read.secret.base32, read.label]).toEqual([begun.secret, 'setup@example.com'])
    expect(begun.qr).toMatch(/^<svg /)
    expect((await call('GET', factor, headers)).body).toEqual({ is_on: false, recovery_codes_left: 0 })
    expect((await grant(passwordGrant('setup@example.com'))).status).toBe(200)
    expect(reasonOf(await call('POST', `${factor}/confirm`, headers, { code: wrongOf(begun.secret) }))).toEqual([400, 'codeWrong'])
    const { status, body } = await call('POST', `${factor}/confirm`, headers, { code: codeOf(begun.secret) })
    expect([status, body.recovery_codes.length]).toEqual([200, 10])
    expect((await call('GET', factor, headers)).body).toEqual({ is_on: true, recovery_codes_left: 10 })
    expect((await call('GET', factor, other)).status).toBe(401)
    expect(reasonOf(await call('POST', factor, headers, { password }))).toEqual([409, 'factorIsOn'])
  })

  it('is open to nobody else, and refuses what is not a code', async () => {
    expect((await call('GET', factor, {})).status).toBe(401)
    for (const path of ['', '/confirm', '/recovery-codes', '/off'])
      expect((await call('POST', `${factor}${path}`, {}, { code: '123456' })).status).toBe(401)
    const headers = bearer(await signIn(api, 'setup2@example.com').catch(() => signInNew('setup2@example.com')))
    for (const body of [{ code: '' }, { code: 7 }, {}, { code: '1'.repeat(41) }])
      expect((await call('POST', `${factor}/confirm`, headers, body)).status).toBe(400)
  })

  it('has to start again when the secret was issued too long ago', async () => {
    const headers = bearer(await signInNew('slow@example.com'))
    const { body: begun } = await call('POST', factor, headers, { password })
    await sql`update second_factors set begun_at = begun_at - interval '16 minutes'`.execute(db)
    expect(reasonOf(await call('POST', `${factor}/confirm`, headers, { code: codeOf(begun.secret) }))).toEqual([409, 'factorNotBegun'])
  })

  it('stores neither secret nor codes in the database in the clear', async () => {
    const { id, secret, codes } = await guarded('stored@example.com')
    const { rows } = await sql<{
      all: string
    }>`select (select to_jsonb(f)::text from second_factors f where user_id = ${id}) || (select jsonb_agg(c)::text from recovery_codes c where user_id = ${id}) as all`.execute(
      db,
    )
    const [{ all } = { all: '' }] = rows
    expect(all).toContain('code_hash')
    for (const one of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) expect(all).not.toContain(one)
  })
})

const signInNew = async (email: string) => {
  await addAccount(api, email)
  return signIn(api, email)
}

describe('signing in', () => {
  it('gives no tokens for the password alone, and gives them for challenge and code', async () => {
    const { email, secret } = await guarded('in@example.com')
    const refused = await grant(passwordGrant(email))
    expect([refused.body.error, refused.body.expires_in, refused.body.access_token]).toEqual(['second_factor_required', 300, undefined])
    expect(reasonOf(refused)).toEqual([401, 'codeNeeded'])
    const issued = await grant(codeGrant(refused.body.challenge, codeOf(secret)))
    expect(issued.status).toBe(200)
    expect((await call('GET', factor, bearer(issued.body))).body.is_on).toBe(true)
  })

  it('says nothing of the second factor to whoever lacks the password', async () => {
    const { email } = await guarded('quiet@example.com')
    const wrong = await grant(passwordGrant(email, 'not the password'))
    expect([wrong.status, wrong.body.error, wrong.body.challenge]).toEqual([401, 'invalid_grant', undefined])
  })

  it('takes a code once, and no earlier one after it', async () => {
    const { email, secret } = await guarded('once@example.com')
    const next = codeOf(secret, 1)
    expect((await grant(codeGrant(await challengeFor(email), next))).status).toBe(200)
    expect(reasonOf(await grant(codeGrant(await challengeFor(email), next)))).toEqual([401, 'codeUsed'])
    expect(reasonOf(await grant(codeGrant(await challengeFor(email), codeOf(secret))))).toEqual([401, 'codeUsed'])
  })

  it('takes one of ten uses of a code at the same time, each with a challenge of its own', async () => {
    const { email, secret } = await guarded('parallel@example.com')
    const challenges = []
    for (let count = 0; count < 4; count++) challenges.push(await challengeFor(email))
    const code = codeOf(secret)
    const answers = await Promise.all(challenges.map((challenge) => grant(codeGrant(challenge, code))))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401, 401, 401])
  })

  it('takes a challenge once, for its own account and for five minutes', async () => {
    const mine = await guarded('mine@example.com')
    const other = await guarded('other@example.com')
    const challenge = await challengeFor(mine.email)
    expect(reasonOf(await grant(codeGrant(challenge, codeOf(other.secret))))).toEqual([401, 'codeWrong'])
    expect((await grant(codeGrant(challenge, codeOf(mine.secret)))).status).toBe(200)
    expect(reasonOf(await grant(codeGrant(challenge, codeOf(mine.secret, 1))))).toEqual([401, 'challengeGone'])
    const late = await challengeFor(mine.email)
    await sql`update sign_in_challenges set expires_at = now()`.execute(db)
    expect(reasonOf(await grant(codeGrant(late, codeOf(mine.secret, 1))))).toEqual([401, 'challengeGone'])
    expect(reasonOf(await grant(codeGrant('x'.repeat(43), codeOf(mine.secret, 1))))).toEqual([401, 'challengeGone'])
  })

  it('ends a challenge when the password for which it was given is changed', async () => {
    const { id, email, secret } = await guarded('changed@example.com')
    const challenge = await challengeFor(email)
    await updatePassword(db, id, await auth.passwords.hash('another long password'))
    expect(reasonOf(await grant(codeGrant(challenge, codeOf(secret))))).toEqual([401, 'challengeGone'])
  })

  it('gives no challenge for a password that was changed while it was checked, nor a session where a factor came meanwhile', async () => {
    const { id, email, secret } = await guarded('meanwhile@example.com')
    const account = accountKeyOf(email)
    const { password_hash: before } = await db.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow()
    const device = { browser: null, system: null, network: null }
    expect(await addSession(db, { userId: id, account, verified: before, tokenHash: 'x', device })).toBeNull()
    const waiting = await challengeFor(email)
    // The code is checked while another password is being stored: the check waits for that, and no session begins.
    const next = await auth.passwords.hash('another long password')
    const answering = await db.transaction().execute(async (tx) => {
      await updatePassword(tx, id, next)
      const answer = grant(codeGrant(waiting, codeOf(secret)))
      await vi.waitFor(async () => {
        const { rows } = await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        expect(rows).toHaveLength(1)
      })
      return { answer }
    })
    expect(reasonOf(await answering.answer)).toEqual([401, 'challengeGone'])
    expect(await beginChallenge(api.services, { userId: id, account, verified: before })).toBeNull()
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { email, codes, headers } = await guarded('recover@example.com')
    const [first = '', second = ''] = codes
    expect((await grant(codeGrant(await challengeFor(email), first.toLowerCase().replaceAll('-', ' ')))).status).toBe(200)
    expect(reasonOf(await grant(codeGrant(await challengeFor(email), first)))).toEqual([401, 'codeWrong'])
    const both = await Promise.all([1, 2].map(async () => grant(codeGrant(await challengeFor(email), second))))
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401])
    expect((await call('GET', factor, headers)).body.recovery_codes_left).toBe(8)
  })

  it('counts wrong codes as wrong passwords, over all challenges, and the right password alone forgets none', async () => {
    const { email, secret } = await guarded('guess@example.com')
    const seen = []
    for (let count = 0; count < 5; count++) {
      const { status, body } = await grant(codeGrant(await challengeFor(email), wrongOf(secret)))
      seen.push([status, body.error])
    }
    expect(seen).toEqual([
      [401, 'invalid_grant'],
      [401, 'invalid_grant'],
      [401, 'invalid_grant'],
      [401, 'show_warning'],
      [403, 'show_warning'],
    ])
    const locked = await grant(passwordGrant(email))
    expect([locked.status, locked.body.status, locked.body.challenge]).toEqual([403, 'locked', undefined])
  })

  it('checks five of forty simultaneous guesses, and the right one is not among them', async () => {
    const { email, secret } = await guarded('flood@example.com')
    const challenges = await Promise.all(Array.from({ length: 8 }, () => challengeFor(email)))
    const guesses = Array.from({ length: 40 }, (_, index) => grant(codeGrant(challenges[index % 8] ?? '', wrongOf(secret))))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    const sorted = statuses.toSorted((one, other) => one - other)
    expect(sorted).toEqual([...Array<number>(4).fill(401), ...Array<number>(36).fill(403)])
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from sign_in_failures where account = encode(sha256(${email}::bytea), 'hex')`.execute(db)
    expect(rows[0]?.count).toBe(5)
    expect((await grant(codeGrant(challenges[0] ?? '', codeOf(secret)))).status).toBe(403)
  })

  it('keeps ten challenges of an account at most', async () => {
    const { id, email } = await guarded('many@example.com')
    for (let count = 0; count < 13; count++) await challengeFor(email)
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from sign_in_challenges where user_id = ${id}`.execute(db)
    expect(rows[0]?.count).toBe(10)
  })

  it('still accepts recovery codes after the signing secret has changed', async () => {
    const { id, email, secret, codes } = await guarded('lost@example.com')
    const foreign = createSeals(Buffer.from('another secret of at least thirty-two bytes')).seal(secret, `second factor of ${id}`)
    await db.updateTable('second_factors').set({ secret_sealed: foreign }).where('user_id', '=', id).execute()
    expect(reasonOf(await grant(codeGrant(await challengeFor(email), codeOf(secret))))).toEqual([401, 'codeWrong'])
    expect((await grant(codeGrant(await challengeFor(email), codes[0] ?? ''))).status).toBe(200)
  })

  it.each([
    ['without a challenge', { code: '123456' }, 400],
    ['without a code', { challenge: 'x' }, 400],
    ['with a challenge that is far too long', { challenge: 'x'.repeat(201), code: '123456' }, 400],
    ['of a client that is none', { challenge: 'x', code: '123456', client_id: 'somebody' }, 401],
  ])('is refused %s', async (_what, form, status) => {
    const { status: answered } = await grant({ grant_type: 'urn:permasheet:second-factor', client_id: 'permasheet-web', ...form })
    expect(answered).toBe(status)
  })

  it('sets no cookie for the page of another site', async () => {
    const { email, secret } = await guarded('foreign@example.com')
    const challenge = await challengeFor(email)
    const answer = await api.post(token, codeGrant(challenge, codeOf(secret)), { headers: { origin: 'https://evil.example' } })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
  })
})

describe('new recovery codes and switching off', () => {
  it('need password and code, and count wrong ones', async () => {
    const { email, headers, secret, codes } = await guarded('off@example.com')
    const [old = ''] = codes
    expect(reasonOf(await call('POST', `${factor}/off`, headers, { password: 'wrong one', code: codeOf(secret) }))).toEqual([
      400,
      'wrongPassword',
    ])
    expect(reasonOf(await call('POST', `${factor}/off`, headers, { password, code: wrongOf(secret) }))).toEqual([400, 'codeWrong'])
    const renewed = await call('POST', `${factor}/recovery-codes`, headers, { password, code: codeOf(secret) })
    expect([renewed.status, renewed.body.recovery_codes.length]).toEqual([200, 10])
    expect(reasonOf(await grant(codeGrant(await challengeFor(email), old)))).toEqual([401, 'codeWrong'])
    expect((await call('POST', `${factor}/off`, headers, { password, code: renewed.body.recovery_codes[3] })).status).toBe(204)
    expect((await call('GET', factor, headers)).body).toEqual({ is_on: false, recovery_codes_left: 0 })
    expect((await grant(passwordGrant(email))).status).toBe(200)
  })

  it('are told by mail in the language of the account, with the moment and the program, and no link that does anything', async () => {
    const { id, email, headers, secret } = await guarded('told@example.com')
    await expectNotices(mail.folder, email, ['Second factor switched on'])
    await db.updateTable('users').set({ interface_language: 'fr' }).where('id', '=', id).execute()
    const phone = {
      ...headers,
      'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
    }
    const renewed = await call('POST', `${factor}/recovery-codes`, phone, { password, code: codeOf(secret) })
    expect((await call('POST', `${factor}/off`, phone, { password, code: renewed.body.recovery_codes[0] })).status).toBe(204)
    const said = (key: string) => loadWording('fr').interface[key] ?? ''
    const subjects = [said('log.entry.account.recoveryCodesMade'), said('log.entry.account.factorOff')]
    const told = await expectNotices(mail.folder, email, ['Second factor switched on', ...subjects])
    const languages = told.map(({ headers: of }) => of.find(({ key }) => key === 'content-language')?.value)
    expect(languages.filter((one) => one === 'fr')).toHaveLength(2)
    for (const notice of told) {
      const isOn = notice.subject === 'Second factor switched on'
      expect(notice.text).toContain(isOn ? loadWording('en').interface['mail.notice.factorOn'] : said('mail.notice.note'))
      if (!isOn) expect(notice.text).toMatch(/\d{4} \d\d:\d\d UTC · Chrome sous Android · Depuis le réseau 10\.2\.\d+\.0\/24/)
      const links = [...(notice.text ?? '').matchAll(/https?:\S+/g)].map(([link]) => new URL(link))
      expect(links.map(({ pathname, search, hash }) => pathname + search + hash)).toEqual(['/app/account'])
      for (const secretPart of [secret, password, ...renewed.body.recovery_codes]) expect(JSON.stringify(notice)).not.toContain(secretPart)
    }
  })

  it('lock the account at the fifth wrong code', async () => {
    const { headers, secret } = await guarded('locked@example.com')
    const statuses = []
    for (let count = 0; count < 6; count++)
      statuses.push((await call('POST', `${factor}/off`, headers, { password, code: wrongOf(secret) })).status)
    expect(statuses).toEqual([400, 400, 400, 400, 403, 403])
    expect((await call('POST', `${factor}/off`, headers, { password, code: codeOf(secret) })).status).toBe(403)
  })

  it('of an account without a password need a recent sign-in', async () => {
    const { id, headers, secret } = await guarded('nopassword@example.com')
    await updatePassword(db, id, '')
    await sql`update sessions set created_at = now() - interval '11 minutes' where user_id = ${id}`.execute(db)
    expect(reasonOf(await call('POST', `${factor}/off`, headers, { code: codeOf(secret) }))).toEqual([409, 'signInAgain'])
    const change = { current_password: password, new_password: 'another long password' }
    expect(reasonOf(await call('POST', '/api/v1/account/password', headers, change))).toEqual([409, 'noPassword'])
    expect((await grant(passwordGrant('nopassword@example.com', 'x'))).status).toBe(401)
    await sql`update sessions set created_at = now() where user_id = ${id}`.execute(db)
    expect((await call('POST', `${factor}/off`, headers, { code: codeOf(secret) })).status).toBe(204)
  })
})
