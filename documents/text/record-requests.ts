import { fillInsOf, type ChosenWording, type StatementCode } from '../../clp/statements.ts'
import type { LanguageCode } from '../../shared/languages.ts'
import type { Text, TextValue } from '../../shared/record/texts.ts'
import { findPhrase, loadWording, type Wording } from '../../wording/load-wording.ts'
import { inNumber, listTexts, type FillIns, type TextWriter } from './write-text.ts'

/** A text that a document asks its language for. */
type Request = { term: string } | { heading: string } | { text: Text } | { code: StatementCode; values: FillIns; chosen: ChosenWording }

/** What a document asks its language for, each text once, in the order in which it does so first. */
export type Requests = readonly Request[]

/**
 * A writer that writes nothing and keeps what it is asked for, so that any language can be asked the same. In the place of each text stands its key,
 * for those who compare two, and in that of a figure a sign.
 */
export function createRecorder(): { writer: TextWriter; requests: Requests } {
  const requests: Request[] = []
  const known = new Set<Text | string>()
  const keep = (key: Text | string, request: Request): void => {
    if (known.has(key)) return
    known.add(key)
    requests.push(request)
  }
  const figure = () => '0'
  const writer: TextWriter = {
    language: 'en',
    missing: new Set(),
    missingWords: new Set(),
    term(key) {
      keep(key, { term: key })
      return key
    },
    heading(number) {
      keep(`heading ${number}`, { heading: number })
      return number
    },
    text(text) {
      keep(text, { text })
      return [{ text: keyOf(text) }]
    },
    statement(code, values = {}, chosen = {}) {
      requests.push({ code, values, chosen })
      return [
        {
          text: `${code} ${Object.values(values)
            .map((value) => listTexts(value).map(keyOf).join())
            .join()}`,
        },
      ]
    },
    isOfficial: () => true,
    noteUnofficial: () => writer.term('document.unofficialStatements'),
    abbreviation: (short) => short,
    country: (code) => code,
    languageName: (code) => code,
    method: (method) => method,
    number: figure,
    quantity: figure,
    writtenQuantity: figure,
    contentRange: figure,
    date: figure,
  }
  return { writer, requests }
}

const keyOf = (text: Text): string => ('phrase' in text ? text.phrase : (Object.values(text.text)[0] ?? ''))

/**
 * Requests the same from a language. Texts that it certainly has are not written: writing a sheet to find that nothing is missing costs
 * many times as much.
 */
export function askAgain(requests: Requests, writer: TextWriter): void {
  const wording = loadWording(writer.language)
  for (const request of requests) {
    if ('text' in request) {
      if (!hasText(request.text, writer.language, wording)) writer.text(request.text)
    } else if ('term' in request) {
      if (!wording.terms[request.term]) writer.term(request.term)
    } else if ('heading' in request) {
      if (!wording.headings[request.heading]) writer.heading(request.heading)
    } else if (!hasStatement(request, writer.language, wording)) writer.statement(request.code, request.values, request.chosen)
  }
}

function hasText(text: Text, language: LanguageCode, wording: Wording): boolean {
  if ('text' in text) return (text.text[language] ?? '').trim() !== ''
  if (!findPhrase(wording, inNumber(text))) return false
  return text.values === undefined || Object.values(text.values).every((value) => hasValue(value, language, wording))
}

function hasValue(value: TextValue, language: LanguageCode, wording: Wording): boolean {
  if (typeof value !== 'object') return true
  if (Array.isArray(value)) return value.every((text) => hasText(text, language, wording))
  return 'unit' in value || hasText(value, language, wording)
}

/** A text with a blank that nobody has filled in is written, since only that shows whether the language prints the blank. */
function hasStatement({ code, values, chosen }: Extract<Request, { code: unknown }>, language: LanguageCode, wording: Wording): boolean {
  if (!wording.statements[code]) return false
  for (const name of fillInsOf(code, chosen).required) if (listTexts(values[name]).length === 0) return false
  return Object.values(values).every((value) => listTexts(value).every((text) => hasText(text, language, wording)))
}
