import { z } from 'zod'
import { languageCodes } from './languages.ts'

const part = z.object({ present: z.number().int(), total: z.number().int() })

/** GET /api/v1/coverage: what there is of the program's own texts in each language. */
export const wordingCoverage = z.object({
  languages: z.array(
    z.object({
      code: z.enum(languageCodes),
      id: z.number().int(),
      name: z.string(),
      statements: part,
      headings: part,
      terms: part,
      substances: part,
      phrases: part,
      interface: part,
      unofficial: z.number().int().describe('Statements, headings and sentences of the law that are no official wording in this language'),
    }),
  ),
})
export type WordingCoverage = z.infer<typeof wordingCoverage>

/** GET /api/v1/coverage/products: in which languages the published sheets of a workgroup's products are complete. */
export const productCoverage = z.object({
  total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  products: z.array(
    z.object({
      synonym_id: z.number().int(),
      text: z.string(),
      sds: z.array(z.enum(languageCodes)).nullable(),
      tds: z.array(z.enum(languageCodes)).nullable(),
    }),
  ),
})
export type ProductCoverage = z.infer<typeof productCoverage>
