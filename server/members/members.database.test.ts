/** Who belongs to a workgroup: decision 147. Mails are read as the server writes them into its folder. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import PostalMime from 'postal-mime'
import { describe, expect, it, vi } from 'vitest'
import { addAccount, bearer, password, passwordGrant, signIn } from '../../tests/account.ts'
import { useEditors } from '../../tests/editors.ts'
import { makeKey } from '../../tests/make-key.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { mostInvitations, type ListedInvitation, type ListedMember } from '../../shared/members.ts'
import { hashRefreshToken } from '../auth/tokens.ts'
import { insertInvitation } from './queries.ts'

const api = await startWithoutPages({ environment: { TRUST_PROXY: '127.0.0.1' } })
const { db, auth, mail } = api.services
const editors = await useEditors(api)
const { group, foreignGroup } = editors
const owner = editors.as('owner')
const members = '/api/v1/workgroup/members'
const invitations = '/api/v1/workgroup/invitations'

const listed = async (): Promise<{ members: ListedMember[]; invitations: ListedInvitation[] }> => (await owner('GET', members)).body
const memberOf = async (email: string) => (await listed()).members.find((member) => member.email === email)
const invite = (email: string, role = 'editor', who = owner) => who('POST', invitations, { email, role })

let requested = 0
/** From a new IP address each time, so that the limit on attempts, which has a test of its own, does not apply. */
async function call(where: 'link' | 'link/use', body: object, from = `10.1.${Math.floor(++requested / 250)}.${requested % 250}`) {
  const answer = await api.ask(`/api/v1/account/${where}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.json() }
}
const tokenOf = ({ id }: Pick<ListedInvitation, 'id'>) => auth.tokens.linkToken(id)
const grant = async (email: string, given = password) => (await api.post('/api/oauth2/token', passwordGrant(email, given))).status

/** The mail of an invitation, once it has been written. */
const mailOf = ({ id }: ListedInvitation) =>
  vi.waitFor(async () => PostalMime.parse(await readFile(path.join(mail.folder, `${id}.eml`))), { timeout: 30_000, interval: 100 })

describe('an invitation', () => {
  it('goes out by mail, is listed, and makes an account that belongs to the workgroup', async () => {
    const { status, body } = await invite(' Neu@Example.com ')
    expect([status, body.email, body.role, body.state, body.created_by]).toEqual([
      201,
      'neu@example.com',
      'editor',
      'open',
      'owner@example.com',
    ])
    expect(Math.round((Date.parse(body.expires_at) - Date.now()) / 3_600_000)).toBe(7 * 24)
    const sent = await mailOf(body)
    expect([sent.subject, sent.to?.[0]?.address]).toEqual(['owner@example.com invites you to Own', 'neu@example.com'])
    const link = `http://${api.host.replace(/:.*/, '')}`
    const [address = ''] = /http\S+#[\w-]{43}/.exec(sent.text ?? '') ?? []
    expect(address).toContain(`${link}:`)
    expect(new URL(address).pathname).toBe('/app/invitation')
    expect(sent.html).toContain(address)
    await vi.waitFor(async () => expect((await listed()).invitations[0]?.mail_state).toBe('written'))

    const token = new URL(address).hash.slice(1)
    expect((await call('link', { token })).body).toEqual({
      email: 'neu@example.com',
      workgroup: 'Own',
      role: 'editor',
      invited_by: 'owner@example.com',
      has_account: false,
    })
    const weak = await call('link/use', { token, password: 'short' })
    expect([weak.status, weak.body.reasons[0].path, weak.body.reasons[0].code]).toEqual([400, 'password', 'tooShort'])
    expect(await call('link/use', { token, name: 'Neu', password })).toEqual({ status: 200, body: { email: 'neu@example.com' } })
    expect(await grant('neu@example.com')).toBe(200)
    expect(await memberOf('neu@example.com')).toMatchObject({ name: 'Neu', role: 'editor' })
    expect((await listed()).invitations).toEqual([])
  })

  it('lets an existing account join with its own password', async () => {
    await addAccount(api, 'there@example.com', { [foreignGroup]: 'viewer' })
    const { body } = await invite('there@example.com', 'viewer')
    expect((await call('link', { token: tokenOf(body) })).body.has_account).toBe(true)
    expect((await call('link/use', { token: tokenOf(body), password: 'another long password' })).status).toBe(200)
    expect(await memberOf('there@example.com')).toMatchObject({ role: 'viewer' })
    expect([await grant('there@example.com'), await grant('there@example.com', 'another long password')]).toEqual([200, 401])
  })

  it('tells nobody whether the address has an account', async () => {
    await addAccount(api, 'known@example.com')
    const shape = async (email: string) => {
      const { status, body } = await invite(email)
      return [status, Object.keys(body), body.state, body.mail_state]
    }
    expect(await shape('known@example.com')).toEqual(await shape('unknown@example.com'))
  })

  it('is valid once, even if two follow it at the same time', async () => {
    const { body } = await invite('twice@example.com')
    const answers = await Promise.all([1, 2, 3].map(() => call('link/use', { token: tokenOf(body), password })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404, 404])
    expect((await call('link', { token: tokenOf(body) })).body.reasons[0].code).toBe('linkGone')
  })

  it.each([
    ['was taken back', async ({ id }: ListedInvitation) => owner('DELETE', `${invitations}/${id}`)],
    [
      'is too old',
      async ({ id }: ListedInvitation) =>
        db
          .updateTable('account_links')
          .set({ expires_at: new Date(0) })
          .where('id', '=', id)
          .execute(),
    ],
    ['was replaced by another', async ({ email }: ListedInvitation) => invite(email, 'viewer')],
  ])('is not accepted once it %s', async (_what, end) => {
    const { body } = await invite('ended@example.com')
    await end(body)
    expect((await call('link', { token: tokenOf(body) })).status).toBe(404)
    expect((await call('link/use', { token: tokenOf(body), password })).status).toBe(404)
    expect(await memberOf('ended@example.com')).toBeUndefined()
  })

  it('is stored in the database only as a hash', async () => {
    const { body } = await invite('hash@example.com')
    const { rows } = await sql<{
      found: string
    }>`select to_jsonb(account_links)::text as found from account_links where id = ${body.id}`.execute(db)
    expect(rows[0]?.found).toContain(hashRefreshToken(tokenOf(body)))
    expect(rows[0]?.found).not.toContain(tokenOf(body))
  })

  it.each([
    ['no address', 'nobody', 400, 'invalidEmails'],
    ['two addresses', 'a@example.com, b@example.com', 400, 'invalidEmails'],
    ['a line end and a header', 'a@example.com\r\nBcc: b@example.com', 400, 'invalidEmails'],
    ['a member', 'editor@example.com', 409, 'isMember'],
  ])('is refused for %s', async (_what, email, status, code) => {
    const answer = await invite(email)
    expect([answer.status, answer.body.reasons[0].code]).toEqual([status, code])
  })

  it('is refused where too many are open', async () => {
    const open = (await listed()).invitations.length
    await db.transaction().execute(async (tx) => {
      for (let number = open; number < mostInvitations; number++)
        await insertInvitation(tx, {
          id: crypto.randomUUID(),
          tokenHash: `many ${number}`,
          email: `many${number}@example.com`,
          workgroupId: group,
          role: 'viewer',
          language: 'en',
          createdBy: 'test',
          createdByUser: null,
        })
    })
    const { status, body } = await owner('POST', invitations, { email: 'onemore@example.com', role: 'viewer' })
    expect([status, body.reasons[0].code]).toEqual([409, 'tooManyInvitations'])
    await db.deleteFrom('account_links').where('created_by', '=', 'test').execute()
  })
})

