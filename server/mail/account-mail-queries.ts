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

/** A link to be sent: for an invitation, or to set another password. */
export type MailedLink = LinkOfMail & ({ kind: 'invitation'; role: Role; createdBy: string; workgroup: string } | { kind: 'password' })

/**
 * @returns undefined for a link that is used, revoked or expired, which is not sent any more, and for a password link of an address without
 * an account
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
