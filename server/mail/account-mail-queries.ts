import { type Kysely, sql } from 'kysely'
import type { Role } from '../../shared/account.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Database } from '../db/schema.ts'

interface LinkOfMail {
  id: string
  email: string
  language: LanguageCode
  createdAt: Date
  expiresAt: Date
  brand: string
}

/** A link that is to be sent: of an invitation, or to another password. */
export type MailedLink = LinkOfMail & ({ kind: 'invitation'; role: Role; createdBy: string; workgroup: string } | { kind: 'password' })

/**
 * @returns undefined for one that is used, taken back or too old: nothing is sent of it any more; and for a link to the password of an address
 *   that has no account
 */
export async function findMailedLink(db: Kysely<Database>, id: string): Promise<MailedLink | undefined> {
  const found = await db
    .selectFrom('account_links as link')
    .leftJoin('workgroups', 'workgroups.id', 'link.workgroup_id')
    .leftJoin('users', 'users.email', 'link.email')
    .select(['link.id', 'link.kind', 'link.email', 'link.role', 'link.language', 'link.created_by as createdBy', 'link.brand'])
    .select(['link.created_at as createdAt', 'link.expires_at as expiresAt', 'workgroups.name as workgroup'])
    .select(['workgroups.brand as brandOfGroup', 'users.interface_language as languageOfUser'])
    .where('link.id', '=', id)
    .where('link.used_at', 'is', null)
    .where('link.revoked_at', 'is', null)
    .where('link.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  if (!found) return undefined
  const { kind, role, workgroup, brand, brandOfGroup, languageOfUser, createdBy, language, ...link } = found
  if (kind === 'password') return brand === null || languageOfUser === null ? undefined : { ...link, kind, brand, language: languageOfUser }
  if (role === null || workgroup === null || brandOfGroup === null) return undefined
  return { ...link, kind, role, workgroup, createdBy, language, brand: brandOfGroup }
}

export async function noteAccountMail(db: Kysely<Database>, id: string, state: 'accepted' | 'written' | 'refused'): Promise<void> {
  await db.updateTable('account_links').set({ mail_state: state }).where('id', '=', id).execute()
}
