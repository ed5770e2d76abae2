import { z } from 'zod'
import { rule } from './reasons/reason.ts'
import { readLanguage } from './read-language.ts'

export const archivePath = '/api/v1/workgroup/archive'

const language = z
  .string()
  .refine((text) => readLanguage(text) !== undefined, rule('notALanguage'))
  .transform((text) => readLanguage(text)?.code ?? 'en')

export const archiveQuery = z.object({
  languages: z
    .string()
    .regex(/^\w{1,2}(?:,\w{1,2})*$/, rule('notALanguage'))
    .refine((text) => text.split(',').every((code) => readLanguage(code) !== undefined), rule('notALanguage'))
    .transform((text) => text.split(',').flatMap((code) => readLanguage(code)?.code ?? []))
    .optional()
    .describe(
      'Languages of the documents, ISO codes or document language ids with commas between them; without it all in which each exists',
    ),
  versions: z.enum(['all', 'newest']).default('all').describe('newest: of each document the newest version alone'),
  lang: language.default('en').describe('Language of the index'),
})
export type ArchiveOrder = z.infer<typeof archiveQuery>
