/** Who did what in a workgroup: decision 181. */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { password, passwordGrant } from '../../tests/account.ts'
import { useEditors } from '../../tests/editors.ts'
import { makeKey } from '../../tests/make-key.ts'
import { startWithoutPages } from '../../tests/start-without-pages.ts'
import { postBytes, writeMultipart } from '../../tests/upload.ts'
import { entriesOfPage, type ListedEntry } from '../../shared/audit-log.ts'
import { deleteOldEntries } from './queries.ts'

const api = await startWithoutPages({ environment: { TRUST_PROXY: '127.0.0.1' } })
const { db } = api.services
const editors = await useEditors(api)
const { group, foreignGroup } = editors
const owner = editors.as('owner')
const editor = editors.as('editor')
const log = '/api/v1/workgroup/log'

const read = async (query = ''): Promise<{ entries: ListedEntry[]; next: number | null }> => (await owner('GET', `${log}${query}`)).body
const newest = async (): Promise<ListedEntry | undefined> => (await read()).entries[0]
/** Kinds and parameters of what was done since, the newest first. */
const since = async (id: number) =>
  (await read()).entries.filter((entry) => entry.id > id).map(({ kind, params, by }) => ({ kind, params, by }))
const last = async () => (await newest())?.id ?? 0
const signInFrom = (email: string, given: string, from: string) =>
  api.post('/api/oauth2/token', passwordGrant(email, given), { headers: { 'x-forwarded-for': from } })
/** Rows as an older day left them. */
const store = (rows: readonly { kind: string; days: number; permalinkId?: number; workgroupId?: number }[]) =>
  db.transaction().execute(async (tx) => {
    for (const { kind, days, permalinkId, workgroupId } of rows)
      await sql`insert into deeds (workgroup_id, kind, done_by, permalink_id, done_at)
        values (${workgroupId ?? group}, ${kind}, 'test', ${permalinkId ?? null}, now() - make_interval(days => ${days}))`.execute(tx)
  })

