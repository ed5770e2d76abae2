import type { CheckCode } from '../../check/check-catalogue.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'

/** A contradiction that is planted into a good record of the catalogue, the finding that it must lead to, and its article. */
export type Contradiction = [what: string, id: number, plant: (record: ProductRecord) => void, code: CheckCode, article: string]
