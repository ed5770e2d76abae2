import { createTextWriter, plainText } from '../../documents/text/write-text.ts'
import type { ReadText } from '../../shared/classification/component-of-ingredient.ts'
import type { LanguageCode } from '../../shared/languages.ts'

/** Reads texts of a record in a language; null where it lacks one. */
export function readTextIn(language: LanguageCode): ReadText {
  return (text) => {
    const writer = createTextWriter(language)
    const read = plainText(writer.text(text)).replaceAll('\u00a0', ' ')
    return writer.missing.size > 0 ? null : read
  }
}
