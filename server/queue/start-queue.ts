import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { FastifyBaseLogger } from 'fastify'

/** Times of the queue, in seconds. */
export interface QueueTiming {
  /** Before the second attempt; it doubles with each further one. */
  retryDelay: number
  longestRetryDelay: number
  /** After this a process that gives no sign counts as gone; 10 at least. */
  heartbeat: number
  supervision: number
  /** How often the queue is polled for what is due again; of new jobs it gives notice by itself. 0.5 at least. */
  polling: number
}

/**
 * The queue of what is to be sent: it lives in the database of everything else, in a schema of its own.
 * @param sends whether this process sends what is in it
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
  // Of a lost connection the error carries the whole client, settings and all.
  boss.on('error', (error) => log.error({ reason: error.message }, 'the queue failed'))
  boss.on('warning', (warning) => log.info({ warning }, 'the queue warns'))
  await boss.start()
  return boss
}

/** How the pool of the database reaches it. */
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
