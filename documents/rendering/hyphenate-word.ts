import { createRequire } from 'node:module'
import type { LanguageCode } from '../../shared/languages.ts'
import { partMorphemes } from '../../shared/name-morphemes.ts'

const softHyphen = '\u00ad'

/**
 * Where the elements of a compound meet that the patterns would part elsewhere (star-ptautisks): behind its first element, or before its second.
 * Each element is parted by itself. Chemical names have a splitter of their own.
 */
const seams: Partial<Record<LanguageCode, RegExp>> = {
  ga: /(?<=splanc)(?=ph)|(?<=rith|leictrea)(?=stat)|(?<=éicea)(?=th?ocs)|(?<=páiste)(?=dh)/iu,
  lt: /(?<=^\P{L}*pa)(?=grind)/iu,
  lv: /(?<=starp)(?=taut)|(?<=aizsarg)(?=apģ)|(?<=gald)(?=niec)|(?<=līgum)(?=att)|(?<=pamat)(?=īp)|(?<=vannas)(?=ist)|(?<=spirt|karstum)(?=izt)|(?<=papild)(?=inf)|(?<=elektro)(?=iek)|(?<=epoksīd)(?=sveķ)|(?<=bio)(?=akum)|(?<=robež)(?=konc|vērt)|(?<=sprādzien)(?=bīst)/iu,
  mt: /(?<=awto)(?=ign)|(?<=bijo)(?=akk)/iu,
  ro: /(?<=bio)(?=acum)|(?<=auto)(?=apr)|(?<=^\P{L}*ne)(?=auto)|(?<=^\P{L}*re)(?=acop)/iu,
}

/** A component of fewer letters stays whole. */
const shortComponent = 11

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
/** An accent that Unicode has no letter with stays at the letter before. */
const accent = /^\p{M}/u

/**
 * A word with soft hyphens between its syllables or components; null where Typst's patterns are good enough.
 * @param word with the marks that stand before and behind it
 */
export function hyphenateWord(word: string, language: LanguageCode): string | null {
  const seam = seams[language]
  const components = partMorphemes(word).flatMap((part) => (seam ? part.split(seam) : [part]))
  const syllablesOf = readSyllables(language)
  if (!syllablesOf) return components.length === 1 ? null : components.join(softHyphen)
  if (components.length === 1) return joinSyllables(syllablesOf(word))
  return joinSyllables(components.flatMap((component) => (component.length < shortComponent ? [component] : syllablesOf(component))))
}

/** Languages whose patterns have another name. */
const namesOfPatterns: Partial<Record<LanguageCode, string>> = { en: 'en-gb' }

/**
 * The syllables of a word, or its morphemes if it is a chemical name, between which a line may end with a hyphen; for what breaks lines without
 * Typst, in every language.
 */
export function partSyllables(word: string, language: LanguageCode): string[] {
  const components = partMorphemes(word)
  const seam = seams[language]
  const parts = components.length > 1 ? components : seam ? word.split(seam) : [word]
  const syllables = parts.length > 1 ? parts : (readSyllables(language) ?? byPatterns(language))(word)
  return joinSyllables(syllables).split(softHyphen)
}

function byPatterns(language: LanguageCode): (word: string) => string[] {
  return (word) => patternsOf(namesOfPatterns[language] ?? language)(word).split(softHyphen)
}

function readSyllables(language: LanguageCode): ((word: string) => string[]) | null {
  if (language === 'mt') return (word) => word.split(maltese)
  if (!withFurtherPatterns.has(language)) return null
  return (word) => joinFragments(patternsOf(language)(word).split(softHyphen))
}

/** The patterns separate clusters that are not syllables of the language (da-ph-nia); such a cluster stays with the part before it. */
function joinFragments(parts: string[]): string[] {
  return parts.reduce<string[]>((syllables, part) => {
    const isSyllable = part.length > 1 && /[aeiouy]/i.test(part.normalize('NFD'))
    if (isSyllable || syllables.length === 0) return [...syllables, part]
    return [...syllables.slice(0, -1), `${syllables.at(-1)}${part}`]
  }, [])
}

function joinSyllables(syllables: string[]): string {
  const lengths = syllables.map((syllable) => syllable.replaceAll(/\P{L}/gu, '').length)
  const letters = lengths.reduce((sum, length) => sum + length, 0)
  let before = 0
  return syllables
    .map((syllable, index) => {
      const mark = before >= fewest && letters - before >= fewest && !accent.test(syllable) ? softHyphen : ''
      before += lengths[index] ?? 0
      return mark + syllable
    })
    .join('')
}

const require = createRequire(import.meta.url)

/** Read when the first document of the language needs them: they take 1 MB each. */
function patternsOf(language: string): (word: string) => string {
  const { hyphenateSync }: typeof import('hyphen/lv') = require(`hyphen/${language}`)
  return hyphenateSync
}
