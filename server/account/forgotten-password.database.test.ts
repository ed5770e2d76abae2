/** Another password by a link from a mail: decision 180. Mails are read as the server writes them into its folder. */
import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { describe, expect, it, vi } from 'vitest'
import { addAccount, bearer, codeGrant, password, passwordGrant, refreshGrant, signIn } from '../../tests/account.ts'
import { expectNotices } from '../../tests/read-notices.ts'
import { codeOf, factorCalls, wrongOf } from '../../tests/second-factor.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { accountKeyOf } from '../auth/normalise-email.ts'
import { addSession } from '../auth/session-queries.ts'
import { hashRefreshToken } from '../auth/tokens.ts'

const api = await startWithoutPages({ environment: { TRUST_PROXY: '127.0.0.1' } })
const { db, auth, mail } = api.services
const next = 'a new and longer one'

let requested = 0
/** From a new IP address each time, so that the limit on requests, which has a test of its own, does not apply. */
async function call(where: string, body: object, more: Record<string, string> = {}) {
  requested += 1
  const answer = await api.ask(`/api/v1/account/${where}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.2.${Math.floor(requested / 250)}.${requested % 250}`, ...more },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, body: text === '' ? null : JSON.parse(text) }
}
const ask = (email: string) => call('forgotten-password', { email })
const view = (token: string) => call('password-link', { token })
const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }
const use = (token: string, given = next) => call('password-link/use', { token, password: given }, firefox)

const linksOf = (email: string) =>
  db.selectFrom('account_links').select(['id', 'mail_state']).where('email', '=', email).orderBy('created_at', 'desc').execute()
const newestLink = async (email: string): Promise<string> => (await linksOf(email))[0]?.id ?? ''
const tokenOf = (id: string) => auth.tokens.linkToken(id)
const grant = async (email: string, given = password) => (await api.post('/api/oauth2/token', passwordGrant(email, given))).status
const readMail = (id: string) =>
  vi.waitFor(async () => PostalMime.parse(await readFile(path.join(mail.folder, `${id}.eml`))), { timeout: 30_000, interval: 50 })

