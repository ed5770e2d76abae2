import { z } from 'zod'
import { pictogramCodes } from '../clp/pictograms.ts'
import { languageCodes } from './languages.ts'

export const productCardQuery = z.object({
  language: z.string().max(200).optional().describe('Language of the page, as HTML has it: de, de-AT, de_AT; without it the browser’s'),
})

const statement = z.object({ code: z.string(), text: z.string() })

/** What of a product stands on the page of a shop: the elements of its label, and where its documents are. All addresses are absolute. */
export const productCard = z.object({
  id: z.number().int().describe('Permalink id'),
  text: z.string().describe('Name'),
  language: z
    .enum(languageCodes)
    .describe('Language of the texts: the first in which the label exists where the one that was asked for lacks'),
  is_language_of_page: z
    .boolean()
    .describe('False: the label does not exist in the language that was asked for, and whoever shows it in another one has to say so'),
  link: z.url().describe('Permanent link'),
  code_url: z.url().describe('QR code of the permanent link, PNG'),
  label: z
    .object({
      picture_url: z.url().describe('Picture of the label, PNG'),
      signal_word: z.string().nullable(),
      pictograms: z.array(z.object({ id: z.enum(pictogramCodes), description: z.string(), url: z.url() })),
      ufi: z.string().nullable(),
      contains: z.string().nullable().describe('Substances that contribute to the classification, CLP Article 18(3)'),
      hazard: z.array(statement),
      precautions: z.array(statement),
      supplemental: z.array(z.string()).describe('EUH statements, and texts of other law'),
      without_hazard: z.string().nullable().describe('That no label is required'),
      supplier: z.object({ name: z.string(), address: z.string(), telephone: z.string() }),
    })
    .describe('The elements of CLP Article 17, which an offer has to show (Article 48)'),
  links: z.array(
    z.object({
      kind: z.enum(['product', 'digitalLabel', 'sds', 'tds', 'safety']),
      text: z.string(),
      url: z.url(),
      file_url: z.url().nullable().describe('PDF, always of the version of today: the address may be kept'),
    }),
  ),
})
export type ProductCard = z.infer<typeof productCard>
