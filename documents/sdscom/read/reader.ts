import type { LanguageCode } from '../../../shared/languages.ts'
import { findLanguageByCode, languageCodes } from '../../../shared/languages.ts'
import { economicAreaStates } from '../../../shared/record/countries.ts'
import type { Quantity, Text, TextValue } from '../../../shared/record/texts.ts'
import { findPhrase, loadWording, type Wording } from '../../../wording/load-wording.ts'
import { createTextWriter, type TextWriter } from '../../text/write-text.ts'
import { longestText } from '../phrases.ts'
import { units } from '../../../shared/record/texts.ts'
import { openFilled, readBlanks, readValues } from './read-blanks.ts'
import { normalise, readWritten } from './read-written.ts'
import { find, findAll, type Node } from './read-tree.ts'

/** What was read otherwise than the file says it, for a person to look at. */
export interface Guess {
  /** Place in the record. */
  place: string
  /** What the file has. */
  text: string
}

/** Reads the sentences, quantities and codes of one file. */
export interface Reader {
  language: LanguageCode
  /** The sentences at a path: of the library where they are its own, otherwise in the language of the file alone. */
  /** @param most of them: the others stay among what is left */
  texts(node: Node | undefined, path: string, most?: number): Text[]
  text(node: Node | undefined, path: string): Text | undefined
  /** A text in which several sentences of the library may stand one after the other. */
  sentences(text: string): Text[]
  /** The same where there is room for one text alone: of the library as a whole, or as it stands. */
  whole(text: string): Text | undefined
  /** Whether a text is one that every sheet says where there is nothing, which is no sentence of a record: it is used, and compared with what there is. */
  saysNothing(node: Node): boolean
  /** What a word of our documents stands for: `oral` for the word of the term `route.oral`; undefined for any other word. */
  word(prefix: string, text: string | undefined): string | undefined
  /** A figure with its unit, or a pure number, as the language writes them. */
  quantity(text: string): Quantity | undefined
  /** A sentence of the library about a property, whose blanks are filled in: it is found by its words. */
  aboutProperty(text: string): Text | undefined
  /** What fills a blank of a statement: words of the library, substances, otherwise as it stands in the file's language. */
  fillIn(text: string): Text | undefined
  /** When a telephone is answered. */
  hours(text: string): Text | undefined
  /** What stands in the one blank of a term; undefined where the text is another one. */
  blankOf(key: string, text: string): string | undefined
  /** A test method, under the name that its body has in English. */
  method(text: string): string
  /** Code of a country by its name. */
  country(name: string): string | undefined
  /** Code of a language by its name. */
  languageNamed(name: string): LanguageCode | undefined
  /** Whether this is what the language of the file calls itself, or is called in it. */
  isOwnName(name: string): boolean
  term(key: string): string
  /** Names of substances that the library has are known in all languages. */
  substance(name: string): Text
  /** What the language writes for an international abbreviation. */
  abbreviation(short: string): string
  /** The international abbreviations for which the language writes this. */
  abbreviationsFor(short: string): string[]
  guess(place: string, text: string): void
  readonly guesses: readonly Guess[]
  /** What the file says of what there is not, and where. */
  readonly silences: readonly Silence[]
  /** Writes the language of the file: what a sheet would say. */
  readonly writer: TextWriter
}

/** A sentence by which a sheet says that there is nothing. */
export interface Silence {
  /** of the term */
  key: string
  node: Node
}

/** Sentences by which a sheet says that there is nothing: they are no sentences of a record. */
const sayNothing = [
  'document.noData',
  'document.noDataShort',
  'sds.noSymptomsKnown',
  'sds.treatSymptomatically',
  'sds.seeSections8And13',
  'sds.seeSections8And16',
  'sds.seeSection16Statements',
  'sds.seeSection8Limits',
  'sds.seeSection23',
  'sds.endUsesSee12',
  'sds.noTransportPrecautions',
  'sds.noBulkTransport',
  'sds.noSafetyAssessment',
  'sds.noPersistentSubstance',
  'sds.noEndocrineDisruptor',
  'sds.productIsMixture',
  'sds.productIsSubstance',
  'sds.criteriaNotMet',
  'sds.notClassified.dataLacking',
  'sds.notClassified.inconclusive',
  'sds.notClassified.technicallyImpossible',
  'sds.noHazardousIngredient',
  'sds.abbreviationsSeeSection16',
  'sds.mixtureNotClassified',
  'sds.substanceNotClassified',
]

