import { createElement as h, type ReactNode } from 'react'

/** A product code, CAS number, UFI or number of a standard: capitals and digits with hyphens, at which browsers would end a line. */
const code = /((?<![\p{L}\p{N}-])(?=[A-Z-]*\d)[A-Z\d]+(?:-[A-Z\d]+)+(?![\p{L}\p{N}-]))/u
/** Characters of the longest code for which a phone has room beside other text. */
const longest = 24

/** A text of which each code stays on one line; class `whole` does it. */
export function writeCodes(text: string): ReactNode {
  // Most texts have no hyphen.
  if (!text.includes('-')) return text
  const parts = text.split(code)
  if (parts.length === 1) return text
  return parts.map((part, index) =>
    index % 2 === 1 && part.length <= longest ? h('span', { key: index, className: 'whole' }, part) : part,
  )
}
