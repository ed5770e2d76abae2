import { z } from 'zod'
import { externalId } from './identifier-fields.ts'
import { rule } from './reasons/reason.ts'

/** By what a product is found, in the order in which a text is read. */
const identifierKinds = ['link', 'ufi', 'gtin', 'code'] as const
export type IdentifierKind = (typeof identifierKinds)[number]

export const lookupQuery = z.object({
  identifier: z
    .string()
    .min(1, rule('missing'))
    .max(400)
    .describe(
      'UFI with or without hyphens, GTIN of 8, 12, 13 or 14 digits, product code, number or address of the permanent link, address of a GS1 Digital Link: complete',
    ),
})

export const lookup = z.object({
  products: z
    .array(
      z.object({
        id: z.number().int().describe('Permalink id'),
        by: z.enum(identifierKinds).describe('What the text is to this product'),
        text: z.string().describe('Name, as published last'),
        supplier: z.string(),
        brand_style: z.string(),
        status: z.enum(['active', 'withdrawn']),
        current: z.boolean().describe('False: an earlier version had the UFI or GTIN, whose composition may have been another'),
        version: z
          .number()
          .int()
          .nullable()
          .describe('Of one that is not current: the last version of the safety data sheet that had it, for `?version=`'),
        link: z.url().describe('Permanent link'),
      }),
    )
    .describe('Those that are not withdrawn first; at most 20'),
  more: z.boolean().describe('There are more than are listed'),
  mistyped: z.enum(['ufi', 'gtin']).nullable().describe('Nothing was found, and the check character or digit is wrong'),
})
export type Lookup = z.infer<typeof lookup>

export const externalIdBody = z.object({ external_id: externalId.nullable().describe('null takes it away') })
