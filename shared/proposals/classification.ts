/** GET /api/v1/products/{synonymId}/classification: the classes of a recipe with their reasons, as a person reads them. */
import { z } from 'zod'

/**
 * - `applies`, `doesNotApply`: as calculated
 * - `overruled`: a person decided otherwise
 * - `notKnown`: data are lacking; never the same as that it does not apply
 * - `withoutCause`: nothing of the recipe could lead to it
 */
const classGroups = ['applies', 'overruled', 'notKnown', 'doesNotApply', 'withoutCause'] as const

const toldClass = z.object({
  key: z.string().describe('class and what parts it'),
  title: z.string(),
  group: z.enum(classGroups),
  category: z.string().nullable().describe('as calculated'),
  calculated: z.enum(['applies', 'notKnown', 'doesNotApply']).describe('what the calculation says, whatever a person decided'),
  statements: z.array(z.string()),
  arithmetic: z.array(z.string()).describe('what was asked and the sum, written out'),
  terms: z.array(z.string()).describe('components that count and those that were left out, with the reason'),
  article: z.string(),
  ratio: z.number().nullable().describe('how many times the limit; where less is worse, its inverse; null: no figure'),
  distance: z.object({ value: z.string(), side: z.enum(['above', 'below', 'at']) }).nullable(),
  remarks: z.array(z.string()),
  worst: z.string().nullable().describe('what it would be at worst, where data are lacking'),
  overrule: z
    .object({
      class: z.string().describe('as a recipe names it'),
      choices: z.array(z.string()).describe('categories that a person may assign, as a recipe names them'),
      upon: z.string().describe('fingerprint of what the result rests on'),
    })
    .nullable()
    .describe('null: nobody can overrule it here'),
  override: z
    .object({
      category: z.string().nullable(),
      basis: z.enum(['testData', 'bridging', 'expertJudgement', 'calculation']),
      reason: z.string(),
      evidence: z.string().nullable(),
      person: z.string().nullable(),
      day: z.string().nullable(),
      isLapsed: z.boolean().describe('the recipe has changed in a way that touches it: it does not count until somebody confirms it'),
    })
    .nullable(),
})
export type ToldClass = z.infer<typeof toldClass>

export const classificationView = z.object({
  recipeRevision: z.number().int(),
  isJudged: z.boolean().describe('false: nothing of the recipe can be judged yet'),
  leftOut: z.array(z.string()).describe('rows of the recipe by key that could not be read and were not judged'),
  classes: z.array(toldClass),
})
export type ClassificationView = z.infer<typeof classificationView>
