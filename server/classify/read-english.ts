import { createTextWriter, plainText } from '../../documents/text/write-text.ts'
import type { ReadText } from '../../shared/classification/component-of-ingredient.ts'

/** Reads texts of a record in English, in which the engine knows groups of substances by their names. */
export const readEnglish: ReadText = (text) => {
  const writer = createTextWriter('en')
  const read = plainText(writer.text(text)).replaceAll('\u00a0', ' ')
  return writer.missing.size > 0 ? null : read
}
