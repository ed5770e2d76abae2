import type { Transaction } from 'kysely'
import { mostAttachments, type AttachmentFields } from '../../shared/attachments.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { doerOf } from '../auth/doer-of.ts'
import type { Member } from '../auth/require-user.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import { AppError } from '../errors.ts'
import type { Database } from '../db/schema.ts'
import type { Services } from '../services.ts'
import type { AttachmentStore } from './attachment-store.ts'
import { cleanName } from './clean-name.ts'
import { detectType } from './detect-type.ts'
import { countAndLock, insertAttachment, keepFiles, setDeleted } from './queries.ts'
import { refuseFile, type Upload } from './read-upload.ts'

/** The product, and who does something with its files. */
export interface AttachedTo {
  permalinkId: number
  member: Member
}

/**
 * Adds an uploaded file to a product. It is in the store before the row is committed, so that no row is ever without its file.
 * @returns the id of the attachment
 * @throws {AppError} 400 for a file of a type that is not accepted; 409 when the product has as many as it may have
 */
export async function addAttachment(
  { db }: Pick<Services, 'db'>,
  store: AttachmentStore,
  { file, fileName, fields }: Upload<AttachmentFields>,
  { permalinkId, member: { user, workgroup } }: AttachedTo,
): Promise<number> {
  try {
    const detected = await detectType(file.path, fileName)
    if ('fault' in detected) throw refuseFile(detected.fault)
    return await db.transaction().execute(async (tx) => {
      await keepFiles(tx)
      await refuseBeyondLimit(tx, permalinkId)
      await store.keep(file)
      const { size, sha256 } = file
      const name = cleanName(fileName)
      const entry = { workgroupId: workgroup.workgroupId, by: doerOf(user), permalinkId, params: { name: `${name}.${detected.extension}` } }
      await insertEntry(tx, 'products.fileAdded', entry)
      return insertAttachment(tx, { permalinkId, userId: user.id, ...fields, ...detected, name, size, sha256 })
    })
  } finally {
    await store.discard(file)
  }
}

/**
 * Restores a deleted attachment unchanged.
 * @returns false where it is not deleted, or has been removed for good
 * @throws {AppError} 409 when the product has as many as it may by now
 */
export function restoreAttachment({ db }: Pick<Services, 'db'>, of: AttachedTo, id: number): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await refuseBeyondLimit(tx, of.permalinkId)
    return setDeletedWithEntry(tx, of, id, false)
  })
}

/** @returns false where it is not there, or deleted already */
export function removeAttachment({ db }: Pick<Services, 'db'>, of: AttachedTo, id: number): Promise<boolean> {
  return db.transaction().execute((tx) => setDeletedWithEntry(tx, of, id, true))
}

async function setDeletedWithEntry(
  tx: Transaction<Database>,
  { permalinkId, member: { user, workgroup } }: AttachedTo,
  id: number,
  isDeleted: boolean,
): Promise<boolean> {
  const name = await setDeleted(tx, permalinkId, id, isDeleted)
  if (name === undefined) return false
  const entry = { workgroupId: workgroup.workgroupId, by: doerOf(user), permalinkId, params: { name } }
  await insertEntry(tx, isDeleted ? 'products.fileRemoved' : 'products.fileRestored', entry)
  return true
}

async function refuseBeyondLimit(tx: Transaction<Database>, permalinkId: number): Promise<void> {
  if ((await countAndLock(tx, permalinkId)) >= mostAttachments)
    throw new AppError('CLIENT_SIDE', { status: 409, reasons: [reasonAt('file', 'tooManyFiles', { max: mostAttachments })] })
}
