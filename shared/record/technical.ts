import { z } from 'zod'
import { languageCodes } from '../languages.ts'
import { isoDate, line, text, texts } from './texts.ts'
import { rule } from '../reasons/reason.ts'

/** The technical data sheet and the marketing sections of the product detail. */
export const technical = z
  .strictObject({
    description: texts,
    recommendedUse: texts,
    recommendedLevels: texts,
    specialFeatures: texts,
    application: texts,
    storage: texts,
    disclaimer: text.optional(),
  })
  .prefault({})

/** Row of the material composer: what the product is put together from. */
export const material = z.strictObject({
  id: z.number().int().positive(),
  component: line(160),
  /** Exact content, % w/w, two decimals. */
  content: z.number().min(0).max(100).optional(),
  contentRange: line(40).optional(),
  supplier: line(120).optional(),
  purpose: text.optional(),
})

/** Row of the formulation mixer. `M` is a material, `N` an instruction between materials. */
const mixerRow = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('M'),
    /** Permalink id of the component where it is a product of its own. */
    product: z.number().int().positive().optional(),
    name: line(160),
    supplier: line(120).optional(),
    purpose: text.optional(),
    /** % w/w, two decimals; all material rows together make 100.00. */
    massPercent: z.number().min(0).max(100),
    /** Litres, two decimals. */
    volume: z.number().nonnegative(),
    /** Euro, two decimals. */
    price: z.number().nonnegative(),
  }),
  z.strictObject({ type: z.literal('N'), instruction: text }),
])

/** Products that are sold together in one package, each with a label of its own: CLP Articles 33 and 35. */
export const kit = z.strictObject({
  /** Permalink id of each, and its name as the label of the kit prints it. */
  components: z
    .array(z.strictObject({ product: z.number().int().positive().max(2_147_483_647), name: line(160) }))
    .min(2)
    .max(10),
  /** Must be given where the kit's own label is weaker than that of a component. */
  weakerBecause: text.optional(),
})

/** A file that belongs to the product. Its bytes lie in the attachment store under their hash. */
export const attachment = z.strictObject({
  name: line(160),
  extension: z.enum(['pdf', 'docx', 'xlsx', 'png', 'jpeg', 'url']),
  category: z.enum(['certificate', 'approval', 'photo', 'brochure', 'testReport', 'other']),
  language: z.enum(languageCodes).optional(),
  status: z.enum(['draft', 'published', 'withdrawn']).default('published'),
  /** Bytes. */
  size: z.number().int().nonnegative(),
  created: isoDate,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})

/** Two materials and more must make 100.00 %, counted in hundredths because 2.3 + 6.1 + 1.6 is not 10 in floating point. */
export const formulationMixer = z
  .array(mixerRow)
  .max(60)
  .default([])
  .superRefine((rows, context) => {
    const hundredths = rows.reduce((sum, row) => sum + (row.type === 'M' ? Math.round(row.massPercent * 100) : 0), 0)
    if (rows.some((row) => row.type === 'M') && hundredths !== 10_000)
      context.addIssue({ code: 'custom', message: rule('sum', { sum: (hundredths / 100).toFixed(2) }) })
  })
