/** What the schema says against a change to the lacquer's record. */
import { productRecord, type ProductRecord } from '../shared/record/product-record.ts'
import { readCatalogue } from '../test-kit/read-catalogue.ts'

const [entry] = readCatalogue(1001)
if (!entry) throw new Error('the catalogue is empty')

export const lacquer: ProductRecord = entry.record

/** One line each: the place of the field and what is wrong with it. */
export function problemsOf(change: object): string[] {
  const parsed = productRecord.safeParse({ ...lacquer, ...change })
  return parsed.success ? [] : parsed.error.issues.map(({ path: place, message }) => `${place.join('.')}: ${message}`)
}
