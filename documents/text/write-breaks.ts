import { createElement as h, Fragment, type ReactNode } from 'react'
import { partText } from '../../shared/part-names.ts'
import { writeCodes } from './write-codes.ts'

/**
 * A text of a document: a line may end between the components of a chemical name and not behind a locant, and behind the slash between two
 * long words. Browsers see only signs within a word there.
 */
export function writeText(text: string): ReactNode {
  const parts = partText(text)
  return parts.length === 1
    ? writePart(text, parts[0]?.isWhole)
    : parts.map((part, index) => h(Fragment, { key: index }, part.mayBreakBefore ? h('wbr') : null, writePart(part.text, part.isWhole)))
}

function writePart(text: string, isWhole = false): ReactNode {
  return isWhole ? h('span', { className: 'whole' }, text) : writePlain(text)
}

/** “Schutzhandschuhe/Augenschutz”, but not “mg/m³” nor “and/or”. */
const slash = /(?<=\p{L}{4}\/)(?=\p{L}{4})/u

/**
 * An address of mail or of a page; class `address` keeps hyphens out of it. One of mail begins where a word does and goes on behind the first @
 * and the first point, so that nothing is tried again at every letter: 10,000 of them without a space took a third of a second.
 */
const address = /((?<!\S)\S[^\s@]*@\S[^\s.]*\.\S+|(?:https?:\/\/|www\.)\S+)/u

function writePlain(text: string): ReactNode {
  const parts = text.split(address)
  if (parts.length === 1) return writeWords(text)
  return parts.map((part, index) =>
    index % 2 === 1 ? h('span', { key: index, className: 'address' }, part) : h(Fragment, { key: index }, writeWords(part)),
  )
}

function writeWords(text: string): ReactNode {
  return text.includes('/') ? writeBreaks(text.split(slash), writeCodes) : writeCodes(text)
}

/** Parts between which a line may end. */
export function writeBreaks(parts: readonly string[], write: (part: string) => ReactNode = (part) => part): ReactNode {
  return parts.map((part, index) => h(Fragment, { key: index }, index > 0 ? h('wbr') : null, write(part)))
}
