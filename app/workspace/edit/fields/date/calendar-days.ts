import { isoDayOf } from '../../../../../shared/iso-day.ts'

/** Days of the calendar as `2026-12-31`, without time and zone. */
const millisecondsOfDay = 86_400_000

const timeOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`)
const dayOf = (time: number) => isoDayOf(new Date(time))

/** Today by this device's own calendar. */
export function localDay(now: Date): string {
  return [now.getFullYear(), String(now.getMonth() + 1).padStart(2, '0'), String(now.getDate()).padStart(2, '0')].join('-')
}

export const addDays = (iso: string, days: number): string => dayOf(timeOf(iso) + days * millisecondsOfDay)

/** The same day of another month, or its last where it is shorter. */
export function addMonths(iso: string, months: number): string {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayOf(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)))
}

/** Days since the last Monday, with which a week begins (specification, section 9). */
export const weekdayOf = (iso: string): number => (new Date(timeOf(iso)).getUTCDay() + 6) % 7

/** The weeks of a day's month; null where a day of the week is of another one. */
export function weeksOf(iso: string): (string | null)[][] {
  const first = `${iso.slice(0, 7)}-01`
  const start = addDays(first, -weekdayOf(first))
  const weeks = Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)))
  return weeks
    .map((week) => week.map((day) => (day.startsWith(iso.slice(0, 7)) ? day : null)))
    .filter((week) => week.some((day) => day !== null))
}
