/** A worker of `open-classifier.ts` too: compares one product at a time, away from the thread that serves the pages. */
import { workerData } from 'node:worker_threads'
import type { ClassifyWorkerData } from '../classify/classify-worker.ts'
import { openTablesOnce } from '../proposals/open-tables.ts'
import { openRegister, openTable } from '../substances/open-register.ts'
import { answerTasks, asJson } from '../threads/answer-tasks.ts'
import { compareProduct, type ComparedProduct, type ComparingTools } from './compare-product.ts'

const { states }: ClassifyWorkerData = workerData
const tools: ComparingTools = { ...openTablesOnce()(), register: openRegister(openTable(states)) }

answerTasks((product: ComparedProduct) => asJson(compareProduct(tools, product)))
