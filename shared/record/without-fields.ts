/**
 * For fields that the record no longer has: a file with them can still be imported, and a draft with them can still be published.
 * What is stored of it lacks them; published versions keep them, since nothing changes a version.
 */
export function withoutFields(value: unknown, retired: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).filter(([name]) => !retired.includes(name)))
}
