import type { LanguageCode } from '../../../../../shared/languages.ts'
import { addDays, weekdayOf } from './calendar-days.ts'

interface CalendarNames {
  months: readonly string[]
  /** From Monday on, in full and as they head a column. */
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
}

/** Of the languages that Chromium does not know (see `create-number-format.ts`); written by us, not yet compared with CLDR. */
const own: Partial<Record<LanguageCode, CalendarNames>> = {
  mt: {
    months: 'Jannar Frar Marzu April Mejju Ġunju Lulju Awwissu Settembru Ottubru Novembru Diċembru'.split(' '),
    weekdays: ['It-Tnejn', 'It-Tlieta', 'L-Erbgħa', 'Il-Ħamis', 'Il-Ġimgħa', 'Is-Sibt', 'Il-Ħadd'],
    shortWeekdays: ['Tne', 'Tli', 'Erb', 'Ħam', 'Ġim', 'Sib', 'Ħad'],
  },
  ga: {
    months: 'Eanáir,Feabhra,Márta,Aibreán,Bealtaine,Meitheamh,Iúil,Lúnasa,Meán Fómhair,Deireadh Fómhair,Samhain,Nollaig'.split(','),
    weekdays: ['Dé Luain', 'Dé Máirt', 'Dé Céadaoin', 'Déardaoin', 'Dé hAoine', 'Dé Sathairn', 'Dé Domhnaigh'],
    shortWeekdays: ['Luan', 'Máirt', 'Céad', 'Déar', 'Aoine', 'Sath', 'Domh'],
  },
}

/** A Monday. */
const someMonday = '2026-11-23'

const format = (iso: string, language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(new Date(`${iso}T00:00:00Z`))

/** Names of the days, from Monday on. */
export function nameWeekdays(language: LanguageCode): { full: string; short: string }[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = addDays(someMonday, index)
    return {
      full: own[language]?.weekdays[index] ?? format(day, language, { weekday: 'long' }),
      short: own[language]?.shortWeekdays[index] ?? format(day, language, { weekday: 'short' }),
    }
  })
}

const namedMonth = (iso: string, language: LanguageCode) => own[language]?.months[Number(iso.slice(5, 7)) - 1]

/** Such as “November 2026”. */
export function nameMonth(iso: string, language: LanguageCode): string {
  const month = namedMonth(iso, language)
  return month === undefined ? format(iso, language, { month: 'long', year: 'numeric' }) : `${month} ${iso.slice(0, 4)}`
}

/** Such as “Monday, 23 November 2026”. */
export function nameDay(iso: string, language: LanguageCode): string {
  const month = namedMonth(iso, language)
  // `en` alone would put the month first.
  const variety = language === 'en' ? 'en-GB' : language
  if (month === undefined) return format(iso, variety, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  return `${own[language]?.weekdays[weekdayOf(iso)]}, ${Number(iso.slice(8))} ${month} ${iso.slice(0, 4)}`
}
