import os from 'node:os'
import path from 'node:path'
import { Tinypool } from 'tinypool'
import { projectFolder } from '../../project-folder.ts'
import { createTurns } from '../documents/deal-turns.ts'
import type { SharesByKind } from '../documents/shares.ts'
import type { Waiter } from '../documents/account.ts'
import type { Register } from '../substances/open-register.ts'
import type { ClassifyTask, ClassifyWorkerData } from './classify-worker.ts'

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
  let opened: { register: Register; threads: Threads } | undefined
  let asked = 0

  function threadsFor(register: Register): Threads {
    if (opened?.register === register) return opened.threads
    void opened?.threads.end()
    const threads = startThreads(size, { states: register.table.states })
    opened = { register, threads }
    return threads
  }

  return {
    classify(task, register, waiter) {
      asked += 1
      return turns.take(String(asked), () => threadsFor(register).run(task), waiter)
    },
    async close() {
      await opened?.threads.end()
    },
  }
}

interface Threads {
  run(task: ClassifyTask): Promise<Buffer>
  /** Settles when what runs is done and every thread has ended. */
  end(): Promise<void>
}

function startThreads(size: number, workerData: ClassifyWorkerData): Threads {
  const pool = new Tinypool({
    filename: workerFile,
    workerData,
    // No secret reaches the threads that read what strangers send.
    env: {},
    execArgv: [],
    minThreads: 0,
    maxThreads: size,
    isolateWorkers: false,
    idleTimeout,
    resourceLimits,
  })
  const running = new Set<Promise<Buffer>>()

  async function run(task: ClassifyTask): Promise<Buffer> {
    const bytes: Uint8Array = await pool.run(task)
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  return {
    run(task) {
      const answered = run(task).finally(() => running.delete(answered))
      running.add(answered)
      return answered
    },
    async end() {
      await Promise.allSettled(running)
      await pool.destroy()
    },
  }
}
