import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Transaction } from 'kysely'
import { fromKysely, type PgBoss, type WorkOptions } from 'pg-boss'
import type { Config } from '../config.ts'
import type { Database } from '../db/schema.ts'
import type { QueueTiming } from '../queue/start-queue.ts'
import { workOneByOne } from '../queue/work-one-by-one.ts'
import type { Services } from '../services.ts'
import { deliverLink, deliverNotice, deliverReceiverNotice } from './deliver-account-mail.ts'
import { deliverMails, type DeliveryTools } from './deliver-mail.ts'
import type { AccountNotice, OutgoingMail, ReceiverNotice, SdsPublication } from './outgoing-mail.ts'
import { listLostDeliveries } from './queries.ts'
import { createFolderTransport, type Transport } from './transport.ts'

export interface MailTiming extends QueueTiming {
  /** After this time a mail that no server accepted is given up: RFC 5321, section 4.5.4.1, suggests 4 to 5 days. */
  giveUp: number
}

export const usualMailTiming: MailTiming = {
  retryDelay: 30,
  longestRetryDelay: 3600,
  heartbeat: 30,
  supervision: 15,
  polling: 10,
  giveUp: 5 * 24 * 3600,
}

/** Workers at the same time; each sends one mail after the other over one connection. */
export const mailWorkers = 5
const mailsOfWorker = 10
const mailQueue = 'mail'
const accountQueue = 'account-mail'
const publicationQueue = 'sds-published'
/** Seconds for which a mail under way, or another job, is waited for when the server stops. */
const stopSeconds = 30

/** The queue and its workers. */
export interface MailQueue extends OutgoingMail {
  /** Starts the workers. */
  start(services: Services, onPublication: (publication: SdsPublication) => Promise<void>): Promise<void>
  /** Lets mails under way finish, and leaves the others in the queue. */
  stop(): Promise<void>
}

/** @param sends whether this process sends; otherwise it only queues what another process sends */
export async function openMailQueue(
  config: Config,
  boss: PgBoss,
  { sends, timing }: { sends: boolean; timing: MailTiming },
): Promise<MailQueue> {
  for (const name of [mailQueue, accountQueue, publicationQueue]) {
    // A processed notice of a publication is of no further use, and an import queues one for each product.
    const options = { ...queueOptions(timing), deleteAfterSeconds: name === publicationQueue ? 600 : 24 * 3600 }
    await boss.createQueue(name, options)
    await boss.updateQueue(name, options)
  }
  const folder = path.join(config.dataDir, 'mail')
  const transport = config.smtpUrl === undefined ? createFolderTransport(folder) : await openSmtp(config.smtpUrl, config.publicOrigin)
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
    async enqueueAccountNotice(tx, notice) {
      const told: AccountNotice = { ...notice, id: randomUUID(), at: new Date().toISOString() }
      await boss.send(accountQueue, { told }, { db: fromKysely(tx) })
    },
    async enqueueReceiverNotice(tx, notice) {
      const receiver: ReceiverNotice = { ...notice, id: randomUUID(), at: new Date().toISOString() }
      await boss.send(accountQueue, { receiver }, { db: fromKysely(tx) })
    },
    async enqueuePublications(publications, tx) {
      await boss.insert(
        publicationQueue,
        publications.map((publication) => ({ data: publication })),
        tx ? { db: fromKysely(tx) } : {},
      )
    },
    async start(services, onPublication) {
      if (!sends) return
      await services.db.transaction().execute(async (tx) => enqueueMails(tx, await listLostDeliveries(tx)))
      await boss.work<{ delivery: string }, unknown, WorkOptions & { perJobResults: true }>(
        mailQueue,
        {
          pollingIntervalSeconds: Math.min(timing.polling, 2),
          notifyPollingIntervalSeconds: timing.polling,
          batchSize: mailsOfWorker,
          localConcurrency: mailWorkers,
          burstWhenBatchFull: true,
          perJobResults: true,
        },
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
      await workOneByOne<AccountJob>(boss, accountQueue, { timing }, async (job) => {
        if (isStopping) throw new Error('the server stops')
        if ('link' in job) await deliverLink(services, tools.transport, job.link)
        else if ('receiver' in job) await deliverReceiverNotice(services, tools.transport, job.receiver, tools.giveUpAfter)
        else await deliverNotice(services, tools.transport, readNotice(job), tools.giveUpAfter)
      })
      await workOneByOne<SdsPublication>(boss, publicationQueue, { timing }, async (publication) => {
        if (isStopping) throw new Error('the server stops')
        await onPublication(publication)
      })
    },
    stop() {
      isStopping = true
      closing ??= boss.stop({ graceful: true, timeout: stopSeconds * 1000 })
      return closing
    },
  }
}

/** A machine of a previous version fails on what it does not know (`told`, `receiver`), and leaves it to machines that know it. */
type AccountJob =
  | { link: string }
  | { receiver: ReceiverNotice }
  | { told: AccountNotice }
  | { notice: Omit<AccountNotice, 'kind' | 'device'> }

const readNotice = (data: Exclude<AccountJob, { link: string } | { receiver: ReceiverNotice }>): AccountNotice =>
  'told' in data ? data.told : { ...data.notice, kind: 'passwordChanged', device: { browser: null, system: null, network: null } }

function queueOptions(timing: MailTiming) {
  return {
    notify: true,
    // Attempts are limited by time, not by number: deliver-mail.ts.
    retryLimit: 100_000,
    retryDelay: timing.retryDelay,
    retryBackoff: true,
    retryDelayMax: timing.longestRetryDelay,
    heartbeatSeconds: timing.heartbeat,
    // Enough for ten mails whose server takes ten minutes for each.
    expireInSeconds: 7200,
    retentionSeconds: timing.giveUp + 14 * 24 * 3600,
  }
}

/** Without a server for mails nothing of what speaks to one is loaded. */
async function openSmtp(url: string, publicOrigin: string | undefined): Promise<Transport> {
  const { createSmtpTransport } = await import('./smtp-transport.ts')
  return createSmtpTransport(url, publicOrigin === undefined ? 'localhost' : new URL(publicOrigin).hostname)
}
