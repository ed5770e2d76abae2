import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { countUnderWay, findBulkJob, insertBulkJob, type BulkJob } from './bulk-job-queries.ts'
import { jobIdOf, type BulkOrder } from './bulk-order.ts'
import { findSynonymsInOrder } from './bulk-queries.ts'
import { workBulk } from './bulk-work.ts'
import { runBulkJobs, usualBulkTiming, type BulkTiming } from './run-bulk-jobs.ts'

export interface BulkJobs {
  /**
   * The job of this order; one that is under way is not begun again.
   * @throws {AppError} CLIENT_SIDE 404 for a synonym that is not the workgroup's; 429 where the user has too many jobs under way;
   * SERVER_DOWN_ERROR where all users together have
   */
  start(userId: number, workgroupId: number, order: BulkOrder): Promise<BulkJob>
  /** undefined: there is none, it has expired, or it is somebody else's or another workgroup's, whose member the user may no longer be. */
  find(of: { userId: number; workgroupId: number }, id: string): Promise<BulkJob | undefined>
  /** The labels of a finished job; null if they would differ by now, or if none were printed. */
  read(job: BulkJob): Promise<Buffer | null>
  /** Leaves jobs under way to other processes. */
  close(): Promise<void>
}

export interface BulkLimits extends BulkTiming {
  /** Jobs that are not finished, of one user and of all. */
  perUser: number
  all: number
}

const usualLimits: BulkLimits = { perUser: 3, all: 20, ...usualBulkTiming }

/** Jobs for labels of many products; any process may make the labels, and any may send them. */
export function createBulkJobs(services: Services, limits: Partial<BulkLimits> = {}): BulkJobs {
  const { perUser, all, ...timing } = { ...usualLimits, ...limits }
  const { db, documents } = services
  const runner = runBulkJobs(services, timing)

  return {
    async start(userId, workgroupId, order) {
      const id = jobIdOf(userId, workgroupId, order)
      const running = await findBulkJob(db, id, 'underWay')
      if (running) return running
      const found = new Set((await findSynonymsInOrder(db, workgroupId, order.synonym_ids)).map(({ synonymId }) => synonymId))
      const unknown = order.synonym_ids.filter((one) => !found.has(one))
      if (unknown.length > 0)
        throw new AppError('CLIENT_SIDE', {
          status: 404,
          reasons: [reasonAt('synonym_ids', 'notFoundAmong', { values: unknown.slice(0, 20) })],
        })
      const job = await db.transaction().execute(async (tx) => {
        const counts = await countUnderWay(tx, userId)
        // The same order may have arrived twice at the same time.
        const same = await findBulkJob(tx, id, 'underWay')
        if (same) return same
        if (counts.ofUser >= perUser)
          throw new AppError('CLIENT_SIDE', {
            status: 429,
            reasons: [reasonAt('', 'labelsUnderWay', { max: perUser })],
            headers: { 'retry-after': '30' },
          })
        if (counts.all >= all) throw new AppError('SERVER_DOWN_ERROR', { message: 'too many labels are under way' })
        return insertBulkJob(tx, { id, userId, workgroupId, order, total: order.synonym_ids.length })
      })
      runner.wake()
      return job
    },
    async find({ userId, workgroupId }, id) {
      const job = await findBulkJob(db, id)
      return job?.userId === userId && job.workgroupId === workgroupId ? job : undefined
    },
    async read(job) {
      if (job.key === null) return null
      const kept = await documents.find(job.key)
      if (kept) return kept
      // It was made on another machine, or has been evicted from the cache.
      const synonyms = await findSynonymsInOrder(db, job.workgroupId, job.order.synonym_ids)
      const nobody = { onComposed: () => {}, onRendering: () => {}, signal: AbortSignal.timeout(timing.timeLimit) }
      const { key } = await workBulk(services, { order: job.order, synonyms, ...nobody })
      return key === job.key ? documents.find(key) : null
    },
    close: () => runner.close(),
  }
}
