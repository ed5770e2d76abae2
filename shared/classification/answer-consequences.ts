/** What follows from a classification: label, section 3, poison centres and transport, as the description of the API shows them. */
import { z } from 'zod'
import { names, range, sentence } from './answer-parts.ts'

const because = z.array(z.string())

const supplemental = z.object({
  code: z.string(),
  trigger: z.string().describe('in English'),
  components: z.array(z.string()).describe('keys; those to be filled in for EUH208'),
  article: z.string(),
})

const level = z.string().describe('how strongly it is asked for')
const demands = z.array(z.object({ category: z.string().nullable(), level, source: z.string() }))

const precautions = z.object({
  recommended: z.array(z.object({ code: z.string(), level, demands, condition: z.string().nullable(), conditionMet: z.boolean() })),
  chosen: z.array(z.object({ code: z.string(), level, demands })),
  leftOut: z.array(
    z.object({
      code: z.string(),
      reason: z.enum(['covered', 'otherAudience', 'conditionNotMet', 'optional', 'sixSuffice']),
      by: z.string().nullable(),
      source: z.string(),
    }),
  ),
})

export const describedLabel = z.object({
  signalWord: z.enum(['Danger', 'Warning']).nullable(),
  pictograms: z.array(z.string()),
  hazardStatements: z.array(z.string()),
  supplementalStatements: z.array(z.string()),
  precautionaryStatements: z.array(z.string()),
  named: z.array(z.object({ component: z.string().describe('its key'), cas: names.cas, name: z.string(), because, article: z.string() })),
  childResistantFastening: z.boolean(),
  tactileWarning: z.boolean(),
  restrictions: z.array(z.string()).describe('what REACH Annex XVII wants written'),
  unknown: z.array(z.object({ hazard: z.string(), percent: z.number(), article: z.string() })),
  because: z.object({
    omitted: z.array(z.object({ element: z.string(), because: z.string(), source: z.string() })).describe('what precedence took off'),
    supplemental: z.object({
      statements: z.array(supplemental),
      suggested: z.array(supplemental).describe('of components, which nobody can compute: for a person to decide'),
    }),
    precautions,
    childResistantFastening: because,
    tactileWarning: because,
  }),
})

const statementOfClass = { category: z.string(), statement: z.string().nullable() }
const end = z.number().nullable().describe('%; null: without that end')

export const describedSection3 = z.object({
  component: z.string().describe('its key'),
  ...names,
  content: range,
  range: range.describe('what may stand in place of the content; its upper end is not included'),
  classification: z.array(z.object({ ...statementOfClass, organs: z.array(z.string()) })),
  supplemental: z.array(z.string()),
  limits: z.array(z.object({ ...statementOfClass, from: end, to: end })).describe('specific limits: from included, to not'),
  m: z.object({ acute: z.number().nullable(), chronic: z.number().nullable() }),
  estimates: z.array(z.object({ route: z.string(), value: z.number() })).describe('of acute toxicity'),
  threshold: z.object({
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
})

export const describedPoisonCentre = z.object({
  isRequired: z.boolean(),
  because,
  article: z.string(),
  use: z.enum(['consumer', 'professional', 'industrial']),
  limitedSubmissionPossible: z.boolean(),
  categoryFamily: z.string().nullable(),
  category: z.string().nullable().describe('code of the product category; null where several are left'),
  categories: z.array(z.object({ code: z.string(), text: z.string() })),
  components: z.array(
    z.object({ component: z.string(), isOfMajorConcern: z.boolean(), width: z.number().nullable().describe('of the range, in %') }),
  ),
})

const note = sentence.extend({ source: z.string() })
const packingGroup = z.enum(['I', 'II', 'III']).nullable()

const transportHazard = z.object({
  transportClass: z.string(),
  packingGroup,
  route: z.string().optional().describe('of class 6.1: the route that gave the packing group'),
  goesFirst: z.boolean().optional(),
  isBehindCorrosion: z.boolean().optional(),
  isPesticide: z.boolean().optional(),
  ofHeat: z.enum(['3256', '3257', '3258']).optional().describe('UN number of what only the heat of carriage makes dangerous'),
  because,
  source: z.string(),
})

const mode = z.object({
  mode: z.enum(['road', 'sea', 'air']),
  edition: z.string(),
  regulated: z.boolean(),
  unNumber: z.string().nullable(),
  shippingName: z.object({ en: z.string(), de: z.string(), fr: z.string() }).nullable(),
  technicalNames: z.array(z.string()).describe('to be written in brackets behind the name'),
  transportClass: z.string().nullable(),
  subsidiary: z.array(z.string()),
  packingGroup,
  labels: z.array(z.string()).nullable(),
  environmentallyHazardous: z.boolean(),
  limitedQuantity: z.string().nullable(),
  exceptedQuantity: z.string().nullable(),
  classificationCode: z.string().nullable().describe('of ADR alone, as the four below'),
  tunnelCode: z.string().nullable(),
  transportCategory: z.string().nullable(),
  hazardNumber: z.string().nullable(),
  specialProvisions: z.array(z.string()),
  notes: z.array(note),
})

export const describedTransport = z.object({
  isDangerous: z.boolean(),
  precedence: z.object({ main: transportHazard, packingGroup, subsidiary: z.array(transportHazard), source: z.string() }).nullable(),
  modes: z.array(mode),
  warnings: z.array(note),
})
