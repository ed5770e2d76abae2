import type { AttachmentChange } from '../../shared/attachments.ts'
import { doerOf } from '../auth/doer-of.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import type { Services } from '../services.ts'
import type { AttachedTo } from './add-attachment.ts'
import { lockAttachment, updateAttachment } from './queries.ts'

/**
 * Changes the name, category, language or status of a file, and writes into the log whether its name or something else changed.
 * @returns false where there is no such attachment
 */
export function changeAttachment(
  { db }: Pick<Services, 'db'>,
  { permalinkId, member: { user, workgroup } }: AttachedTo,
  id: number,
  change: AttachmentChange,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const before = await lockAttachment(tx, permalinkId, id)
    if (!before) return false
    const { name = before.name, category = before.category, language = before.language, status = before.status } = change
    const entry = { workgroupId: workgroup.workgroupId, by: doerOf(user), permalinkId }
    const file = (one: string): string => `${one}.${before.extension}`
    const isRenamed = name !== before.name
    const isChanged = category !== before.category || language !== before.language || status !== before.status
    if (isRenamed || isChanged) await updateAttachment(tx, id, { name, category, language, status })
    if (isRenamed) await insertEntry(tx, 'products.fileRenamed', { ...entry, params: { name: file(before.name), to: file(name) } })
    if (isChanged) await insertEntry(tx, 'products.fileChanged', { ...entry, params: { name: file(name) } })
    return true
  })
}
