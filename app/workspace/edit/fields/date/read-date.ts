import { isoDayOf } from '../../../../../shared/iso-day.ts'

/** Day, month and year, with any sign between them or, of eight digits, with none; or as machines write it, the year first. */
const forms = [
  /^(?<day>\d{1,2})\s*[/.\s-]\s*(?<month>\d{1,2})\s*[/.\s-]\s*(?<year>\d{4})\.?$/,
  /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
]

/**
 * A day as a person types it, dd/MM/yyyy (specification, section 9). What is no day is returned as it was typed: it stays in the field, where
 * it is an error, and is not lost.
 * @returns `2026-12-31`; empty where nothing was typed
 */
export function readDate(typed: string): string {
  const text = typed.trim()
  for (const form of forms) {
    const { year = '', month = '', day = '' } = form.exec(text)?.groups ?? {}
    const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
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
