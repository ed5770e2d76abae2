export interface Worker {
  /** Wakes the worker: there may be something to do. */
  wake(): void
  /** Resolves when the work under way has been put down. */
  close(): Promise<void>
}

export interface WorkerOptions {
  /** ms between two checks for abandoned work. */
  polling: number
  /** Aborted by `close`: the work under way is to be left to others. */
  closing: AbortController
  onError(error: unknown): void
}

/**
 * Works through pending pieces, one after another, whenever it is woken; never two at the same time.
 * @param takeOne does one piece of work; false: there was none
 */
export function workWhenAwake(takeOne: () => Promise<boolean>, { polling, closing, onError }: WorkerOptions): Worker {
  let working: Promise<void> | null = null
  let isAwake = false

  async function workAll(): Promise<void> {
    while (isAwake && !closing.signal.aborted) {
      isAwake = false
      while (!closing.signal.aborted && (await takeOne()));
    }
  }

  function wake(): void {
    isAwake = true
    working ??= workAll()
      .catch(onError)
      .finally(() => {
        working = null
        if (isAwake && !closing.signal.aborted) wake()
      })
  }

  const timer = setInterval(wake, polling).unref()
  return {
    wake,
    async close() {
      clearInterval(timer)
      closing.abort()
      await working
    },
  }
}
