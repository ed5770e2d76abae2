import { createTextCover, isPrintable } from '../../documents/rendering/cover-text.ts'
import { coverageOfSheets } from '../../documents/rendering/load-fonts.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule } from '../subject.ts'

/** Places that are told of: whoever writes in letters that no document has sees it at the first of them. */
const mostPlaces = 20

/**
 * Letters that the typeface of sheets, data sheets and posters lacks. They are printed as □, since PDF/UA allows no character without a shape
 * (ISO 14289-1, 7.21.8), and a text that nobody can read warns nobody. Of labels, which have another typeface, their own warning tells.
 */
export const checkCharacters: Rule = ({ record }) => {
  const coverage = coverageOfSheets()
  const found: Finding[] = []
  const look = (value: unknown, place: string): void => {
    if (found.length >= mostPlaces) return
    if (typeof value === 'string') {
      // Nearly all texts are of letters that the typeface has.
      if (isPrintable(value, coverage)) return
      const cover = createTextCover(coverage)
      cover.cover(value)
      if (cover.uncovered.length > 0)
        found.push(finding('language.unknownCharacters', place, { params: { elements: cover.uncovered.join(' ') } }))
      return
    }
    if (typeof value !== 'object' || value === null) return
    for (const [name, part] of Object.entries(value)) {
      // A logo is a drawing, and its letters come out of the fonts of none.
      if (name === 'logo') continue
      look(part, place + (Array.isArray(value) ? `[${name}]` : place === '' ? name : `.${name}`))
    }
  }
  look(record, '')
  return found
}
