/** What a change of a substance, or of the law, means for the products of a workgroup (docs/decisions/100-recalculation.md). */
import { z } from 'zod'
import { publicationStates } from './product-list.ts'
import { ownSubstanceKey } from './own-substances.ts'
import { isoDate, text } from './record/texts.ts'
import { rule } from './reasons/reason.ts'
import { visibleWords } from './reasons/visible-words.ts'
import { pageNumber, wholeNumber } from './sent-values.ts'

/** Products of one recalculation at most. */
export const mostRecalculated = 10_000

const permalinkId = z.number().int().min(1).max(2_147_483_647)

/** What is compared: before the change, and with it. */
const recalculationChange = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('substance'),
    key: ownSubstanceKey.describe('own substance or raw material, as it is now'),
    since: z.number().int().min(1).max(2_147_483_647).describe('its revision before the change'),
  }),
  z.strictObject({
    kind: z.literal('law'),
    from: isoDate.describe('the law of this day'),
    to: isoDate.describe('against that of this one'),
    substance: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .describe('CAS, EC or index number, or name: only products that contain it; without it all of the workgroup'),
  }),
])
export type RecalculationChange = z.output<typeof recalculationChange>

/** POST /api/v1/recalculations. */
export const recalculationBody = z.strictObject({
  change: recalculationChange,
  products: z
    .array(permalinkId)
    .min(1)
    .max(mostRecalculated)
    .optional()
    .describe('Permalink ids; without them every product that is concerned'),
})

/** In the order of what has to be done. */
export const recalculationOutcomes = ['changed', 'failed', 'unchanged'] as const
export type RecalculationOutcome = (typeof recalculationOutcomes)[number]

/** Why a product could not be calculated. */
export const recalculationFailures = ['nothingToJudge', 'tooMany', 'unexpected'] as const

const recalculationTasks = ['calculate', 'take', 'publish'] as const
export type RecalculationTask = (typeof recalculationTasks)[number]

/** One whose program ended in the middle goes on by itself. */
const recalculationStates = ['running', 'done', 'cancelled'] as const

const count = z.number().int().nonnegative()

export const recalculationAnswer = z.object({
  id: z.number().int(),
  change: recalculationChange,
  name: z.string().describe('of the substance; empty where the law is what changed'),
  state: z.enum(recalculationStates),
  task: z.enum(recalculationTasks).describe('what is being done, or was done last'),
  done: count.describe('products that this task is done with'),
  total: count.describe('products of this task'),
  outcomes: z.object({ changed: count, failed: count, unchanged: count, waiting: count }),
  labels: count.describe('products whose label changes'),
  stale: count.describe('products whose recipe, raw materials or law have moved on since'),
  taken: count.describe('products into whose draft the change was taken'),
  published: count,
  started_by: z.string(),
  started_at: z.iso.datetime(),
  ended_at: z.iso.datetime().nullable(),
})
export type RecalculationAnswer = z.infer<typeof recalculationAnswer>

const announced = z
  .array(
    z.object({
      day: isoDate,
      entries: count.describe('of Annex VI that change'),
      products: count.describe('of the workgroup that contain one of them'),
      calculated: z
        .object({ id: z.number().int(), changed: count, is_running: z.boolean() })
        .nullable()
        .describe('the newest recalculation of all products for that day'),
    }),
  )
  .describe('days after today from which entries of Annex VI change')

/** GET /api/v1/recalculations/announced. */
export const announcedChanges = z.object({ announced })
export type AnnouncedChanges = z.infer<typeof announcedChanges>

/** GET /api/v1/recalculations. */
export const recalculationList = z.object({ recalculations: z.array(recalculationAnswer), announced })
export type RecalculationList = z.infer<typeof recalculationList>

const both = <Value extends z.ZodType>(value: Value) => z.object({ before: value, after: value })
const difference = z.object({ added: z.array(z.string()), gone: z.array(z.string()) })

