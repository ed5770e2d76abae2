import { createJobQueue, type JobPriority } from './job-queue.ts'
import { RenderError, type RenderJob, type RendererMessage, type RenderResult } from './render-job.ts'
import { startRenderer, type RendererProcess } from './renderer-process.ts'

/** Where the pool reports what its callers do not see. It never logs what a document says. */
export interface RenderLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

export interface RenderPoolOptions {
  /**
   * Renderers at most for people: each makes one document at a time and takes one processor. One more is there while bulk is rendered, so
   * that nobody waits for a file of a thousand labels.
   */
  size: number
  /** Jobs that may wait; one more is refused with `queueFull`. */
  queueLimit?: number
  /** Milliseconds that one document may take. */
  timeLimit?: number
  /** Milliseconds that a renderer may take to start. */
  startLimit?: number
  /** Resident bytes from which a renderer is replaced, after it has answered. */
  memoryLimit?: number
  /** Resident bytes at which a renderer is ended in the middle of its document: one sheet must not take the machine down. */
  hardMemoryLimit?: number
  log: RenderLog
}

export interface RenderOptions {
  priority?: JobPriority
  /**
   * Gives the job up while it waits: it leaves the queue, and the promise rejects with the signal's reason. One that is being made is finished,
   * which costs less than a new renderer.
   */
  signal?: AbortSignal
}

export interface RendererMemory {
  pid: number
  /** Bytes after the last document. */
  resident: number
  /** Bytes at most since the renderer's start. */
  peak: number
  /** Documents made. */
  jobs: number
}

export interface RenderPool {
  /** @throws RenderError with the reason in its `code` */
  render(job: RenderJob, options?: RenderOptions): Promise<RenderResult>
  /** Memory of the renderers that have made a document and still live. */
  memory(): RendererMemory[]
  /** Refuses new jobs and those that wait, lets running ones finish, and settles when every renderer has ended. */
  close(): Promise<void>
}

/** Typst keeps some 140 MB; a renderer above this has grown on an uncommon document. */
const usualMemoryLimit = 220 * 1024 * 1024
/** A sheet of 500 pages takes less. */
const usualHardMemoryLimit = 1024 * 1024 * 1024
const memoryCheckMilliseconds = 200
/** Bulk jobs at a time. */
const bulkSize = 1

interface Task {
  id: number
  job: RenderJob
  priority: JobPriority
  /** Renderers that died over it. */
  deaths: number
  resolve(result: RenderResult): void
  reject(reason: unknown): void
}

interface Slot {
  process: RendererProcess
  state: 'starting' | 'idle' | 'working' | 'cleaning'
  /** Of the task that it has or had last. */
  priority: JobPriority
  task: Task | null
  timer: NodeJS.Timeout | undefined
  memory: Omit<RendererMemory, 'pid'>
}

/**
 * Renderers in processes of their own, started when the first job needs them. A document that outruns its time is given up
 * and its renderer ended; a job whose renderer dies is tried once more.
 */
