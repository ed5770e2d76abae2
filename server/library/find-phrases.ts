import type { z } from 'zod'
import type { phraseList } from '../../shared/editing.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { loadWording } from '../../wording/load-wording.ts'
import { findBest, rankMatch } from './search-texts.ts'

/** `firstAid.eyes.rinse` belongs to `firstAid.eyes`. */
const groupOf = (key: string): string => key.slice(0, key.lastIndexOf('.'))

/**
 * Phrases of the sentence library by words of their text in this language or in English, or by their key.
 * @param asked.group a group, with all that lies below it; undefined: the whole library
 */
export function findPhrases(asked: {
  query: string
  group: string | undefined
  language: LanguageCode
  limit: number
}): z.infer<typeof phraseList> {
  const { query, group, language, limit } = asked
  const texts = loadWording(language).phrases
  const english = Object.entries(loadWording('en').phrases)
  const { found, leftOff } = findBest(
    english.filter(([key]) => group === undefined || groupOf(key) === group || key.startsWith(`${group}.`)),
    ([key, englishText]) => rankMatch(query, [texts[key] ?? '', englishText, key]),
    limit,
  )
  const groups = Map.groupBy(english, ([key]) => groupOf(key))
  return {
    phrases: found.map(([key, englishText]) => ({
      key,
      group: groupOf(key),
      text: texts[key] ?? null,
      englishText,
      parameters: [...new Set([...englishText.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, name = '']) => name))],
    })),
    leftOff,
    groups: [...groups].map(([key, phrases]) => ({ key, phrases: phrases.length })),
  }
}
