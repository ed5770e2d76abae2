import type { LanguageCode } from './languages.ts'

/** Languages of the Union that write a stop before the decimals; all others write a comma. From CLDR: not every browser knows all 24. */
const withStop: ReadonlySet<LanguageCode> = new Set(['en', 'ga', 'mt'])

const signOf = (language: LanguageCode): ',' | '.' => (withStop.has(language) ? '.' : ',')

/** Digits in groups of three, as they are written in most of the Union, or without groups; then what follows the comma or stop. */
const numberAsTyped = /^[+-]?(?:\d{1,3}(?: \d{3})+|\d+)?(?:\.\d*)?(?:e[+-]?\d+)?$/i

/** A number of one sign before three digits, with nothing around it. */
const thousandsOrDecimals = /^([+-]?[1-9]\d{0,2})([.,])(\d{3})(e[+-]?\d+)?$/i

/**
 * A number as a person types it: with a comma or a stop before the decimals, and with spaces of any width between thousands. What cannot
 * be read is returned as it was typed: it stays in the record, where the schema refuses it, and is not lost. So is “1,000” where the
 * language writes a stop before decimals, and “1.000” where it writes a comma: nobody knows whether one or a thousand is meant.
 * @returns undefined where nothing was typed
 */
export function readNumber(typed: string, language: LanguageCode): number | string | undefined {
  const text = withPlainSigns(typed)
  if (text === '') return undefined
  const foreign = findReadings(text, language)
  if (foreign && foreign.sign !== signOf(language)) return typed
  const plain = text.replace(',', '.')
  const number = numberAsTyped.test(plain) && /\d/.test(plain) ? Number(plain.replaceAll(' ', '')) : Number.NaN
  return Number.isFinite(number) ? number : typed
}

/**
 * What a number such as “1,000” could mean, both written so that every form and file reads them as that: the decimals have a nought behind
 * them, since three of them are what made it doubtful. Null for what has one meaning or none.
 */
export function findReadings(typed: string, language: LanguageCode): { sign: string; whole: string; decimal: string } | null {
  const [, before = '', sign, after = '', power = ''] = thousandsOrDecimals.exec(withPlainSigns(typed)) ?? []
  return sign === undefined ? null : { sign, whole: before + after + power, decimal: `${before}${signOf(language)}${after}0${power}` }
}

/** A number as it stands in its field, to be written on: without groups, and as `readNumber` reads it. */
export function writeNumber(value: number, language: LanguageCode): string {
  return String(value).replace('.', signOf(language))
}

const withPlainSigns = (typed: string): string =>
  typed
    .trim()
    .replaceAll(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/^\u2212/, '-')

/** A figure without spaces between its thousands, and with the plain signs of a keyboard. */
export const plainFigure = (typed: string): string =>
  typed
    .trim()
    .replaceAll(/[\u0020\u00a0\u2009\u202f]/g, '')
    .replace(/^\u2212/, '-')