describe('links from mails', () => {
  it.each([{}, { token: 'x' }, { token: 7 }, { token: `${'a'.repeat(42)}'` }, { token: 'a'.repeat(44) }])(
    'that are invalid are refused: %o',
    async (body) => {
      expect((await call('link', body)).status).toBe(400)
      expect((await call('link/use', body)).status).toBe(400)
    },
  )

  it('are refused to pages of another site', async () => {
    const answer = await api.ask('/api/v1/account/link/use', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example' },
      body: JSON.stringify({ token: 'a'.repeat(43), password }),
    })
    expect(answer.status).toBe(403)
  })
})

describe('members', () => {
  const idOf = async (email: string) => (await memberOf(email))?.id ?? 0

  it('can be listed and changed by owners alone, and by no key', async () => {
    for (const who of ['viewer', 'editor', 'foreign', 'nobody'] as const) {
      const status = (await editors.as(who)('GET', members)).status
      expect([who, status]).toEqual([who, 403])
    }
    expect((await editors.as('visitor')('GET', members)).status).toBe(401)
    const { key } = await makeKey(api, group, { scopes: ['read', 'write', 'publish', 'share', 'labels'] })
    expect((await api.ask(members, { headers: { authorization: `Bearer ${key}` } })).status).toBe(403)
  })

  it('get another role from their next call on', async () => {
    const id = await idOf('editor2@example.com')
    expect((await owner('PUT', `${members}/${id}`, { role: 'owner' })).status).toBe(204)
    expect((await editors.as('editor2')('GET', members)).status).toBe(200)
    expect((await owner('PUT', `${members}/${id}`, { role: 'viewer' })).status).toBe(204)
    expect((await editors.as('editor2')('GET', members)).status).toBe(403)
    expect((await owner('PUT', `${members}/${id}`, { role: 'king' })).status).toBe(400)
  })

  it('are removed with immediate effect, and keep their account', async () => {
    await addAccount(api, 'leaves@example.com', { [group]: 'editor', [foreignGroup]: 'viewer' })
    expect((await owner('DELETE', `${members}/${await idOf('leaves@example.com')}`)).status).toBe(204)
    expect(await memberOf('leaves@example.com')).toBeUndefined()
    expect(await grant('leaves@example.com')).toBe(200)
  })

  it('who are owners no longer have nobody join by an invitation that they sent', async () => {
    const sends = await addAccount(api, 'sends@example.com', { [group]: 'owner' })
    const headers = bearer(await signIn(api, 'sends@example.com'))
    const inviteAs = async (email: string): Promise<ListedInvitation> => {
      const answer = await api.ask(invitations, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ email, role: 'owner' }),
      })
      return (await answer.json()) as ListedInvitation
    }
    const first = await inviteAs('door1@example.com')
    const { body: ours } = await invite('stays@example.com')
    expect((await owner('PUT', `${members}/${sends}`, { role: 'editor' })).status).toBe(204)
    expect((await call('link', { token: tokenOf(first) })).status).toBe(404)
    await owner('PUT', `${members}/${sends}`, { role: 'owner' })
    const second = await inviteAs('door2@example.com')
    expect((await call('link', { token: tokenOf(second) })).status).toBe(200)
    expect((await owner('DELETE', `${members}/${sends}`)).status).toBe(204)
    expect((await call('link/use', { token: tokenOf(second), name: 'Back', password })).status).toBe(404)
    expect((await call('link', { token: tokenOf(ours) })).status).toBe(200)
    const taken = await db.selectFrom('deeds').select('params').where('kind', '=', 'members.invitationTakenBack').execute()
    expect(JSON.stringify(taken)).toMatch(/door1@.*door2@/)
  })

  it('of another workgroup are out of reach', async () => {
    const foreign = await addAccount(api, 'theirs@example.com', { [foreignGroup]: 'editor' })
    expect((await owner('PUT', `${members}/${foreign}`, { role: 'owner' })).status).toBe(404)
    expect((await owner('DELETE', `${members}/${foreign}`)).status).toBe(404)
    for (const id of ['0', '-1', 'abc', '99999999999']) expect((await owner('DELETE', `${members}/${id}`)).status).toBe(404)
  })

  it('always have an owner, even if two owners remove each other at the same time', async () => {
    const alone = await idOf('owner@example.com')
    for (const answer of [await owner('DELETE', `${members}/${alone}`), await owner('PUT', `${members}/${alone}`, { role: 'editor' })])
      expect([answer.status, answer.body.reasons[0].code]).toEqual([409, 'lastOwner'])
    const other = await idOf('editor@example.com')
    await owner('PUT', `${members}/${other}`, { role: 'owner' })
    const both = await Promise.all([
      owner('PUT', `${members}/${other}`, { role: 'viewer' }),
      editors.as('editor')('PUT', `${members}/${alone}`, { role: 'viewer' }),
    ])
    const { members: left } = await db
      .selectFrom('memberships')
      .select(({ fn }) => fn.countAll<number>().as('members'))
      .where('workgroup_id', '=', group)
      .where('role', '=', 'owner')
      .executeTakeFirstOrThrow()
    expect(left).toBe(1)
    expect(both.filter(({ status }) => status === 204)).toHaveLength(1)
  })
})
