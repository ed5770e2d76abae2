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
