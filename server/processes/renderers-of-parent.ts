import type { RenderPool } from '../../documents/rendering/render-pool.ts'
import { RenderError, type RenderResult } from '../../documents/rendering/render-job.ts'
import type { Channel } from './join-parent.ts'

interface Requested {
  resolve(result: RenderResult): void
  reject(reason: unknown): void
  signal: AbortSignal | undefined
}

/**
 * The parent's renderers as the pool of a web process: all processes share them, since renderers of its own would cost each some 250 MB.
 */
export function useRenderersOfParent(channel: Channel): RenderPool {
  const requested = new Map<number, Requested>()
  let lastId = 0
  let isClosed = false

  channel.listen((message) => {
    if (message.kind !== 'rendered' && message.kind !== 'notRendered') return
    const one = requested.get(message.id)
    requested.delete(message.id)
    if (message.kind === 'rendered') one?.resolve(message.result)
    else one?.reject(message.code === 'gone' ? one.signal?.reason : new RenderError(message.code, message.message))
  })

  return {
    render(job, { priority = 'interactive', signal } = {}) {
      if (isClosed) return Promise.reject(new RenderError('closed', 'The renderers are closed'))
      if (signal?.aborted) return Promise.reject(signal.reason)
      const id = ++lastId
      const giveUp = () => channel.send({ kind: 'giveUp', id })
      signal?.addEventListener('abort', giveUp, { once: true })
      return new Promise<RenderResult>((resolve, reject) => {
        requested.set(id, { resolve, reject, signal })
        channel.send({ kind: 'render', id, job, priority })
      }).finally(() => signal?.removeEventListener('abort', giveUp))
    },
    // They belong to the parent.
    memory: () => [],
    async close() {
      isClosed = true
      await Promise.allSettled([...requested.values()].map(untilAnswered))
    },
  }

  function untilAnswered(one: Requested): Promise<void> {
    const { promise, resolve: answered } = Promise.withResolvers<void>()
    const { resolve, reject } = one
    one.resolve = (result) => (resolve(result), answered())
    one.reject = (reason) => (reject(reason), answered())
    return promise
  }
}
