import { z } from 'zod'
import { languageCodes } from './languages.ts'

/** Bytes of a file at most. */
export const largestAttachment = 25_000_000
/** Files of a product at most. */
export const mostAttachments = 100

/** Kinds of files that are taken, by what is in them. */
export const attachmentExtensions = ['pdf', 'docx', 'xlsx', 'png', 'jpeg', 'txt', 'csv'] as const
export type AttachmentExtension = (typeof attachmentExtensions)[number]
/** Kinds that a browser shows in a tab of its own; all others are downloaded. */
export const previewedExtensions: readonly AttachmentExtension[] = ['pdf', 'png', 'jpeg']

export const attachmentCategories = ['certificate', 'approval', 'photo', 'brochure', 'testReport', 'other'] as const
export type AttachmentCategory = (typeof attachmentCategories)[number]
/** `published`: everybody may read it at the permanent link; `draft` and `withdrawn`: editors alone. */
export const attachmentStatuses = ['draft', 'published', 'withdrawn'] as const
export type AttachmentStatus = (typeof attachmentStatuses)[number]

const language = z.enum(languageCodes)

/** An attachment under the names of section 3 of the specification. */
export const attachmentEntry = z.object({
  id: z.number().int().positive(),
  description: z.string().describe('Name and extension'),
  name: z.string().describe('Without extension'),
  extension: z.enum(attachmentExtensions),
  category: z.enum(attachmentCategories),
  lang_code: language.nullable(),
  status: z.enum(attachmentStatuses),
  size: z.number().int().nonnegative().describe('Bytes'),
  created: z.iso.date(),
  added_by: z.string().nullable(),
  link: z.string().describe('Download; with ?preview=1 it opens in the browser where `preview` says so'),
  preview: z.boolean(),
  may_open: z.boolean().describe('Whether the caller may read the file'),
})
export type AttachmentEntry = z.infer<typeof attachmentEntry>

/** GET /api/v1/products/{synonymId}/attachments. */
export const attachmentList = z.object({ attachments: z.array(attachmentEntry) })

/** Fields beside the file in the multipart body of POST …/attachments. */
export const attachmentFields = z.strictObject({
  category: z.enum(attachmentCategories).default('other'),
  language: z
    .union([language, z.literal('')])
    .transform((code) => (code === '' ? null : code))
    .nullable()
    .default(null),
  status: z.enum(attachmentStatuses).default('draft'),
})
export type AttachmentFields = z.infer<typeof attachmentFields>

/** PATCH /api/v1/products/{synonymId}/attachments/{attachmentId}. */
export const attachmentChange = z.strictObject({
  name: z.string().trim().min(1).max(160).optional(),
  category: z.enum(attachmentCategories).optional(),
  language: language.nullable().optional(),
  status: z.enum(attachmentStatuses).optional(),
})
export type AttachmentChange = z.infer<typeof attachmentChange>
