import { createElement as h, Fragment, type ReactNode } from 'react'
import { partText } from '../../shared/part-names.ts'
import { writeCodes } from './write-codes.ts'

/** A text of a document: a line may end between the components of a chemical name, where browsers see only signs within a word. */
export function writeText(text: string): ReactNode {
  const parts = partText(text)
  return parts.length === 1 ? writeCodes(text) : writeBreaks(parts, writeCodes)
}

/** Parts between which a line may end. */
export function writeBreaks(parts: readonly string[], write: (part: string) => ReactNode = (part) => part): ReactNode {
  return parts.map((part, index) => h(Fragment, { key: index }, index > 0 ? h('wbr') : null, write(part)))
}
