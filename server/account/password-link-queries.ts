import { type Kysely, sql, type Transaction } from 'kysely'
import { passwordLinkMinutes } from '../../shared/forgotten-password.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { holdLockOf } from '../db/advisory-locks.ts'
import type { Database } from '../db/schema.ts'

interface NewPasswordLink {
  id: string
  tokenHash: string
  email: string
  language: LanguageCode
  brand: string
}

/** How many links were requested for an address within the last hour. Transactions that count them wait for one another. */
export async function countPasswordLinks(tx: Transaction<Database>, email: string): Promise<number> {
  await holdLockOf(tx, 'passwordLinks', email)
  const { count } = await tx
    .selectFrom('account_links')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('kind', '=', 'password')
    .where('email', '=', email)
    .where('created_at', '>', sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertPasswordLink(tx: Transaction<Database>, { id, tokenHash, email, language, brand }: NewPasswordLink) {
  await tx
    .insertInto('account_links')
    .values({
      id,
      kind: 'password',
      token_hash: tokenHash,
      email,
      language,
      brand,
      created_by: '',
      expires_at: sql<Date>`now() + make_interval(mins => ${passwordLinkMinutes})`,
    })
    .execute()
}

/**
 * Deletes password links that expired a day ago, of addresses with an account and without one. Rows that another transaction is deleting
 * are skipped.
 */
export async function deleteOldPasswordLinks(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from account_links where ctid = any(array(
      select ctid from account_links where kind = 'password' and expires_at < now() - interval '1 day' for update skip locked
    ))`.execute(db)
}

/** The password link of a token, used or expired ones too, as long as its address has an account. */
export async function findPasswordLink(db: Kysely<Database>, tokenHash: string) {
  return db
    .selectFrom('account_links as link')
    .innerJoin('users', 'users.email', 'link.email')
    .select(['link.id', 'link.email', 'link.brand', 'link.expires_at as expiresAt', 'users.id as userId'])
    .select(['users.interface_language as language'])
    .select(sql<boolean>`link.used_at is not null or link.revoked_at is not null`.as('isUsed'))
    .select(sql<boolean>`link.expires_at <= now()`.as('isExpired'))
    .where('link.kind', '=', 'password')
    .where('link.token_hash', '=', tokenHash)
    .executeTakeFirst()
}

/** Ends every password link of an address. @returns whether this one was valid until now: of any number of calls with it, one gets true */
export async function usePasswordLinks(tx: Transaction<Database>, email: string, id: string): Promise<boolean> {
  const ended = await tx
    .updateTable('account_links')
    .set({ used_at: sql<Date>`now()` })
    .where('kind', '=', 'password')
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .execute()
  return ended.some((link) => link.id === id)
}
