import type { Text } from '../../shared/record/texts.ts'
import type { Rich } from '../document-model.ts'
import { plainText, type TextWriter } from '../text/write-text.ts'
import { group, value, type Element } from './element.ts'

/** Longest text of a phrase and longest code, in characters: SDScom 5.6, string1024 and string64. */
export const longestText = 1024
const longestCode = 64

/**
 * Sentences in the language of the file, a phrase each. One of the library carries its key, by which it is found again in any language.
 * A text that is longer than the format allows goes on in the next phrase.
 */
export function phrases(name: string, texts: readonly Text[], writer: TextWriter): Element[] {
  return texts.flatMap((text) => sayings(name, [writer.text(text)], 'phrase' in text ? text.phrase : undefined))
}

/** Texts that the sheet derives, a phrase each. @param code of the first part */
export function sayings(name: string, lines: readonly (Rich | string)[], code?: string): Element[] {
  return lines.flatMap((line) =>
    splitText(typeof line === 'string' ? line : plainText(line)).flatMap((part, index) =>
      group(name, value('PhraseCode', index === 0 && code && code.length <= longestCode ? code : undefined), value('FullText', part)),
    ),
  )
}

/** Lines of the sheet, of which those that are a text of the record carry its key. @see phrases */
export function sayingsOf(name: string, lines: readonly Rich[], texts: readonly Text[], writer: TextWriter): Element[] {
  const keys = new Map(texts.flatMap((text) => ('phrase' in text ? [[plainText(writer.text(text)), text.phrase] as const] : [])))
  return lines.flatMap((line) => sayings(name, [line], keys.get(plainText(line))))
}

/** The texts, or what the sheet says where there are none. */
export function phrasesOr(name: string, texts: readonly Text[], writer: TextWriter, otherwise: readonly Rich[]): Element[] {
  return texts.length > 0 ? phrases(name, texts, writer) : sayings(name, otherwise)
}

/** Parts that the format takes, each as long as it can be, broken between words where there are any. */
function splitText(text: string): string[] {
  if (text.length <= longestText) return text === '' ? [] : [text]
  const space = text.lastIndexOf(' ', longestText)
  const end = space > 0 ? space : longestText
  return [text.slice(0, end), ...splitText(text.slice(end).trim())]
}
