import type { Text, TextValue } from '../../../shared/record/texts.ts'
import type { Wording } from '../../../wording/load-wording.ts'
import { longestText } from '../phrases.ts'

/** What stands in the blanks of a sentence of the library; undefined where the sentence is another one. */
export function readValues(
  pattern: string | undefined,
  text: string,
  toValue: (text: string, name: string) => TextValue,
): Record<string, TextValue> | undefined {
  const names = [...(pattern ?? '').matchAll(blank)].map(([, name]) => name ?? '')
  const values = readBlanks(pattern, text)
  return values && Object.fromEntries(names.map((name, index) => [name, toValue(values[index] ?? '', name)]))
}

const blank = /\{([a-zA-Z]+)\}/g

/** The words in the blanks, in their order. */
export function readBlanks(pattern: string | undefined, text: string): string[] | undefined {
  if (pattern === undefined || !pattern.includes('{') || text.length > longestText) return undefined
  const source = pattern
    .split(/\{[a-zA-Z]+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`))
    .join('(.+?)')
  return new RegExp(`^${source}$`, 'iu').exec(text.replaceAll(/[\u00a0\u202f]/g, ' '))?.slice(1)
}

/** Fewer letters of its own, and a sentence is nearly all blanks: it reads like any other. */
const fewestOwnLetters = 4

const ownLetters = (pattern: string): number => pattern.replaceAll(blank, '').replaceAll(/[^\p{L}]/gu, '').length

/**
 * Finds a sentence of the library with blanks by its words: among those that fit, the one with the most words of its own.
 * @param prefixes of the keys among which it looks
 */
export function openFilled(
  wording: Wording,
  prefixes: readonly string[],
  toValue: (text: string, name: string) => TextValue,
): (text: string) => Text | undefined {
  const patterns = Object.entries(wording.phrases)
    .filter(
      ([key, pattern]) =>
        pattern.includes('{') && prefixes.some((prefix) => key.startsWith(prefix)) && ownLetters(pattern) >= fewestOwnLetters,
    )
    .toSorted(([, a], [, b]) => ownLetters(b) - ownLetters(a))
  return (text) => {
    for (const [phrase, pattern] of patterns) {
      const values = readValues(pattern, text, toValue)
      if (values) return { phrase, values }
    }
    return undefined
  }
}
