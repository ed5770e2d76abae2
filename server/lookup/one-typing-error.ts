/** In shorter words one error leaves too little: `Lack` would stand for half of a dictionary. */
const shortestForgiven = 4
/** From here on a word may stand anywhere in a longer one, as in compounds; shorter ones must begin it. */
const shortestWithin = 6

/**
 * Patterns for LIKE that match what was meant by a word with one typing error: neighbouring letters exchanged, a letter wrong, left out or
 * too many. Similarity by trigrams misses half of these in words of up to seven letters, since an error in the middle changes most of them.
 * @param word folded, letters alone; of other words there are no patterns
 */
export function matchOneTypingError(word: string): string[] {
  const letters = [...word]
  if (letters.length < shortestForgiven || !letters.every((letter) => /\p{L}/u.test(letter))) return []
  const changed = (from: number, removed: number, ...added: string[]) => letters.toSpliced(from, removed, ...added).join('')
  const meant = letters.flatMap((letter, at) => [
    ...(at > 0 ? [changed(at - 1, 2, letter, letters[at - 1] ?? ''), changed(at, 0, '_')] : []),
    changed(at, 1, '_'),
    changed(at, 1),
  ])
  const isWithin = letters.length >= shortestWithin
  return [...new Set(meant)].map((pattern) => `${isWithin ? '%' : ''}${pattern}%`)
}
