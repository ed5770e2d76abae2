/** Names of solutions as they are sold: “Salzsäure 37 %”, “50%ige Natronlauge”. */

/** What a name says of its content. */
export interface Strength {
  /** % by weight, above 0 and below 99; null: by volume, or several figures, of which a share by weight cannot be worked out */
  readonly percent: number | null
  /** The figure as it is written, with its sign. */
  readonly written: string
  /** The name without it. */
  readonly rest: string
}

/** From here on it is how pure a substance is, and what is left is no solvent. */
const pureFrom = 99

const figure = String.raw`\d{1,2}(?:[.,]\d{1,4})?`
const basis = String.raw`vol\p{L}*\.?|v\/v|w\/w|m\/m|w\/v`
// A range is of something else than one solution; “< 0.1 % benzene” is a condition of an entry of Annex VI.
const strength = new RegExp(
  String.raw`(?<![\d.,<>\u2264\u2265~\u2013-]|[<>\u2264\u2265~\u2013-]\s)(?<figure>${figure})\s?(?<before>vol\.?-?\s?|gew\.?-?\s?)?%(?:-?ige[rsnm]?\b|-?ig\b)?(?<behind>\s?\((?:${basis})\)|\s?(?:${basis})(?![\p{L}/]))?`,
  'giu',
)

const ofVolume = /vol|v\/v|w\/v/iu
/** A content that is a limit of an entry, in words: “containing less than 0,1 % …” (CLP Annex VI, Table 3, in its languages). */
const limits = /\b(?:less|more|least|most|weniger|mehr|mindestens|höchstens|moins|plus|menos|meno|meer|minder|mniej|więcej)\b/iu

/**
 * Reads how strong a solution is that a name speaks of.
 * @returns null where the name has no percentage, or one that is no strength: a limit of an entry, a purity from 99 %
 */
export function readStrength(name: string): Strength | null {
  const text = name.normalize('NFC').replaceAll(/[\u00a0\u202f]/gu, ' ')
  const found = [...text.matchAll(strength)]
  const [first] = found
  if (!first || limits.test(text)) return null
  const { figure: digits = '', before = '', behind = '' } = first.groups ?? {}
  const percent = Number(digits.replace(',', '.'))
  if (!(percent > 0 && percent < pureFrom)) return null
  const isByWeight = found.length === 1 && !ofVolume.test(`${before}${behind}`)
  return { percent: isByWeight ? percent : null, written: `${digits} %`, rest: withoutStrengths(text) || name }
}

const withoutStrengths = (text: string): string =>
  text
    .replaceAll(strength, ' ')
    .replaceAll(/\(\s*\)|\[\s*\]/gu, ' ')
    .replaceAll(/\s+([,;)])/gu, '$1')
    .replaceAll(/([([])\s+/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s,;:–-]+|[\s,;:–-]+$/gu, '')
