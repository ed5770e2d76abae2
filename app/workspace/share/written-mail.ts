import { z } from 'zod'

/** What a person says of a mail that shares products. */
export const writtenMail = z.object({
  recipients: z.array(z.string()),
  typed: z.string().describe('what is no entry of the list yet'),
  target: z.enum(['ui', 'sds']),
  uiLanguage: z.string().nullable(),
  sdsLanguage: z.string().nullable(),
  attach: z.boolean(),
})
export type WrittenMail = z.infer<typeof writtenMail>

export const emptyMail: WrittenMail = { recipients: [], typed: '', target: 'ui', uiLanguage: null, sdsLanguage: null, attach: false }
