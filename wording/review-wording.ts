import { loadWording } from './load-wording.ts'

export const wordingParts = ['statements', 'headings', 'terms', 'substances', 'phrases', 'interface'] as const
export type WordingPart = (typeof wordingParts)[number]

export interface PartReview {
  present: number
  total: number
  /** Keys that English has and this language lacks. */
  missing: string[]
}

export interface WordingReview {
  parts: Readonly<Record<WordingPart, PartReview>>
  /** Codes of statements, headings and entries of REACH Annex XVII whose text here is no official wording. */
  unofficial: string[]
}

/** Forms that a language has or does without, by its own grammar. */
const pluralForm = /_(?:zero|one|two|few|many|other)$/

/** What there is of a language's texts, measured against English. */
export function reviewWording(language: string): WordingReview {
  const english = loadWording('en')
  const own = loadWording(language)
  const review = (part: WordingPart): PartReview => {
    const keys = Object.keys(english[part]).filter((key) => !pluralForm.test(key))
    const missing = keys.filter((key) => !own[part][key]?.trim())
    return { present: keys.length - missing.length, total: keys.length, missing }
  }
  return {
    parts: {
      statements: review('statements'),
      headings: review('headings'),
      terms: review('terms'),
      substances: review('substances'),
      phrases: review('phrases'),
      interface: review('interface'),
    },
    unofficial: [...own.unofficial],
  }
}
