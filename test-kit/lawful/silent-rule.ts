import type { CheckCode } from '../../check/check-catalogue.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'

/** A good record, what a maker lawfully does to it, and the rule that must stay silent. */
export type SilentRule = readonly [what: string, id: number, change: (record: ProductRecord) => void, code: CheckCode]
