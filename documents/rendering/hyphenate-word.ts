import { createRequire } from 'node:module'
import type { LanguageCode } from '../../shared/languages.ts'

const softHyphen = '\u00ad'

/** Words that Typst's patterns would part within a component, by the places between their components. */
const places: Partial<Record<LanguageCode, RegExp>> = {
  et: /(?<=^\P{L}*polü)(?=oksüprop)|(?<=^\P{L}*polüoksü)(?=prop)|(?<=^\P{L}*polüoksüpropüleen)(?=di)/iu,
  fi: /(?<=^\P{L}*trimetyyli)(?=syklo)|(?<=^\P{L}*trimetyylisykloheksyyli)(?=amiini)/iu,
  lt: /(?<=^\P{L}*pa)(?=grind)/iu,
  nl: /(?<=^\P{L}*poly)(?=oxypropyl)|(?<=^\P{L}*polyoxypropyleen)(?=di)/iu,
  pl: /(?<=^\P{L}*poli)(?=oksypropyl)|(?<=^\P{L}*polioksy)(?=propyl)|(?<=^\P{L}*polioksypropyleno)(?=di)/iu,
  sk: /(?<=^\P{L}*poly)(?=oxypropyl)|(?<=^\P{L}*polyoxy)(?=propyl)|(?<=^\P{L}*polyoxypropylén)(?=di)/iu,
}

/** Languages that Typst has no patterns for, and hyphen has. */
const withFurtherPatterns: ReadonlySet<LanguageCode> = new Set(['ga', 'lv', 'ro'])

/**
 * Where a Maltese syllable begins, for which nobody has patterns: at the last consonant before a vowel (kon-ċen), which takes a `j`
 * (raz-zjo-ni) or a stop before it (im-pre-sa) along; għ is one letter.
 */
const maltese =
  /(?=(?:għ|[bdfgkptv][lr]|[^\P{L}aeiouàèìòùj]j|(?<![bdfgkptv])[lr]|(?<![^\P{L}aeiouàèìòùj])j|(?<!g)ħ|[^\P{L}aeiouàèìòùlrjħ])[aeiouàèìòù])/iu

/** Neither a line nor the next one gets fewer letters of a word. */
const fewest = 3

/**
 * A word with soft hyphens between its syllables or components; null where Typst's patterns are good enough.
 * @param word with the marks that stand before and behind it
 */
export function hyphenateWord(word: string, language: LanguageCode): string | null {
  const own = places[language]
  if (own?.test(word)) return word.split(own).join(softHyphen)
  if (language === 'mt') return joinSyllables(word.split(maltese))
  if (withFurtherPatterns.has(language)) return joinSyllables(patternsOf(language)(word).split(softHyphen))
  return null
}

function joinSyllables(syllables: string[]): string {
  const lengths = syllables.map((syllable) => syllable.replaceAll(/\P{L}/gu, '').length)
  const letters = lengths.reduce((sum, length) => sum + length, 0)
  let before = 0
  return syllables
    .map((syllable, index) => {
      const mark = before >= fewest && letters - before >= fewest ? softHyphen : ''
      before += lengths[index] ?? 0
      return mark + syllable
    })
    .join('')
}

const require = createRequire(import.meta.url)
const readPatterns = new Map<LanguageCode, (word: string) => string>()

/** Read when the first document of the language asks for them: they take 1 MB each. */
function patternsOf(language: LanguageCode): (word: string) => string {
  const known = readPatterns.get(language)
  if (known) return known
  const { hyphenateSync }: typeof import('hyphen/lv') = require(`hyphen/${language}`)
  readPatterns.set(language, hyphenateSync)
  return hyphenateSync
}
