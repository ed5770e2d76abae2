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

/** A piece of a text; components of a chemical name stand by themselves, and between two that follow each other a line may end. */
export interface TextPart {
  text: string
  isComponent: boolean
}

/** A component of at most so many characters stays on one line wherever a page shows it; in a longer one the browser may find a place. */
const longestWhole = 24

/** Whether a part must not be broken: behind the locant of `2-butoxyethanol` a browser would end a line. */
export function staysWhole({ text, isComponent }: TextPart): boolean {
  return isComponent && text.length <= longestWhole
}

/** The parts of a text for a page: chemical names by their components, everything else in one. */
export function partText(text: string): TextPart[] {
  if (!holdsName(text)) return [{ text, isComponent: false }]
  const parts: TextPart[] = []
  const addPlain = (plain: string) => {
    const last = parts.at(-1)
    if (last && !last.isComponent) last.text += plain
    else if (plain !== '') parts.push({ text: plain, isComponent: false })
  }
  for (const word of text.split(/(?<= )|(?= )/u)) {
    if (holdsName(word)) parts.push(...partName(word).map((part) => ({ text: part, isComponent: true })))
    else addPlain(word)
  }
  return parts
}

/** A text that only the style sheet shows, so that no element can keep a prefix of one letter with its word: `M-factors`. */
export function bindPrefixes(text: string): string {
  return text.replaceAll(/(?<=(?<!\p{L})\p{L}-)(?=\p{L})/gu, '\u2060')
}
