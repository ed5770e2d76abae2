import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { OperatorError } from '../errors.ts'
import { isToParent, type MessageToProcess } from './messages.ts'

/** A web process as its parent sees it. */
export interface WebProcess {
  readonly number: number
  readonly worker: Worker
  /** ms since 1970 */
  readonly since: number
  /** Resolves when it serves requests; rejects if it ended before. */
  readonly started: Promise<void>
  readonly ended: Promise<void>
  /** Asks it to end, and kills it after a while. */
  end(kind: 'leave' | 'stop'): Promise<void>
}

/**
 * ms after which a supervisor may kill the program (`deploy/`): a process gives idle connections 5 s, its last requests 30 s and its mails
 * as long (http/let-go.ts, http/finish-requests.ts, mail/mail-queue.ts).
 */
export const longestEnd = 75_000

/** Starts the program as one of several processes. A replacement gets the same number. */
export function startWebProcess(number: number): WebProcess {
  const worker = cluster.fork({ WEB_PROCESS: String(number) })
  const { promise: started, resolve, reject } = Promise.withResolvers<void>()
  // Avoids an unhandled rejection, since not every caller waits for it.
  started.catch(() => {})
  worker.on('message', (message: unknown) => {
    if (isToParent(message) && message.kind === 'started') resolve()
  })
  const ended = once(worker, 'exit').then(() => reject(new OperatorError(`Web process ${number} ended before it answered.`)))
  return {
    number,
    worker,
    since: Date.now(),
    started,
    ended,
    async end(kind) {
      if (worker.isDead()) return
      const message: MessageToProcess = { kind }
      if (worker.isConnected()) worker.send(message, () => {})
      const force = setTimeout(() => worker.process.kill('SIGKILL'), longestEnd)
      await ended
      clearTimeout(force)
    },
  }
}
