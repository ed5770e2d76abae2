/** Letters of any script without case and accents: `É` is `e`, `Ά` is `α`. What was written in two ways looks the same. */
function foldLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/ς/g, 'σ')
}

/** Options that contain what was typed (specification, section 9: filter match mode contains). */
export function filterOptions<Option extends { text: string }>(options: readonly Option[], typed: string): readonly Option[] {
  const wanted = foldLetters(typed.trim())
  return wanted === '' ? options : options.filter(({ text }) => foldLetters(text).includes(wanted))
}

/**
 * The option to which typed letters lead; the same letter again and again leads from one to the next.
 * @param from index of the option where one is; -1 for none
 * @returns its index; -1 where none begins so
 */
export function findTyped(options: readonly { text: string }[], typed: string, from: number): number {
  const letters = foldLetters(typed)
  const isOneLetter = letters !== '' && [...letters].every((letter) => letters.startsWith(letter))
  const wanted = isOneLetter ? ([...letters][0] ?? '') : letters
  // Somebody who goes on with a word may still mean the present option.
  const start = isOneLetter ? from + 1 : Math.max(from, 0)
  const order = options.map((_, index) => (start + index) % options.length)
  return order.find((index) => foldLetters(options[index]?.text ?? '').startsWith(wanted)) ?? -1
}
