import { createTextCover } from '../rendering/cover-text.ts'
import { loadLabelFonts } from './label-fonts.ts'
import type { LabelLanguageBlock } from './label-model.ts'

/** What becomes of the texts of a label before they are put on it. */
export interface LabelCover {
  cover(text: string): string
  /** Characters marked so far, each once. */
  uncovered(): readonly string[]
}

/** Spaces, hyphens and the primes of chemical names that the typeface lacks, though it has others of the same meaning. */
const substitutes: readonly [RegExp, string][] = [
  [/[\u2009\u202f]–\u2060?[\u2009\u202f]/g, '–'],
  [/[\u2009\u202f]/g, '\u00a0'],
  [/[\u2010\u2011]/g, '-'],
  [/\u2032/g, "'"], // as CLP Annex VI prints it: 4,4'-methylenediphenyl diisocyanate
  [/\u2033/g, "''"],
  // A label's lines are broken before it is printed: what only marks a place to break would be left in its words.
  [/[\u00ad\u200b]/g, ''],
]

/** Texts as the typeface of labels can print them; what it lacks is marked. */
export function createLabelCover(): LabelCover {
  const own = createTextCover(loadLabelFonts().coverage)
  return {
    cover: (text) => own.cover(substitutes.reduce((plain, [signs, substitute]) => plain.replaceAll(signs, substitute), text)),
    uncovered: () => own.uncovered,
  }
}

/** Texts as they are, for what is not set in the typeface of labels. */
export const uncoveredLabel: LabelCover = { cover: (text) => text, uncovered: () => [] }

export function coverBlock(block: LabelLanguageBlock, cover: LabelCover['cover']): LabelLanguageBlock {
  const statements = (list: LabelLanguageBlock['hazard']) => list.map(({ code, text }) => ({ code, text: cover(text) }))
  return {
    ...block,
    signalWord: block.signalWord === null ? null : cover(block.signalWord),
    contains: block.contains && { text: cover(block.contains.text), substances: block.contains.substances.map(cover) },
    hazard: statements(block.hazard),
    precautionary: statements(block.precautionary),
    supplemental: statements(block.supplemental),
    further: block.further.map(cover),
    distinct: block.distinct.map(cover),
    directions: block.directions.map(({ part, heading, text }) => ({ part, heading: cover(heading), text: cover(text) })),
  }
}
