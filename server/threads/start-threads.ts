import { Worker, type WorkerOptions } from 'node:worker_threads'

/** Threads of one program, each with one task at a time. They are started as they are needed and end when nothing came for a while. */
export interface Threads<Task> {
  /**
   * What the program answers to the task, in bytes.
   * @throws what the program threw, or an error where its thread ended
   */
  run(task: Task): Promise<Uint8Array>
  /** Settles when what runs is done and every thread has ended. */
  end(): Promise<void>
}

/** What the program posts for each task, in the order of the tasks. The bytes are handed over and not copied. */
export type ThreadAnswer = { readonly bytes: Uint8Array } | { readonly error: unknown }

interface Job<Task> {
  readonly task: Task
  resolve(bytes: Uint8Array): void
  reject(reason: unknown): void
}

interface Thread<Task> {
  readonly worker: Worker
  job: Job<Task> | null
  /** Until it ends without work, or because of too much. */
  timer: NodeJS.Timeout | undefined
  isTooSlow: boolean
}

/** A task was given up, and its thread ended with it. */
export class TaskTookTooLong extends Error {}

export interface ThreadOptions<Task> {
  file: string
  most: number
  /** ms after which a thread without work ends */
  idleTimeout: number
  /** ms that a task may take; undefined: as long as it likes */
  longest?: (task: Task) => number | undefined
  worker?: WorkerOptions
}

/**
 * What a thread that processes the input of strangers is started with: no secret, and no more memory than the web process itself, whose limit
 * (scripts/serve.sh) counts for its threads too.
 */
const closed: WorkerOptions = { env: {}, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 } }

/** Whether a thread ended because its task took more memory or time than it has. */
export const isTooMuch = (error: unknown): boolean =>
  error instanceof TaskTookTooLong || (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')

/**
 * A library would do, but the one for Node reads the memory of the whole process after every task, which took as long as two thirds of a
 * recipe (docs/decisions/098-what-a-recipe-costs.md).
 */
export function startThreads<Task>({ file, most, idleTimeout, longest, worker: options }: ThreadOptions<Task>): Threads<Task> {
  const threads = new Set<Thread<Task>>()
  const idle: Thread<Task>[] = []
  const waiting: Job<Task>[] = []
  const running = new Set<Promise<Uint8Array>>()

  function startThread(): Thread<Task> {
    const worker = new Worker(file, { ...closed, ...options })
    const thread: Thread<Task> = { worker, job: null, timer: undefined, isTooSlow: false }
    threads.add(thread)
    worker.on('message', (answer: ThreadAnswer) => {
      const { job } = thread
      thread.job = null
      rest(thread)
      if ('bytes' in answer) job?.resolve(answer.bytes)
      else job?.reject(answer.error)
    })
    worker.on('error', (error) => lose(thread, error))
    worker.on('exit', (code) =>
      lose(thread, thread.isTooSlow ? new TaskTookTooLong('a task took too long') : new Error(`a thread ended with ${code}`)),
    )
    return thread
  }

  function give(thread: Thread<Task>, job: Job<Task>): void {
    clearTimeout(thread.timer)
    thread.job = job
    thread.worker.ref()
    const time = longest?.(job.task)
    if (time !== undefined)
      thread.timer = setTimeout(() => {
        thread.isTooSlow = true
        void thread.worker.terminate()
      }, time)
    try {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
      thread.worker.postMessage(job.task)
    } catch (error) {
      // A task that cannot be cloned has not left this thread.
      thread.job = null
      rest(thread)
      job.reject(error)
    }
  }

  /** The next task, or none: the one that rested last goes first, so that those that are not needed end. */
  function rest(thread: Thread<Task>): void {
    clearTimeout(thread.timer)
    const next = waiting.shift()
    if (next) {
      give(thread, next)
      return
    }
    idle.push(thread)
    thread.worker.unref()
    thread.timer = setTimeout(() => void endThread(thread), idleTimeout)
    thread.timer.unref()
  }

  function forget(thread: Thread<Task>): void {
    clearTimeout(thread.timer)
    threads.delete(thread)
    const at = idle.indexOf(thread)
    if (at >= 0) idle.splice(at, 1)
  }

  async function endThread(thread: Thread<Task>): Promise<void> {
    forget(thread)
    await thread.worker.terminate()
  }

  /** A thread that failed takes its own task with it, and no other. */
  function lose(thread: Thread<Task>, error: unknown): void {
    forget(thread)
    const { job } = thread
    thread.job = null
    job?.reject(error)
    const next = threads.size < most ? waiting.shift() : undefined
    if (next) give(startThread(), next)
  }

  return {
    run(task) {
      const answered = new Promise<Uint8Array>((resolve, reject) => {
        const job: Job<Task> = { task, resolve, reject }
        const free = idle.pop() ?? (threads.size < most ? startThread() : undefined)
        if (free) give(free, job)
        else waiting.push(job)
      }).finally(() => running.delete(answered))
      running.add(answered)
      return answered
    },
    async end() {
      await Promise.allSettled(running)
      await Promise.all([...threads].map(endThread))
    },
  }
}
