/** GET /api/v1/where-used: the products that contain a substance or raw material, by itself or within raw materials. */
import { z } from 'zod'
import { ownSubstanceKey } from './own-substances.ts'
import { publicationStates } from './product-list.ts'
import { rule } from './reasons/reason.ts'
import { pageNumber, wholeNumber } from './sent-values.ts'

/** Products on one page at most. */
const mostOnPage = 200

export const whereUsedQuery = z
  .object({
    key: ownSubstanceKey.optional().describe('Key of an own substance or raw material of the workgroup'),
    substance: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .describe('Instead of it: CAS, EC or index number, or a name. Numbers and names of one entry of Annex VI count as one'),
    page: pageNumber,
    pageSize: wholeNumber(mostOnPage).default(50).describe(`1 to ${mostOnPage}`),
  })
  .refine(({ key, substance }) => (key === undefined) !== (substance === undefined), { path: ['substance'], message: rule('anyIdentity') })

const content = z.object({ from: z.number(), to: z.number() })

const usingProduct = z.object({
  id: z.number().int().describe('Permalink id'),
  synonym_id: z.number().int(),
  text: z.string(),
  state: z.enum(publicationStates),
  source: z.enum(['recipe', 'record']).describe('record: nobody has stored a recipe, section 3 is taken for one'),
  content: content.nullable().describe('% w/w of it altogether; null: a share on the way cannot be read'),
  rows: z.array(
    z.object({
      name: z.string(),
      share: z.string().describe('as typed'),
      via: z.string().nullable().describe('key of the raw material in which it is; null: the row is the substance itself'),
    }),
  ),
})
export type UsingProduct = z.infer<typeof usingProduct>

export const whereUsed = z.object({
  total: z.number().int().nonnegative(),
  page: z.number().int().positive(),
  page_size: z.number().int().positive(),
  raw_materials: z
    .array(z.object({ key: z.string(), name: z.string(), content: content.nullable() }))
    .describe('own raw materials that contain it, at any depth'),
  products: z.array(usingProduct),
})
export type WhereUsed = z.infer<typeof whereUsed>
