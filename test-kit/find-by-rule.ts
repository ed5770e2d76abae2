import type { Finding } from '../check/finding.ts'
import { openSubject, type Rule } from '../check/subject.ts'
import type { CheckedBeside } from '../server/check/open-check-context.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import { contextOfTests } from './check-context.ts'

/** What one rule finds in a record, whatever the others find: nothing is joined or left out as a consequence. No other rule is loaded. */
export const findBy = (rule: Rule, record: ProductRecord, beside: Partial<CheckedBeside> = {}): readonly Finding[] =>
  rule(openSubject(record, contextOfTests(beside)))
