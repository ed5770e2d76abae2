const noBreak = '\u00a0'

/** A name that breaks in one place at most, where its longer line is shortest: it never takes a third line. */
export function breakOnce(name: string): string {
  const words = name.split(' ')
  const halves = words.slice(1).map((_, index) => [words.slice(0, index + 1).join(noBreak), words.slice(index + 1).join(noBreak)] as const)
  const longer = ([first, second]: readonly [string, string]) => Math.max(first.length, second.length)
  const [best] = halves.toSorted((one, other) => longer(one) - longer(other))
  return best ? best.join(' ') : name
}
