import { z } from 'zod'
import type { LanguageCode } from '../../shared/languages.ts'
import { readLanguage } from '../../shared/read-language.ts'
import { isRecipient, mostRecipients, mostSharedProducts, splitRecipients } from '../../shared/share.ts'
import { AppError } from '../errors.ts'
import { readId } from '../products/load-product.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'

/** Forms send text, programs numbers. */
const idText = z.union([z.string().max(20), z.number()]).transform(String)
const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z.union([z.array(item).max(most), item.transform((one) => [one])]).default([])
const flag = z
  .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1', 'true', 'false'])])
  .transform((value) => value === true || value === 1 || value === '1' || value === 'true')
const ids = listOf(idText, 10 * mostSharedProducts).describe('Synonym ids')

export const shareLanguagesBody = z.object({ synonym_ids: ids })

const settings = {
  emails: listOf(z.string().max(5_000), 500).describe(
    `1 to ${mostRecipients} addresses; an entry may contain several, separated by commas or spaces`,
  ),
  language_doc: idText
    .optional()
    .describe('Document language id; may be left out if the products have no valid safety data sheet, and for links to overviews'),
  language_msg: idText.optional().describe('Language of the message: ISO code, or document language id'),
  sds: flag.default(false).describe('1: links to the safety data sheets; 0: to the product overviews'),
  attach: flag.default(false).describe('1: also attach the safety data sheets as PDF files'),
}
export const sharePreviewBody = z.object({
  ...settings,
  synonym_ids: ids,
  isChemius: flag.optional(),
})
export const shareBody = z.object({ ...settings, products: ids, isChemius: flag.optional().describe('Accepted, and without effect') })

export interface ShareSettings {
  recipients: string[]
  documentLanguage: LanguageCode | undefined
  messageLanguage: LanguageCode
  target: 'ui' | 'sds'
  attach: boolean
}

const refuse = (reason: Reason): AppError => new AppError('CLIENT_SIDE', { reasons: [reason] })

/**
 * The rules of the share form (specification, section 5).
 * @throws {AppError} CLIENT_SIDE 400 with the field; for invalid recipient addresses with their list, `report.invalidEmails`
 */
export function readShareSettings(body: z.output<z.ZodObject<typeof settings>>): ShareSettings {
  return {
    recipients: readRecipients(body.emails),
    documentLanguage:
      body.language_doc === undefined || body.language_doc === '' ? undefined : expectLanguage('language_doc', body.language_doc),
    messageLanguage: expectLanguage('language_msg', body.language_msg ?? ''),
    target: body.sds ? 'sds' : 'ui',
    attach: body.attach,
  }
}

/** Each address once, ignoring case. */
function readRecipients(entries: readonly string[]): string[] {
  const recipients = [...new Map(entries.flatMap(splitRecipients).map((entry) => [entry.toLowerCase(), entry])).values()]
  const invalidEmails = recipients.filter((entry) => !isRecipient(entry))
  if (invalidEmails.length > 0) {
    const shown = invalidEmails.slice(0, 100).map((entry) => entry.slice(0, 300))
    throw new AppError('CLIENT_SIDE', {
      reasons: [reasonAt('emails', 'invalidEmails', { emails: shown })],
      report: { invalidEmails: shown },
    })
  }
  if (recipients.length === 0) throw refuse(reasonAt('emails', 'recipientsMissing'))
  if (recipients.length > mostRecipients) throw refuse(reasonAt('emails', 'tooManyRecipients', { max: mostRecipients }))
  return recipients
}

function expectLanguage(field: string, text: string): LanguageCode {
  const language = readLanguage(text)
  if (!language) throw refuse(reasonAt(field, text === '' ? 'missing' : 'notALanguage'))
  return language.code
}

/** @throws {AppError} CLIENT_SIDE 400 for none, too many, and invalid ids */
export function readSynonymIds(field: string, texts: readonly string[]): number[] {
  const read = [...new Set(texts)].map((text) => {
    const id = readId(text)
    if (id === null) throw refuse(reasonAt(field, 'notAnId'))
    return id
  })
  if (read.length === 0) throw refuse(reasonAt(field, 'missing'))
  if (read.length > mostSharedProducts) throw refuse(reasonAt(field, 'tooManyProducts', { max: mostSharedProducts }))
  return read
}
