import { fillStatement } from '../../clp/fill-statement.ts'
import type { ChosenWording, StatementCode } from '../../clp/statements.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { PhraseText, Quantity, Text, TextValue } from '../../shared/record/texts.ts'
import { findPhrase, loadWording, type Wording } from '../../wording/load-wording.ts'
import type { Rich, Run } from '../document-model.ts'
import { bindWords } from './bind-words.ts'
import { dropHungarianEndings } from './drop-hungarian-endings.ts'
import {
  formatContentRange,
  formatDate,
  formatNumber,
  formatQuantity,
  formatWrittenQuantity,
  nameCountry,
  nameLanguage,
} from './format-values.ts'

/**
 * Writes the texts of one document in one language, and remembers which ones the language does not have. A text that is
 * missing shows as missing; no other language takes its place.
 */
export interface TextWriter {
  readonly language: LanguageCode
  /** Keys of the texts that the language lacks, in the order in which they were requested. */
  readonly missing: ReadonlySet<string>
  /** Texts in a person’s own words that it lacks, as JSON: they have no keys, and share one in `missing`. */
  readonly missingWords: ReadonlySet<string>
  /** A word or sentence that the document itself prints, with the values of its `{parameters}`. */
  term(key: string, values?: Record<string, string>): string
  /** A heading of the safety data sheet: REACH Annex II Part B. */
  heading(number: string): string
  /** A hazard, supplemental or precautionary statement with its fill-ins and choices: CLP Annexes II to IV. Several texts of one fill-in stand once each. */
  statement(code: StatementCode, values?: FillIns, chosen?: ChosenWording): Rich
  /** Whether we have the law’s wording of a statement, or of the sentences of an entry (`REACH XVII, 56`), in this language; otherwise it is ours. */
  isOfficial(code: string): boolean
  /** The sentence that names which of these are no official wording in this language; empty where all are official. */
  noteUnofficial(codes: readonly string[]): string
  text(text: Text): Rich
  /** What the language writes for an international abbreviation: DL50 for LD50 in French. The same one where it has no other. */
  abbreviation(short: string): string
  /** The name of a country. @param code ISO 3166-1 alpha-2 */
  country(code: string): string
  /** The name of a language. */
  languageName(code: LanguageCode): string
  /** A test method, with the name of the body that issued it as the language writes it. */
  method(method: string): string
  number(value: number, decimals?: number): string
  quantity(quantity: Quantity): string
  /** A quantity that somebody wrote out, such as `0.5 L`. */
  writtenQuantity(quantity: string): string
  contentRange: (range: Parameters<typeof formatContentRange>[0]) => string
  date(iso: string): string
}

/** What stands in the blanks of a statement, by their names. */
export type FillIns = Readonly<Record<string, Text | readonly Text[] | undefined>>

/** In the place of a key. */
export const freeText = 'free text'