/** What is different, by code; the same is said in words. */
export const productDifference = z.object({
  classes: z.array(
    z.object({
      hazardClass: z.string(),
      differentiation: z.string().nullable(),
      before: z.string().nullable().describe('“Skin Sens. 1 H317”; null: not classified'),
      after: z.string().nullable(),
    }),
  ),
  label: z.object({
    signalWord: both(z.enum(['Danger', 'Warning']).nullable())
      .nullable()
      .describe('null: the same'),
    pictograms: difference,
    hazardStatements: difference,
    supplementalStatements: difference,
    precautionaryStatements: difference,
  }),
  transport: both(z.string()).nullable().describe('UN number, class and packing group by road; empty: no dangerous goods; null: the same'),
  sections: z.array(z.string()).describe('of the sheet'),
  overrules: z.array(z.string()).describe('classes that a person decided, whose ground has changed: to be confirmed'),
})
export type ProductDifference = z.infer<typeof productDifference>

/** What was done for a product. `left`: nothing, for this reason. */
const taken = z.object({
  revision: z.number().int().describe('of the draft afterwards'),
  taken: count.describe('proposals that were taken'),
  open: count.describe('differences to what a person wrote, which wait for one'),
})
const leftReasons = ['othersDraft', 'stale', 'unpublished', 'draftMoved', 'withdrawn', 'nothing', 'refused', 'unexpected'] as const
const finding = z.object({ code: z.string(), path: z.string(), message: z.string() })

const left = z.object({
  task: z.enum(recalculationTasks),
  why: z.enum(leftReasons),
  by: z.string().nullable().describe('whose draft it is'),
  findings: z.array(finding),
})
export type LeftOut = z.infer<typeof left>

const recalculatedProduct = z.object({
  id: z.number().int().describe('Permalink id'),
  synonym_id: z.number().int(),
  text: z.string(),
  state: z.enum(publicationStates),
  outcome: z.enum([...recalculationOutcomes, 'waiting']),
  failure: z.enum(recalculationFailures).nullable(),
  difference: productDifference.nullable(),
  words: z.array(z.string()).describe('the difference in the language of the interface'),
  is_label: z.boolean().describe('the label changes'),
  follows: z.object({
    open: count.describe('proposals that would be taken'),
    differs: count.describe('that would replace what a person wrote'),
  }),
  stale: z.boolean().describe('its recipe, a raw material or the table has moved on since: calculate again'),
  draft: z.object({ by: z.string(), is_mine: z.boolean(), at: z.iso.datetime() }).nullable().describe('changes that nobody has published'),
  taken: taken.nullable(),
  published: z.object({ version: z.number().int(), on: isoDate }).nullable(),
  left: left.nullable().describe('why the last task did nothing for it; refused: by the check before publishing, with its findings'),
})
export type RecalculatedProduct = z.infer<typeof recalculatedProduct>

export const recalculatedProducts = z.object({
  total: count,
  page: z.number().int().positive(),
  page_size: z.number().int().positive(),
  products: z.array(recalculatedProduct),
})
export type RecalculatedProducts = z.infer<typeof recalculatedProducts>

export const recalculatedQuery = z.object({
  outcome: z.enum(recalculationOutcomes).optional().describe('Products of which this was found'),
  page: pageNumber,
  pageSize: wholeNumber(200).default(50).describe('1 to 200'),
})

const chosen = z.union([z.literal('all'), z.array(permalinkId).min(1).max(mostRecalculated)])

/** POST …/take. */
export const takeBody = z.strictObject({
  products: chosen.describe('all: every one that changes'),
  differences: z.boolean().default(false).describe('true: what a person wrote is replaced too, as somebody who looked at it wants'),
  overDrafts: z.array(permalinkId).max(mostRecalculated).default([]).describe('products whose draft of somebody else is to be continued'),
})

/** Characters of a reason at least. */
export const leastReason = 20

/** POST …/publish. */
export const publishManyBody = z.strictObject({
  products: chosen.describe('all: every one into which the change was taken'),
  date: isoDate.describe('day of the revision'),
  reason: text
    .refine((one) => shortest(one) >= leastReason, rule('tooShort', { min: leastReason }))
    .describe(`the same for all, ${leastReason} characters or more`),
})

const shortest = (one: z.output<typeof text>): number =>
  'text' in one ? Math.min(...Object.values(one.text).map((said) => visibleWords(said).length)) : leastReason
