import { formatDate } from '../format-date.ts'

/** Day and time by this device's clock. @param iso a moment, in UTC */
export function formatMoment(iso: string): string {
  const moment = new Date(iso)
  const two = (number: number) => String(number).padStart(2, '0')
  const day = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`
  return `${formatDate(day)} ${two(moment.getHours())}:${two(moment.getMinutes())}`
}
