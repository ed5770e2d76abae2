import { z } from 'zod'
import { languageCodes } from './languages.ts'
import { rule } from './reasons/reason.ts'
import { readLanguage } from './read-language.ts'

export const archivePath = '/api/v1/workgroup/archive'

const language = z
  .string()
  .refine((text) => readLanguage(text) !== undefined, rule('notALanguage'))
  .transform((text) => readLanguage(text)?.code ?? 'en')

export const archiveQuery = z.object({
  languages: z
    .preprocess((value) => (typeof value === 'string' ? value.split(',') : value), z.array(language).max(languageCodes.length))
    .optional()
    .describe('Languages of the documents, ISO codes or document language ids; without it all in which each exists'),
  versions: z.enum(['all', 'newest']).default('all').describe('newest: of each document the newest version alone'),
  lang: language.default('en').describe('Language of the index'),
})
export type ArchiveOrder = z.infer<typeof archiveQuery>
