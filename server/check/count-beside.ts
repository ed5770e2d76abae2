import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Classifier } from '../classify/open-classifier.ts'
import type { Waiter } from '../documents/account.ts'
import type { RegisterSource } from '../substances/register-source.ts'
import { countFindings, foundCounts, type FoundCounts } from './count-findings.ts'
import type { CountTask } from './count-worker.ts'
import type { CheckedBeside } from './open-check-context.ts'
import type { Check } from './open-check.ts'

interface Needed {
  check: Check
  register: RegisterSource
  /** Provides the threads; null: a command runs the check itself, since nothing else waits for its thread. */
  classifier: Classifier | null
}

const worker = path.join(projectFolder, 'server/check/count-worker.ts')

/** How much the check finds in a record; for a record without a recipe this is done away from the thread that serves the pages. */
export async function countBeside(
  { check, register, classifier }: Needed,
  record: ProductRecord,
  beside: CheckedBeside,
  waiter: Waiter,
): Promise<FoundCounts> {
  const current = await register.current()
  const { recipe } = beside
  if (classifier === null || recipe !== null) return countFindings(check(record, current, beside))
  const task: CountTask = { record, beside: { ...beside, recipe } }
  return foundCounts.parse(await classifier.workThrough(worker, task, current, waiter))
}
