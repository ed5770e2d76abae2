/** A worker of `open-classifier.ts`: judges one recipe at a time and writes the answer, away from the thread that serves the pages. */
import { parentPort, workerData } from 'node:worker_threads'
import type { LaterState } from '../../clp/annex-vi/open-table.ts'
import type { Mixture } from '../../clp/classification/mixture.ts'
import type { OwnSubstance } from '../../clp/classification/register.ts'
import { openRegister, openTable } from '../substances/open-register.ts'
import { judgeDecisions } from './judge-decisions.ts'
import { openEngine } from './open-engine.ts'
import type { ThreadAnswer } from '../threads/start-threads.ts'
import { openJsonWriter } from './write-json.ts'

/** Everything that decides the answer, beside the table. */
export interface ClassifyTask {
  mixture: Mixture
  /** YYYY-MM-DD */
  day: string
  own: ReadonlyMap<string, OwnSubstance>
}

/** What a worker begins with. */
export interface ClassifyWorkerData {
  states: readonly LaterState[]
}

const { states }: ClassifyWorkerData = workerData
const engine = openEngine()
const register = openRegister(openTable(states))
const json = openJsonWriter()

/** @returns the `ClassificationAnswer` as JSON in UTF-8 */
function classify({ mixture, day, own }: ClassifyTask): Uint8Array<ArrayBuffer> {
  const law = { ...register.at(day), findOwn: (key: string) => own.get(key) ?? null }
  return json.write(judgeDecisions(mixture, (one) => engine(one, law)))
}

parentPort?.on('message', (task: ClassifyTask) => {
  const post = (answer: ThreadAnswer, handedOver: ArrayBuffer[]) => parentPort?.postMessage(answer, handedOver)
  try {
    const bytes = classify(task)
    post({ bytes }, [bytes.buffer])
  } catch (error) {
    post({ error }, [])
  }
})
