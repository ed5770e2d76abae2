import { createElement as h, Fragment, type ReactNode } from 'react'
import type { Rich } from '../document-model.ts'
import { writeText } from './write-breaks.ts'

/** A text for HTML, with its places to break. What the language lacks is shown as missing. */
export function writeRich(rich: Rich): ReactNode {
  return rich.map((run, index) =>
    run.missing ? h('span', { key: index, className: 'missing' }, run.text) : h(Fragment, { key: index }, writeText(run.text)),
  )
}
