import { formatMoment as splitMoment } from '../../language/format-moment.ts'

/** Day and time by this device's clock, in one text. @param iso a moment, in UTC */
export function formatMoment(iso: string): string {
  const { date, time } = splitMoment(iso)
  return `${date} ${time}`
}
