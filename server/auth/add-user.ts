import type { Kysely } from 'kysely'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Database } from '../db/schema.ts'
import { OperatorError } from '../errors.ts'
import { writeEnglish } from '../write-english.ts'
import { findPasswordProblem } from './check-password.ts'
import type { Passwords } from './hash-passwords.ts'
import { isEmail, normaliseEmail } from './normalise-email.ts'
import { insertUser } from './queries.ts'

export interface NewUser {
  email: string
  password: string
  name: string
  interfaceLanguage: LanguageCode
}

/**
 * Creates an account that belongs to no workgroup yet.
 * @returns its id; undefined when there is one with this e-mail address already
 * @throws {OperatorError} when e-mail address or password cannot be used
 */
export async function addUser(db: Kysely<Database>, passwords: Passwords, user: NewUser): Promise<number | undefined> {
  const email = normaliseEmail(user.email)
  if (!isEmail(email)) throw new OperatorError(`${user.email} is not an e-mail address.`)
  const problem = findPasswordProblem(user.password, email)
  if (problem !== undefined) throw new OperatorError(`The password ${writeEnglish(problem)}.`)
  const { name, interfaceLanguage } = user
  return insertUser(db, { email, name, interfaceLanguage, passwordHash: await passwords.hash(user.password) })
}

/**
 * Creates an account that can be opened only through a provider of OpenID Connect.
 * @returns as `addUser` does
 * @throws {OperatorError} when the e-mail address cannot be used
 */
export async function addUserWithoutPassword(db: Kysely<Database>, user: Omit<NewUser, 'password'>): Promise<number | undefined> {
  const email = normaliseEmail(user.email)
  if (!isEmail(email)) throw new OperatorError(`${user.email} is not an e-mail address.`)
  const { name, interfaceLanguage } = user
  return insertUser(db, { email, name, interfaceLanguage, passwordHash: '' })
}