describe('a forgotten password', () => {
  it('is replaced by a link from a mail, which ends every session, unlocks the account and tells of it', async () => {
    await addAccount(api, 'ana@example.com')
    await db.updateTable('users').set({ interface_language: 'de' }).where('email', '=', 'ana@example.com').execute()
    const elsewhere = await signIn(api, 'ana@example.com')
    for (let failed = 0; failed < 5; failed++) await grant('ana@example.com', 'wrong')
    expect(await grant('ana@example.com')).toBe(403)

    expect([(await ask(' Ana@Example.com ')).status, (await linksOf('ana@example.com')).length]).toEqual([204, 1])
    const id = await newestLink('ana@example.com')
    const sent = await readMail(id)
    expect([sent.subject, sent.to?.[0]?.address]).toEqual(['Neues Passwort setzen', 'ana@example.com'])
    const [address = ''] = /http\S+#[\w-]{43}/.exec(sent.text ?? '') ?? []
    expect([new URL(address).pathname, new URL(address).host]).toEqual(['/app/new-password', api.host])
    expect(sent.html).toContain(address)
    // Still locked: following the link unlocks the account, requesting one does not.
    expect(await grant('ana@example.com')).toBe(403)

    const token = new URL(address).hash.slice(1)
    const viewed = await view(token)
    expect([viewed.status, viewed.body.email]).toEqual([200, 'ana@example.com'])
    expect(Math.round((Date.parse(viewed.body.expires_at) - Date.now()) / 60_000)).toBe(60)
    const weak = await use(token, 'short')
    expect([weak.status, weak.body.reasons[0].path, weak.body.reasons[0].code]).toEqual([400, 'password', 'tooShort'])
    expect((await use(token)).status).toBe(204)

    expect((await api.ask('/api/v1/app/init', { headers: bearer(elsewhere) })).status).toBe(401)
    expect((await api.post('/api/oauth2/token', refreshGrant(elsewhere.refresh_token))).status).toBe(401)
    expect([await grant('ana@example.com'), await grant('ana@example.com', next)]).toEqual([401, 200])
    const [told] = await expectNotices(mail.folder, 'ana@example.com', ['Ihr Passwort wurde geändert'])
    expect(told?.text).toContain('/app/forgotten-password')
    expect(told?.text).toMatch(/\d{4} \d\d:\d\d UTC · Firefox unter Linux · Aus dem Netz 10\.2\.0\.0\/24/)
    expect(JSON.stringify(told)).not.toContain(next)
  })

  it('lets nobody in with the old password, even if its check was under way', async () => {
    await addAccount(api, 'race@example.com')
    const findUser = () =>
      db.selectFrom('users').select(['id', 'password_hash']).where('email', '=', 'race@example.com').executeTakeFirstOrThrow()
    const { id: userId, password_hash: before } = await findUser()
    await ask('race@example.com')
    expect((await use(tokenOf(await newestLink('race@example.com')))).status).toBe(204)
    const device = { browser: null, system: null, network: null }
    const begin = (verified: string) =>
      addSession(db, { userId, account: accountKeyOf('race@example.com'), verified, tokenHash: hashRefreshToken(verified), device })
    expect(await begin(before)).toBeNull()
    expect(await begin((await findUser()).password_hash)).toMatchObject({ sessionId: expect.any(Number) })
  })

  it('answers the same for an address without an account, to which nothing is sent', async () => {
    await addAccount(api, 'known@example.com')
    const shape = async (email: string) => {
      const { status, body, headers } = await ask(email)
      return [status, body, [...headers.keys()].toSorted()]
    }
    expect(await shape('known@example.com')).toEqual(await shape('unknown@example.com'))
    const [known, unknown] = [await newestLink('known@example.com'), await newestLink('unknown@example.com')]
    // The queue sends in order: the mail requested last has gone out, so an earlier one would have gone out too.
    await ask('known@example.com')
    await Promise.all([known, await newestLink('known@example.com')].map(readMail))
    expect((await readdir(mail.folder)).filter((name) => name.includes(unknown))).toEqual([])
    expect((await view(tokenOf(unknown))).body.reasons[0].code).toBe('linkGone')
    expect((await use(tokenOf(unknown))).status).toBe(404)
  })

  it('sends three mails to an address in an hour, and does not say that there is no fourth', async () => {
    await addAccount(api, 'often@example.com')
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask('often@example.com')))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204])
    expect(await linksOf('often@example.com')).toHaveLength(3)
  })

  it('can be requested ten times a minute from one address', async () => {
    const from = { 'x-forwarded-for': '10.99.0.1' }
    const answers = []
    for (let count = 0; count < 11; count++) answers.push(await call('forgotten-password', { email: `u${count}@example.com` }, from))
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(204), 429])
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it.each([
    ['no address', 'nobody'],
    ['two addresses', 'a@example.com, b@example.com'],
    ['a line end and a header', 'a@example.com\r\nBcc: b@example.com'],
  ])('is refused for %s', async (_what, email) => {
    const { status, body } = await ask(email)
    expect([status, body.reasons[0].path, body.reasons[0].code]).toEqual([400, 'email', 'invalidEmails'])
  })

  it.each(['forgotten-password', 'password-link/use'])('accepts nothing at %s from a page of another site', async (where) => {
    expect((await call(where, { email: 'a@example.com' }, { origin: 'https://evil.example' })).status).toBe(403)
  })

  it('deletes links a day after they expire', async () => {
    await ask('old@example.com')
    await db
      .updateTable('account_links')
      .set({ expires_at: sql<Date>`now() - interval '25 hours'` })
      .where('email', '=', 'old@example.com')
      .execute()
    await ask('other@example.com')
    expect(await linksOf('old@example.com')).toEqual([])
  })
})

