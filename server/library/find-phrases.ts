import type { z } from 'zod'
import type { phraseList } from '../../shared/library-lists.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import { findPhrase, loadWording, type Wording } from '../../wording/load-wording.ts'
import { rankNearPhrases } from './near-phrases.ts'
import { findBest, rankMatch } from './search-texts.ts'

/** `firstAid.eyes.rinse` belongs to `firstAid.eyes`. */
const groupOf = (key: string): string => key.slice(0, key.lastIndexOf('.'))

/** A parameter of a phrase, by its name. */
const gap = /\{([a-zA-Z]+)\}/g

/** A text as editors read it, with its parameters named in words. */
const nameGaps = (text: string, { interface: words }: Wording): string =>
  text.replaceAll(gap, (_, name: string) => words[`edit.value.${name}`] ?? name)

/**
 * Phrases of the sentence library and names of substances, found by words of their text or of their parameters, in this language or in
 * English, or by their key.
 * @param requested.group a group with its subgroups; undefined: the whole library
 * @param requested.keys these alone; undefined: all
 * @param requested.near free text: only phrases with a similar meaning, the most similar first
 */
export function findPhrases(requested: {
  query: string
  group: string | undefined
  keys: readonly string[] | undefined
  near: string | undefined
  language: LanguageCode
  limit: number
}): z.infer<typeof phraseList> {
  const { query, group, keys, near, language, limit } = requested
  const own = loadWording(language)
  const inEnglish = loadWording('en')
  const { phrases, substances } = inEnglish
  const english = [...Object.entries(phrases), ...Object.entries(substances)]
  const wanted = keys && new Set(keys)
  const ranks = near === undefined ? null : rankNearPhrases(near, language)
  const { found, leftOff } = findBest(
    english.filter(
      ([key]) =>
        (group === undefined || groupOf(key) === group || key.startsWith(`${group}.`)) && (wanted === undefined || wanted.has(key)),
    ),
    ([key, englishText]) =>
      ranks === null
        ? rankMatch(query, [nameGaps(findPhrase(own, key) ?? '', own), nameGaps(englishText, inEnglish), key])
        : rankAmong(ranks, key),
    limit,
  )
  const groups = Map.groupBy(english, ([key]) => groupOf(key))
  return {
    phrases: found.map(([key, englishText]) => ({
      key,
      group: groupOf(key),
      text: findPhrase(own, key) ?? null,
      englishText,
      parameters: [...new Set([...englishText.matchAll(gap)].map(([, name = '']) => name))],
    })),
    leftOff,
    groups: [...groups].map(([key, phrases]) => {
      const [[first, englishText] = ['', '']] = phrases
      return { key, phrases: phrases.length, example: findPhrase(own, first) ?? englishText }
    }),
  }
}

/** Higher for earlier entries; 0 for a value that is not in the list. */
function rankAmong(ranks: readonly string[], key: string): number {
  const place = ranks.indexOf(key)
  return place < 0 ? 0 : ranks.length - place
}
