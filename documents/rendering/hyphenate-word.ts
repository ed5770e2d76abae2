import type { LanguageCode } from '../../shared/languages.ts'

/** Words that Typst's patterns would part within a component, by the places between their components. */
const places: Partial<Record<LanguageCode, RegExp>> = {
  lt: /(?<=^\P{L}*pa)(?=grind)/iu,
  sk: /(?<=^\P{L}*poly)(?=oxypropyl)|(?<=^\P{L}*polyoxy)(?=propyl)|(?<=^\P{L}*polyoxypropylén)(?=di)/iu,
}

/**
 * A word with soft hyphens between its components; null where Typst's patterns are good enough.
 * @param word with the marks that stand before and behind it
 */
export function hyphenateWord(word: string, language: LanguageCode): string | null {
  const own = places[language]
  return own?.test(word) ? word.split(own).join('\u00ad') : null
}
