import { readOnce } from '../../clp/read-once.ts'

/** What stands in the place of a character that the fonts lack: a white square, or an upright one, of which each typeface has one. */
const uncoveredMarks = ['□', '▯']

export interface TextCover {
  /**
   * The text as the fonts can print it: characters they lack are marked with `□` or `▯`, one for each character that a reader sees,
   * control characters are gone, every kind of line end is `\n`.
   */
  cover(text: string): string
  /** The data as JSON, every string covered, drawings under the key `svg` left alone. */
  writeData(data: unknown): string
  /** The characters marked so far, each once, in the order in which they came. */
  readonly uncovered: string[]
}

/** Line ends of all systems, Unicode's own among them. */
const lineEnds = /\r\n?|[\u0085\u2028\u2029\v\f]/g
/** Control characters, and the signs that only steer the direction of writing or join emoji: they have no shape of their own. */
const withoutShape = /[\p{Cc}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}]/u
/** Kept though they have no shape: line break, and the two places where a word may break. */
const kept = new Set(['\n', '\u00ad', '\u200b'])

/** What has to be looked at in JSON: line ends of other systems, and what it writes in signs of its own but for line ends and quotation marks. */
const unready = /\\[^n"]|[\u0085\u2028\u2029]/

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** What finds a character that the fonts cannot print as it is, made once for the code points that they have. */
const unprintableOf = readOnce((coverage: ReadonlySet<number>): RegExp => {
  const own = [...coverage].filter((point) => !withoutShape.test(String.fromCodePoint(point)))
  const points = [...own, ...Array.from(kept, (character) => character.codePointAt(0) ?? 0)].toSorted((a, b) => a - b)
  const ranges: { from: number; to: number }[] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && point <= last.to + 1) last.to = point
    else ranges.push({ from: point, to: point })
  }
  return new RegExp(`[^${ranges.map(({ from, to }) => `${escapePoint(from)}-${escapePoint(to)}`).join('')}]`, 'u')
})

const escapePoint = (point: number): string => `\\u{${point.toString(16)}}`

/** Whether the fonts have every character of a text, so that it is printed as it is. @param coverage code points that they have */
export const isPrintable = (text: string, coverage: ReadonlySet<number>): boolean => !unprintableOf(coverage).test(text)

/**
 * Covers the texts of one document. PDF/UA-1 allows no character without a glyph (ISO 14289-1, 7.21.8), and Typst then makes
 * no document at all; so a character that is not there must never reach it.
 * @param coverage code points that the fonts have; U+25A1 or U+25AF must be among them
 * @throws Error where they have neither
 */
export function createTextCover(coverage: ReadonlySet<number>): TextCover {
  const found = new Set<string>()
  const uncoveredMark = findMark(coverage)
  const isCovered = (character: string) => coverage.has(character.codePointAt(0) ?? 0)

  function coverCharacter(seen: string): string {
    const shapes = [...seen].filter((character) => kept.has(character) || !withoutShape.test(character))
    const missing = shapes.filter((character) => !kept.has(character) && !isCovered(character))
    if (missing.length === 0) return shapes.join('')
    found.add(seen)
    return uncoveredMark
  }

  function cover(text: string): string {
    const plain = text.toWellFormed().replaceAll(lineEnds, '\n').replaceAll('\t', ' ')
    if (isPrintable(plain, coverage)) return plain
    // Composed, a letter and its accent are one character, which the fonts have more often than the accent alone.
    return Array.from(segmenter.segment(plain.normalize('NFC')), ({ segment }) => coverCharacter(segment)).join('')
  }

  // Without a copy of the data, which may be a thousand labels. Most have nothing to cover: one look at the whole instead of one at each text.
  function writeData(data: unknown): string {
    const plain = JSON.stringify(data)
    if (!unready.test(plain) && isPrintable(plain, coverage)) return plain
    return JSON.stringify(data, (key, value: unknown) => (typeof value === 'string' && key !== 'svg' ? cover(value) : value))
  }

  return {
    cover,
    writeData,
    get uncovered() {
      return [...found]
    },
  }
}

function findMark(coverage: ReadonlySet<number>): string {
  const mark = uncoveredMarks.find((candidate) => coverage.has(candidate.codePointAt(0) ?? 0))
  if (mark === undefined) throw new Error('The fonts have no mark for a character that they lack')
  return mark
}
