import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { addUser, addUserWithoutPassword } from '../server/auth/add-user.ts'
import { findPasswordProblem } from '../server/auth/check-password.ts'
import { openPasswords } from '../server/auth/hash-passwords.ts'
import { accountKeyOf, codeKeyOf, normaliseEmail } from '../server/auth/normalise-email.ts'
import {
  deleteMembership,
  deleteUser,
  findUserByEmail,
  insertWorkgroup,
  listUsers,
  listWorkgroups,
  updatePassword,
  upsertMembership,
  type Workgroup,
} from '../server/auth/queries.ts'
import { deleteFactor } from '../server/auth/second-factor-queries.ts'
import { deleteSignInFailures } from '../server/auth/failure-queries.ts'
import { revokeSessionsOfUser } from '../server/auth/session-queries.ts'
import { insertCommandEntry, insertEntry } from '../server/audit-log/insert-entry.ts'
import { readConfig } from '../server/config.ts'
import { openDatabase } from '../server/db/open.ts'
import type { Role } from '../shared/account.ts'
import type { Database } from '../server/db/schema.ts'
import { OperatorError } from '../server/errors.ts'
import { writeEnglish } from '../server/write-english.ts'
import { findOrCreateFirstWorkgroup } from '../server/products/import-queries.ts'
import { brands } from '../shared/brands.ts'
import { isLanguageCode, languageCodes } from '../shared/languages.ts'
import { readPassword } from './read-password.ts'
import { reportFailure } from './report-failure.ts'
import { answerHelp, UsageError } from './usage.ts'

const usage = `npm run user -- add EMAIL [--role viewer|editor|owner] [--group ID] [--name NAME] [--language CODE]
                           [--no-password]   signs in by OpenID Connect alone, with a verified address
npm run user -- passwd EMAIL            a new password; ends all sessions and a lock
npm run user -- second-factor-off EMAIL for whoever lost telephone and recovery codes; ends all sessions
npm run user -- role EMAIL GROUP viewer|editor|owner|none
npm run user -- unlock EMAIL
npm run user -- remove EMAIL
npm run user -- list
npm run user -- groups
npm run user -- add-group NAME [--brand ${Object.keys(brands).join('|')}]
A password is asked for, or read from standard input.`

type Options = { role?: string; group?: string; name?: string; language?: string; brand?: string; 'no-password'?: boolean }

interface Command {
  /** Number of words after the command. */
  takes: number
  options: readonly (keyof Options)[]
  run(db: Kysely<Database>, words: readonly string[], options: Options): Promise<void>
}

const commands: Readonly<Record<string, Command>> = {
  add: {
    takes: 1,
    options: ['role', 'group', 'name', 'language', 'no-password'],
    async run(db, [email = ''], { role = 'viewer', group, name = '', language = 'en', 'no-password': hasNone = false }) {
      const as = readRole(role)
      if (!isLanguageCode(language)) throw new OperatorError(`${language} is no language: one of ${languageCodes.join(', ')}.`)
      if (name.length > 200 || /\p{Cc}/u.test(name)) throw new OperatorError('The name must be one line of at most 200 characters.')
      const workgroup = group === undefined ? await firstWorkgroup(db) : await findWorkgroup(db, group)
      if (await findUserByEmail(db, normaliseEmail(email))) throw new OperatorError(`There is an account ${normaliseEmail(email)} already.`)
      const user = { email, name: name.trim(), interfaceLanguage: language }
      const id = hasNone
        ? await addUserWithoutPassword(db, user)
        : await addUser(db, await openPasswords(1), { ...user, password: await readPassword() })
      if (id === undefined) throw new OperatorError(`There is an account ${normaliseEmail(email)} already.`)
      await db.transaction().execute(async (tx) => {
        await upsertMembership(tx, id, workgroup.id, as)
        await insertEntry(tx, 'members.added', { workgroupId: workgroup.id, by: null, params: { email: normaliseEmail(email), role: as } })
      })
      console.log(`Added ${normaliseEmail(email)}, ${as} of ${workgroup.id} ${workgroup.name}.`)
    },
  },
  passwd: {
    takes: 1,
    options: [],
    async run(db, [email = '']) {
      const user = await findUser(db, email)
      const password = await readPassword()
      const problem = findPasswordProblem(password, user.email)
      if (problem !== undefined) throw new OperatorError(`The password ${writeEnglish(problem)}.`)
      const hash = await (await openPasswords(1)).hash(password)
      await db.transaction().execute(async (tx) => {
        await updatePassword(tx, user.id, hash)
        await revokeSessionsOfUser(tx, user.id)
        await deleteSignInFailures(tx, accountKeyOf(user.email))
        await insertCommandEntry(tx, 'members.passwordChanged', user)
      })
      console.log(`${user.email} has a new password. All sessions of the account have ended.`)
    },
  },
  'second-factor-off': {
    takes: 1,
    options: [],
    async run(db, [email = '']) {
      const user = await findUser(db, email)
      const wasOn = await db.transaction().execute(async (tx) => {
        const was = await deleteFactor(tx, user.id)
        if (!was) return false
        await revokeSessionsOfUser(tx, user.id)
        await insertCommandEntry(tx, 'members.factorOff', user)
        return true
      })
      console.log(
        wasOn
          ? `The second factor of ${user.email} is off. All sessions of the account have ended.`
          : `${user.email} has no second factor.`,
      )
    },
  },
  role: {
    takes: 3,
    options: [],
    async run(db, [email = '', group = '', role = '']) {
      const as = role === 'none' ? null : readRole(role, ', or none')
      const user = await findUser(db, email)
      const workgroup = await findWorkgroup(db, group)
      if (as === null) {
        const was = await db.transaction().execute(async (tx) => {
          const wasMember = await deleteMembership(tx, user.id, workgroup.id)
          if (wasMember) await insertEntry(tx, 'members.removed', { workgroupId: workgroup.id, by: null, params: { email: user.email } })
          return wasMember
        })
        console.log(`${user.email} ${was ? 'is no longer' : 'was not'} a member of ${workgroup.id} ${workgroup.name}.`)
        return
      }
      await db.transaction().execute(async (tx) => {
        await upsertMembership(tx, user.id, workgroup.id, as)
        await insertEntry(tx, 'members.roleChanged', { workgroupId: workgroup.id, by: null, params: { email: user.email, role: as } })
      })
      console.log(`${user.email} is ${as} of ${workgroup.id} ${workgroup.name}.`)
    },
  },
  unlock: {
    takes: 1,
    options: [],
    async run(db, [email = '']) {
      const user = await findUser(db, email)
      const account = accountKeyOf(user.email)
      for (const key of [account, codeKeyOf(account)]) await deleteSignInFailures(db, key)
      console.log(`${user.email} is not locked.`)
    },
  },
  remove: {
    takes: 1,
    options: [],
    async run(db, [email = '']) {
      const user = await findUser(db, email)
      await db.transaction().execute(async (tx) => {
        await insertCommandEntry(tx, 'members.removed', user)
        await deleteUser(tx, user.id)
      })
      console.log(`Removed ${user.email}.`)
    },
  },
  list: {
    takes: 0,
    options: [],
    async run(db) {
      const users = await listUsers(db)
      if (users.length === 0) return console.log('There is no account yet: npm run user -- add EMAIL')
      const rows = users.map(({ email, name, lastSignInAt, memberships }) => [
        email,
        name || '–',
        memberships.map(({ workgroupId, role }) => `${workgroupId}: ${role}`).join(', ') || '–',
        lastSignInAt?.toISOString().slice(0, 16).replace('T', ' ') ?? 'never',
      ])
      printTable(['E-MAIL', 'NAME', 'GROUPS', 'LAST SIGN-IN (UTC)'], rows)
    },
  },
  groups: {
    takes: 0,
    options: [],
    async run(db) {
      const rows = (await listWorkgroups(db)).map(({ id, name, brand }) => [String(id), name, brand])
      printTable(['ID', 'NAME', 'BRAND'], rows)
    },
  },
  'add-group': {
    takes: 1,
    options: ['brand'],
    async run(db, [name = ''], { brand = Object.keys(brands)[0] ?? '' }) {
      if (!Object.hasOwn(brands, brand)) throw new OperatorError(`${brand} is no brand: one of ${Object.keys(brands).join(', ')}.`)
      if (name.trim() === '' || name.length > 200 || /\p{Cc}/u.test(name))
        throw new OperatorError('The name must be one line of at most 200 characters.')
      console.log(`Added the group ${await insertWorkgroup(db, name.trim(), brand)} ${name.trim()}.`)
    },
  },
}

