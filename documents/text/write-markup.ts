import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const lineEnds = /\r\n?|[\u0085\u2028\u2029\v\f]/g
/**
 * Control characters but line feed and tab, non-characters, and the marks that turn the direction of writing (Unicode Annex 9, 2.1 to 2.6): with
 * those a text could show as another one, and the text behind it too.
 */
const unseen = /[\0-\x08\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufdd0-\ufdef\ufeff\ufffe\uffff]/g

/**
 * A document's HTML. What has no shape of its own is left out of its texts, as it is of the PDF; a half of a surrogate pair shows as U+FFFD.
 */
export function writeMarkup(document: ReactElement): string {
  return renderToStaticMarkup(document).replaceAll(lineEnds, '\n').replaceAll(unseen, '').toWellFormed()
}
