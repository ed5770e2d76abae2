import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../project-folder.ts'
import { passwordGrant, signIn } from '../tests/account.ts'
import { factorCalls } from '../tests/second-factor.ts'
import { startWithoutPages } from '../tests/start-without-pages.ts'
import { createTestDatabase } from '../tests/start-database.ts'
import { scriptEnvironment } from '../tests/script-environment.ts'

const database = await createTestDatabase()
const api = await startWithoutPages({ database })

function user(words: readonly string[], input = '', env: Readonly<Record<string, string>> = { DATABASE_URL: database.url }) {
  const script = path.join(projectFolder, 'scripts', 'run.mjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, 'user', ...words], {
    env: { ...scriptEnvironment, ...env },
    encoding: 'utf8',
    input,
  })
  return { code: status, out: stdout.split('\n').filter(Boolean), errors: stderr.split('\n').filter(Boolean) }
}
const refusal = (words: readonly string[], input = '') => {
  const { code, errors, out } = user(words, input)
  return `${code} ${out.length === 0 ? errors[0] : out[0]}`
}

describe('npm run user', () => {
  it('adds an account that can sign in at once, in the first group', async () => {
    expect(user(['add', 'Ana@Example.com', '--role', 'owner', '--name', 'Ana'], 'correct horse battery staple\n')).toStrictEqual({
      code: 0,
      out: ['Added ana@example.com, owner of 1 Permasheet.'],
      errors: [],
    })
    expect((await signIn(api, 'ana@example.com')).token_type).toBe('Bearer')
    expect(refusal(['add', 'ana@example.com'], 'correct horse battery staple\n')).toBe('1 There is an account ana@example.com already.')
  })

  it('changes a password, which ends sessions and a lock', async () => {
    const tokens = await signIn(api, 'ana@example.com')
    for (let count = 0; count < 5; count += 1) await api.post('/api/oauth2/token', passwordGrant('ana@example.com', 'wrong password'))
    expect((await api.post('/api/oauth2/token', passwordGrant('ana@example.com'))).status).toBe(403)
    expect(user(['passwd', 'ana@example.com'], 'a quite different one')).toMatchObject({
      code: 0,
      out: ['ana@example.com has a new password. All sessions of the account have ended.'],
    })
    expect((await api.post('/api/oauth2/token', passwordGrant('ana@example.com', 'a quite different one'))).status).toBe(200)
    const init = await api.ask('/api/v1/app/init', { headers: { authorization: `Bearer ${tokens.access_token}` } })
    expect(init.status).toBe(401)
  })

  it('ends a lock alone', async () => {
    for (let count = 0; count < 5; count += 1) await api.post('/api/oauth2/token', passwordGrant('ana@example.com', 'wrong password'))
    expect(user(['unlock', 'ana@example.com']).out).toStrictEqual(['ana@example.com is not locked.'])
    expect((await api.post('/api/oauth2/token', passwordGrant('ana@example.com', 'a quite different one'))).status).toBe(200)
  })

  it('gives and takes roles, and lists accounts and groups', () => {
    expect(user(['add-group', 'Cleaning', '--brand', 'safety']).out).toStrictEqual(['Added the group 2 Cleaning.'])
    expect(user(['role', 'ana@example.com', '2', 'editor']).out).toStrictEqual(['ana@example.com is editor of 2 Cleaning.'])
    expect(user(['role', 'ana@example.com', '1', 'none']).out).toStrictEqual(['ana@example.com is no longer a member of 1 Permasheet.'])
    user(['add', 'bo@example.com', '--group', '2'], 'correct horse battery staple\n')
    const { out } = user(['list'])
    expect(out[0]).toBe('E-MAIL           NAME  GROUPS     LAST SIGN-IN (UTC)')
    expect(out[1]).toMatch(/^ana@example\.com  Ana   2: editor  \d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(out[2]).toBe('bo@example.com   –     2: viewer  never')
    expect(user(['groups']).out).toStrictEqual(['ID  NAME        BRAND', '1   Permasheet  coatings', '2   Cleaning    safety'])
  })

  it('switches off a second factor that somebody lost, which ends their sessions', async () => {
    const { headers } = await factorCalls(api).guarded('lost@example.com')
    const isSignedIn = async () => (await api.ask('/api/v1/app/init', { headers })).status === 200
    expect(await isSignedIn()).toBe(true)
    expect(user(['second-factor-off', 'lost@example.com']).out).toStrictEqual([
      'The second factor of lost@example.com is off. All sessions of the account have ended.',
    ])
    expect(await isSignedIn()).toBe(false)
    expect((await signIn(api, 'lost@example.com')).token_type).toBe('Bearer')
    expect(user(['second-factor-off', 'lost@example.com']).out).toStrictEqual(['lost@example.com has no second factor.'])
    expect(refusal(['second-factor-off', 'nobody@example.com'])).toBe('1 There is no account nobody@example.com.')
  })

  it('adds an account that no password opens, without asking for one', async () => {
    expect(user(['add', 'sso@example.com', '--no-password', '--group', '2']).out).toStrictEqual([
      'Added sso@example.com, viewer of 2 Cleaning.',
    ])
    expect((await api.post('/api/oauth2/token', passwordGrant('sso@example.com', 'x'))).status).toBe(401)
    expect(refusal(['add', 'x', '--no-password'])).toBe('1 x is not an e-mail address.')
  })

  it('removes an account', async () => {
    expect(user(['remove', 'bo@example.com']).out).toStrictEqual(['Removed bo@example.com.'])
    expect(refusal(['remove', 'bo@example.com'])).toBe('1 There is no account bo@example.com.')
  })

  it('leaves in the log of each workgroup what was done to whom, in the name of nobody', async () => {
    const { db } = api.services
    await factorCalls(api).guarded('told@example.com', { 1: 'viewer', 2: 'editor' })
    user(['passwd', 'told@example.com'], 'a quite different one')
    user(['second-factor-off', 'told@example.com'])
    user(['remove', 'told@example.com'])
    const done = await db.selectFrom('deeds').select(['workgroup_id', 'kind', 'done_by', 'user_id', 'params']).orderBy('id').execute()
    const of = (group: number) =>
      done.filter(({ workgroup_id, params }) => workgroup_id === group && params['email'] === 'told@example.com')
    const told = ['members.passwordChanged', 'members.factorOff', 'members.removed'].map((kind) => ({
      kind,
      done_by: null,
      user_id: null,
      params: { email: 'told@example.com' },
    }))
    expect([of(1), of(2)]).toMatchObject([told, told])
  })

  it.each([
    [
      ['add', 'x@example.com', 'secret on the command line'],
      '',
      'A password is no argument, because the shell keeps it. It is asked for, or read from standard input.',
    ],
    [['add', 'x@example.com'], '', 'The password is missing: type it when asked, or pipe it in as one line.'],
    [['add', 'x@example.com'], 'short\n', 'The password needs at least 10 characters.'],
    [['add', 'x'], 'correct horse battery staple\n', 'x is not an e-mail address.'],
    [['add', 'x@example.com', '--role', 'king'], '', 'king is no role: viewer, editor or owner.'],
    [['add', 'x@example.com', '--group', '77'], '', 'There is no group 77. The groups: 1 Permasheet, 2 Cleaning.'],
    [['add', 'x@example.com', '--language', 'xx'], '', expect.stringMatching(/^xx is no language: one of en, de, /)],
    [['role', 'ana@example.com', '1', 'king'], '', 'king is no role: viewer, editor or owner, or none.'],
    [['passwd', 'nobody@example.com'], '', 'There is no account nobody@example.com.'],
    [['add-group', 'x', '--brand', 'constructor'], '', 'constructor is no brand: one of coatings, safety.'],
  ])('says in words what is wrong with %j', (words, input, expected) => {
    const { code, out, errors } = user(words, input)
    expect({ code, out, first: errors[0] }).toStrictEqual({ code: 1, out: [], first: expected })
    expect(errors.join('\n')).not.toMatch(/ {4}at /)
  })

  it.each([
    [['constructor'], /^npm run user -- add EMAIL/],
    [[], /^npm run user -- add EMAIL/],
    [['list', '--role', 'owner'], /^npm run user -- add EMAIL/],
    [['list', '--nonsense'], /^Unknown option/],
  ])('says how it is called for %j', (words, expected) => {
    const { code, out, errors } = user(words)
    expect({ code, out, first: errors[0] }).toStrictEqual({ code: 2, out: [], first: expect.stringMatching(expected) })
  })

  it('says which database cannot be opened', () => {
    const { code, errors } = user(['list'], '', { DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c' })
    expect({ code, first: errors[0] }).toStrictEqual({ code: 1, first: expect.stringMatching(/cannot be opened/) })
  })
})
