import { randomUUID } from 'node:crypto'
import type { Services } from '../services.ts'
import { claimRecalculation, endRecalculation, releaseLease, renewLease, type ClaimedRecalculation } from './queries.ts'
import { findTaskUser } from './task-queries.ts'
import { openCalculation, type DoPortion } from './calculate.ts'
import { openPublishing } from './publish-changes.ts'
import { openTaking } from './take-changes.ts'

export interface Recalculations {
  /** There may be something to do. */
  wake(): void
  /** Leaves what is under way as it is: this or another process goes on with it. */
  close(): Promise<void>
}

export interface RecalculationTiming {
  /** Seconds after which a process that gives no sign counts as gone. */
  lease: number
  /** Seconds between two looks for what such a process left. */
  polling: number
}

const usualTiming: RecalculationTiming = { lease: 30, polling: 10 }

/**
 * Works on recalculations, one after another, portion by portion. How far it has come stands in the database: whoever is there goes on where a
 * process that was killed has stopped, and no product is done twice.
 */
export function runRecalculations(services: Services, { lease, polling }: RecalculationTiming = usualTiming): Recalculations {
  const runner = randomUUID()
  const closing = new AbortController()
  const { signal } = closing
  let working: Promise<void> | null = null
  let isAwake = false

  async function workAll(): Promise<void> {
    while (isAwake && !signal.aborted) {
      isAwake = false
      for (;;) {
        const job = signal.aborted ? undefined : await claimRecalculation(services.db, runner, lease)
        if (job === undefined) break
        await workOne(job)
      }
    }
  }

  async function workOne(job: ClaimedRecalculation): Promise<void> {
    try {
      const doPortion = await openTask(services, job, signal)
      while (await renewLease(services.db, job.id, runner, lease)) {
        signal.throwIfAborted()
        if (await doPortion()) continue
        await endRecalculation(services.db, job.id, 'done', { runner })
        return
      }
    } catch (error) {
      if (!signal.aborted) services.log.error({ err: error, recalculation: job.id }, 'a recalculation stopped')
      // One that failed is tried again when its lease is over, not at once and for ever.
      if (signal.aborted) await releaseLease(services.db, job.id, runner)
    }
  }

  function wake(): void {
    isAwake = true
    working ??= workAll()
      .catch((error: unknown) => services.log.error({ err: error }, 'recalculations stopped'))
      .finally(() => {
        working = null
        if (isAwake && !signal.aborted) wake()
      })
  }

  const timer = setInterval(wake, polling * 1000).unref()
  return {
    wake,
    async close() {
      clearInterval(timer)
      closing.abort()
      await working
    },
  }
}

/** A task that nobody of the workgroup wants any more, since its author has left, does nothing. */
async function openTask(services: Services, job: ClaimedRecalculation, signal: AbortSignal): Promise<DoPortion> {
  const user = job.userId === null ? undefined : await findTaskUser(services.db, job.userId, job.workgroupId)
  if (user === undefined) return async () => false
  if (job.task === 'take') return openTaking(services, job, user)
  if (job.task === 'publish') return openPublishing(services, job, user)
  return openCalculation(services, job, user.interfaceLanguage, signal)
}
