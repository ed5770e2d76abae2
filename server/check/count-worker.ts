/** A worker of `open-classifier.ts`: checks one record at a time, away from the thread that serves the pages. */
import { workerData } from 'node:worker_threads'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { ClassifyWorkerData } from '../classify/classify-worker.ts'
import { openRegister, openTable } from '../substances/open-register.ts'
import { answerTasks, asJson } from '../threads/answer-tasks.ts'
import { countFindings } from './count-findings.ts'
import type { CheckedBeside } from './open-check-context.ts'
import { openCheck } from './open-check.ts'

/** A record whose product has no recipe: the functions that judge a recipe cannot be sent to a thread. */
export interface CountTask {
  record: ProductRecord
  beside: CheckedBeside & { recipe: null }
}

const { states }: ClassifyWorkerData = workerData
const [check, register] = [openCheck(), openRegister(openTable(states))]

answerTasks(({ record, beside }: CountTask) => asJson(countFindings(check(record, register, beside))))
