import { z } from 'zod'
import { languageCodes } from '../../shared/languages.ts'
import { wholeNumber } from '../../shared/sent-values.ts'

/** The query of a search in the library: phrases, statements, substances. */
export const searchQuery = z.object({
  query: z.string().trim().max(200).default('').describe('Words, or a number; empty: everything'),
  language: z.enum(languageCodes).default('en').describe('Language that is searched, ISO code'),
  limit: wholeNumber(1_200).default(30).describe('Entries at most, 1 to 1200'),
})
