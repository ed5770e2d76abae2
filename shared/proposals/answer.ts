/** GET and POST /api/v1/products/{synonymId}/proposals. */
import { z } from 'zod'
import { revisionNumber } from '../editing.ts'
import { proposalStates } from './proposal.ts'

const told = z.object({
  code: z.string().describe('the reason by code; `engine`: a sentence of the engine'),
  message: z.string().describe('in the language of the interface'),
})

const toldProposal = z.object({
  id: z.string().describe('the same for the same thing at every calculation'),
  section: z.string().describe('of the safety data sheet; empty where its cause is gone'),
  place: z.string().describe('JSON pointer into the record'),
  path: z.string().describe('of what the record has there, as findings name it; of the list where it is not in it'),
  state: z.enum(proposalStates),
  name: z.string().describe('code or short name; empty where the text says all'),
  text: z.string().describe('as it is printed, in the language of the interface'),
  presentText: z.string().nullable().describe('what the record says there now, where it says something else'),
  value: z.unknown().describe('as the record holds it'),
  because: z.array(told),
  article: z.string(),
  madeFor: z.string().describe('fingerprint of the value'),
  decision: z
    .object({ answer: z.enum(['accepted', 'changed', 'refused']), person: z.string().nullable(), day: z.string().nullable() })
    .nullable(),
})
export type ToldProposal = z.infer<typeof toldProposal>

/** Whether a person has it to decide: something new, something that would change, or what has lost its cause. */
export const isToDecide = ({ state }: Pick<ToldProposal, 'state'>): boolean => state === 'open' || state === 'differs' || state === 'gone'

export const proposalsAnswer = z.object({
  recipeRevision: z.number().int(),
  draftRevision: revisionNumber.describe('a call that accepts names it'),
  isJudged: z.boolean().describe('false: nothing of the recipe can be judged yet, and nothing is proposed'),
  leftOut: z.array(z.string()).describe('rows of the recipe by key that could not be read and were not judged'),
  unreadable: z.array(z.string()).describe('parts of the record that cannot be read as they are: nothing is proposed for them'),
  proposals: z.array(toldProposal),
  spare: z.array(toldProposal).describe('precautionary statements that may be taken instead of one that is proposed'),
  gaps: z
    .array(z.object({ id: z.string(), section: z.string(), path: z.string(), because: told, article: z.string() }))
    .describe('what only a person can fill'),
})
export type ProposalsAnswer = z.infer<typeof proposalsAnswer>

export const acceptBody = z.strictObject({
  revision: revisionNumber.describe('of the record that is being edited'),
  accept: z
    .array(z.strictObject({ id: z.string().max(300), madeFor: z.string().max(100) }))
    .max(1000)
    .default([]),
  remove: z.array(z.string().max(300)).max(1000).default([]).describe('ids whose value is taken out of the record again'),
})

export const acceptAnswer = z.object({
  revision: revisionNumber.describe('of the record afterwards'),
  accepted: z.array(z.object({ id: z.string(), madeFor: z.string() })),
  removed: z.array(z.object({ id: z.string(), madeFor: z.string() })),
  outdated: z.array(z.string()).describe('ids that are proposed no more, or with another value: nothing was done for them'),
})
export type AcceptAnswer = z.infer<typeof acceptAnswer>
