export interface Worker {
  /** There may be something to do. */
  wake(): void
  /** Settles when what is under way has been left. */
  close(): Promise<void>
}

export interface WorkerOptions {
  /** ms between two looks for what somebody else has left. */
  polling: number
  /** Aborted by `close`: what is under way is to be left to others. */
  closing: AbortController
  onError(error: unknown): void
}

/**
 * Does what is to be done, one piece after another, as often as it is woken; never twice at the same time.
 * @param takeOne does one piece; false: there is none
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
