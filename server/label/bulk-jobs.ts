import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { AppliedRule } from '../../documents/label/list-rules.ts'
import { AppError } from '../errors.ts'
import type { Services } from '../services.ts'
import { jobIdOf, type BulkOrder } from './bulk-order.ts'
import { findOwnSynonyms, type OwnSynonym } from './bulk-queries.ts'
import { workBulk, type BulkReport, type BulkResult } from './bulk-work.ts'
import { reasonAt } from '../../shared/reasons/reason.ts'

export type BulkState = 'waiting' | 'composing' | 'rendering' | 'done' | 'failed'

export interface BulkJob {
  id: string
  userId: number
  state: BulkState
  /** Products composed, of all. */
  done: number
  total: number
  labels: number
  reports: BulkReport[]
  /** Of the document in the cache. */
  key: string | null
  /** Those that the labels of the document follow. */
  rules: readonly AppliedRule[]
}

export interface BulkJobs {
  /**
   * The job of this order; one that is under way is not begun again.
   * @throws {AppError} CLIENT_SIDE 404 for a synonym that is not the workgroup's; 429 where the user has enough under way; SERVER_DOWN_ERROR
   *   where everybody has
   */
  start(userId: number, workgroupId: number, order: BulkOrder): Promise<BulkJob>
  /** undefined: this process does not know it, or it is somebody else's. */
  find(userId: number, id: string): BulkJob | undefined
  /** Gives up what is under way. */
  close(): void
}

export interface BulkLimits {
  /** Jobs that are not finished, of one user and of all. */
  perUser: number
  all: number
  /** Milliseconds that one job may take from its turn on. */
  timeLimit: number
}

const usualLimits: BulkLimits = { perUser: 3, all: 20, timeLimit: 5 * 60_000 }
/** Jobs that are remembered, finished or not, and for how long: the reports of each are some kilobytes. */
const remembered = { max: 200, ttl: 30 * 60_000 }
/** Reports that a job keeps: anyone who has more of them has ordered the wrong size. */
const mostReports = 200

/** Jobs of this process, one after the other (docs/decisions/020-bulk-labels.md). */
export function createBulkJobs(services: Services, limits: Partial<BulkLimits> = {}): BulkJobs {
  const { perUser, all, timeLimit } = { ...usualLimits, ...limits }
  const jobs = new LRUCache<string, BulkJob>(remembered)
  const underWay = new Set<BulkJob>()
  const takeTurn = pLimit(1)
  const closing = new AbortController()

  async function run(job: BulkJob, order: BulkOrder, synonyms: readonly OwnSynonym[]): Promise<void> {
    try {
      closing.signal.throwIfAborted()
      job.state = 'composing'
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeLimit)])
      const result = await workBulk(services, {
        order,
        synonyms,
        signal,
        onComposed: (done) => (job.done = done),
        onRendering: () => (job.state = 'rendering'),
      })
      finish(job, result)
    } catch (error) {
      job.state = 'failed'
      if (!closing.signal.aborted) services.log.error({ err: error, job: job.id }, 'labels in bulk failed')
    } finally {
      underWay.delete(job)
    }
  }

  return {
    async start(userId, workgroupId, order) {
      const id = jobIdOf(userId, workgroupId, order)
      const running = [...underWay].find((job) => job.id === id)
      if (running) return running
      const found = new Map((await findOwnSynonyms(services.db, workgroupId, order.synonym_ids)).map((one) => [one.synonymId, one]))
      const unknown = order.synonym_ids.filter((one) => !found.has(one))
      if (unknown.length > 0)
        throw new AppError('CLIENT_SIDE', {
          status: 404,
          reasons: [reasonAt('synonym_ids', 'notFoundAmong', { values: unknown.slice(0, 20) })],
        })
      if ([...underWay].filter((job) => job.userId === userId).length >= perUser)
        throw new AppError('CLIENT_SIDE', {
          status: 429,
          message: 'the user has enough labels under way',
          headers: { 'retry-after': '30' },
        })
      if (underWay.size >= all) throw new AppError('SERVER_DOWN_ERROR', { message: 'too many labels are under way' })
      const synonyms = order.synonym_ids.flatMap((one) => found.get(one) ?? [])
      const job: BulkJob = { id, userId, state: 'waiting', done: 0, total: synonyms.length, labels: 0, reports: [], key: null, rules: [] }
      jobs.set(id, job)
      underWay.add(job)
      void takeTurn(() => run(job, order, synonyms))
      return job
    },
    find(userId, id) {
      const job = jobs.get(id)
      return job?.userId === userId ? job : undefined
    },
    close: () => closing.abort(),
  }
}

function finish(job: BulkJob, { key, labels, reports, rules }: BulkResult): void {
  job.key = key
  job.rules = rules
  job.labels = labels
  job.reports = reports.slice(0, mostReports)
  job.state = key === null ? 'failed' : 'done'
}
