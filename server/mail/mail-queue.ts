import path from 'node:path'
import type { Transaction } from 'kysely'
import type pg from 'pg'
import { fromKysely, PgBoss, type WorkOptions } from 'pg-boss'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Database } from '../db/schema.ts'
import type { Services } from '../services.ts'
import { deliverAccountMail } from './deliver-account-mail.ts'
import { deliverMails, type DeliveryTools } from './deliver-mail.ts'
import type { OutgoingMail, SdsPublication } from './outgoing-mail.ts'
import { listLostDeliveries } from './queries.ts'
import { createSmtpTransport } from './smtp-transport.ts'
import { createFolderTransport } from './transport.ts'

/** Times of the queue, in seconds. */
export interface MailTiming {
  /** Before the second attempt; it doubles with each further one. */
  retryDelay: number
  longestRetryDelay: number
  /** After this a process that gives no sign counts as gone; 10 at least. */
  heartbeat: number
  supervision: number
  /** How often the queue is polled for what is due again; of new mails it gives notice by itself. 0.5 at least. */
  polling: number
  /** After this a mail that nobody took is given up: RFC 5321, section 4.5.4.1, gives 4 to 5 days. */
  giveUp: number
}

const usualMailTiming: MailTiming = {
  retryDelay: 30,
  longestRetryDelay: 3600,
  heartbeat: 30,
  supervision: 15,
  polling: 10,
  giveUp: 5 * 24 * 3600,
}

/** Mails at the same time; each worker sends one after the other over one connection. */
export const mailWorkers = 5
const mailsOfWorker = 10
const mailQueue = 'mail'
const accountQueue = 'account-mail'
const publicationQueue = 'sds-published'
/** Seconds that a mail under way is waited for when the server stops. */
const stopSeconds = 30

/** The queue and its workers. */
export interface MailQueue extends OutgoingMail {
  /** Starts the workers. */
  start(services: Services, onPublication: (publication: SdsPublication) => Promise<void>): Promise<void>
  /** Lets mails under way finish, and leaves the others in the queue. */
  stop(): Promise<void>
}

export interface MailQueueOptions {
  /** Whether this process sends: otherwise it only puts into the queue what another one sends. */
  sends?: boolean
  timing?: MailTiming | undefined
}

/** The queue of what is to be sent: it lives in the database of everything else, in a schema of its own. */
export async function openMailQueue(
  config: Config,
  connection: pg.PoolConfig,
  log: FastifyBaseLogger,
  { sends = true, timing = usualMailTiming }: MailQueueOptions = {},
): Promise<MailQueue> {
  const boss = await startQueue(connection, log, timing, sends)
  const folder = path.join(config.dataDir, 'mail')
  const transport =
    config.smtpUrl === undefined
      ? createFolderTransport(folder)
      : createSmtpTransport(config.smtpUrl, config.publicOrigin === undefined ? 'localhost' : new URL(config.publicOrigin).hostname)
  const tools: DeliveryTools = { transport, giveUpAfter: timing.giveUp * 1000 }
  let isStopping = false
  let closing: Promise<void> | undefined

  async function enqueueMails(tx: Transaction<Database>, deliveryIds: readonly string[]): Promise<void> {
    await boss.insert(
      mailQueue,
      deliveryIds.map((delivery) => ({ data: { delivery } })),
      { db: fromKysely(tx) },
    )
  }

  return {
    kind: transport.kind,
    folder,
    enqueueMails,
    async enqueueAccountMail(tx, linkId) {
      await boss.send(accountQueue, { link: linkId }, { db: fromKysely(tx) })
    },
    async enqueuePublication(publication, tx) {
      await boss.send(publicationQueue, publication, tx ? { db: fromKysely(tx) } : {})
    },
    async start(services, onPublication) {
      if (!sends) return
      await services.db.transaction().execute(async (tx) => enqueueMails(tx, await listLostDeliveries(tx)))
      const common = { pollingIntervalSeconds: Math.min(timing.polling, 2), notifyPollingIntervalSeconds: timing.polling }
      await boss.work<{ delivery: string }, unknown, WorkOptions & { perJobResults: true }>(
        mailQueue,
        { ...common, batchSize: mailsOfWorker, localConcurrency: mailWorkers, burstWhenBatchFull: true, perJobResults: true },
        async (jobs) => {
          const ids = jobs.map(({ data }) => data.delivery)
          const ends = await deliverMails(services, tools, ids, () => isStopping)
          // Mails that were not tried go back into the queue.
          return jobs.map(({ id }, index) =>
            ends[index] === undefined
              ? { id, status: 'failed' as const, output: { message: 'the server stops' } }
              : { id, status: ends[index] === 'done' ? ('completed' as const) : ('failed' as const) },
          )
        },
      )
      await boss.work<{ link: string }>(accountQueue, { ...common, batchSize: 1 }, async ([job]) => {
        if (isStopping) throw new Error('the server stops')
        if (job) await deliverAccountMail(services, tools.transport, job.data.link)
      })
      await boss.work<SdsPublication>(publicationQueue, { ...common, batchSize: 1 }, async ([job]) => {
        if (isStopping) throw new Error('the server stops')
        if (job) await onPublication(job.data)
      })
    },
    stop() {
      isStopping = true
      closing ??= boss.stop({ graceful: true, timeout: stopSeconds * 1000 })
      return closing
    },
  }
}

async function startQueue(connection: pg.PoolConfig, log: FastifyBaseLogger, timing: MailTiming, sends: boolean): Promise<PgBoss> {
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
  // The error of a lost connection carries the whole client, settings and all.
  boss.on('error', (error) => log.error({ reason: error.message }, 'the queue failed'))
  boss.on('warning', (warning) => log.info({ warning }, 'the queue warns'))
  await boss.start()
  const queue = {
    notify: true,
    // Attempts end by time, not by number: deliver-mail.ts.
    retryLimit: 100_000,
    retryDelay: timing.retryDelay,
    retryBackoff: true,
    retryDelayMax: timing.longestRetryDelay,
    heartbeatSeconds: timing.heartbeat,
    // Ten mails whose server takes ten minutes for each.
    expireInSeconds: 7200,
    retentionSeconds: timing.giveUp + 14 * 24 * 3600,
    deleteAfterSeconds: 24 * 3600,
  }
  for (const name of [mailQueue, accountQueue, publicationQueue]) {
    await boss.createQueue(name, queue)
    await boss.updateQueue(name, queue)
  }
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
