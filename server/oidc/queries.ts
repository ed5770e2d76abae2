import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { givenRole } from '../members/queries.ts'

/** A user's identity at the provider. */
export interface Identity {
  issuer: string
  subject: string
}

/** The account of an identity. Notes that it was used. */
export async function useIdentity(tx: Transaction<Database>, { issuer, subject }: Identity): Promise<number | undefined> {
  const used = await tx
    .updateTable('identities')
    .set({ last_used_at: sql<Date>`now()` })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('user_id as userId')
    .executeTakeFirst()
  return used?.userId
}

/** @returns false if the identity has another account, or the account another identity at the provider */
export async function insertIdentity(
  tx: Transaction<Database>,
  { issuer, subject }: Identity,
  { userId, email }: { userId: number; email: string | null },
): Promise<boolean> {
  await tx
    .insertInto('identities')
    .values({ issuer, subject, user_id: userId, email })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await useIdentity(tx, { issuer, subject })) === userId
}

export async function countIdentities(db: Kysely<Database>, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('identities')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** @returns whether there were any */
export async function deleteIdentities(db: Kysely<Database>, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('identities').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Valid invitations of the address, once per workgroup, in the order in which their members are locked. */
export async function listGoodInvitations(tx: Transaction<Database>, email: string) {
  return tx
    .selectFrom('account_links')
    .innerJoin('workgroups', 'workgroups.id', 'account_links.workgroup_id')
    .select(['account_links.id', givenRole, 'workgroups.id as workgroupId', 'language'])
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('workgroups.id')
    .execute()
}
