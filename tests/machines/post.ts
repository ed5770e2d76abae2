import type { Machines } from './start-machines.ts'

const mixture = JSON.stringify({ mixture: { components: [{ cas: '67-64-1', content: 60 }] } })

export interface Posted {
  answers: number
  /** Statuses and reasons other than 200, and how often. */
  failed: Record<string, number>
}

/**
 * Sends what no proxy sends a second time, on connections that stay. A request that meets a connection which is being closed is lost.
 * @returns ends it, and says what was answered
 */
export function keepPosting({ asker }: Pick<Machines, 'asker'>, count = 6): () => Promise<Posted> {
  const over = new AbortController()
  const posted: Posted = { answers: 0, failed: {} }
  const posting = Promise.all(
    Array.from({ length: count }, async () => {
      const one = asker()
      while (!over.signal.aborted) {
        const requested = { method: 'POST', headers: { 'content-type': 'application/json' }, body: mixture }
        const told = await one.ask('/api/v1/classify', requested).then(
          ({ status }) => String(status),
          (error: unknown) => (error instanceof Error ? error.message : String(error)),
        )
        posted.answers += 1
        if (told !== '200') posted.failed[told] = (posted.failed[told] ?? 0) + 1
      }
    }),
  )
  return async () => {
    over.abort()
    await posting
    return posted
  }
}
