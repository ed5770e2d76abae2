import type { Worker } from 'node:cluster'
import type { RenderPool } from '../../documents/rendering/render-pool.ts'
import { RenderError } from '../../documents/rendering/render-job.ts'
import { isToParent, type MessageToParent, type MessageToProcess } from './messages.ts'

/** Makes documents for a web process. When the process ends, its waiting jobs leave the queue. */
export function serveRenderers(worker: Worker, pool: RenderPool): void {
  const requested = new Map<number, AbortController>()
  // A failure means that the process is ending.
  const answer = (message: MessageToProcess) => void (worker.isConnected() && worker.send(message, () => {}))

  async function render({ id, job, priority }: Extract<MessageToParent, { kind: 'render' }>): Promise<void> {
    const gone = new AbortController()
    requested.set(id, gone)
    try {
      answer({ kind: 'rendered', id, result: await pool.render(job, { priority, signal: gone.signal }) })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      answer({ kind: 'notRendered', id, code: error instanceof RenderError ? error.code : 'gone', message })
    } finally {
      requested.delete(id)
    }
  }

  worker.on('message', (message: unknown) => {
    if (!isToParent(message)) return
    if (message.kind === 'render') void render(message)
    if (message.kind === 'giveUp') requested.get(message.id)?.abort()
  })
  worker.once('exit', () => {
    for (const gone of requested.values()) gone.abort()
  })
}
