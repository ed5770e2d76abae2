import type { PgBoss } from 'pg-boss'
import type { QueueTiming } from './start-queue.ts'

interface Working {
  timing: Pick<QueueTiming, 'polling'>
  /** Jobs at the same time. */
  workers?: number
  /** Of them those of one group. */
  workersOfGroup?: number
}

type Handler<Data> = (data: Data) => Promise<void>

/**
 * Works on a queue, each worker one job after the other for as long as there are any. pg-boss notifies a worker once of jobs that come together,
 * and it would sleep after the first until it polls again; its own burst is for batches, whose jobs end together
 * (docs/decisions/254-no-pause-between-jobs.md).
 */
export async function workOneByOne<Data extends object>(
  boss: PgBoss,
  queue: string,
  { timing, workers = 1, workersOfGroup }: Working,
  handle: Handler<Data>,
): Promise<void> {
  const options = {
    pollingIntervalSeconds: Math.min(timing.polling, 2),
    notifyPollingIntervalSeconds: timing.polling,
    batchSize: 1,
    localConcurrency: workers,
    ...(workersOfGroup === undefined ? {} : { localGroupConcurrency: workersOfGroup }),
  }
  /** Whoever has a job looks for another one right after it; whoever has none sleeps on. */
  const keepBusyOnesAwake = (): void => {
    for (const { id, name, count } of boss.getWipData()) if (name === queue && count > 0) boss.notifyWorker(id)
  }
  await boss.work<Data>(queue, options, async ([job]) => {
    if (!job) return
    try {
      await handle(job.data)
    } finally {
      keepBusyOnesAwake()
    }
  })
}
