const two = (value: number) => String(value).padStart(2, '0')

/** A point in time as it is said here: date dd/MM/y, as everywhere on the pages, and time of day. @param iso `2026-03-12T08:05:00Z` */
export function formatMoment(iso: string): { date: string; time: string } {
  const moment = new Date(iso)
  return {
    date: `${two(moment.getDate())}/${two(moment.getMonth() + 1)}/${moment.getFullYear()}`,
    time: `${two(moment.getHours())}:${two(moment.getMinutes())}`,
  }
}