/** `npm run user -- COMMAND …`: the accounts, for the operator; beside a running server too. */
async function manageUsers(words: readonly string[]): Promise<void> {
  if (answerHelp(words, usage)) return
  const { command, rest, options } = readCommand(words)
  const database = await openDatabase(readConfig(), { info: () => {}, warn: console.warn }, { joinRunning: true, mustExist: true })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void database.close().finally(() => process.exit(1)))
  }
  try {
    await command.run(database.db, rest, options)
  } finally {
    await database.close()
  }
}

function readCommand(args: readonly string[]): { command: Command; rest: readonly string[]; options: Options } {
  const text = { type: 'string' } as const
  let parsed
  try {
    parsed = parseArgs({
      args: [...args],
      options: { role: text, group: text, name: text, language: text, brand: text, 'no-password': { type: 'boolean' } },
      allowPositionals: true,
    })
  } catch (error) {
    throw new UsageError(usage, error)
  }
  const [name = '', ...rest] = parsed.positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new UsageError(usage)
  if (rest.length > command.takes && (name === 'add' || name === 'passwd'))
    throw new OperatorError('A password is no argument, because the shell keeps it. It is asked for, or read from standard input.')
  const surplus = Object.keys(parsed.values).filter((option) => !command.options.some((known) => known === option))
  if (rest.length !== command.takes || surplus.length > 0) throw new UsageError(usage)
  return { command, rest, options: parsed.values }
}

function readRole(text: string, more = ''): Role {
  if (text === 'viewer' || text === 'editor' || text === 'owner') return text
  throw new OperatorError(`${text} is no role: viewer, editor or owner${more}.`)
}

async function findUser(db: Kysely<Database>, email: string): Promise<{ id: number; email: string }> {
  const user = await findUserByEmail(db, normaliseEmail(email))
  if (!user) throw new OperatorError(`There is no account ${normaliseEmail(email)}.`)
  return user
}

async function firstWorkgroup(db: Kysely<Database>): Promise<Workgroup> {
  return findWorkgroup(db, String(await findOrCreateFirstWorkgroup(db, Object.keys(brands)[0] ?? '')))
}

async function findWorkgroup(db: Kysely<Database>, id: string): Promise<Workgroup> {
  const groups = await listWorkgroups(db)
  const group = groups.find((candidate) => String(candidate.id) === id)
  if (group) return group
  throw new OperatorError(
    `There is no group ${id}. The groups: ${groups.map(({ id: number, name }) => `${number} ${name}`).join(', ') || 'none yet'}.`,
  )
}

function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [head, ...rows]
  const widths = head.map((_title, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  for (const row of all)
    console.log(
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

manageUsers(process.argv.slice(2)).catch(reportFailure)
