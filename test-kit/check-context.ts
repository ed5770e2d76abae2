import type { CheckContext } from '../check/subject.ts'
import { openCheckContext, type CheckedBeside } from '../server/check/open-check-context.ts'
import { openRegister, openTable } from '../server/substances/open-register.ts'
import { dayOfTests } from './day-of-tests.ts'

const contextOf = openCheckContext()
const register = openRegister(openTable([]))

/** What the check needs besides a record: the program's own tables, on the day of the tests, of a product that nobody has published. */
export const contextOfTests = (beside: Partial<CheckedBeside> = {}): CheckContext =>
  contextOf(register, { day: dayOfTests, published: null, others: [], components: [], recipe: null, ...beside })
