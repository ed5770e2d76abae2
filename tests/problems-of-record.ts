/** What the schema says against a change to the lacquer's record. */
import { productRecord, type ProductRecord } from '../shared/record/product-record.ts'
import { readIssues } from '../shared/reasons/read-issue.ts'
import { readCatalogue } from '../test-kit/read-catalogue.ts'
import { nameReason } from './name-reason.ts'

const [entry] = readCatalogue(1001)
if (!entry) throw new Error('the catalogue is empty')

export const lacquer: ProductRecord = entry.record

/** One line each: the place of the field, the code of what is wrong with it, and its parameters. */
export function problemsOf(change: object): string[] {
  const parsed = productRecord.safeParse({ ...lacquer, ...change }, { reportInput: true })
  return parsed.success ? [] : readIssues(parsed.error.issues).map(nameReason)
}
