import { freeText, type TextWriter } from '../text/write-text.ts'

export interface MissingTexts {
  /** Keys of texts that the language lacks: the sheet is valid in it when there are none. */
  missing: string[]
  /** The texts in own words among them, as JSON. */
  missingWords: ReadonlySet<string>
}

/** What a writer has missed: of texts in own words, which have no keys, one for each. */
export function listMissing({ missing, missingWords }: Pick<TextWriter, 'missing' | 'missingWords'>): MissingTexts {
  return { missing: [...missing].flatMap((key) => (key === freeText ? [...missingWords].map(() => key) : [key])), missingWords }
}
