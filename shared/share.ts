import { z } from 'zod'
import { pageNumber, wholeNumber } from './sent-values.ts'

/** Recipients of one share at most, and at least one (specification, section 9). */
export const mostRecipients = 10
export const mostSharedProducts = 50
/** Mail servers take some 20 MB; a sheet has up to half a megabyte. */
export const mostAttachedSheets = 20
/** RFC 5321, section 4.5.3.1.3. */
const longestAddress = 254

/**
 * Non-space text, @, text, dot, text (specification, section 5), without the signs that stand around addresses and never in one
 * that needs no quoting, and without what cannot be seen: a header or an SMTP command must never be read differently from what was typed.
 */
const part = String.raw`[^\s@<>()\[\]\\,;:"\p{Cc}\p{Cf}\p{Cs}]+`
const addressPattern = new RegExp(`^${part}@${part}\\.${part}$`, 'u')

/** The entries of a text: commas, semicolons and white space part them. */
export function splitRecipients(text: string): string[] {
  return text.split(/[\s,;]+/).filter((entry) => entry !== '')
}

export function isRecipient(text: string): boolean {
  return text.length <= longestAddress && addressPattern.test(text)
}

/** What becomes of a mail; docs/decisions/021-mail.md. `written`: it lies in a folder, and no mail server was asked to take it. */
export const deliveryStates = ['queued', 'sending', 'handing_over', 'accepted', 'written', 'refused', 'bounced', 'unknown'] as const
export type DeliveryStateName = (typeof deliveryStates)[number]

/** The lists of the share dialog: `ui` languages of the message by ISO code, `sds` by document language id. */
export const shareLanguages = z.object({
  ui: z.array(z.object({ id: z.string(), text: z.string() })),
  sds: z.array(z.object({ id: z.number().int(), text: z.string() })),
})

/** Whether mails are sent, or only written into the data folder. */
const mailTransport = z.enum(['smtp', 'folder']).describe('folder: no mail server is set up, and mails are written into the data folder')

export const sentShare = z.object({ id: z.number().int(), recipients: z.number().int(), transport: mailTransport })
/** The answer to an update, which may be several shares. */
export const sentUpdates = sentShare.omit({ id: true })

export const shareListQuery = z.object({
  query: z.string().max(200).default('').describe('Parts of recipients, products or senders, parted by spaces; all must occur'),
  page: pageNumber,
  pageSize: wholeNumber(100).default(25).describe('1 to 100'),
  state: z.enum(deliveryStates).optional().describe('Shares with a recipient in this state'),
  product: wholeNumber(2_147_483_647).optional().describe('Permalink id'),
})
export type ShareListQuery = z.output<typeof shareListQuery>

const sharedProduct = z.object({
  permalink_id: z.number().int(),
  synonym_id: z.number().int(),
  text: z.string(),
  supplier: z.string(),
  sds_version: z.number().int().nullable(),
  revised_on: z.string().nullable().describe('YYYY-MM-DD'),
  sheet_hash: z.string().nullable().describe('SHA-256 of the frozen record that the sheet is made from'),
  replaces_version: z.number().int().nullable().describe('Of an update: the version that the recipients had'),
  changed_sections: z.array(z.number().int()).nullable(),
})

const shareHead = z.object({
  id: z.number().int(),
  kind: z.enum(['share', 'update']),
  created_at: z.iso.datetime(),
  sender: z.object({ name: z.string(), email: z.string().nullable() }),
  target: z.enum(['ui', 'sds']),
  language_doc: z.number().int().nullable().describe('Document language id'),
  language_msg: z.string().describe('ISO code'),
  attach: z.boolean(),
})

export const shareList = z.object({
  total: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  page_size: z.number().int().positive(),
  shares: z.array(
    shareHead.extend({
      products: z.array(sharedProduct.pick({ permalink_id: true, text: true, sds_version: true })),
      recipients: z.array(z.object({ email: z.string(), state: z.enum(deliveryStates), opened: z.boolean() })),
    }),
  ),
})
export type ShareList = z.infer<typeof shareList>

const time = z.iso.datetime().nullable()
export const shareDetail = shareHead.extend({
  products: z.array(sharedProduct),
  recipients: z.array(
    z.object({
      delivery_id: z.uuid(),
      email: z.string(),
      message_id: z.string(),
      state: z.enum(deliveryStates),
      attempts: z.number().int(),
      answer: z.string().nullable().describe('What the mail server said last, or the name of the file in the data folder'),
      queued_at: z.iso.datetime(),
      handed_over_at: time,
      accepted_at: time,
      written_at: time.describe('When it was written into a folder, where no mail server is set up'),
      refused_at: time,
      bounced_at: time,
      products: z
        .array(z.object({ opened_at: time, pdf_hash: z.string().nullable().describe('SHA-256 of the attached PDF') }))
        .describe('In the order of the products'),
    }),
  ),
})
export type ShareDetail = z.infer<typeof shareDetail>

export const outdatedQuery = z.object({ product: wholeNumber(2_147_483_647).optional().describe('Permalink id') })

/** Who received an older version in the last 12 months and none since: REACH Article 31(9). */
export const outdatedList = z.object({
  products: z.array(
    z.object({
      permalink_id: z.number().int(),
      text: z.string(),
      version: z.number().int(),
      revised_on: z.string(),
      recipients: z.array(
        z.object({
          email: z.string(),
          version: z.number().int(),
          received_at: z.iso.datetime(),
          pdf: z.boolean().describe('Whether they got it as an attached file too: then the update is attached too'),
          language_doc: z.number().int(),
          language_msg: z.string(),
          share_id: z.number().int(),
        }),
      ),
    }),
  ),
})
export type OutdatedList = z.infer<typeof outdatedList>

/** Most recipients that are named one by one to the person who withdraws a product; the record of shares has them all. */
export const mostHolders = 100

/** Who holds personal links to a product: everybody whose mail was not refused and did not come back, however long ago. */
export const linkHolders = z.object({
  total: z.number().int().nonnegative(),
  recipients: z
    .array(
      z.object({
        email: z.string(),
        sent_at: z.iso.datetime().describe('The newest of their mails'),
        sds_version: z.number().int().nullable().describe('The newest that they were given'),
        pdf: z.boolean().describe('Whether they have the sheet as an attached file too, which stays with them'),
        opened: z.boolean(),
      }),
    )
    .max(mostHolders)
    .describe('The newest first'),
})

export const shareSettings = z.object({
  sds_updates: z.enum(['ask', 'send']).describe('ask: somebody looks first; send: every new version is sent by itself'),
})

export type ShareSettings = z.infer<typeof shareSettings>

export const mailList = z.object({
  transport: mailTransport,
  total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  mails: z.array(
    z.object({
      id: z.uuid(),
      share_id: z.number().int(),
      email: z.string(),
      subject: z.string(),
      state: z.enum(deliveryStates),
      queued_at: z.iso.datetime(),
      answer: z.string().nullable(),
    }),
  ),
})
