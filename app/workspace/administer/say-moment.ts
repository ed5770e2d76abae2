import { formatMoment } from '../../language/format-moment.ts'

/** Day and time. */
export function sayMoment(iso: string): string {
  const { date, time } = formatMoment(iso)
  return `${date} ${time}`
}
