import path from 'node:path'
import { setImmediate as afterWhatWaits } from 'node:timers/promises'
import type { WorkerOptions } from 'node:worker_threads'
import { projectFolder } from '../../project-folder.ts'
import { createTurns } from '../documents/deal-turns.ts'
import type { SharesByKind } from '../documents/shares.ts'
import type { Waiter } from '../documents/account.ts'
import type { Register } from '../substances/open-register.ts'
import type { ClassifyWorkerData } from './classify-worker.ts'
import { startThreads, type Threads } from '../threads/start-threads.ts'
import { isShort } from './is-short.ts'
import { openJudge, type ClassifyTask, type JudgeRecipe } from './judge-recipe.ts'

/**
 * Classifies away from the thread that serves the pages (docs/decisions/079-recipes-in-threads-of-their-own.md), except for recipes that
 * are classified faster than handed over (docs/decisions/211-short-recipes-where-they-arrive.md).
 */
export interface Classifier {
  /**
   * The `ClassificationAnswer` as JSON in UTF-8, once its turn has come.
   * @throws {AppError} as `Turns.take`
   */
  classify(task: ClassifyTask, register: Register, waiter: Waiter): Promise<Buffer>
  /**
   * Work in many pieces, with lower priority than anything that a person waits for, and in one thread at most.
   * @param file of the worker, which is started with `ClassifyWorkerData` and answers with JSON
   * @throws {AppError} as `Turns.take`, and what the worker threw
   */
  workThrough(file: string, task: object, register: Register, waiter: Waiter): Promise<unknown>
  close(): Promise<void>
}

const workerFile = path.join(projectFolder, 'server/classify/classify-worker.ts')
/** ms after which a worker without work ends: each holds some 60 MB. */
const idleTimeout = 60_000

/**
 * Threads are started when the first recipe arrives, and again when a later state of the table is stored.
 * @param size threads at most: as many as this process has processors
 */
export function openClassifier(shares: SharesByKind, size: number): Classifier {
  const turns = createTurns<Buffer>({ atOnce: size, shares })
  const turnsOfMany = createTurns<unknown>({ atOnce: 1, shares })
  let opened: { register: Register; threads: Threads<ClassifyTask> } | undefined
  /** By worker file: two kinds of work take turns, and neither has to be started again for each piece. */
  const openedForMany = new Map<string, { register: Register; threads: Threads<object> }>()
  let judge: JudgeRecipe | undefined
  let requested = 0

  /** One recipe after another, with pending requests served between them. */
  async function judgeHere(task: ClassifyTask, register: Register): Promise<Buffer> {
    await afterWhatWaits()
    judge ??= openJudge()
    return asBuffer(judge(task, register))
  }

  // Without a second processor, a thread would only compete with this one.
  const make = (task: ClassifyTask, register: Register): Promise<Buffer> =>
    size === 1 && isShort(task) ? judgeHere(task, register) : run(threadsFor(register), task)

  function threadsFor(register: Register): Threads<ClassifyTask> {
    if (opened?.register === register) return opened.threads
    void opened?.threads.end()
    const threads = startThreads<ClassifyTask>({ file: workerFile, most: size, idleTimeout, worker: workerOf(register) })
    opened = { register, threads }
    return threads
  }

  function threadForMany(file: string, register: Register): Threads<object> {
    const before = openedForMany.get(file)
    if (before?.register === register) return before.threads
    void before?.threads.end()
    const threads = startThreads<object>({ file, most: 1, idleTimeout, worker: workerOf(register) })
    openedForMany.set(file, { register, threads })
    return threads
  }

  return {
    classify(task, register, waiter) {
      requested += 1
      return turns.take(String(requested), () => make(task, register), waiter)
    },
    workThrough(file, task, register, waiter) {
      requested += 1
      const work = async (): Promise<unknown> => JSON.parse((await run(threadForMany(file, register), task)).toString())
      return turnsOfMany.take(String(requested), work, waiter, 'bulk')
    },
    async close() {
      await Promise.all([opened, ...openedForMany.values()].map(async (one) => one?.threads.end()))
    },
  }
}

function workerOf(register: Register): WorkerOptions {
  const workerData: ClassifyWorkerData = { states: register.table.states }
  return { workerData }
}

async function run<Task>(threads: Threads<Task>, task: Task): Promise<Buffer> {
  return asBuffer(await threads.run(task))
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)
