import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '../errors.ts'

/** 429: one IP address sent too many requests; 499: the client has gone; 503: all clients together sent too many. */
const loadStatuses = new Set([429, 499, 503])
const milliseconds = 1_000

export interface RefusalCount {
  /** Counts an error that only means overload. @returns false for any other error, which gets a log line of its own */
  count(error: unknown): boolean
}

/** One log line a second, however many requests are refused, so that an overload does not fill the disk as well. */
export function createRefusalCount(log: FastifyBaseLogger): RefusalCount {
  const counted = new Map<number, number>()
  let timer: NodeJS.Timeout | undefined

  function write(): void {
    timer = undefined
    const refused = Object.fromEntries(counted)
    counted.clear()
    log.warn({ refused }, 'requests were refused because too much is asked for, by status')
  }

  return {
    count(error) {
      if (!(error instanceof AppError) || !loadStatuses.has(error.status)) return false
      // A client that leaves before its response was not refused.
      if (error.status === 499) return true
      counted.set(error.status, (counted.get(error.status) ?? 0) + 1)
      timer ??= setTimeout(write, milliseconds).unref()
      return true
    },
  }
}
