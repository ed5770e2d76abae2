/** What the workshop reads of the answer of POST /api/v1/classify; the rest of it is for programs. */
import { describedComponent } from '../classification/answer-parts.ts'
import { z } from 'zod'
import { pictogramCodes } from '../../clp/pictograms.ts'

const sentence = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  message: z.string(),
})

const step = z.object({
  rule: z.string(),
  what: sentence,
  arithmetic: z.enum(['sum', 'each', 'estimate', 'value', 'fact']),
  counted: z.array(z.object({ component: z.string(), name: z.string(), content: z.number() })),
  total: z.number().nullable(),
  unit: z.string().nullable(),
  limit: z.number().nullable(),
  comparison: z.enum(['>=', '>', '<=', '<']).nullable(),
  distance: z.number().nullable(),
  isMet: z.boolean(),
  gives: z.string().nullable(),
})
export type LiveStep = z.infer<typeof step>

const hazard = z.object({
  hazardClass: z.string(),
  differentiation: z.string().nullable(),
  outcome: z.enum(['classified', 'notClassified', 'notApplicable', 'dataLacking']),
  category: z.string().nullable(),
  statements: z.array(z.string()),
  steps: z.array(step),
  unknown: z.number(),
  worstCase: z.object({ category: z.string(), statements: z.array(z.string()), reason: sentence }).optional(),
  remarks: z.array(sentence),
  overridden: z.object({ category: z.string().nullable() }).optional(),
})
export type LiveHazard = z.infer<typeof hazard>

const component = describedComponent.omit({ refused: true, entry: true })
export type LiveComponent = z.infer<typeof component>

export const liveAnswer = z.object({
  at: z.iso.date(),
  label: z.object({
    signalWord: z.enum(['Danger', 'Warning']).nullable(),
    pictograms: z.array(z.enum(pictogramCodes)),
    hazardStatements: z.array(z.string()),
    supplementalStatements: z.array(z.string()),
    precautionaryStatements: z.array(z.string()),
    named: z.array(z.object({ component: z.string() })),
    childResistantFastening: z.boolean(),
    tactileWarning: z.boolean(),
    because: z.object({
      omitted: z.array(z.object({ element: z.string(), because: z.string(), source: z.string() })),
      supplemental: z.object({ statements: z.array(z.object({ code: z.string(), components: z.array(z.string()) })) }),
    }),
  }),
  ufiRequired: z.boolean(),
  hazards: z.array(hazard),
  components: z.array(component),
  warnings: z
    .array(sentence.extend({ path: z.string() }))
    .default([])
    .describe('what a person should look at again, with the place in the request'),
  remainder: z.number(),
  lapsedOverrides: z.array(z.string()).default([]),
})
export type LiveAnswer = z.infer<typeof liveAnswer>