describe('the log of a workgroup', () => {
  it('has sign-ins, their failures and locks with the network, and neither address nor password', async () => {
    const before = await last()
    for (let failed = 0; failed < 5; failed++) await signInFrom('viewer@example.com', 'a wrong guess', '203.0.113.77')
    await db.deleteFrom('sign_in_failures').execute()
    await signInFrom('viewer@example.com', password, '203.0.113.77')
    await signInFrom('stranger@example.com', 'a wrong guess', '203.0.113.77')
    const found = await since(before)
    const params = { network: '203.0.113.0/24' }
    const by = 'viewer@example.com'
    expect(found).toEqual([
      { kind: 'account.signedIn', params, by },
      { kind: 'account.locked', params, by },
      ...Array.from({ length: 5 }, () => ({ kind: 'account.signInFailed', params, by })),
    ])
    expect(JSON.stringify(found)).not.toMatch(/203\.0\.113\.77|guess|stranger/)
  })

  it('names who invited, changed and took out a member', async () => {
    const before = await last()
    const { body: invitation } = await owner('POST', '/api/v1/workgroup/invitations', { email: 'neu@example.com', role: 'editor' })
    await owner('DELETE', `/api/v1/workgroup/invitations/${invitation.id}`)
    const { members } = (await owner('GET', '/api/v1/workgroup/members')).body
    const { id } = members.find(({ email }: { email: string }) => email === 'editor2@example.com')
    await owner('PUT', `/api/v1/workgroup/members/${id}`, { role: 'viewer' })
    await owner('DELETE', `/api/v1/workgroup/members/${id}`)
    expect(await since(before)).toEqual(
      [
        { kind: 'members.removed', params: { email: 'editor2@example.com' } },
        { kind: 'members.roleChanged', params: { email: 'editor2@example.com', role: 'viewer' } },
        { kind: 'members.invitationTakenBack', params: { email: 'neu@example.com' } },
        { kind: 'members.invited', params: { email: 'neu@example.com', role: 'editor' } },
      ].map((entry) => ({ ...entry, by: 'owner@example.com' })),
    )
  })

  it('has keys and receivers of events without their secrets', async () => {
    const before = await last()
    const { body: made } = await owner('POST', '/api/v1/workgroup/keys', { name: 'ERP', scopes: ['read'], valid_days: 30 })
    await owner('DELETE', `/api/v1/workgroup/keys/${made.entry.id}`)
    await owner('DELETE', `/api/v1/workgroup/keys/${made.entry.id}`)
    const found = await since(before)
    expect(found.map(({ kind }) => kind)).toEqual(['keys.revoked', 'keys.made'])
    expect(found[0]?.params).toEqual({ name: `ERP (${made.entry.client_id}…)` })
    expect(JSON.stringify(found)).not.toContain(made.key)
  })

  it('has what was done with a product, by person and by key, and leads to it', async () => {
    const before = await last()
    const { body: made } = await editor('POST', '/api/v1/products', { name: 'Lacquer' })
    const { key } = await makeKey(api, group, { scopes: ['read', 'write'] })
    const address = `/api/v1/products/${made.synonymId}/external_id`
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    expect((await api.ask(address, { method: 'PUT', headers, body: JSON.stringify({ external_id: 'SAP-7' }) })).status).toBe(200)
    await editor('POST', `/api/v1/products/${made.synonymId}/withdraw`)
    const [withdrawn, keyed, created] = (await read()).entries.filter(({ id, kind }) => id > before && kind.startsWith('products.'))
    expect(withdrawn).toMatchObject({ kind: 'products.withdrawn', by: 'editor@example.com', product: { synonym_id: made.synonymId } })
    expect(keyed).toMatchObject({ kind: 'products.externalId', params: { key: 'SAP-7' } })
    expect(keyed?.by).toContain('psk_')
    expect(created).toMatchObject({ kind: 'products.created', product: { name: 'Lacquer' } })
  })

  it('has files of products and own substances that came, changed and went, each by its name', async () => {
    const synonymId = await editors.store(881, { name: 'With files' })
    const before = await last()
    const files = `/api/v1/products/${synonymId}/attachments`
    const { body, contentType } = writeMultipart([{ name: 'file', fileName: 'Prüfung.txt', content: 'Passed\n' }])
    const added = await postBytes(api.host, files, body, { ...editors.headersOf('editor'), 'content-type': contentType })
    const { id } = JSON.parse(added.text)
    for (const status of [204, 404]) expect((await editor('DELETE', `${files}/${id}`)).status).toBe(status)
    expect((await editor('POST', `${files}/${id}/restore`)).status).toBe(200)
    // The second of each says what is so already.
    for (const change of [{ name: 'Prüfung 2' }, { name: 'Prüfung 2' }, { status: 'published' }, { status: 'published', language: null }])
      expect((await editor('PATCH', `${files}/${id}`, change)).status).toBe(200)
    expect((await editor('PATCH', `${files}/${id}1`, { name: 'Of nobody' })).status).toBe(404)
    const own = '/api/v1/own-substances'
    const record = { kind: 'substance', name: 'Resin 12', classification: [] }
    const made = await editor('POST', own, { key: 'resin-12', record })
    expect(made.status).toBe(201)
    await editor('PUT', `${own}/resin-12`, { revision: made.body.revision, record: { ...record, name: 'Resin 12b' } })
    expect((await editor('DELETE', `${own}/resin-12`)).status).toBe(204)
    expect((await since(before)).map(({ kind, params, by }) => [kind, params['name'], by])).toEqual(
      [
        ['substances.removed', 'Resin 12b (resin-12)'],
        ['substances.changed', 'Resin 12b (resin-12)'],
        ['substances.added', 'Resin 12 (resin-12)'],
        ['products.fileChanged', 'Prüfung 2.txt'],
        ['products.fileRenamed', 'Prüfung.txt'],
        ['products.fileRestored', 'Prüfung.txt'],
        ['products.fileRemoved', 'Prüfung.txt'],
        ['products.fileAdded', 'Prüfung.txt'],
      ].map((entry) => [...entry, 'editor@example.com']),
    )
    expect((await since(before)).find(({ kind }) => kind === 'products.fileRenamed')?.params).toEqual({
      name: 'Prüfung.txt',
      to: 'Prüfung 2.txt',
    })
    expect((await read('?area=substances')).entries.map(({ kind }) => kind)).toEqual([
      'substances.removed',
      'substances.changed',
      'substances.added',
    ])
  })

  it('has who signed out, once', async () => {
    const tokens = await (await signInFrom('viewer@example.com', password, '203.0.113.77')).json()
    const before = await last()
    for (let count = 0; count < 2; count++)
      await api.ask('/api/v1/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${tokens.access_token}` } })
    expect(await since(before)).toEqual([{ kind: 'account.signedOut', params: {}, by: 'viewer@example.com' }])
  })

  it('writes nothing where what was done is taken back', async () => {
    const before = await last()
    expect((await owner('PUT', '/api/v1/workgroup/members/1', { role: 'king' })).status).toBe(400)
    expect((await owner('DELETE', '/api/v1/workgroup/members/999999')).status).toBe(404)
    await expect(
      db.transaction().execute(async (tx) => {
        await sql`insert into deeds (workgroup_id, kind) values (${group}, 'company.changed')`.execute(tx)
        throw new Error('failed')
      }),
    ).rejects.toThrow('failed')
    expect(await since(before)).toEqual([])
  })

  it('is filtered by person, area and day', async () => {
    const { people } = (await owner('GET', `${log}/people`)).body
    const viewer = people.find(({ name }: { name: string }) => name === 'viewer@example.com')
    const byPerson = (await read(`?person=${viewer.id}`)).entries
    expect(new Set(byPerson.map(({ by }) => by))).toEqual(new Set(['viewer@example.com']))
    expect(new Set((await read('?area=keys')).entries.map(({ kind }) => kind.split('.')[0]))).toEqual(new Set(['keys']))
    await store([{ kind: 'company.changed', days: 40 }])
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    const [old, ...more] = (await read(`?from=${day(41)}&to=${day(39)}`)).entries
    expect([old?.kind, more]).toEqual(['company.changed', []])
    expect((await read(`?to=${day(41)}`)).entries).toEqual([])
  })

  it('is read page by page, each entry once', async () => {
    await store(Array.from({ length: entriesOfPage + 10 }, () => ({ kind: 'company.listed', days: 1 })))
    const first = await read('?area=company')
    expect(first.entries).toHaveLength(entriesOfPage)
    const second = await read(`?area=company&before=${first.next}`)
    const ids = [...first.entries, ...second.entries].map(({ id }) => id)
    expect([new Set(ids).size, second.next]).toEqual([ids.length, null])
    expect(ids).toEqual(ids.toSorted((one, other) => other - one))
  })

  it.each(['?person=0', '?person=x', '?area=passwords', '?from=yesterday', '?to=2026-02-30', '?before=-1', '?before=99999999999'])(
    'refuses %s',
    async (query) => {
      expect([
        (await owner('GET', `${log}${query}`)).status,
        (await owner('GET', `${log}/export${query.replace('before', 'from')}`)).status,
      ]).toEqual([400, 400])
    },
  )

  it('comes as CSV in the language of the reader, in which nothing is a formula', async () => {
    await db.updateTable('users').set({ interface_language: 'de' }).where('email', '=', 'owner@example.com').execute()
    await owner('POST', '/api/v1/workgroup/keys', { name: '=cmd|calc', scopes: ['read'], valid_days: 30 })
    await sql`insert into deeds (workgroup_id, kind, done_by) values (${group}, 'company.changed', '=HYPERLINK("x")')`.execute(db)
    const answer = await api.ask(`${log}/export`, { headers: editors.headersOf('owner') })
    const [head = '', changed = '', made = ''] = (await answer.text()).split('\r\n')
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'text/csv; charset=utf-8',
      expect.stringContaining('private'),
    ])
    expect(head.replace('\u{feff}', '')).toBe('id,done_at,done_by,kind,entry,permalink_id,product,params')
    expect(changed).toContain(`"'=HYPERLINK(""x"")"`)
    expect(changed).toContain('"Firmendaten geändert"')
    expect(made).toContain('"Schlüssel erstellt: =cmd|calc (psk_')
  })

  it('is for owners alone, of this workgroup alone, and for no key', async () => {
    for (const who of ['viewer', 'editor', 'foreign', 'nobody'] as const)
      for (const path of [log, `${log}/people`, `${log}/export`])
        expect([who, path, (await editors.as(who)('GET', path)).status]).toEqual([who, path, 403])
    expect((await editors.as('visitor')('GET', log)).status).toBe(401)
    const { headers } = await makeKey(api, group, { scopes: ['read', 'write', 'publish', 'share', 'labels'] })
    expect((await api.ask(log, { headers })).status).toBe(403)

    await sql`update memberships set role = 'owner' where workgroup_id = ${foreignGroup}`.execute(db)
    const foreign = editors.as('foreign')
    const kinds = (await foreign('GET', log)).body.entries.map(({ kind, by }: ListedEntry) => [kind, by])
    expect(new Set(kinds.map(([, by]: [string, string]) => by))).toEqual(new Set(['foreign@example.com']))
    expect((await foreign('GET', `${log}/people`)).body.people.map(({ name }: { name: string }) => name)).toEqual(['foreign@example.com'])
    const csv = await (await api.ask(`${log}/export`, { headers: editors.headersOf('foreign') })).text()
    expect(csv).not.toContain('owner@example.com')
  })

  it('is neither changed nor deleted, until it is old', async () => {
    await expect(db.deleteFrom('deeds').execute()).rejects.toThrow('neither changed nor deleted')
    await expect(sql`update deeds set done_by = 'somebody else'`.execute(db)).rejects.toThrow('neither changed nor deleted')
    const synonymId = await editors.store(7001)
    expect(synonymId).toBeGreaterThan(0)
    await store([
      { kind: 'account.signedIn', days: 360 },
      { kind: 'account.signedIn', days: 370 },
      { kind: 'members.joined', days: 3_600 },
      { kind: 'members.joined', days: 3_700 },
      { kind: 'products.withdrawn', days: 5_000, permalinkId: 7001 },
    ])
    await deleteOldEntries(db)
    const { rows } = await sql<{ days: number }>`
      select (extract(epoch from now() - done_at) / 86400)::integer as days from deeds
      where done_by = 'test' and done_at < now() - interval '300 days' order by done_at`.execute(db)
    expect(rows.map(({ days }) => days)).toEqual([5_000, 3_600, 360])
  })
})
