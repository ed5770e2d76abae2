import { randomUUID } from 'node:crypto'
import { workWhenAwake, type Worker } from '../processes/work-when-awake.ts'
import type { Services } from '../services.ts'
import { claimRecalculation, endRecalculation, releaseLease, renewLease, type ClaimedRecalculation } from './queries.ts'
import { findTaskUser } from './task-queries.ts'
import { openCalculation, type DoPortion } from './calculate.ts'
import { openPublishing } from './publish-changes.ts'
import { openTaking } from './take-changes.ts'

export interface RecalculationTiming {
  /** Seconds after which a process without a heartbeat counts as gone. */
  lease: number
  /** Seconds between two checks for abandoned tasks. */
  polling: number
}

const usualTiming: RecalculationTiming = { lease: 30, polling: 10 }

/**
 * Works on recalculations, one after another, portion by portion. The progress is stored in the database, so that any process can go on
 * where a killed one stopped, and no product is done twice.
 */
export function runRecalculations(services: Services, { lease, polling }: RecalculationTiming = usualTiming): Worker {
  const runner = randomUUID()
  const closing = new AbortController()
  const { signal } = closing

  async function takeOne(): Promise<boolean> {
    const job = await claimRecalculation(services.db, runner, lease)
    if (job) await workOne(job)
    return job !== undefined
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
      // A failed task is tried again when its lease expires, not at once in an endless loop.
      if (signal.aborted) await releaseLease(services.db, job.id, runner)
    }
  }

  return workWhenAwake(takeOne, {
    polling: polling * 1000,
    closing,
    onError: (error) => services.log.error({ err: error }, 'recalculations stopped'),
  })
}

/** A task whose author has left the workgroup does nothing. */
async function openTask(services: Services, job: ClaimedRecalculation, signal: AbortSignal): Promise<DoPortion> {
  const user = job.userId === null ? undefined : await findTaskUser(services.db, job.userId, job.workgroupId)
  if (user === undefined) return async () => false
  if (job.task === 'take') return openTaking(services, job, user)
  if (job.task === 'publish') return openPublishing(services, job, user)
  return openCalculation(services, job, user.interfaceLanguage, signal)
}
