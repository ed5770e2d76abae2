import { z } from 'zod'
import { languageCodes } from './languages.ts'
import { isoDate } from './record/texts.ts'
import { productRecord } from './record/product-record.ts'

/** POST /api/v1/lint: a record to be checked, by the law of a day. */
export const lintBody = z.object({
  record: productRecord.describe('as it is imported and saved'),
  at: isoDate.optional().describe('the day whose law holds; today where it is left out'),
  language: z.enum(languageCodes).default('en').describe('of the sentences, ISO code'),
})

const patchStep = z.union([
  z.object({ op: z.enum(['add', 'replace']), path: z.string(), value: z.unknown() }),
  z.object({ op: z.literal('remove'), path: z.string() }),
])

export const checkFinding = z.object({
  code: z.string().describe('docs/checks.md lists them'),
  severity: z
    .enum(['error', 'warning', 'hint'])
    .describe('error: must not be published; warning: what the law may forbid; hint: could be better'),
  article: z.string().describe('where the law says so'),
  path: z.string().describe('the place in the record: composition.ingredients[2].contentRange'),
  params: z.record(z.string(), z.string()).describe('what the sentence names'),
  message: z.string(),
  from: isoDate.nullable().describe('the day from which a rule to come holds; null: it holds on the day of the check'),
  fix: z.array(patchStep).nullable().describe('what mends it where there is one answer: a JSON patch (RFC 6902) upon the record'),
})

/** What it answers: errors first, each kind in the order of the sheet. */
export const lintAnswer = z.object({
  findings: z.array(checkFinding),
  at: z.string(),
  rules: z.string().describe('version of the rules'),
})
