import { randomBytes } from 'node:crypto'
import os from 'node:os'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { openPasswords, type Passwords } from './hash-passwords.ts'
import { findOrStoreSigningSecret } from './queries.ts'
import { createTokens, type Tokens } from './tokens.ts'

/** What sign-in works with, made once at start. */
export interface Auth {
  passwords: Passwords
  tokens: Tokens
}

/** The secret is made by the first process that opens the database; all others find it there. */
export async function openAuth(db: Kysely<Database>): Promise<Auth> {
  const secret = await findOrStoreSigningSecret(db, randomBytes(48).toString('base64url'))
  // One processor stays for everything else.
  return { passwords: await openPasswords(Math.max(1, os.availableParallelism() - 1)), tokens: createTokens(Buffer.from(secret)) }
}
