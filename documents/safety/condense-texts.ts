import type { Text } from '../../shared/record/texts.ts'
import type { Rich } from '../document-model.ts'
import { rich } from '../sds/blocks.ts'
import type { TextWriter } from '../text/write-text.ts'

/** A short sentence that says what several sentences of the safety data sheet say together. */
export interface Condensation {
  /** Phrases that must all be there. */
  all: readonly string[]
  /** The phrase that takes their place. */
  to: string
}

export const has = (texts: readonly Text[], ...phrases: readonly string[]): boolean =>
  phrases.every((phrase) => texts.some((text) => 'phrase' in text && text.phrase === phrase))

/**
 * Puts short sentences in the place of those that they cover. A rule applies only where all its sentences are there, so nothing is said that
 * the record does not say; sentences that no rule covers stay as they are, and so do a person's own texts.
 */
export function condenseTexts(texts: readonly Text[], rules: readonly Condensation[]): Text[] {
  return rules.reduce<Text[]>(
    (left, { all, to }) => {
      if (!has(left, ...all)) return left
      const first = left.findIndex((text) => 'phrase' in text && all.includes(text.phrase))
      return left.flatMap((text, index): Text[] => {
        if (index === first) return [{ phrase: to }]
        return 'phrase' in text && all.includes(text.phrase) ? [] : [text]
      })
    },
    [...texts],
  )
}

/** Most points of a band: what can be taken in at a glance (look of the poster). */
export const mostPoints = 6

const lengthOf = (text: Rich) => text.reduce((sum, run) => sum + run.text.length, 0)

/**
 * No more points than may be, and nothing left out: as long as there are more, the two neighbours that are shortest together become one point.
 */
export function joinPoints(points: readonly Rich[], most = mostPoints): Rich[] {
  const joined = points.filter((point) => lengthOf(point) > 0)
  while (joined.length > most) {
    const sums = joined.slice(1).map((point, index) => lengthOf(point) + lengthOf(joined[index] ?? []))
    const at = sums.indexOf(Math.min(...sums))
    const first = joined[at] ?? []
    // A person's own text may have no stop, and two would run together.
    const stop = /[.!?…;·]$/u.test(first.map((run) => run.text).join('')) ? ' ' : '. '
    joined.splice(at, 2, [...first, { text: stop }, ...(joined[at + 1] ?? [])])
  }
  return joined
}

/** The points of a band. Where the record says nothing, that is said: an empty band could be read as no danger, or as nothing to be done. */
export function writePoints(points: readonly Rich[], writer: TextWriter, most = mostPoints): Rich[] {
  const joined = joinPoints(points, most)
  return joined.length > 0 ? joined : [rich(writer.term('safety.noInformation'))]
}
