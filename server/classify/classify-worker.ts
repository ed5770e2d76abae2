/**
 * A worker of `open-classifier.ts`: classifies one recipe at a time and serialises the answer, away from the thread that serves the pages.
 */
import { parentPort, workerData } from 'node:worker_threads'
import type { LaterState } from '../../clp/annex-vi/open-table.ts'
import { openRegister, openTable } from '../substances/open-register.ts'
import type { ThreadAnswer } from '../threads/start-threads.ts'
import { openJudge, type ClassifyTask } from './judge-recipe.ts'

/** Data with which a worker starts. */
export interface ClassifyWorkerData {
  states: readonly LaterState[]
}

const { states }: ClassifyWorkerData = workerData
const judge = openJudge()
const register = openRegister(openTable(states))

parentPort?.on('message', (task: ClassifyTask) => {
  const post = (answer: ThreadAnswer, handedOver: ArrayBuffer[]) => parentPort?.postMessage(answer, handedOver)
  try {
    const bytes = judge(task, register)
    post({ bytes }, [bytes.buffer])
  } catch (error) {
    post({ error }, [])
  }
})