/** A name of a substance is the same in capitals. */
const normaliseName = (name: string): string => normalise(name).toLocaleLowerCase()

export function createReader(language: LanguageCode): Reader {
  const wording = loadWording(language)
  const byText = indexTexts(wording.phrases, normalise)
  const substances = indexTexts(wording.substances, normaliseName)
  const nothing = new Map(sayNothing.map((key) => [normalise(wording.terms[key] ?? ''), key]))
  const words = new Map(
    Object.entries(wording.terms).map(([key, text]) => [`${key.slice(0, key.indexOf('.') + 1)} ${normalise(text)}`, key]),
  )
  const writer = createTextWriter(language)
  const guesses: Guess[] = []
  const silences: Silence[] = []
  const ownAbbreviations = Object.entries(wording.terms).filter(([key]) => key.startsWith('short.'))

  function fromText(text: string): Text | undefined {
    if (nothing.has(normalise(text))) return undefined
    const key = byText.get(normalise(text))
    return key === undefined ? { text: { [language]: text } } : { phrase: key }
  }

  const isKnown = (text: string): boolean => byText.has(normalise(text)) || nothing.has(normalise(text))

  function saysNothing(node: Node): boolean {
    const key = nothing.get(normalise(node.text))
    if (key === undefined) return false
    node.isTaken = true
    silences.push({ key, node })
    return true
  }

  /** The sentences of the library, the longest ones, and what stands between them as one text each. */
  function toSentences(text: string): Text[] {
    const parts = text.length > longestText * 4 ? [text] : text.split(/(?<=[.!?;])\s+/u)
    const said: string[] = []
    let own: string[] = []
    for (let at = 0; at < parts.length;) {
      const rest = parts.length - at
      const known = Array.from({ length: rest }, (_, index) => rest - index).find((count) => isKnown(parts.slice(at, at + count).join(' ')))
      if (known !== undefined && own.length > 0) said.push(own.join(' '))
      if (known === undefined) own.push(...parts.slice(at, at + 1))
      else {
        own = []
        said.push(parts.slice(at, at + known).join(' '))
      }
      at += known ?? 1
    }
    if (own.length > 0) said.push(own.join(' '))
    return said.flatMap((one) => (one === '' ? [] : (fromText(one) ?? [])))
  }

  const ofLibrary = (name: string): Text | undefined => {
    const key = byText.get(normalise(name)) ?? substances.get(normaliseName(name))
    return key === undefined ? undefined : { phrase: key }
  }

  /** A word that the library lacks stays in the language of the file: in all others it would be a foreign one. */
  function toValue(value: string, name: string): TextValue {
    if (name === 'products') return value.split(', ').map(sameInEveryLanguage)
    const known = ofLibrary(value) ?? readWritten(value, writer, unitsWithName)
    if (known !== undefined) return known
    // Where an entry has a comma of its own, semicolons part them.
    for (const separator of [', ', `${wording.terms['document.semicolon'] ?? ';'} `]) {
      const listed = value.split(separator).map(ofLibrary)
      const all = listed.flatMap((one) => one ?? [])
      if (all.length === listed.length) return all
    }
    return isSameEverywhere(value) ? value : { text: { [language]: value } }
  }

  function toText(node: Node): Text | undefined {
    const code = find(node, 'PhraseCode')?.text
    const full = find(node, 'FullText')
    if (full === undefined || full.text === '' || full.isTaken) return undefined
    const { text } = full
    full.isTaken = true
    if (code !== undefined && isSame(code, text, wording)) return { phrase: code }
    if (saysNothing(full)) return undefined
    const known = fromText(text)
    if (known === undefined || 'phrase' in known) return known
    if (code === undefined) return known
    // “Entry: 3” is the sentence of one, “entries: 3, 40” that of several.
    const values = [code, `${code}One`].map((one) => readValues(findPhrase(wording, one), text, toValue)).find((one) => one !== undefined)
    return values ? { phrase: code, values } : known
  }

  function readTexts(node: Node | undefined, path: string, most = Number.POSITIVE_INFINITY): Text[] {
    const texts: Text[] = []
    for (const one of findAll(node, path)) {
      if (texts.length >= most) break
      const read = toText(one)
      // A place for one text has room for one; elsewhere a paragraph may hold several sentences of the library.
      if (read) texts.push(...(most === Number.POSITIVE_INFINITY && 'text' in read ? toSentences(read.text[language] ?? '') : [read]))
    }
    return texts
  }

  const whenAnswered = openFilled(wording, ['telephone.'], toValue)
  return {
    language,
    guesses,
    silences,
    writer,
    abbreviation: (short) => writer.abbreviation(short),
    abbreviationsFor: (short) => ownAbbreviations.flatMap(([key, own]) => (own === short ? [key.slice('short.'.length)] : [])),
    texts: readTexts,
    text: (node, path) => readTexts(node, path, 1)[0],
    sentences: toSentences,
    whole: fromText,
    saysNothing,
    word: (prefix, text) => (text === undefined ? undefined : words.get(`${prefix} ${normalise(text)}`)?.slice(prefix.length)),
    quantity: (text) => readWritten(text, writer, units),
    aboutProperty: openFilled(wording, ['propertyNote.', 'method.'], toValue),
    fillIn(text) {
      const value = toValue(text, '')
      if (Array.isArray(value)) return { phrase: 'statementValue.substances', values: { substances: value } }
      return typeof value === 'object' && 'phrase' in value ? value : fromText(text)
    },
    hours: (text) => whenAnswered(text) ?? fromText(text),
    blankOf: (key, text) => readBlanks(wording.terms[key], text)?.[0],
    method: (text) => text.replace(writer.abbreviation('OECD'), 'OECD'),
    country: (name) => economicAreaStates.find((code) => normaliseName(writer.country(code)) === normaliseName(name)),
    languageNamed: (name) => languageCodes.find((code) => normaliseName(writer.languageName(code)) === normaliseName(name)),
    isOwnName: (name) =>
      [findLanguageByCode(language)?.name ?? '', writer.languageName(language)].some((own) => normaliseName(own) === normaliseName(name)),
    term: (key) => (wording.terms[key] ?? '').replaceAll(/[\u00a0\u202f]/g, ' '),
    substance(name) {
      const key = substances.get(normaliseName(name))
      return key === undefined ? { text: { [language]: name } } : { phrase: key }
    },
    guess: (place, text) => void guesses.push({ place, text }),
  }
}

/** Trade names are no words of a language. */
const sameInEveryLanguage = (text: string): Text => ({ text: Object.fromEntries(languageCodes.map((code) => [code, text])) })

/** Keys by their texts; without those that have values to be filled in, and without what two keys say alike. */
function indexTexts(texts: Readonly<Record<string, string>>, form: (text: string) => string): Map<string, string> {
  const found = new Map<string, string>()
  for (const [key, text] of Object.entries(texts)) {
    const normal = form(text)
    if (!text.includes('{') && !found.has(normal)) found.set(normal, key)
  }
  return found
}

function isSame(code: string, text: string, wording: Wording): boolean {
  const known = findPhrase(wording, code)
  return known !== undefined && normalise(known) === normalise(text)
}

/** What every language writes alike: figures, codes, addresses; no word. */
const isSameEverywhere = (text: string): boolean =>
  /^https?:\/\//.test(text) || !/\p{Ll}{2}/u.test(text) || /^\d+ [mµk]?g\/[mk]?[gl]$/.test(text)

/** A number without a unit is a code or a figure of its own in a sentence: “entry 3”. */
const unitsWithName = units.filter((unit) => unit !== '')
