import { randomBytes } from 'node:crypto'
import os from 'node:os'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { openPasswords, type Passwords } from './hash-passwords.ts'
import { findOrStoreSigningSecret } from './queries.ts'
import { createSeals, type Seals } from './seal.ts'
import { createTokens, type Tokens } from './tokens.ts'

/** The services of sign-in, made once at start. */
export interface Auth {
  passwords: Passwords
  tokens: Tokens
  seals: Seals
}

/** The secret is made by the first process that opens the database; all others find it there. */
export async function openAuth(db: Kysely<Database>): Promise<Auth> {
  const secret = Buffer.from(await findOrStoreSigningSecret(db, randomBytes(48).toString('base64url')))
  // One processor stays for everything else.
  const passwords = await openPasswords(Math.max(1, os.availableParallelism() - 1))
  return { passwords, tokens: createTokens(secret), seals: createSeals(secret) }
}
