import os from 'node:os'
import path from 'node:path'
import { projectFolder } from '../../project-folder.ts'
import { createTurns } from '../documents/deal-turns.ts'
import type { SharesByKind } from '../documents/shares.ts'
import type { Waiter } from '../documents/account.ts'
import type { Register } from '../substances/open-register.ts'
import type { ClassifyTask, ClassifyWorkerData } from './classify-worker.ts'
import { startThreads, type Threads } from './start-threads.ts'

/** Classifies away from the thread that serves the pages (docs/decisions/079-recipes-in-threads-of-their-own.md). */
export interface Classifier {
  /**
   * The `ClassificationAnswer` as JSON in UTF-8, once its turn has come.
   * @throws {AppError} as `Turns.take`
   */
  classify(task: ClassifyTask, register: Register, waiter: Waiter): Promise<Buffer>
  close(): Promise<void>
}

const workerFile = path.join(projectFolder, 'server/classify/classify-worker.ts')
/** ms after which a worker without work ends: each holds some 60 MB. */
const idleTimeout = 60_000
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 }

/** Threads are started when the first recipe comes, as many as there are processors, and again when a later state of the table is stored. */
export function openClassifier(shares: SharesByKind): Classifier {
  const size = os.availableParallelism()
  const turns = createTurns<Buffer>({ atOnce: size, shares })
  let opened: { register: Register; threads: Threads<ClassifyTask> } | undefined
  let asked = 0

  function threadsFor(register: Register): Threads<ClassifyTask> {
    if (opened?.register === register) return opened.threads
    void opened?.threads.end()
    const workerData: ClassifyWorkerData = { states: register.table.states }
    // No secret reaches the threads that read what strangers send.
    const worker = { workerData, env: {}, execArgv: [], resourceLimits }
    const threads = startThreads<ClassifyTask>({ file: workerFile, most: size, idleTimeout, worker })
    opened = { register, threads }
    return threads
  }

  return {
    classify(task, register, waiter) {
      asked += 1
      return turns.take(String(asked), () => run(threadsFor(register), task), waiter)
    },
    async close() {
      await opened?.threads.end()
    },
  }
}

async function run(threads: Threads<ClassifyTask>, task: ClassifyTask): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await threads.run(task)
  return Buffer.from(buffer, byteOffset, byteLength)
}
