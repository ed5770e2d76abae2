/** The answer of a classification, as the description of the API shows it. The engine makes it; nothing is validated on the way out. */
import { z } from 'zod'
import { describedLabel, describedPoisonCentre, describedSection3, describedTransport } from './answer-consequences.ts'
import { acuteEstimates, describedComponent, range, remark, sentence } from './answer-parts.ts'

const classified = z.object({
  class: z.string().describe('“Skin Irrit. 2”'),
  statements: z.array(z.string()),
  route: z.enum(['oral', 'dermal', 'inhalation']).optional(),
  routes: z.array(z.string()).optional().describe('routes of exposure that the statement names, where proven'),
  effect: z.enum(['narcotic', 'respiratory']).optional(),
  organs: z.array(z.string()).optional(),
})

const counted = z.object({
  component: z.string().describe('its key'),
  name: z.string(),
  content: z.number().describe('% of the mixture, at the end of its range that was judged'),
  range: range.optional(),
  as: z.string().describe('class or figure for which it counts: “Skin Corr. 1B”, “ATE 100 mg/kg”'),
  factor: z.number(),
  divisor: z.number(),
  from: z.number().describe('% from which it counts'),
})

const leftOut = z.object({
  component: z.string().describe('its key'),
  content: z.number(),
  reason: z.string(),
  limit: z.number().optional().describe('% that it is below'),
  note: z.string().optional().describe('Note of Annex VI'),
})

const step = z.object({
  rule: z.string().describe('place in the regulation'),
  what: sentence,
  arithmetic: z.enum(['sum', 'each', 'estimate', 'value', 'fact']),
  counted: z.array(counted),
  leftOut: z.array(leftOut),
  sum: z.string().nullable().describe('written out'),
  total: z.number().nullable(),
  unit: z.string().nullable(),
  limit: z.number().nullable(),
  comparison: z.enum(['>=', '>', '<=', '<']).nullable(),
  distance: z.number().nullable().describe('how much is missing; negative: how far beyond'),
  isMet: z.boolean(),
  unknown: z.number().describe('% of the mixture of which the hazard is not known'),
  corrected: z.number().optional().describe('% by which the formula of an estimate was corrected'),
  totalAtOtherEnd: z.number().optional().describe('the figure at the other end of the ranges'),
  decidedBy: z.array(z.string()).optional().describe('keys of components whose range decides'),
  gives: z.string().nullable(),
})

const outcome = z.enum(['classified', 'notClassified', 'notApplicable', 'dataLacking'])

const hazard = z.object({
  hazardClass: z.string(),
  differentiation: z.string().nullable(),
  outcome,
  category: z.string().nullable(),
  statements: z.array(z.string()),
  route: classified.shape.route,
  routes: classified.shape.routes,
  effect: classified.shape.effect,
  organs: classified.shape.organs,
  basis: z.enum(['calculation', 'testData', 'bridging', 'expertJudgement']),
  steps: z.array(step),
  unknown: z.number(),
  because: z.array(z.string()).describe('keys of the components that put the mixture into the class'),
  estimates: acuteEstimates.optional(),
  elicitors: z.array(z.string()).optional().describe('of sensitisation: components from their elicitation limit on'),
  worstCase: z
    .object({ category: z.string(), statements: z.array(z.string()), reason: sentence })
    .optional()
    .describe('if the missing value were the worst one; never on the label'),
  remarks: z.array(remark),
  overridden: z
    .object({ outcome, category: z.string().nullable(), reason: z.string() })
    .optional()
    .describe('what was calculated where a person decided otherwise'),
})

const warning = remark.extend({ path: z.string().describe('where it stands in the request') })

export const classificationAnswer = z.object({
  at: z.iso.date(),
  engine: z.string(),
  classification: z.array(classified),
  acuteToxicity: acuteEstimates,
  label: describedLabel,
  section3: z.array(describedSection3),
  ufiRequired: z.boolean(),
  poisonCentreGroup: describedPoisonCentre,
  transport: describedTransport.nullable().describe('null where nobody said the physical state'),
  hazards: z.array(hazard),
  components: z.array(describedComponent),
  remainder: z.number(),
  warnings: z.array(warning),
  lapsedOverrides: z
    .array(z.string())
    .optional()
    .describe('places of overrides that do not count: they name what they were made for, and it has changed'),
})
