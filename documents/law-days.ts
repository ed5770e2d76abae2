/** Days on which the law of labels changes, ISO: any day between two of them gets the same label. */
const lawDays = [
  '2022-02-25', // REACH Annex XVII, entry 74, paragraph 2: diisocyanates
  '2028-01-01', // Regulation (EU) 2024/2865: height of letters, as put off by Regulation (EU) 2025/2439
  '2029-09-23', // Regulation (EU) 2026/405, Article 37: detergents
] as const

/**
 * The day whose law a label follows that is made today: that of its version, or the last one since on which the law changed. It stays the same
 * from one change to the next, so that equal labels have equal bytes.
 */
export function lawDayOf(versionDay: string, today: string): string {
  const since = lawDays.filter((day) => day > versionDay && day <= today)
  return since.at(-1) ?? versionDay
}
