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

/** The parts of a text between which a line may end, where it may besides its spaces: between the components of the chemical names in it. */
export function partText(text: string): string[] {
  if (!holdsName(text)) return [text]
  const parts = ['']
  for (const word of text.split(/(?<= )/u)) {
    const [first = '', ...others] = holdsName(word) ? partName(word) : [word]
    parts.push((parts.pop() ?? '') + first, ...others)
  }
  return parts
}
