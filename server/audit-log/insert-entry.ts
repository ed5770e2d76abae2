import { type Kysely, sql, type Transaction } from 'kysely'
import type { AuditKind, AuditParams } from '../../shared/audit-log.ts'
import type { Database } from '../db/schema.ts'

/** The person or key that does something. */
export interface Doer {
  name: string
  userId: number | null
}

/**
 * Writes an entry into the log of a workgroup. To be called in the transaction that makes the change; an entry must not contain a secret.
 * @param by null: a command on the server
 */
export async function insertEntry(
  tx: Transaction<Database>,
  kind: AuditKind,
  entry: { workgroupId: number; by: Doer | null; permalinkId?: number; params?: AuditParams },
): Promise<void> {
  const { workgroupId, by, permalinkId, params = {} } = entry
  await tx
    .insertInto('deeds')
    .values({
      workgroup_id: workgroupId,
      kind,
      done_by: by?.name ?? null,
      user_id: by?.userId ?? null,
      permalink_id: permalinkId ?? null,
      params: JSON.stringify(params),
    })
    .execute()
}

/**
 * Writes what an account did, or what happened to it, into the log of every workgroup to which it belongs. For an account that does not
 * exist the same statement runs and writes nothing.
 */
export async function insertAccountEntry(
  db: Kysely<Database>,
  kind: AuditKind,
  { userId, params = {} }: { userId: number; params?: AuditParams },
): Promise<void> {
  await sql`
    insert into deeds (workgroup_id, kind, done_by, user_id, params)
    select memberships.workgroup_id, ${kind},
      case when trim(users.name) in ('', users.email) then users.email else trim(users.name) || ' <' || users.email || '>' end,
      users.id, ${JSON.stringify(params)}::jsonb
    from memberships join users on users.id = memberships.user_id where users.id = ${userId}`.execute(db)
}

/**
 * Writes what a command on the server did to an account into the log of every workgroup to which it belongs, with the account's e-mail
 * address, since the entry names no other person.
 */
export async function insertCommandEntry(
  tx: Transaction<Database>,
  kind: AuditKind,
  { id, email }: { id: number; email: string },
): Promise<void> {
  await sql`
    insert into deeds (workgroup_id, kind, params)
    select workgroup_id, ${kind}, ${JSON.stringify({ email })}::jsonb from memberships where user_id = ${id}`.execute(tx)
}
