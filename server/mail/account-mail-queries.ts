import { type Kysely, sql } from 'kysely'
import type { Role } from '../../shared/account.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Database } from '../db/schema.ts'

/** An invitation that is to be sent. */
export interface MailedLink {
  id: string
  email: string
  role: Role
  language: LanguageCode
  createdBy: string
  createdAt: Date
  expiresAt: Date
  workgroup: string
  brand: string
}

/** @returns undefined for one that is used, taken back or too old: nothing is sent of it any more */
export async function findMailedLink(db: Kysely<Database>, id: string): Promise<MailedLink | undefined> {
  return db
    .selectFrom('account_links')
    .innerJoin('workgroups', 'workgroups.id', 'account_links.workgroup_id')
    .select(['account_links.id', 'email', 'role', 'language', 'created_by as createdBy', 'created_at as createdAt'])
    .select(['expires_at as expiresAt', 'workgroups.name as workgroup', 'workgroups.brand'])
    .where('account_links.id', '=', id)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
}

export async function noteAccountMail(db: Kysely<Database>, id: string, state: 'accepted' | 'written' | 'refused'): Promise<void> {
  await db.updateTable('account_links').set({ mail_state: state }).where('id', '=', id).execute()
}