describe('a link to another password', () => {
  const linkFor = async (email: string): Promise<string> => {
    await addAccount(api, email)
    await ask(email)
    return newestLink(email)
  }

  it('is good once, also where several follow it at the same time', async () => {
    const token = tokenOf(await linkFor('twice@example.com'))
    const answers = await Promise.all([1, 2, 3].map(() => use(token)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 404, 404])
    expect((await view(token)).body.reasons[0].code).toBe('linkUsed')
  })

  it('keeps counting wrong codes of a second factor, however many links are used by somebody who reads the mails', async () => {
    const { grant: enter, guarded } = factorCalls(api)
    const { email, secret, id } = await guarded('guarded@example.com')
    const guess = async (given: string, code: string) => {
      const { body } = await enter(passwordGrant(email, given))
      return (await enter(codeGrant(body.challenge, code))).status
    }
    const guesses: number[] = []
    for (let count = 0; count < 3; count++) guesses.push(await guess(password, wrongOf(secret)))
    await ask(email)
    expect((await use(tokenOf(await newestLink(email)))).status).toBe(204)
    // The link sets another password and unlocks the account; wrong guesses of the code still count.
    for (let count = 0; count < 2; count++) guesses.push(await guess(next, wrongOf(secret)))
    expect(guesses).toEqual([401, 401, 401, 401, 403])
    await ask(email)
    expect((await use(tokenOf(await newestLink(email)), 'yet another long one')).status).toBe(204)
    expect(await guess('yet another long one', codeOf(secret))).toBe(403)
    const { rows } = await sql<{ locked: boolean }>`
      select locks as locked from sign_in_failures where account = ${`${accountKeyOf(email)} code`} order by failed_at desc`.execute(db)
    expect(rows.map(({ locked }) => locked)).toEqual([true, false, false, false, false])
    // A quarter of an hour later the right code is accepted, and every failure is forgotten.
    await sql`update sign_in_failures set failed_at = failed_at - interval '16 minutes'`.execute(db)
    await db.updateTable('second_factors').set({ last_step: null }).where('user_id', '=', id).execute()
    expect(await guess('yet another long one', codeOf(secret))).toBe(200)
    const left = await sql`select 1 from sign_in_failures where account like ${`${accountKeyOf(email)}%`}`.execute(db)
    expect(left.rows).toEqual([])
  })

  it('uses up the other links of its address', async () => {
    const first = await linkFor('several@example.com')
    await ask('several@example.com')
    expect((await use(tokenOf(await newestLink('several@example.com')))).status).toBe(204)
    expect((await use(tokenOf(first))).body.reasons[0].code).toBe('linkUsed')
  })

  it('says when it has expired', async () => {
    const id = await linkFor('slow@example.com')
    await db
      .updateTable('account_links')
      .set({ expires_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute()
    expect((await view(tokenOf(id))).body.reasons[0].code).toBe('linkExpired')
    expect([(await use(tokenOf(id))).status, await grant('slow@example.com')]).toEqual([404, 200])
  })

  it('is not accepted as an invitation, nor an invitation in its place', async () => {
    const token = tokenOf(await linkFor('kinds@example.com'))
    expect([(await call('link', { token })).status, (await call('link/use', { token, password: next })).status]).toEqual([404, 404])
  })

  it('stands in the database as a hash alone', async () => {
    const id = await linkFor('hash@example.com')
    const { rows } = await sql<{
      found: string
    }>`select to_jsonb(account_links)::text as found from account_links where id = ${id}`.execute(db)
    expect(rows[0]?.found).toContain(hashRefreshToken(tokenOf(id)))
    expect(rows[0]?.found).not.toContain(tokenOf(id))
  })

  it.each([{}, { token: 'x' }, { token: 'a'.repeat(44) }])('that is not one is refused: %o', async (body) => {
    expect([(await call('password-link', body)).status, (await call('password-link/use', { ...body, password: next })).status]).toEqual([
      400, 400,
    ])
    expect((await view('a'.repeat(43))).body.reasons[0].code).toBe('linkGone')
  })
})
