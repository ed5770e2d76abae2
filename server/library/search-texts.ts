/** Lower case without accents, as people type: “éthylbenzène” is found by “ethylbenzene”. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u00ad]/gu, '')
    .toLowerCase()
}

/** How well a query fits texts: 0 not at all, higher is better. All of its words must be found. */
export function rankMatch(query: string, texts: readonly string[]): number {
  const folded = texts.map(foldText)
  const wanted = foldText(query).trim()
  if (wanted === '') return 1
  if (folded.includes(wanted)) return 4
  if (folded.some((text) => text.startsWith(wanted))) return 3
  const words = wanted.split(/\s+/)
  if (folded.some((text) => words.every((word) => text.includes(word)))) return 2
  const together = folded.join('\n')
  return words.every((word) => together.includes(word)) ? 1 : 0
}

/** The best entries first, equal ones in their order, cut to a limit. */
export function findBest<T>(entries: readonly T[], rank: (entry: T) => number, limit: number): { found: T[]; leftOff: number } {
  const ranked = entries.map((entry) => ({ entry, rank: rank(entry) })).filter((candidate) => candidate.rank > 0)
  const found = ranked.toSorted((a, b) => b.rank - a.rank).map(({ entry }) => entry)
  return { found: found.slice(0, limit), leftOff: Math.max(0, found.length - limit) }
}
