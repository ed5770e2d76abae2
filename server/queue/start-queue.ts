import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { FastifyBaseLogger } from 'fastify'

/** Times of the queue, in seconds. */
export interface QueueTiming {
  /** Delay of the second attempt; doubled with each further one. */
  retryDelay: number
  longestRetryDelay: number
  /** After this time a process without a heartbeat counts as gone; at least 10. */
  heartbeat: number
  supervision: number
  /** How often the queue is polled for retries that are due; new jobs are announced by notification. At least 0.5. */
  polling: number
}

/**
 * The queue of mails and messages to be sent, in the main database, in a schema of its own.
 * @param sends whether this process runs the jobs
 */
export async function startQueue(
  connection: pg.PoolConfig,
  log: FastifyBaseLogger,
  { sends, timing }: { sends: boolean; timing: QueueTiming },
): Promise<PgBoss> {
  const boss = new PgBoss({
    ...connectionOf(connection),
    schema: 'queue',
    application_name: 'permasheet-queue',
    max: 4,
    schedule: false,
    useListenNotify: sends,
    supervise: sends,
    superviseIntervalSeconds: timing.supervision,
    monitorIntervalSeconds: timing.supervision,
  })
  // The error of a lost connection contains the whole client with its settings.
  boss.on('error', (error) => log.error({ reason: error.message }, 'the queue failed'))
  boss.on('warning', (warning) => log.info({ warning }, 'the queue warns'))
  await boss.start()
  return boss
}

/** The connection settings of the database pool. */
function connectionOf({ connectionString, host, port, user, password, database }: pg.PoolConfig) {
  if (connectionString !== undefined) return { connectionString }
  return {
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    ...(user === undefined ? {} : { user }),
    ...(typeof password === 'string' ? { password } : {}),
    ...(database === undefined ? {} : { database }),
  }
}
