import { randomUUID } from 'node:crypto'
import { workWhenAwake, type Worker } from '../processes/work-when-awake.ts'
import type { Services } from '../services.ts'
import { claimBulkJob, endBulkJob, releaseBulkJob, tellBulkProgress, type BulkJob } from './bulk-job-queries.ts'
import { findSynonymsInOrder } from './bulk-queries.ts'
import { workBulk, type BulkResult } from './bulk-work.ts'

export interface BulkTiming {
  /** ms that one job may take once its turn has come. */
  timeLimit: number
  /** s after which a process without a heartbeat counts as gone. */
  lease: number
  /** ms between two heartbeats, which also store the progress. */
  sign: number
  /** ms between two checks for abandoned jobs. */
  polling: number
}

export const usualBulkTiming: BulkTiming = { timeLimit: 5 * 60_000, lease: 15, sign: 300, polling: 5_000 }
/** Processes that may die while working on a job before it is given up. */
const mostAttempts = 2
/** Reports that a job stores: an order with more of them has the wrong size. */
const mostReports = 200

/** Works on labels in bulk, one job after the other in each process (docs/decisions/020-bulk-labels.md, 121-what-processes-share.md). */
export function runBulkJobs(services: Services, { timeLimit, lease, sign, polling }: BulkTiming): Worker {
  const runner = randomUUID()
  const closing = new AbortController()
  async function takeOne(): Promise<boolean> {
    const job = await claimBulkJob(services.db, runner, lease)
    if (job) await workOne(job)
    return job !== undefined
  }

  async function workOne(job: BulkJob): Promise<void> {
    const place = { id: job.id, runner }
    const lost = new AbortController()
    const progress: Pick<BulkJob, 'state' | 'done'> = { state: 'composing', done: 0 }
    const signs = setInterval(() => {
      tellBulkProgress(services.db, place, progress, lease).then(
        (isOurs) => isOurs || lost.abort(),
        (error: unknown) => services.log.warn({ err: error, job: job.id }, 'how far labels in bulk are could not be told'),
      )
    }, sign)
    let result: BulkResult | null = null
    try {
      if (job.attempts > mostAttempts) throw new Error(`${mostAttempts} processes ended over labels in bulk`)
      const signal = AbortSignal.any([closing.signal, lost.signal, AbortSignal.timeout(timeLimit)])
      const { db } = services
      const synonyms = await findSynonymsInOrder(db, job.workgroupId, job.order.synonym_ids)
      const onComposed = (done: number) => void (progress.done = done)
      const onRendering = () => void (progress.state = 'rendering')
      result = await workBulk(services, { order: job.order, synonyms, signal, onComposed, onRendering })
    } catch (error) {
      if (closing.signal.aborted) return await releaseBulkJob(services.db, place)
      if (!lost.signal.aborted) services.log.error({ err: error, job: job.id }, 'labels in bulk failed')
    } finally {
      clearInterval(signs)
    }
    const { key, labels, rules, reports } = result ?? { key: null, labels: 0, rules: [], reports: [] }
    const state = key === null ? 'failed' : 'done'
    await endBulkJob(services.db, place, { state, done: progress.done, labels, rules, key, reports: reports.slice(0, mostReports) })
  }

  return workWhenAwake(takeOne, {
    polling,
    closing,
    onError: (error) => services.log.error({ err: error }, 'labels in bulk stopped'),
  })
}
