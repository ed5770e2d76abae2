import { z } from 'zod'
import { workingRecord } from './editing.ts'

/** GET /api/v1/substances. `facts` are those of an ingredient, without its content. */
export const substanceList = z.object({
  substances: z.array(
    z.object({
      key: z.string(),
      /** In the language of the request; null where it lacks the name. */
      name: z.string().nullable(),
      englishName: z.string(),
      casNumber: z.string().nullable(),
      ecNumber: z.string().nullable(),
      indexNumber: z.string().nullable(),
      reachNumber: z.string().nullable(),
      facts: workingRecord,
    }),
  ),
  /** How many there are beyond the limit. */
  leftOff: z.number().int(),
})

/** GET /api/v1/phrases. */
export const phraseList = z.object({
  phrases: z.array(
    z.object({
      key: z.string(),
      group: z.string(),
      /** In the language of the request; null where it lacks the phrase. Parameters stand in braces. */
      text: z.string().nullable(),
      englishText: z.string(),
      parameters: z.array(z.string()),
    }),
  ),
  leftOff: z.number().int(),
  /** All groups of the library: the key without its last part, and the first text in it, by which a person knows it. */
  groups: z.array(z.object({ key: z.string(), phrases: z.number().int(), example: z.string() })),
})

/** GET /api/v1/statements. */
export const statementList = z.object({
  statements: z.array(
    z.object({
      code: z.string(),
      kind: z.enum(['hazard', 'supplemental', 'precautionary']),
      /** As the Annex writes it, in the language of the request; null where it lacks the statement. */
      text: z.string().nullable(),
      /** Fill-ins by name; `required` ones must be given whatever is chosen. */
      values: z.array(z.object({ name: z.string(), required: z.boolean() })),
      /** The alternatives of each choice, numbered from 1 through all of them. */
      choices: z.array(z.array(z.object({ number: z.number().int(), text: z.string() }))),
      /** Whether it has a text in square brackets. */
      bracketText: z.boolean(),
    }),
  ),
  leftOff: z.number().int(),
})
