import { isoDayOf } from '../../../../../shared/iso-day.ts'

const day = String.raw`(?<day>\d{1,2})`
const month = String.raw`(?<month>\d{1,2})`
/** Of no other century is there a sheet: what looks like one is a day whose year stands in front. */
const year = String.raw`(?<year>(?:19|20|21)\d{2})`
const sign = String.raw`\s*[/.\s\p{Pd}]\s*`
/**
 * Day, month and year, with any sign between them or, of eight digits, with none; or the year first, as machines, Hungarians, Lithuanians and Swedes
 * write it. None can be read as another: no year of these centuries begins with a month.
 */
const forms = [
  new RegExp(`^${day}${sign}${month}${sign}${year}\\.?$`, 'u'),
  new RegExp(`^${year}${sign}${month}${sign}${day}\\.?$`, 'u'),
  new RegExp(String.raw`^(?<day>\d{2})(?<month>\d{2})${year}$`, 'u'),
  new RegExp(String.raw`^${year}(?<month>\d{2})(?<day>\d{2})$`, 'u'),
]

/**
 * A day as a person types it, dd/MM/yyyy (specification, section 9). What is no day is returned as it was typed: it stays in the field, where
 * it is an error, and is not lost.
 * @returns `2026-12-31`; empty where nothing was typed
 */
export function readDate(typed: string): string {
  // What is pasted may bring marks of direction, which nobody sees, and figures of the width of Chinese signs.
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
  for (const form of forms) {
    const read = form.exec(text)?.groups
    const iso = read ? [read['year'], read['month']?.padStart(2, '0'), read['day']?.padStart(2, '0')].join('-') : ''
    if (isDay(iso)) return iso
  }
  return text === '' ? '' : typed
}

/** Whether there is such a day in the calendar. @param iso `2026-02-30` is none */
export function isDay(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false
  const time = Date.parse(`${iso}T00:00:00Z`)
  return !Number.isNaN(time) && isoDayOf(new Date(time)) === iso
}
