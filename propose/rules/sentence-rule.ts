import type { TextValue } from '../../shared/record/texts.ts'
import { none, type Condition } from '../conditions.ts'
import type { Facts } from '../facts.ts'

/** A sentence of the library, its place in the record, and when it is proposed. */
export interface SentenceRule {
  readonly section: string
  /** JSON pointer of a list of texts */
  readonly place: string
  /** key of the library */
  readonly phrase: string
  readonly when: Condition
  /** what asks for it: the point of REACH Annex II, and the statement of CLP Annex IV or the guidance that it follows */
  readonly source: string
  /** what the phrase leaves open */
  readonly values?: ((facts: Facts) => Record<string, TextValue>) | undefined
}

export type Row = readonly [phrase: string, when: Condition, also?: string | null, values?: SentenceRule['values']]

/** The sentences of one place. `also` is what a row follows beside the point of the Annex. */
export const at = (section: string, place: string, point: string, rows: readonly Row[]): SentenceRule[] =>
  rows.map(([phrase, when, also, values]) => ({
    section,
    place,
    phrase,
    when,
    source: also == null ? point : `${point}; ${also}`,
    values,
  }))

/**
 * The rows of a place, and the sentence that there is nothing to say: it stands where no other row is proposed, so that no sentence denies
 * its neighbour.
 * @param also what keeps from denying although another place says it
 */
export const orNothing = (phrase: Row[0], rows: readonly Row[], ...also: readonly Condition[]): readonly Row[] => [
  ...rows,
  [phrase, none(...rows.map(([, when]) => when), ...also)],
]
