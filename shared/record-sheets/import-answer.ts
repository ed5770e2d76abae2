import { z } from 'zod'

/** What becomes of a product of a file. */
const outcomes = ['new', 'changed', 'unchanged'] as const

/** Whose numbers of permanent links a file has: this workgroup's, or those of another workgroup or installation that it was exported from. */
const numbersOf = ['here', 'elsewhere'] as const
export type NumbersOf = (typeof numbersOf)[number]

/** Query of POST /api/v1/products/import. */
export const importQuery = z.object({
  numbers: z
    .enum(numbersOf)
    .default('here')
    .describe(
      'elsewhere: the file is the export of another workgroup or installation. Its products are found by their key of another system, which is their number there where they have none; those that are not found are new, and get that key. What it says of status and revision does not count',
    ),
  dry_run: z.enum(['0', '1']).default('0').describe('1: nothing is stored; the answer says what would be'),
})

/** What a file of tables says, and what was stored of it. */
export const importAnswer = z.object({
  stored: z.boolean().describe('False: nothing was stored, since it was only asked what would be'),
  added: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  ignored: z.array(z.string()).describe('Sheets that are none of the template'),
  products: z.array(
    z.object({
      key: z.string().describe('How the file names the product'),
      name: z.string(),
      outcome: z.enum(outcomes),
      permalink_id: z.number().int().nullable().describe('Null: it gets one when it is stored'),
      synonym_id: z.number().int().nullable(),
      places: z.number().int().describe('How many places of the record change'),
      missing: z.number().int().describe('What keeps the record from being published'),
      same_name: z
        .number()
        .int()
        .describe(
          'Of a new product: how many others are called the same, in the workgroup or in the file. One that is meant needs its permanent number or its key',
        ),
      errors: z.number().int().nullable().describe('Of the check, once it is stored. Null: it was not asked'),
      warnings: z.number().int().nullable(),
    }),
  ),
})
export type ImportAnswer = z.infer<typeof importAnswer>

/** Query of GET /api/v1/products/export. */
export const exportQuery = z.object({
  format: z.enum(['xlsx', 'csv']).default('xlsx').describe('csv: an archive of CSV files, one for each sheet'),
  lang: z.string().min(1).max(2).optional().describe('ISO code of the language of heads; that of the user without it'),
  synonym_ids: z
    .string()
    .max(6_000)
    .regex(/^\d{1,10}(?:,\d{1,10})*$/)
    .optional()
    .describe('Synonym ids of products, parted by commas; all of the workgroup without it'),
})
