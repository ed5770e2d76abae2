import { checkRecord } from '../check/check-record.ts'
import type { Finding } from '../check/finding.ts'
import type { IsOverruled } from '../check/overruled-finding.ts'
import type { CheckedBeside } from '../server/check/open-check-context.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import { contextOfTests } from './check-context.ts'

/** The check of the program with all its rules. The test of one rule asks that one alone: `find-by-rule.ts`. */
export const checkOn = (record: ProductRecord, beside: Partial<CheckedBeside> = {}, isOverruled?: IsOverruled): Finding[] =>
  checkRecord(record, contextOfTests(beside), isOverruled)
