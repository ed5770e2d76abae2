import { wordingParts } from './review-wording.ts'
import type { Wording } from './load-wording.ts'

/** What is wrong with the texts of a language and can be seen without knowing it. Keys of texts, each once. */
export interface WordingFaults {
  /** Keys that English has not: nothing asks for them, or English lacks the text. */
  unknown: string[]
  /** Texts whose `{parameters}` are not those of English. */
  parameters: string[]
  /** Texts left in English. */
  english: string[]
}

const pluralForm = /_(?:zero|one|two|few|many|other)$/

/** What a language writes for an international abbreviation, where it has its own. */
const ownAbbreviations = 'short.'

/** English words that are words of no other language of the Union, as they stand by themselves. */
const englishWords =
  /(?<![\p{L}\p{N}'’-])(?:the|with|which|from|this|that|been|without|into|only|when|where|not|other|these|there|and|your|cannot|should|entry)(?![\p{L}\p{N}'’-])/iu
/** Two words of three small letters or more: words that two languages share stand alone. */
const twoWords = /[a-z]{3,}[^\p{L}]*\s[^\p{L}]*\p{L}*[a-z]{3,}/u

/** Texts that are the same as in English, or name something in English, and are right so. */
const rightlyEnglish: ReadonlySet<string> = new Set([
  'abbreviation.CAS', // the name of the body, which has no other
  'abbreviation.ISO', // the English name behind the Swedish one, for the letters of the abbreviation
  'abbreviation.OECD',
  'da substance.carbonBlack',
  'da sds.headerVersion',
  'da app.permanentLink',
])

/** @param english the model that every language is measured against */
export function findFaults(own: Wording, english: Wording): WordingFaults {
  const faults: WordingFaults = { unknown: [], parameters: [], english: [] }
  for (const part of wordingParts)
    for (const [key, text] of Object.entries(own[part])) {
      const model = english[part][key] ?? (part === 'interface' ? english.interface[key.replace(pluralForm, '')] : undefined)
      if (model === undefined && !key.startsWith(ownAbbreviations)) faults.unknown.push(key)
      else if (model !== undefined && !hasParametersOf(text, model, key)) faults.parameters.push(key)
      if (own.language !== 'en' && !isRightlyEnglish(own.language, key) && isEnglish(text, model)) faults.english.push(key)
    }
  return faults
}

/** Open ends of a choice: some languages word it without, Hungarian has one outside of it. */
const fillIns = /\{([a-zA-Z]+)\}/g
const openEnds = /…([a-zA-Z]+)/g
const namesOf = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].toSorted()

function hasParametersOf(text: string, model: string, key: string): boolean {
  // A plural form may leave the count to its words.
  const needed = (names: string[]) => names.filter((name) => name !== 'count' || !pluralForm.test(key)).join()
  const open = namesOf(model, openEnds)
  const required = (own: string) => needed(namesOf(own, fillIns).filter((name) => !open.includes(name)))
  return required(text) === required(model) && namesOf(text, openEnds).every((name) => open.includes(name))
}

const isRightlyEnglish = (language: string, key: string): boolean => rightlyEnglish.has(key) || rightlyEnglish.has(`${language} ${key}`)

function isEnglish(text: string, model: string | undefined): boolean {
  const read = text.replaceAll(/\{[^{}]*\}|<[^>]*>/g, ' ')
  return englishWords.test(read) || (text === model && twoWords.test(read))
}
