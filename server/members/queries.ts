import { type Kysely, sql, type Transaction } from 'kysely'
import type { Role } from '../../shared/account.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { invitationDays } from '../../shared/members.ts'
import { holdLockOf } from '../db/advisory-locks.ts'
import type { Database } from '../db/schema.ts'

/** Locks members and invitations of a workgroup, so that they are changed one after another. */
export const lockMembers = (tx: Transaction<Database>, workgroupId: number): Promise<void> => holdLockOf(tx, 'members', workgroupId)

export async function listMembers(db: Kysely<Database>, workgroupId: number) {
  return db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['users.id', 'users.name', 'users.email', 'memberships.role', 'users.last_sign_in_at'])
    .select(sql<boolean>`confirmed_at is not null`.as('has_second_factor'))
    .where('workgroup_id', '=', workgroupId)
    .orderBy('users.email')
    .execute()
}

export async function findRole(tx: Transaction<Database>, workgroupId: number, userId: number): Promise<Role | undefined> {
  const found = await tx
    .selectFrom('memberships')
    .select('role')
    .where('workgroup_id', '=', workgroupId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return found?.role
}

export async function findMember(tx: Transaction<Database>, workgroupId: number, userId: number) {
  return tx
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .select(['users.email', 'users.interface_language as interfaceLanguage', 'memberships.role'])
    .where('workgroup_id', '=', workgroupId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Workgroups to which somebody belongs. */
export async function countWorkgroupsOf(tx: Transaction<Database>, userId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

export async function isFactorRequired(db: Kysely<Database>, workgroupId: number): Promise<boolean> {
  const found = await db.selectFrom('workgroups').select('requires_second_factor').where('id', '=', workgroupId).executeTakeFirstOrThrow()
  return found.requires_second_factor
}

/** @returns whether this is a change */
export async function updateFactorRequired(tx: Transaction<Database>, workgroupId: number, isRequired: boolean): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('workgroups')
    .set({ requires_second_factor: isRequired })
    .where('id', '=', workgroupId)
    .where('requires_second_factor', '<>', isRequired)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function countOwners(tx: Transaction<Database>, workgroupId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workgroup_id', '=', workgroupId)
    .where('role', '=', 'owner')
    .executeTakeFirstOrThrow()
  return count
}

const isOpen = sql<boolean>`used_at is null and revoked_at is null`
const listed = ['id', 'email', 'created_by', 'expires_at', 'mail_state'] as const
/** Links of a workgroup always have a role. */
export const givenRole = sql<Role>`account_links.role`.as('role')
const state = sql<'open' | 'expired'>`case when expires_at <= now() then 'expired' else 'open' end`

/** Invitations that were neither accepted nor revoked, the newest first. */
export async function listInvitations(db: Kysely<Database>, workgroupId: number) {
  return db
    .selectFrom('account_links')
    .select([...listed, givenRole])
    .select(state.as('state'))
    .where('workgroup_id', '=', workgroupId)
    .where(isOpen)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

export interface NewInvitation {
  id: string
  tokenHash: string
  email: string
  workgroupId: number
  role: Role
  language: LanguageCode
  createdBy: string
  createdByUser: number | null
}

export async function insertInvitation(tx: Transaction<Database>, invitation: NewInvitation) {
  return tx
    .insertInto('account_links')
    .values({
      id: invitation.id,
      token_hash: invitation.tokenHash,
      email: invitation.email,
      workgroup_id: invitation.workgroupId,
      role: invitation.role,
      language: invitation.language,
      created_by: invitation.createdBy,
      created_by_user: invitation.createdByUser,
      expires_at: sql<Date>`now() + make_interval(days => ${invitationDays})`,
    })
    .returning([...listed, givenRole])
    .returning(state.as('state'))
    .executeTakeFirstOrThrow()
}

/** Revokes open invitations of a workgroup, by id, by address or by who sent them. @returns their addresses */
export async function revokeInvitations(
  db: Kysely<Database>,
  workgroupId: number,
  by: { id: string } | { email: string } | { createdByUser: number },
): Promise<string[]> {
  const taken = await db
    .updateTable('account_links')
    .set({ revoked_at: sql<Date>`now()` })
    .where('workgroup_id', '=', workgroupId)
    .where(isOpen)
    .$if('id' in by, (query) => query.where('id', '=', 'id' in by ? by.id : ''))
    .$if('email' in by, (query) => query.where('email', '=', 'email' in by ? by.email : ''))
    .$if('createdByUser' in by, (query) => query.where('created_by_user', '=', 'createdByUser' in by ? by.createdByUser : null))
    .returning('email')
    .execute()
  return taken.map(({ email }) => email)
}

/** The invitation of a link, as long as the link is valid. */
export async function findGoodLink(db: Kysely<Database>, tokenHash: string) {
  return db
    .selectFrom('account_links')
    .innerJoin('workgroups', 'workgroups.id', 'account_links.workgroup_id')
    .leftJoin('users', 'users.email', 'account_links.email')
    .select(['account_links.id', 'account_links.email', givenRole, 'created_by as invitedBy', 'language'])
    .select(['workgroups.id as workgroupId', 'workgroups.name as workgroup', 'users.id as userId'])
    .where('token_hash', '=', tokenHash)
    .where(isOpen)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

/** Uses up a link: of any number of calls with it, one succeeds. @returns whether this call did */
export async function useLink(tx: Transaction<Database>, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('account_links')
    .set({ used_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where(isOpen)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