/** A writer for one document; it must not be shared by two, since it collects what is missing. */
export function createTextWriter(language: LanguageCode, wording: Wording = loadWording(language)): TextWriter {
  const missing = new Set<string>()
  const missingWords = new Set<string>()
  const bind = (text: string) => bindWords(text, language)

  function lack(key: string, isNamed = true): Run {
    missing.add(key)
    return { text: (wording.terms['document.missing'] ?? '□') + (isNamed ? ` (${key})` : ''), missing: true }
  }

  const writer: TextWriter = {
    language,
    missing,
    missingWords,
    term(key, values = {}) {
      const text = wording.terms[key]
      return text ? bind(endOnce(fill(text, values))) : lack(`term ${key}`).text
    },
    heading(number) {
      const text = wording.headings[number]
      return text ? bind(text) : lack(`heading ${number}`).text
    },
    statement(code, values = {}, chosen = {}) {
      const official = wording.statements[code]
      if (!official) return [lack(code)]
      const written: Record<string, string> = {}
      for (const [name, value] of Object.entries(values)) {
        const own = writeFillIn(value)
        if (own === undefined) continue
        // Organs and effects stand in brackets behind the official word for them, so that the sentence holds in every language.
        written[name] = name === 'organs' || name === 'effect' ? `(${own})` : own
      }
      const ofLibrary = Object.keys(values).filter((name) => isOfLibrary(values[name]))
      const frame = language === 'hu' ? dropHungarianEndings(official, ofLibrary) : official
      const { text, unfilled } = fillStatement(code, frame, written, chosen)
      for (const name of unfilled) missing.add(`${code} {${name}}`)
      return [{ text: bind(endSentence(frame === official ? text : capitalise(text, language))) }]
    },
    isOfficial: (code) => !wording.unofficial.has(code),
    noteUnofficial(codes) {
      const unofficial = new Set(codes.filter((code) => !writer.isOfficial(code)))
      return unofficial.size === 0 ? '' : writer.term('document.unofficialStatements', { codes: [...unofficial].join(', ') })
    },
    text(text) {
      if ('text' in text) {
        const own = text.text[language]
        if (own) return [{ text: bind(own) }]
        missingWords.add(JSON.stringify(text.text))
        return [lack(freeText, false)]
      }
      const phrase = inNumber(text)
      const pattern = findPhrase(wording, phrase)
      if (!pattern) return [lack(phrase)]
      const values: Record<string, string> = {}
      for (const [name, value] of Object.entries(text.values ?? {}))
        values[name] = plainText(writeValue(name === 'months' && typeof value === 'number' ? { value, unit: 'months' } : value))
      return [{ text: bind(endOnce(fill(pattern, values))) }]
    },
    abbreviation: (short) => wording.terms[`short.${short}`] ?? short,
    country: (code) => wording.terms[`country.${code}`] ?? nameCountry(code, language),
    languageName: (code) => nameLanguage(code, language),
    method: (method) => bind(method.replaceAll(/\bOECD\b/g, writer.abbreviation('OECD'))),
    number: (value, decimals) => formatNumber(value, language, decimals),
    quantity: (quantity) => formatQuantity(quantity, language, wording.terms),
    writtenQuantity: (quantity) => bind(formatWrittenQuantity(quantity, language)),
    contentRange: (range) => formatContentRange(range, language),
    date: (iso) => formatDate(iso, language),
  }

  function writeFillIn(value: FillIns[string]): string | undefined {
    const texts = listTexts(value)
    if (texts.length < 2) return texts[0] && plainText(writer.text(texts[0]))
    return bind(joinEntries([...new Set(texts.map((text) => plainText(writer.text(text))))]))
  }

  /** An entry with a comma of its own, as a substance in solution has it, would read as two. */
  function joinEntries(entries: readonly string[]): string {
    const hasCommas = entries.some((entry) => entry.includes(', '))
    return entries.join(hasCommas ? `${wording.terms['document.semicolon'] ?? ';'} ` : ', ')
  }

  function writeValue(value: TextValue): Rich {
    if (typeof value === 'string') return [{ text: /^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value, language) : value }]
    if (typeof value === 'number') return [{ text: formatNumber(value, language) }]
    if (Array.isArray(value)) return [{ text: joinEntries(value.map((item) => plainText(writer.text(item)))) }]
    return 'unit' in value ? [{ text: writer.quantity(value) }] : writer.text(value)
  }

  return writer
}

const isList = (value: FillIns[string]): value is readonly Text[] => Array.isArray(value)

/** The texts of a fill-in, none where nobody has filled it in. */
export const listTexts = (value: FillIns[string]): readonly Text[] => (value === undefined ? [] : isList(value) ? value : [value])

function isOfLibrary(value: FillIns[string]): boolean {
  const [text, another] = listTexts(value)
  return text !== undefined && another === undefined && 'phrase' in text
}

/** Sentences that enumerate, by what they enumerate: where it is one entry alone, their singular takes their place. */
const enumerations: Readonly<Record<string, string>> = {
  'regulation.reachAnnexXvii': 'entries',
  'regulation.franceOccupationalDiseases': 'numbers',
  'regulation.franceIcpe': 'headings',
  'regulation.germanyMajorAccidents': 'number',
}

/** The key of the sentence that is printed for a phrase. */
export function inNumber({ phrase, values }: PhraseText): string {
  const name = enumerations[phrase]
  const value = name === undefined ? undefined : values?.[name]
  // A number is one. A hyphen of entries is typed for a dash; one of French headings is a part of their number: 4130-2.
  const several = name === 'entries' ? /[,;–/-]/ : /[,;–/]/
  const isOne = typeof value === 'number' || (typeof value === 'string' && !several.test(value))
  return isOne ? `${phrase}One` : phrase
}

/** The words of a rich text, marks and all, as they are read. */
export function plainText(rich: Rich): string {
  return rich.map((run) => run.text).join('')
}

/** A fragment that stands by itself begins with a capital letter. */
export function capitalise(text: string, language: LanguageCode): string {
  const [first = '', ...rest] = text
  // The capitals of Greek lose their accents only where a whole word is set in capitals.
  return (language === 'el' ? first.toUpperCase() : first.toLocaleUpperCase(language)) + rest.join('')
}

/** Statements that the Annexes print without a final stop, or that end in a fill-in, get one. */
function endSentence(text: string): string {
  return /[.!?:…]$/u.test(text) ? text : `${text}.`
}

/** A unit, a category or a name that ends in a stop, such as “% vol.”, `Lact.` and “alkyl derivs.”, ends the sentence too. */
function endOnce(text: string): string {
  return text.replace(/(?<=[^.]\.)\.$/u, '')
}

function fill(pattern: string, values: Record<string, string>): string {
  return pattern.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) => values[name] ?? whole)
}
