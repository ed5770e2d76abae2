import type { LanguageCode } from '../../shared/languages.ts'
import type { Quantity } from '../../shared/record/texts.ts'

const noBreakSpace = '\u00a0'
const narrowNoBreakSpace = '\u202f'
/** En dash between thin spaces, as ranges are set. */
const rangeDash = '\u2009–\u2009'

/** English documents follow British and Irish usage: the United Kingdom's day-first dates. */
function localeOf(language: LanguageCode): string {
  return language === 'en' ? 'en-IE' : language
}

/**
 * A number as the language writes it: its decimal sign, and thousands parted by a narrow no-break space (SI, ISO 80000-1).
 * @param decimals exact number of decimals; without it as many as the number has, at most six.
 */
export function formatNumber(value: number, language: LanguageCode, decimals?: number): string {
  const format = new Intl.NumberFormat(localeOf(language), {
    useGrouping: 'always',
    minimumFractionDigits: decimals ?? 0,
    maximumFractionDigits: decimals ?? 6,
  })
  return format
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? narrowNoBreakSpace : part.type === 'minusSign' ? '−' : part.value))
    .join('')
}

/**
 * A day in the order and with the marks of the language, always with two-digit day and month.
 * @param iso calendar date `YYYY-MM-DD`
 */
export function formatDate(iso: string, language: LanguageCode): string {
  return new Intl.DateTimeFormat(localeOf(language), { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  )
}

/** A quantity with its sign and unit, parted by no-break spaces. Units are not translated (SI brochure, 5.2). */
export function formatQuantity(quantity: Quantity, language: LanguageCode): string {
  const amount =
    quantity.value === undefined
      ? `${formatNumber(quantity.from ?? 0, language)}${rangeDash}${formatNumber(quantity.to ?? 0, language)}`
      : formatNumber(quantity.value, language)
  const signed = quantity.sign ? `${quantity.sign}${noBreakSpace}${amount}` : amount
  return quantity.unit === '' ? signed : `${signed}${noBreakSpace}${quantity.unit}`
}

/** A content range in % w/w, without its unit: from inclusive, to exclusive unless said otherwise. */
export function formatContentRange(range: { from: number; to: number; toInclusive: boolean }, language: LanguageCode): string {
  const upper = `${range.toInclusive ? '≤' : '<'}${noBreakSpace}${formatNumber(range.to, language)}`
  if (range.from === range.to) return formatNumber(range.to, language)
  return range.from === 0 ? upper : `${formatNumber(range.from, language)}${rangeDash}${upper}`
}
