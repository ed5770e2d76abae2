import type { LanguageCode } from '../../shared/languages.ts'
import type { Quantity, Unit } from '../../shared/record/texts.ts'
import { keepTogether } from './bind-words.ts'

const noBreakSpace = '\u00a0'
const narrowNoBreakSpace = '\u202f'
/**
 * En dash between thin spaces, as ranges are set. No line ends in it: behind an en dash it would even before a space without a break, but
 * for the word joiner (Unicode Annex 14, LB11 and LB12a).
 */
const rangeDash = '\u202f–\u2060\u202f'

/** English documents follow British and Irish usage: the United Kingdom's day-first dates. */
function localeOf(language: LanguageCode): string {
  return language === 'en' ? 'en-IE' : language
}

/**
 * A number as the language writes it: its decimal sign, and thousands parted by a narrow no-break space (SI, ISO 80000-1).
 * @param decimals exact number of decimals; without it as many as the number has, and a power of ten where they would be too many to read.
 */
export function formatNumber(value: number, language: LanguageCode, decimals?: number): string {
  if (decimals === undefined && value !== 0 && (Math.abs(value) < leastPlain || Math.abs(value) >= mostPlain))
    return formatPower(value, language)
  const format = plainFormat(language, decimals)
  // Nothing to set otherwise: no thousands, no sign.
  if (value >= 0 && value < 999) return format.format(value)
  return format
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? narrowNoBreakSpace : part.type === 'minusSign' ? '−' : part.value))
    .join('')
}

/** Numbers from here on, and below the other, are written in full. */
const leastPlain = 0.0001
const mostPlain = 1e9

/** `2 × 10⁻⁷`: ISO 80000-1, 7.3. */
function formatPower(value: number, language: LanguageCode): string {
  const [mantissa = '', exponent = ''] = value.toExponential().split('e')
  const raised = [...exponent.replace('+', '')].map((sign) => (sign === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(sign)))).join('')
  return `${formatNumber(Number(mantissa), language)}${noBreakSpace}×${noBreakSpace}10${raised}`
}

/** The name of a country that the terms do not list. @param code ISO 3166-1 alpha-2 */
export function nameCountry(code: string, language: LanguageCode): string {
  return keep(regionNames, language, () => new Intl.DisplayNames(language, { type: 'region' })).of(code) ?? code
}

/** The name of a language, as this one writes it within a sentence. */
export function nameLanguage(code: LanguageCode, language: LanguageCode): string {
  return keep(languageNames, language, () => new Intl.DisplayNames(language, { type: 'language' })).of(code) ?? code
}

// A format is costly to make, in time and in memory outside the heap, and never changes.
const numberFormats = new Map<string, Intl.NumberFormat>()
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const regionNames = new Map<string, Intl.DisplayNames>()
const languageNames = new Map<string, Intl.DisplayNames>()

function keep<Format>(kept: Map<string, Format>, key: string, make: () => Format): Format {
  const known = kept.get(key)
  if (known) return known
  const made = make()
  kept.set(key, made)
  return made
}

function plainFormat(language: LanguageCode, decimals: number | undefined): Intl.NumberFormat {
  const digits = { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 8 }
  return keep(numberFormats, `${language} ${decimals ?? ''}`, () => {
    return new Intl.NumberFormat(localeOf(language), { useGrouping: 'always', ...digits })
  })
}

function spanFormat(language: LanguageCode, unit: string): Intl.NumberFormat {
  return keep(numberFormats, `${language} ${unit}`, () => {
    return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' })
  })
}

function dateFormat(language: LanguageCode): Intl.DateTimeFormat {
  return keep(dateFormats, language, () => {
    return new Intl.DateTimeFormat(localeOf(language), { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' })
  })
}

/**
 * A day in the order and with the marks of the language, always with two-digit day and month.
 * @param iso calendar date `YYYY-MM-DD`
 */
export function formatDate(iso: string, language: LanguageCode): string {
  return dateFormat(language).format(new Date(`${iso}T00:00:00Z`))
}

/** Spans of time that a document writes out in words. */
const spans: Partial<Record<Unit, string>> = { days: 'day', months: 'month', years: 'year' }

/**
 * A quantity with its sign and unit, parted by no-break spaces, also within a unit of several words (`mg/kg bw/day`). Symbols of units are the same in every language (SI brochure,
 * 5.2); spans of days and more are written in words, in the number that the language demands.
 * @param unitNames names of the few units that a language writes in its own way
 */
export function formatQuantity(quantity: Quantity, language: LanguageCode, unitNames: Readonly<Record<string, string>> = {}): string {
  const last = quantity.value ?? quantity.to ?? 0
  const amount =
    quantity.value === undefined
      ? `${formatNumber(quantity.from ?? 0, language)}${rangeDash}${formatNumber(last, language)}`
      : formatNumber(last, language)
  const signed = quantity.sign ? `${quantity.sign}${noBreakSpace}${amount}` : amount
  const unit = unitNames[`unit.${quantity.unit}`] ?? nameSpan(quantity.unit, last, language)
  return unit === '' ? signed : `${signed}${noBreakSpace}${keepTogether(unit)}`
}

/** A quantity as somebody wrote it, `0.5 L` or `30 kg G`, with its number as the language writes it. Anything else stays as it is. */
export function formatWrittenQuantity(written: string, language: LanguageCode): string {
  const [, amount, unit = ''] = /^(\d+(?:[.,]\d+)?)\s*(\p{L}.*)?$/u.exec(written) ?? []
  if (amount === undefined) return written
  return [formatNumber(Number(amount.replace(',', '.')), language), keepTogether(unit)].filter(Boolean).join(noBreakSpace)
}

function nameSpan(unit: Unit, amount: number, language: LanguageCode): string {
  const span = spans[unit]
  if (span === undefined) return unit
  const parts = spanFormat(language, span).formatToParts(amount)
  return parts.find((part) => part.type === 'unit')?.value ?? unit
}

/** A content range in % w/w, without its unit: from inclusive, to exclusive unless said otherwise. */
export function formatContentRange(range: { from: number; to: number; toInclusive: boolean }, language: LanguageCode): string {
  const upper = `${range.toInclusive ? '≤' : '<'}${noBreakSpace}${formatNumber(range.to, language)}`
  if (range.from === range.to) return formatNumber(range.to, language)
  return range.from === 0 ? upper : `${formatNumber(range.from, language)}${rangeDash}${upper}`
}
