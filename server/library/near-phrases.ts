import type { LanguageCode } from '../../shared/languages.ts'
import { loadWording } from '../../wording/load-wording.ts'
import { foldText } from './search-texts.ts'

/** Letters of a free text from which on sentences can be distinguished. */
const fewestLetters = 12
/** Similarity from which on two texts mean nearly the same; found by experiment with the library's own sentences. */
const leastShared = 0.55

/** Parameters are not words of the sentence. */
const gap = /\{[a-zA-Z]+\}/g

/** Trigrams of letters within words, with their counts: small changes of a word or its ending change few of them. */
function threesOf(text: string): Map<string, number> {
  const threes = new Map<string, number>()
  for (const [word] of foldText(text.replaceAll(gap, ' ')).matchAll(/[\p{L}\p{N}]+/gu)) {
    const padded = ` ${word} `
    for (let at = 0; at + 3 <= padded.length; at++) {
      const three = padded.slice(at, at + 3)
      threes.set(three, (threes.get(three) ?? 0) + 1)
    }
  }
  return threes
}

const sizeOf = (threes: ReadonlyMap<string, number>): number => [...threes.values()].reduce((sum, one) => sum + one, 0)

/** Sentences of a language, prepared for comparison on first use. */
const libraries = new Map<LanguageCode, readonly { key: string; threes: ReadonlyMap<string, number>; size: number }[]>()

function libraryOf(language: LanguageCode) {
  const known = libraries.get(language)
  if (known) return known
  const made = Object.entries(loadWording(language).phrases).map(([key, text]) => {
    const threes = threesOf(text)
    return { key, threes, size: sizeOf(threes) }
  })
  libraries.set(language, made)
  return made
}

/**
 * Sentences of the library that are similar to a free text, the most similar first, by the trigrams that both have in common, whatever
 * their order. A person has to judge whether they mean the same: “do not” is three letters away from “do”.
 */
export function rankNearPhrases(words: string, language: LanguageCode): string[] {
  const own = threesOf(words)
  const size = sizeOf(own)
  if (size < fewestLetters) return []
  const near = libraryOf(language).flatMap(({ key, threes, size: other }) => {
    // Sentences of very different lengths have too little in common, whatever they say.
    if (Math.min(size, other) / Math.max(size, other) < leastShared / 2) return []
    const common = [...own].reduce((sum, [three, count]) => sum + Math.min(count, threes.get(three) ?? 0), 0)
    const shared = (2 * common) / (size + other)
    return shared >= leastShared ? [{ key, shared }] : []
  })
  return near.toSorted((one, other) => other.shared - one.shared).map(({ key }) => key)
}
