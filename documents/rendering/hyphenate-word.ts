import { createRequire } from 'node:module'
import type { LanguageCode } from '../../shared/languages.ts'

const softHyphen = '\u00ad'

/** Words that Typst's patterns would part within a component, by the places between their components. */
const places: Partial<Record<LanguageCode, RegExp>> = {
  es: /(?<=^\P{L}*poli)(?=oxipropil)|(?<=^\P{L}*polioxi)(?=propil)|(?<=^\P{L}*polioxipropilen)(?=di)/iu,
  et: /(?<=^\P{L}*polü)(?=oksüprop)|(?<=^\P{L}*polüoksü)(?=prop)|(?<=^\P{L}*polüoksüpropüleen)(?=di)/iu,
  fi: /(?<=^\P{L}*trimetyyli)(?=syklo)|(?<=^\P{L}*trimetyylisykloheksyyli)(?=amiini)/iu,
  fr: /(?<=^\P{L}*poly)(?=oxypropyl)|(?<=^\P{L}*polyoxy)(?=propyl)|(?<=^\P{L}*polyoxypropylène)(?=di)/iu,
  it: /(?<=^\P{L}*poli)(?=ossipropil)|(?<=^\P{L}*poliossi)(?=propil)|(?<=^\P{L}*poliossipropilen)(?=di)/iu,
  lt: /(?<=^\P{L}*pa)(?=grind)/iu,
  nl: /(?<=^\P{L}*poly)(?=oxypropyl)|(?<=^\P{L}*polyoxypropyleen)(?=di)/iu,
  pl: /(?<=^\P{L}*poli)(?=oksypropyl)|(?<=^\P{L}*polioksy)(?=propyl)|(?<=^\P{L}*polioksypropyleno)(?=di)/iu,
  pt: /(?<=^\P{L}*poli)(?=oxipropil)|(?<=^\P{L}*polioxi)(?=propil)|(?<=^\P{L}*polioxipropileno)(?=di)/iu,
  sk: /(?<=^\P{L}*poly)(?=oxypropyl)|(?<=^\P{L}*polyoxy)(?=propyl)|(?<=^\P{L}*polyoxypropylén)(?=di)/iu,
}

/**
 * Where the components of a word meet that the patterns of the languages below would part elsewhere (star-ptautisks, poliok-sipropilēn).
 * Each component is parted by itself.
 */
const seams: Partial<Record<LanguageCode, RegExp>> = {
  ga: /(?<=polaocsa)(?=própailéin)|(?<=própailéin)(?=dé)|(?<=aimíni)(?=meitil)|(?<=heicsiol|eitiol)(?=aimín)|(?<=cioglai)(?=heicsiol)|(?<=^\P{L}*trí)(?=meitil)|(?<=meitil)(?=cioglai|eitile)|(?<=hiodrocsai)(?=feinil)|(?<=hiodrocsa|própánóil|ocsa)(?=pola)|(?<=própánóil)(?=ocsa)|(?<=ocsa)(?=eitiléin)|(?<=eitil)(?=bh?einséin)|(?<=hidrea)(?=carbó)|(?<=nítri)(?=ceallal)|(?<=splanc)(?=ph)|(?<=rith|leictrea)(?=stat)|(?<=éicea)(?=th?ocs)|(?<=páiste)(?=dh)/iu,
  lv: /(?<=poli)(?=oksi)|(?<=oksi)(?=propil|etil|poli)|(?<=propilēn)(?=diam)|(?<=benzo)(?=triazol)|(?<=starp)(?=taut)|(?<=aizsarg)(?=apģ)|(?<=gald)(?=niec)|(?<=līgum)(?=att)|(?<=pamat)(?=īp)|(?<=vannas)(?=ist)|(?<=spirt|karstum)(?=izt)|(?<=papild)(?=inf)|(?<=elektro)(?=iek)|(?<=epoksīd)(?=sveķ)|(?<=bio)(?=akum)|(?<=robež)(?=konc|vērt)|(?<=sprādzien)(?=bīst)/iu,
  mt: /(?<=poli)(?=ossi)|(?<=ossi)(?=propil|etil|poli)|(?<=propilen)(?=diam)|(?<=metil)(?=ippur)|(?<=awto)(?=ign)|(?<=bijo)(?=akk)/iu,
  ro: /(?<=poli)(?=oxi)|(?<=oxi)(?=propil|etil|poli)|(?<=propilen)(?=diam)|(?<=metil)(?=hipur)|(?<=bio)(?=acum)|(?<=auto)(?=apr)|(?<=^\P{L}*ne)(?=auto)|(?<=^\P{L}*re)(?=acop)/iu,
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
  const own = places[language]
  if (own?.test(word)) return word.split(own).join(softHyphen)
  const syllablesOf = readSyllables(language)
  if (!syllablesOf) return null
  const seam = seams[language]
  const components = seam ? word.split(seam) : [word]
  if (components.length === 1) return joinSyllables(syllablesOf(word))
  return joinSyllables(components.flatMap((component) => (component.length < shortComponent ? [component] : syllablesOf(component))))
}

/** Whether every word of the language takes soft hyphens where it may be parted. */
export function takesSoftHyphens(language: LanguageCode): boolean {
  return readSyllables(language) !== null
}

function readSyllables(language: LanguageCode): ((word: string) => string[]) | null {
  if (language === 'mt') return (word) => word.split(maltese)
  if (!withFurtherPatterns.has(language)) return null
  return (word) => joinFragments(patternsOf(language)(word).split(softHyphen))
}

/** The patterns part clusters that no word of the language has (da-ph-nia): what is no syllable goes with what stands before. */
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

/** Read when the first document of the language asks for them: they take 1 MB each. */
function patternsOf(language: LanguageCode): (word: string) => string {
  const { hyphenateSync }: typeof import('hyphen/lv') = require(`hyphen/${language}`)
  return hyphenateSync
}
