import { denialsOf } from './denials-of-languages.ts'
import type { OwnWords } from './list-own-words.ts'

/** Below that it is no sentence. */
const fewestOfDenial = 3

/**
 * One language forbids, and in another nothing stands that denies anything: a “not” was lost.
 * @returns both texts behind their languages; null where none was lost
 */
export function findLostDenial(texts: OwnWords['written']): { one: string; other: string } | null {
  const isForbidding = ({ language, words }: OwnWords['written'][number]) =>
    denialsOf[language].forbids.test(words) && !denialsOf[language].conditions.test(words)
  const forbidding = texts.find(isForbidding)
  const lost = texts.find(({ language, words }) => countWords(words) >= fewestOfDenial && !denialsOf[language].denies.test(words))
  if (forbidding === undefined || lost === undefined || countWords(forbidding.words) < fewestOfDenial) return null
  return { one: `${forbidding.language}: ${forbidding.words}`, other: `${lost.language}: ${lost.words}` }
}

const countWords = (words: string): number => words.trim().split(/\s+/).length
