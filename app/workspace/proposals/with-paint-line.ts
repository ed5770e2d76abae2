import type { WorkingRecord } from '../../../shared/editing.ts'
import { asObject, valueAt, type RecordValue } from '../record/record-values.ts'

/** What a paint says of its content of volatile organic compounds. */
export interface PaintLine {
  /** as Annex I of Directive 2004/42/EC has them: “A/a” */
  readonly category: string
  /** g/l */
  readonly limit: number
  /** g/l ready for use */
  readonly content: number
}

const places = [
  ['regulatory', 'union'],
  ['labelElements', 'furtherTexts'],
] as const

/**
 * The line in section 15.1 and on the label (Directive 2004/42/EC, Article 4), behind what stands there.
 * @returns a merge patch upon the record
 */
export function withPaintLine(record: WorkingRecord, { category, limit, content }: PaintLine): WorkingRecord {
  const line = {
    phrase: 'regulation.vocPaintsDirective',
    values: { category, limit: { value: limit, unit: 'g/l' }, value: { value: content, unit: 'g/l' } },
  }
  return Object.fromEntries(
    places.map(([part, list]) => {
      const present: RecordValue = valueAt(asObject(record[part]), [list])
      return [part, { [list]: [...(Array.isArray(present) ? present : []), line] }]
    }),
  )
}
