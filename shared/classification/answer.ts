/** The answer of a classification, as the description of the API shows it. The engine makes it; nothing is validated on the way out. */
import { z } from 'zod'

const classified = z.looseObject({
  class: z.string().describe('“Skin Irrit. 2”'),
  statements: z.array(z.string()),
  route: z.enum(['oral', 'dermal', 'inhalation']).optional(),
  effect: z.enum(['narcotic', 'respiratory']).optional(),
  organs: z.array(z.string()).optional(),
})

const estimate = z.object({ estimate: z.number().nullable(), unknown: z.number().describe('% of the mixture') }).optional()

const sentence = z.looseObject({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  message: z.string().describe('in English'),
})
const remark = sentence.extend({ article: z.string().nullable().describe('place in the regulation') })

const step = z.looseObject({
  rule: z.string().describe('place in the regulation'),
  what: sentence,
  arithmetic: z.enum(['sum', 'each', 'estimate', 'value', 'fact']),
  counted: z.array(z.looseObject({ component: z.string(), content: z.number(), factor: z.number(), divisor: z.number() })),
  leftOut: z.array(z.looseObject({ component: z.string(), content: z.number(), reason: z.string() })),
  sum: z.string().nullable().describe('written out'),
  total: z.number().nullable(),
  limit: z.number().nullable(),
  distance: z.number().nullable(),
  isMet: z.boolean(),
  unknown: z.number(),
  gives: z.string().nullable(),
})

const hazard = z.looseObject({
  hazardClass: z.string(),
  differentiation: z.string().nullable(),
  outcome: z.enum(['classified', 'notClassified', 'notApplicable', 'dataLacking']),
  category: z.string().nullable(),
  statements: z.array(z.string()),
  basis: z.string(),
  steps: z.array(step),
  unknown: z.number(),
  because: z.array(z.string()),
  remarks: z.array(remark),
})

const warning = remark.extend({ path: z.string().describe('where it stands in the request') })

export const classificationAnswer = z.looseObject({
  at: z.iso.date(),
  engine: z.string(),
  classification: z.array(classified),
  acuteToxicity: z.object({ oral: estimate, dermal: estimate, gas: estimate, vapour: estimate, mist: estimate, dust: estimate }),
  label: z.looseObject({
    signalWord: z.enum(['Danger', 'Warning']).nullable(),
    pictograms: z.array(z.string()),
    hazardStatements: z.array(z.string()),
    supplementalStatements: z.array(z.string()),
    precautionaryStatements: z.array(z.string()),
    named: z.array(z.looseObject({ cas: z.string().nullable(), name: z.string() })),
    childResistantFastening: z.boolean(),
    tactileWarning: z.boolean(),
  }),
  section3: z.array(
    z.looseObject({
      component: z.string(),
      name: z.string(),
      threshold: z.looseObject({
        limit: z.number().describe('% from which it is named; 0: from any content'),
        category: z.string().nullable().describe('class for which it is named; null: for its reason'),
        reason: z
          .union([
            z.object({ limit: z.string().describe('act with its workplace limit of the Union') }),
            z.object({ concern: z.string().describe('article by which it is on the candidate list') }),
          ])
          .nullable(),
        article: z.string(),
      }),
    }),
  ),
  ufiRequired: z.boolean(),
  poisonCentreGroup: z.looseObject({ isRequired: z.boolean() }),
  transport: z.looseObject({}).nullable(),
  hazards: z.array(hazard),
  components: z.array(z.looseObject({ key: z.string(), name: z.string(), content: z.object({ from: z.number(), to: z.number() }) })),
  remainder: z.number(),
  warnings: z.array(warning),
  lapsedOverrides: z
    .array(z.string())
    .optional()
    .describe('places of overrides that do not count: they name what they were made for, and it has changed'),
})
