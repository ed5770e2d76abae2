import { previewedExtensions, type AttachmentEntry } from '../../shared/attachments.ts'
import type { StoredAttachment } from './queries.ts'
import { isoDayOf } from '../../shared/iso-day.ts'

/**
 * An attachment as the API returns it.
 * @param product as it stands in the address: a synonym id, or `-` and a permalink id
 */
export function viewAttachment(
  attachment: StoredAttachment,
  { product, isEditor }: { product: string; isEditor: boolean },
): AttachmentEntry {
  const { id, name, extension, category, language, status, size, createdAt, addedBy } = attachment
  return {
    id,
    description: `${name}.${extension}`,
    name,
    extension,
    category,
    lang_code: language,
    status,
    size,
    created: isoDayOf(createdAt),
    added_by: addedBy,
    link: `/api/v1/products/${product}/attachments/${id}`,
    preview: previewedExtensions.includes(extension),
    may_open: mayOpen(attachment, isEditor),
  }
}

/** Drafts and withdrawn attachments are for editors. */
export const mayOpen = ({ status }: Pick<StoredAttachment, 'status'>, isEditor: boolean): boolean => isEditor || status === 'published'
