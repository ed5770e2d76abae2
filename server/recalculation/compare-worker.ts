/** A worker of `open-classifier.ts` too: compares one product at a time, away from the thread that serves the pages. */
import { parentPort, workerData } from 'node:worker_threads'
import type { ClassifyWorkerData } from '../classify/classify-worker.ts'
import type { ThreadAnswer } from '../threads/start-threads.ts'
import { openTablesOnce } from '../proposals/open-tables.ts'
import { openRegister, openTable } from '../substances/open-register.ts'
import { compareProduct, type ComparedProduct, type ComparingTools } from './compare-product.ts'

const { states }: ClassifyWorkerData = workerData
const tools: ComparingTools = { ...openTablesOnce()(), register: openRegister(openTable(states)) }

parentPort?.on('message', (product: ComparedProduct) => {
  const post = (answer: ThreadAnswer, handedOver: ArrayBuffer[]) => parentPort?.postMessage(answer, handedOver)
  try {
    const bytes = new TextEncoder().encode(JSON.stringify(compareProduct(tools, product)))
    post({ bytes }, [bytes.buffer])
  } catch (error) {
    post({ error }, [])
  }
})
