import { z } from 'zod'
import { toldReason } from './error-answer.ts'
import { languageCodes } from './languages.ts'
import { givenReason, isoDate } from './record/texts.ts'
import { checkFinding } from './lint.ts'

/** The check of a record that is being edited, and what an owner says against it (docs/decisions/082-publishing-asks-the-check.md). */

/** Characters in which somebody can say why the law is kept nevertheless. */
export const shortestOverrule = 20

const findingKey = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('Of the finding and of the composition, classification and data in which it was found: another recipe asks again')

/** That a version is to be published although the check finds this. */
export const overrule = z.strictObject({
  finding: findingKey,
  reason: givenReason(1000, shortestOverrule).describe('Kept with the version'),
})
export const overrules = z.array(overrule).max(200).default([])
export type Overrule = z.infer<typeof overrule>

/** An error that an owner has overruled. */
const overruled = z.object({ reason: z.string(), by: z.string(), on: isoDate })

/** A finding about a record that is stored here. */
export const draftFinding = checkFinding.extend({
  key: findingKey,
  language: z.enum(languageCodes).nullable().describe('The language that it is about'),
  overruled: overruled
    .nullable()
    .describe('Said when the version before was published, of the same finding in the same recipe: it still holds'),
})
export type DraftFinding = z.infer<typeof draftFinding>

const languageState = z.object({
  code: z.enum(languageCodes),
  missing: z.number().int().describe('How many texts the sheet lacks in it'),
  first: z.array(z.string()).describe('Keys of the first of them; `free text` is one written by a person'),
})

/** GET …/draft/check. */
export const draftCheck = z.object({
  revision: z.number().int().describe('Of the draft that was checked'),
  at: isoDate.describe('The day whose law holds: today'),
  rules: z.string().describe('Version of the rules'),
  problems: z.array(toldReason).describe('Where there are any the record is not complete, and the check looks at nothing else'),
  findings: z.array(draftFinding),
  met: z.number().int().describe('Rules that were looked at and are met'),
  articles: z.array(z.string()).describe('Where those stand in the law'),
  languages: z.array(languageState),
  freeTexts: z
    .array(z.object({ path: z.string(), languages: z.array(z.enum(languageCodes)) }))
    .describe('Texts written by a person, with the languages in which they exist'),
  unchanged: z.boolean().describe('Nothing of it differs from the version that was published last'),
  mayOverrule: z.boolean().describe('Whether who asks may overrule an error'),
  published: z
    .array(
      z.object({
        kind: z.enum(['sds', 'tds']),
        number: z.number().int(),
        revisedOn: isoDate,
        reason: z.string().nullable().describe('In the language asked for, or else in another'),
        overruled: z.array(overruled.extend({ message: z.string(), article: z.string() })),
      }),
    )
    .describe('Versions, the newest first, with what was overruled for each'),
})
export type DraftCheck = z.infer<typeof draftCheck>

/** `report` of a refusal to publish: the errors that nobody has overruled. */
export const findingReport = z.object({ findings: z.array(draftFinding) })
