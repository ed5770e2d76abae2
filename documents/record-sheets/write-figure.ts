import { findReadings, writeNumber } from '../../shared/read-number.ts'
import type { LanguageCode } from '../../shared/languages.ts'

/**
 * A figure as a CSV file holds it, by the rules of a language. One that could be read as thousands gets a nought behind it: 1.234 is
 * 1.2340, which nobody takes for one thousand.
 */
export function writeFigure(value: number, language: LanguageCode): string {
  const written = writeNumber(value, language)
  return findReadings(written, language)?.decimal ?? written
}
