import { createTextWriter, plainText, type TextWriter } from '../documents/text/write-text.ts'
import type { LanguageCode } from '../shared/languages.ts'
import type { Text } from '../shared/record/texts.ts'
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
    const params = Object.fromEntries(Object.entries(one.params).map(([name, value]) => [name, writeValue(value, writer)]))
    return { ...one, params, message: writer.term(checkCatalogue[one.code].sentence, params) }
  })
}

/** A value of a sentence as it stands in it. A name that the language lacks is written in English. */
export function writeValue(value: FindingValue, writer: TextWriter): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return writer.number(value)
  if (isList(value)) return value.map((one) => (typeof one === 'string' ? one : writeName(one, writer.language))).join(', ')
  if ('term' in value) return writer.term(value.term)
  if ('language' in value) return new Intl.DisplayNames(writer.language, { type: 'language' }).of(value.language) ?? value.language
  if ('day' in value) return writer.date(value.day)
  return 'unit' in value ? writer.quantity(value) : writeName(value, writer.language)
}

const isList = (value: Exclude<FindingValue, string | number>): value is readonly (string | Text)[] => Array.isArray(value)

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
