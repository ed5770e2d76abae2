/** What several parts of a classification's answer consist of. */
import { z } from 'zod'

export const sentence = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  message: z.string().describe('in English'),
})

export const remark = sentence.extend({ article: z.string().nullable().describe('place in the regulation') })

/** In % of the mixture. */
export const range = z.object({ from: z.number(), to: z.number() })

export const names = { cas: z.string().nullable(), ec: z.string().nullable(), index: z.string().nullable(), name: z.string() }

const estimate = z.object({ estimate: z.number().nullable(), unknown: z.number().describe('% of the mixture') }).optional()

export const acuteEstimates = z.object({
  oral: estimate,
  dermal: estimate,
  gas: estimate,
  vapour: estimate,
  mist: estimate,
  dust: estimate,
})

/** A component as it was judged. */
export const describedComponent = z.object({
  key: z.string(),
  ...names,
  substance: z.string().nullable().describe('key of an own substance'),
  paths: z.array(z.string()).describe('where it stands in the request'),
  content: range,
  classification: z.array(
    z.object({
      class: z.string(),
      statement: z.string().nullable(),
      source: z.enum(['harmonised', 'own']),
      minimum: z.boolean(),
      leftOutBy: z.string().nullable().describe('Note of Annex VI by which it does not count'),
    }),
  ),
  notes: z.array(z.string()).describe('of its entry: CLP Annex VI, 1.1.3'),
  unknown: z.array(z.string()).describe('endpoints of which nothing is known'),
  refused: z.array(z.object({ what: z.string(), held: z.string(), isMinimum: z.boolean(), reason: z.string(), article: z.string() })),
  entry: z
    .object({ index: z.string(), act: z.string().describe('CELEX number'), appliesFrom: z.string() })
    .nullable()
    .describe('of Annex VI'),
})
