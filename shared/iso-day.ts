/** The day of a moment, YYYY-MM-DD by UTC. */
export function isoDayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** The day that is now, YYYY-MM-DD by UTC. */
export function today(): string {
  return isoDayOf(new Date())
}
