import { partMorphemes } from './name-morphemes.ts'

/**
 * What tells the name of a substance from a word: a hyphen behind a locant (`2-yl`, `4,4′-`, `2H-`) or a prefix of one letter (`n-butyl`, `α-3`),
 * letters behind a closing bracket, a locant behind an opening one.
 */
const chemical = /\d[′’]?\p{Lu}?-\p{L}|(?<!\p{L})\p{L}-[\p{L}\d]|[)\]}]-?\p{L}{3}|\p{L}[([{]\d/u
/**
 * Where a line of such a name may end: behind the hyphen of a whole component (`pentamethyl-`, `-2-yl)-`), behind a closing bracket and before
 * an opening one. Locants and short prefixes stay with what they belong to: `4-hydroxyphenyl`, `tert-butyl`, `(R)-p-mentha`.
 */
const places = /(?<=(?:\p{L}{5}|\p{L}{2}[)\]}]+)-)(?=[\p{L}\p{N}([{])|(?<=[)\]}])(?=\p{L}{3})|(?<=\p{L}{4})(?=[([{][^)\]}]{3})/u

/** Where a component may be broken that is wider than a line: before its brackets, and behind its locants (`1,2,2,6,6-`). */
const furtherPlaces = /(?=[([{])|(?<=\d[′’]?-)(?=\p{L})/u

/** Whether a text holds a chemical name that a line must not break like a word. */
export function holdsName(text: string): boolean {
  return chemical.test(text)
}

/**
 * The parts of a chemical name between which a line may end, without a further hyphen.
 * @param word without spaces, but for the one behind it
 * @param isTooWide whether a part is wider than the line, so that it is parted further
 */
export function partName(word: string, isTooWide: (part: string) => boolean = () => false): string[] {
  return word.split(places).flatMap((part) => (isTooWide(part) ? part.split(furtherPlaces) : [part]))
}

/** A piece of a text on a page. */
export interface TextPart {
  text: string
  /** A line may end before it, without a sign: it begins a component of a chemical name. */
  mayBreakBefore: boolean
  /** It stays on one line. */
  isWhole: boolean
}

/** A component of at most so many characters stays on one line; more would be too wide for a column of a table. */
const longestWhole = 16
/** Of a longer one the locants and short prefixes stay with the letters behind them: “3-ami” of `3-aminopropyltriethoxysilane`. */
const locants = /((?:[^\p{L}]*\d[′’]?\p{Lu}?-|(?<!\p{L})\p{L}-)\p{L}{1,3})/u

/** The parts of a text for a page: chemical names by their components, behind whose locants a browser would end a line. */
export function partText(text: string): TextPart[] {
  const parts: TextPart[] = []
  const add = (piece: string, isWhole: boolean, mayBreakBefore: boolean) => {
    const last = parts.at(-1)
    if (last && !isWhole && !last.isWhole && !mayBreakBefore) last.text += piece
    else if (piece !== '') parts.push({ text: piece, mayBreakBefore, isWhole })
  }
  if (!holdsName(text)) return [{ text, mayBreakBefore: false, isWhole: false }]
  for (const word of text.split(/(?<= )|(?= )/u)) {
    if (!holdsName(word)) {
      add(word, false, false)
      continue
    }
    for (const [index, component] of partName(word).entries()) {
      const morphemes = component.length > longestWhole ? partMorphemes(component) : [component]
      if (component.length <= longestWhole || morphemes.length > 1)
        for (const [place, morpheme] of morphemes.entries()) add(morpheme, morpheme.length <= longestWhole, index + place > 0)
      else {
        const pieces = component.split(locants)
        const first = pieces.findIndex((piece) => piece !== '')
        for (const [place, piece] of pieces.entries()) add(piece, place % 2 === 1, index > 0 && place === first)
      }
    }
  }
  return parts
}

/** A text that only the style sheet shows, so that no element can keep a prefix of one letter with its word: `M-factors`. */
export function bindPrefixes(text: string): string {
  return text.replaceAll(/(?<=(?<!\p{L})\p{L}-)(?=\p{L})/gu, '\u2060')
}
