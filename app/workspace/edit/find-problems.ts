import { withStandIns } from '../../../shared/complete-ids.ts'
import type { LanguageCode } from '../../../shared/languages.ts'
import { productRecord } from '../../../shared/record/product-record.ts'
import { readIssues } from '../../../shared/reasons/read-issue.ts'
import { writeReason } from '../../../shared/reasons/write-reason.ts'
import type { ToldReason } from '../../api/api-error.ts'
import type { Translate } from '../../language/texts.tsx'
import { asObject, type RecordValue } from '../record/record-values.ts'
import { sayReason } from '../say-reason.ts'

export interface RecordProblem {
  /** Such as `composition.ingredients[2].casNumber`. */
  path: string
  reason: string
}

/** What keeps a record from being published, in words, place by place: the same schema that the server has the last word with. */
export function findProblems(record: RecordValue, t: Translate, language: LanguageCode): RecordProblem[] {
  const parsed = productRecord.safeParse(withStandIns({ ...asObject(record) }), { reportInput: true })
  const reasons = parsed.success ? [] : readIssues(parsed.error.issues)
  return reasons.map((reason) => ({ path: reason.path, reason: writeReason(reason, t, language) }))
}

/** Adds what the server found to what was found here. Of a place of which this page has spoken, or what is below it, it says nothing more. */
export function addServerProblems(
  own: readonly RecordProblem[],
  fromServer: readonly ToldReason[],
  t: Translate,
  language: LanguageCode,
): RecordProblem[] {
  const added = fromServer.flatMap((told) => {
    const isTold = own.some(({ path }) => told.path === path || told.path.startsWith(`${path}.`))
    return isTold ? [] : [{ path: told.path, reason: sayReason(told, t, language) }]
  })
  return [...own, ...added]
}
