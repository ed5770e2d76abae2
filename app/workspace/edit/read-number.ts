/** Digits in groups of three, as they are written in most of the Union, or without groups; then what follows the comma or stop. */
const numberAsTyped = /^[+-]?(?:\d{1,3}(?: \d{3})+|\d+)?(?:\.\d*)?(?:e[+-]?\d+)?$/i

/**
 * A number as a person types it: with a comma or a stop before the decimals, and with spaces of any width between thousands. What cannot
 * be read is returned as it was typed: it stays in the record, where the schema refuses it, and is not lost.
 * @returns undefined where nothing was typed
 */
export function readNumber(typed: string): number | string | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const plain = text
    .replaceAll(/[\u00a0\u2009\u202f]/g, ' ')
    .replace(/^\u2212/, '-')
    .replace(',', '.')
  const number = numberAsTyped.test(plain) && /\d/.test(plain) ? Number(plain.replaceAll(' ', '')) : Number.NaN
  return Number.isFinite(number) ? number : typed
}
