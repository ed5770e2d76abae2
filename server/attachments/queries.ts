import { type Kysely, sql, type Transaction } from 'kysely'
import type { AttachmentChange, AttachmentExtension, AttachmentFields } from '../../shared/attachments.ts'
import { holdLock, shareLock } from '../db/advisory-locks.ts'
import type { Database } from '../db/schema.ts'

/** An attachment as it is stored. */
export interface StoredAttachment {
  id: number
  permalinkId: number
  name: string
  extension: AttachmentExtension
  category: AttachmentFields['category']
  language: AttachmentFields['language']
  status: AttachmentFields['status']
  size: number
  sha256: string
  addedBy: string | null
  createdAt: Date
}

/** The attachments of a product that were not deleted, oldest first. */
export async function listAttachments(db: Kysely<Database>, permalinkId: number): Promise<StoredAttachment[]> {
  return selectAttachments(db).where('permalink_id', '=', permalinkId).orderBy('attachments.id').execute()
}

/** Ids lie within PostgreSQL's integer. */
export async function findAttachment(db: Kysely<Database>, permalinkId: number, id: number): Promise<StoredAttachment | undefined> {
  return selectAttachments(db).where('permalink_id', '=', permalinkId).where('attachments.id', '=', id).executeTakeFirst()
}

function selectAttachments(db: Kysely<Database>) {
  return db
    .selectFrom('attachments')
    .leftJoin('users', 'users.id', 'attachments.created_by')
    .where('deleted_at', 'is', null)
    .select(['attachments.id', 'permalink_id as permalinkId', 'attachments.name', 'extension', 'category', 'language', 'status', 'size'])
    .select(['sha256', 'attachments.created_at as createdAt'])
    .select(sql<string | null>`coalesce(nullif(users.name, ''), users.email)`.as('addedBy'))
}

/** How many a product has; the number cannot change until the transaction ends. */
export async function countAndLock(tx: Transaction<Database>, permalinkId: number): Promise<number> {
  await tx.selectFrom('products').select('permalink_id').where('permalink_id', '=', permalinkId).forUpdate().execute()
  const { count } = await tx
    .selectFrom('attachments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('permalink_id', '=', permalinkId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertAttachment(
  tx: Transaction<Database>,
  attachment: Omit<StoredAttachment, 'id' | 'addedBy' | 'createdAt'> & { userId: number },
): Promise<number> {
  const { permalinkId, userId, name, extension, category, language, status, size, sha256 } = attachment
  const { id } = await tx
    .insertInto('attachments')
    .values({ permalink_id: permalinkId, name, extension, category, language, status, size, sha256, created_by: userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Locks an attachment until the end of the transaction. Ids lie within PostgreSQL's integer. */
export async function lockAttachment(tx: Transaction<Database>, permalinkId: number, id: number): Promise<StoredAttachment | undefined> {
  return selectAttachments(tx)
    .where('permalink_id', '=', permalinkId)
    .where('attachments.id', '=', id)
    .forUpdate('attachments')
    .executeTakeFirst()
}

export async function updateAttachment(tx: Transaction<Database>, id: number, change: AttachmentChange): Promise<void> {
  await tx.updateTable('attachments').set(change).where('id', '=', id).execute()
}

/** Marks an attachment as deleted, or restores it. @returns its name; undefined where there was none */
export async function setDeleted(db: Kysely<Database>, permalinkId: number, id: number, deleted: boolean): Promise<string | undefined> {
  const set = await db
    .updateTable('attachments')
    .set({ deleted_at: deleted ? new Date() : null })
    .where('permalink_id', '=', permalinkId)
    .where('id', '=', id)
    .where('deleted_at', deleted ? 'is' : 'is not', null)
    .returning(['name', 'extension'])
    .executeTakeFirst()
  return set && `${set.name}.${set.extension}`
}

/** Forgets attachments that were deleted before this time. @returns the hashes of their bytes */
export async function forgetDeleted(db: Kysely<Database>, before: Date): Promise<string[]> {
  const forgotten = await db.deleteFrom('attachments').where('deleted_at', '<', before).returning('sha256').execute()
  return forgotten.map(({ sha256 }) => sha256)
}

/**
 * Shared lock while a file is added to the store and its row to the table: meanwhile nobody clears the store. Ends with the transaction.
 */
export async function keepFiles(tx: Transaction<Database>): Promise<void> {
  await shareLock(tx, 'attachmentFiles')
}

/** Exclusive lock while files are removed: meanwhile none is added. Ends with the transaction. */
export async function waitForIncomingFiles(tx: Transaction<Database>): Promise<void> {
  await holdLock(tx, 'attachmentFiles')
}

/** Which of these hashes belong to an attachment, deleted ones that can still be restored included. */
export async function findKnownFiles(db: Kysely<Database>, hashes: readonly string[]): Promise<Set<string>> {
  const found = await db
    .selectFrom('attachments')
    .select('sha256')
    .distinct()
    .where('sha256', '=', sql<string>`any(${hashes})`)
    .execute()
  return new Set(found.map(({ sha256 }) => sha256))
}
