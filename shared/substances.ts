/** Answers about substances: the harmonised entries of CLP Annex VI and the candidate list. */
import { z } from 'zod'
import { substanceList } from './library-lists.ts'
import { errorReason } from './error-answer.ts'

const parts = z.array(z.object({ text: z.string(), part: z.number().int().nullable() }))

/** How an entry is shown among others that were found. */
const foundSubstance = z.object({
  index: z.string().describe('by which GET /api/v1/substances/{id} shows it whole'),
  name: z.string().describe('the name or number by which it was found'),
  errors: z.number().int().describe('letters of the query that are wrong, missing or too many'),
  names: parts,
  ec: parts,
  cas: parts,
  standing: z.enum(['applies', 'announced']),
  appliesFrom: z.string(),
})

/** GET /api/v1/substances: of the register for everybody, of the library for members. */
export const foundSubstances = substanceList.extend({
  harmonised: z.array(foundSubstance).describe('entries of CLP Annex VI, Table 3, best first'),
  remark: errorReason.nullable().describe('what is wrong with a query that looks like a number'),
})

const limit = z.object({
  category: z.string().nullable(),
  statement: z.string(),
  from: z.number().nullable().describe('%'),
  fromInclusive: z.boolean(),
  to: z.number().nullable().describe('%'),
  toInclusive: z.boolean(),
  needsTestData: z.boolean(),
})

const entry = z.object({
  index: z.string(),
  names: parts,
  ec: parts,
  cas: parts,
  classification: z.array(
    z.object({
      category: z.string().nullable(),
      statement: z.string().nullable(),
      routes: z.array(z.string()),
      organs: z.array(z.string()),
      minimum: z.boolean().describe('*: CLP Annex VI, 1.2.1'),
      mark: z.string().nullable().describe('**, *** or ****: CLP Annex VI, 1.2.2 to 1.2.4'),
    }),
  ),
  signalWord: z.string().nullable(),
  pictograms: z.array(z.string()),
  labelStatements: z.array(z.string()),
  supplemental: z.array(z.string()),
  limits: z.array(limit),
  untranslatedLimits: z.string().nullable(),
  estimates: z
    .array(z.object({ route: z.string(), value: z.number(), form: z.string().nullable() }))
    .describe('oral and dermal in mg/kg, gas in ppmV, vapour, dust and mist in mg/l'),
  factors: z.object({ acute: z.number().nullable(), chronic: z.number().nullable() }),
  notes: z.array(z.string()),
  act: z.string().describe('CELEX number of the act that gave the entry this form'),
  adaptation: z.number().int().nullable().describe('to technical progress; 0: the regulation itself'),
  appliesFrom: z.string(),
  appliesUntil: z.string().nullable(),
  part: z.number().int().nullable().describe('of the entry, that the number asked for belongs to'),
  standing: z.enum(['applies', 'announced']),
})

/** GET /api/v1/substances/{id}. */
export const substanceAnswer = z.object({
  id: z.string(),
  at: z.string().describe('the day whose law is shown'),
  completeFrom: z.string().describe('before this day the forms that entries had earlier are not known'),
  entries: z.array(entry),
  candidateList: z.array(
    z.object({ name: z.string(), included: z.string(), reasons: z.array(z.object({ reason: z.string(), article: z.string() })) }),
  ),
  candidateListState: z.string(),
  attribution: z.string(),
})
export type SubstanceAnswer = z.infer<typeof substanceAnswer>
