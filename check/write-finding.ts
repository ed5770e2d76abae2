import { writePlace } from '../documents/report/write-places.ts'
import { createTextWriter, plainText, type TextWriter } from '../documents/text/write-text.ts'
import type { LanguageCode } from '../shared/languages.ts'
import type { Quantity, Text } from '../shared/record/texts.ts'
import { checkCatalogue } from './check-catalogue.ts'
import type { Finding, FindingValue } from './finding.ts'

/** A finding as a person reads it in one language. */
export interface WrittenFinding extends Omit<Finding, 'params'> {
  /** what the sentence names, as it stands in it */
  readonly params: Readonly<Record<string, string>>
  readonly message: string
}

/** The sentences of findings in a language. A name that the language lacks is written in English: an editor must know what is meant. */
export function writeFindings(findings: readonly Finding[], language: LanguageCode): WrittenFinding[] {
  const writer = createTextWriter(language)
  return findings.map((one) => {
    const { sentence } = checkCatalogue[one.code]
    const params = Object.fromEntries(Object.entries(one.params).map(([name, value]) => [name, writeValue(value, writer)]))
    const quoted = Object.fromEntries(Object.entries(params).map(([name, written]) => [name, quote(written, sentence, writer)]))
    const message = writer.term(sentence, quoted)
    // An act begins with a small letter in most languages, and a sentence with a large one.
    const isActFirst = Object.entries(one.params).some(([name, value]) => isArticle(value) && message.startsWith(params[name] ?? '\u0000'))
    return { ...one, params, message: isActFirst ? message.replace(/^./u, (first) => first.toLocaleUpperCase(language)) : message }
  })
}

const isArticle = (value: FindingValue): boolean => typeof value === 'object' && 'article' in value

/** The sentence that has marks of quotation around what it names. */
const quoting = 'check.bothSaid'

/** A whole sentence of the sheet within one of the check stands between the marks of its language, and without its stop. */
function quote(written: string, sentence: string, writer: TextWriter): string {
  if (sentence === quoting || !/^\p{Lu}.*[^.]\.$/u.test(written) || !written.includes(' ')) return written
  const marks = /([“„«”]\s?)\u0001(\s?[”“»])/u.exec(writer.term(quoting, { one: '\u0001', other: '' }))
  return `${marks?.[1] ?? ''}${written.slice(0, -1)}${marks?.[2] ?? ''}`
}

/** A value of a sentence as it stands in it. A name that the language lacks is written in English. */
export function writeValue(value: FindingValue, writer: TextWriter): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return writer.number(value)
  if (isList(value)) return value.map((one) => writeItem(one, writer)).join(', ')
  if ('term' in value) return writer.term(value.term)
  if ('language' in value) return new Intl.DisplayNames(writer.language, { type: 'language' }).of(value.language) ?? value.language
  if ('day' in value) return writer.date(value.day)
  if ('article' in value) return writePlace(value.article, writer)
  return 'unit' in value ? writer.quantity(value) : writeName(value, writer.language)
}

type Item = string | Text | Quantity | { readonly term: string }
const isList = (value: Exclude<FindingValue, string | number>): value is readonly Item[] => Array.isArray(value)

function writeItem(item: Item, writer: TextWriter): string {
  if (typeof item === 'string') return item
  if ('term' in item) return writer.term(item.term)
  return 'unit' in item ? writer.quantity(item) : writeName(item, writer.language)
}

/** A text of the record in the first language of these that has it. */
function writeName(text: Text, language: LanguageCode): string {
  const own = 'text' in text ? Object.keys(text.text) : []
  const tried = [language, 'en' as const, ...own.filter((code): code is LanguageCode => code !== language)]
  for (const one of tried) {
    const writer = createTextWriter(one)
    const written = plainText(writer.text(text))
    if (writer.missing.size === 0) return written
  }
  return '–'
}
