/** Styles that a text may carry: any other class makes it a missing text (specification, section 8). */
const allowedClasses = new Set(['text-error', 'text-black'])

/** A piece of a text, with the style that the text gives it. */
export interface StyledPiece {
  text: string
  className?: string
}

interface Tag {
  name: string
  isEnd: boolean
  /** Classes that it sets; null where it sets none. */
  classes: readonly string[] | null
  begin: number
  end: number
}

// Names of tags and attributes in capitals or not, values in quotes of both kinds or without, white space as HTML takes it.
const tagPattern = /<(\/?)([a-z][^\s/<>"']*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi
const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** Whether a text has a style that is none of those that texts may have. */
export function hasForeignStyle(text: string): boolean {
  return findTags(text).some(({ classes }) => classes?.some((name) => !allowedClasses.has(name)) ?? false)
}

/** A text cut at its style markers, such as `<span class="text-error">…</span>`, in every spelling of HTML. Everything else in it is plain text. */
export function splitStyledText(text: string): StyledPiece[] {
  const pieces: StyledPiece[] = []
  const open: string[] = []
  let from = 0
  const take = (to: number) => {
    if (to === from) return
    const className = open.at(-1)
    pieces.push({ text: text.slice(from, to), ...(className === undefined ? {} : { className }) })
  }
  for (const { name, isEnd, classes, begin, end } of findTags(text)) {
    if (name !== 'span' || (isEnd ? open.length === 0 : classes === null)) continue
    take(begin)
    if (isEnd) open.pop()
    else open.push(classes?.join(' ') ?? '')
    from = end
  }
  take(text.length)
  return pieces
}

function findTags(text: string): Tag[] {
  return [...text.matchAll(tagPattern)].map((match) => {
    const [whole, slash = '', name = '', attributes = ''] = match
    return {
      name: name.toLowerCase(),
      isEnd: slash !== '',
      classes: readClasses(attributes),
      begin: match.index,
      end: match.index + whole.length,
    }
  })
}

/** Of an attribute that stands twice the first counts (HTML, 13.2.5.33). */
function readClasses(attributes: string): string[] | null {
  for (const [, name = '', ...values] of attributes.matchAll(attributePattern)) {
    if (name.toLowerCase() !== 'class') continue
    const value = values.find((one) => one !== undefined) ?? ''
    return decodeReferences(value).split(/\s+/).filter(Boolean)
  }
  return null
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", Tab: '\t', NewLine: '\n', lowbar: '_' }

/** The characters that stand in a value as references: `&#45;`, `&#x2D;`, and those with a name that a class could have. */
function decodeReferences(value: string): string {
  return value.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal: string, hex: string, name: string) => {
    if (name) return named[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
  })
}
