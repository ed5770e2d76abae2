import type { z } from 'zod'
import type { phraseList } from '../../shared/editing.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { findPhrase, loadWording } from '../../wording/load-wording.ts'
import { findBest, rankMatch } from './search-texts.ts'

/** `firstAid.eyes.rinse` belongs to `firstAid.eyes`. */
const groupOf = (key: string): string => key.slice(0, key.lastIndexOf('.'))

/**
 * Phrases of the sentence library and names of substances, by words of their text in this language or in English, or by their key.
 * @param asked.group a group, with all that lies below it; undefined: the whole library
 * @param asked.keys these alone; undefined: all
 */
export function findPhrases(asked: {
  query: string
  group: string | undefined
  keys: readonly string[] | undefined
  language: LanguageCode
  limit: number
}): z.infer<typeof phraseList> {
  const { query, group, keys, language, limit } = asked
  const own = loadWording(language)
  const { phrases, substances } = loadWording('en')
  const english = [...Object.entries(phrases), ...Object.entries(substances)]
  const wanted = keys && new Set(keys)
  const { found, leftOff } = findBest(
    english.filter(
      ([key]) =>
        (group === undefined || groupOf(key) === group || key.startsWith(`${group}.`)) && (wanted === undefined || wanted.has(key)),
    ),
    ([key, englishText]) => rankMatch(query, [findPhrase(own, key) ?? '', englishText, key]),
    limit,
  )
  const groups = Map.groupBy(english, ([key]) => groupOf(key))
  return {
    phrases: found.map(([key, englishText]) => ({
      key,
      group: groupOf(key),
      text: findPhrase(own, key) ?? null,
      englishText,
      parameters: [...new Set([...englishText.matchAll(/\{([a-zA-Z]+)\}/g)].map(([, name = '']) => name))],
    })),
    leftOff,
    groups: [...groups].map(([key, phrases]) => {
      const [[first, englishText] = ['', '']] = phrases
      return { key, phrases: phrases.length, example: findPhrase(own, first) ?? englishText }
    }),
  }
}