export function createRenderPool(options: RenderPoolOptions): RenderPool {
  const {
    size,
    queueLimit = 200,
    timeLimit = 30_000,
    startLimit = 20_000,
    memoryLimit = usualMemoryLimit,
    hardMemoryLimit = usualHardMemoryLimit,
    log,
  } = options
  const queue = createJobQueue<Task>(queueLimit)
  const slots = new Set<Slot>()
  const processes = new Set<RendererProcess>()
  let lastId = 0
  let isClosed = false
  let memoryCheck: NodeJS.Timeout | undefined

  function render(job: RenderJob, { priority = 'interactive', signal }: RenderOptions = {}): Promise<RenderResult> {
    if (isClosed) return Promise.reject(closedError())
    if (signal?.aborted) return Promise.reject(signal.reason)
    if (queue.isFull) return Promise.reject(new RenderError('queueFull', `${queue.length} documents wait already`))
    return new Promise<RenderResult>((resolve, reject) => {
      const task: Task = { id: ++lastId, job, priority, deaths: 0, resolve, reject }
      if (signal) {
        const abandon = () => {
          if (queue.remove(task)) reject(signal.reason)
        }
        signal.addEventListener('abort', abandon, { once: true })
        const leave = () => signal.removeEventListener('abort', abandon)
        task.resolve = (result) => (leave(), resolve(result))
        task.reject = (reason) => (leave(), reject(reason))
      }
      queue.add(task, priority)
      dispatch()
    })
  }

  /** Gives waiting jobs to idle renderers, and starts renderers while there are fewer than allowed. */
  function dispatch(): void {
    for (const priority of ['interactive', 'bulk'] as const)
      while (busy(priority) < (priority === 'bulk' ? bulkSize : size)) {
        const task = queue.take(priority)
        if (!task) break
        const slot = [...slots].find(({ state }) => state === 'idle') ?? start(priority)
        slot.task = task
        slot.priority = priority
        if (slot.state === 'idle') work(slot, task)
      }
  }

  function busy(priority: JobPriority): number {
    return [...slots].filter((slot) => slot.state !== 'idle' && slot.priority === priority).length
  }

  function start(priority: JobPriority): Slot {
    const process = startRenderer({
      message: (message) => receive(slot, message),
      end: (reason) => end(slot, reason),
    })
    const slot: Slot = { process, state: 'starting', priority, task: null, timer: undefined, memory: { resident: 0, peak: 0, jobs: 0 } }
    slots.add(slot)
    processes.add(process)
    limit(slot, startLimit, () => slot.process.kill())
    return slot
  }

  function work(slot: Slot, task: Task): void {
    slot.state = 'working'
    limit(slot, timeLimit, () => giveUp(slot, task, new RenderError('timeLimit', `The document took longer than ${timeLimit} ms`)))
    slot.process.send({ id: task.id, job: task.job })
    memoryCheck ??= setInterval(checkMemory, memoryCheckMilliseconds)
  }

  /** Ends a renderer together with its document, which is not tried again: it would go the same way. */
  function giveUp(slot: Slot, task: Task, error: RenderError): void {
    slot.task = null
    slot.process.kill()
    log.warn({ template: task.job.template, code: error.code }, 'a document was given up and its renderer ended')
    task.reject(error)
  }

  function checkMemory(): void {
    const working = [...slots].filter(({ state }) => state === 'working')
    if (working.length === 0) {
      clearInterval(memoryCheck)
      memoryCheck = undefined
    }
    for (const slot of working)
      if (slot.task && (slot.process.residentMemory() ?? 0) > hardMemoryLimit)
        giveUp(slot, slot.task, new RenderError('memoryLimit', `The document took more than ${hardMemoryLimit} bytes`))
  }

  function receive(slot: Slot, message: RendererMessage): void {
    if (!slots.has(slot)) return
    if (message.kind === 'ready') {
      if (slot.task) work(slot, slot.task)
      else idle(slot)
      return
    }
    if (message.kind === 'idle') {
      slot.memory = { resident: message.resident, peak: message.peak, jobs: slot.memory.jobs + 1 }
      idle(slot)
      return
    }
    const { task } = slot
    if (task?.id !== message.id) return
    slot.task = null
    slot.state = 'cleaning'
    limit(slot, timeLimit, () => slot.process.kill())
    if (message.kind === 'failed') {
      task.reject(new RenderError('notCompiled', message.message))
      return
    }
    const { result } = message
    if (result.warnings.length > 0)
      log.warn({ template: task.job.template, warnings: result.warnings }, 'a template compiles with warnings')
    task.resolve(result)
  }

  function idle(slot: Slot): void {
    clearTimeout(slot.timer)
    slot.state = 'idle'
    if (slot.memory.resident > memoryLimit) {
      log.info({ pid: slot.process.pid, ...slot.memory }, 'a renderer has grown too large and is replaced')
      retire(slot)
    } else if (isClosed) retire(slot)
    dispatch()
    // The one that bulk needed beside those of people.
    if (slots.has(slot) && slot.state === 'idle' && slots.size > size) retire(slot)
  }

  function retire(slot: Slot): void {
    slots.delete(slot)
    slot.process.stop()
  }

  function end(slot: Slot, reason: string): void {
    clearTimeout(slot.timer)
    processes.delete(slot.process)
    const { task } = slot
    slot.task = null
    if (slots.delete(slot)) log.warn({ pid: slot.process.pid, state: slot.state, reason }, 'a renderer ended')
    if (task) {
      task.deaths += 1
      if (isClosed) task.reject(closedError())
      else if (task.deaths === 1) queue.putBack(task, task.priority)
      else task.reject(new RenderError('rendererDied', `Two renderers ended over the document, the second: ${reason}`))
    }
    dispatch()
  }

  function limit(slot: Slot, milliseconds: number, act: () => void): void {
    clearTimeout(slot.timer)
    slot.timer = setTimeout(act, milliseconds)
  }

  return {
    render,
    memory: () =>
      [...slots].flatMap(({ process, memory }) => (process.pid !== undefined && memory.jobs > 0 ? [{ pid: process.pid, ...memory }] : [])),
    async close() {
      isClosed = true
      for (const task of queue.clear()) task.reject(closedError())
      for (const slot of slots) if (slot.state === 'idle' || (slot.state === 'starting' && !slot.task)) retire(slot)
      await Promise.all([...processes].map(({ ended }) => ended))
    },
  }
}

function closedError(): RenderError {
  return new RenderError('closed', 'The renderers are closed')
}
