import { setTimeout as sleep } from 'node:timers/promises'
import { fromKysely, type PgBoss } from 'pg-boss'
import type { QueueTiming } from '../queue/start-queue.ts'
import { workOneByOne } from '../queue/work-one-by-one.ts'
import type { Services } from '../services.ts'
import { deleteOldMessages, markWaitingAsNew, takeNewLanes, type AttemptEnd, type Lane } from './lane-queries.ts'
import { reportOutages } from './report-outages.ts'
import { sendLane } from './send-lane.ts'

/** Lanes at the same time, and of them those of one receiver: a slow one keeps no other waiting. */
const webhookWorkers = 8
const workersOfReceiver = 3
/** ms: messages of a day may wait for a receiver that is down, and it is tried for two more. */
const giveUpAfter = 3 * 24 * 3600 * 1000
/** Seconds for which a receiver is left alone at most, however long it asks: as long as between two attempts of one that is down. */
const longestQuiet = 3600
/** ms for which a receiver that took a message, of whatever product, counts as one that is up. */
const upFor = 60_000
/** After so many attempts the delays of a lane of such a receiver begin again, at some five minutes: others stand behind its message. */
const doublingsWhileUp = 7
/** ms between two looks for what is new, and between two clearings. */
const lookInterval = 1000
const clearInterval = 3600 * 1000

const webhookQueue = 'webhook'

/** What is counted of messages: `notTaken` an attempt that failed. */
export type CountMessages = (outcome: 'delivered' | 'notTaken' | 'givenUp', messages?: number) => void

export interface WebhookQueue {
  /** @param count is told what becomes of each attempt */
  start(services: Services, count: CountMessages): Promise<void>
  /** Lets attempts under way finish; the queue itself is stopped by whoever opened it. */
  stop(): Promise<void>
}

/** Sends what triggers have written down to receivers: docs/decisions/133-webhooks.md. */
export async function openWebhookQueue(boss: PgBoss, { sends, timing }: { sends: boolean; timing: QueueTiming }): Promise<WebhookQueue> {
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  let looking: Promise<void> | undefined
  /** When each receiver last took a message of this process. */
  const lastTaken = new Map<number, number>()

  const { retryDelay } = queueOptions(timing)
  /** @param startAfter seconds */
  const queueLanes = (lanes: readonly Lane[], { db, startAfter = 0 }: { db?: ReturnType<typeof fromKysely>; startAfter?: number } = {}) =>
    boss.insert(
      webhookQueue,
      // Of one lane one job runs, and one that is to be tried again keeps the others back.
      lanes.map((lane) => ({
        data: lane,
        singletonKey: `${lane.webhook}/${lane.product}`,
        group: { id: String(lane.webhook) },
        ...(startAfter > 0 ? { startAfter } : {}),
      })),
      db ? { db } : {},
    )

  async function queueNew({ db }: Services): Promise<void> {
    for (;;) {
      const count = await db.transaction().execute(async (tx) => {
        const lanes = await takeNewLanes(tx)
        if (lanes.length > 0) await queueLanes(lanes, { db: fromKysely(tx) })
        return lanes.length
      })
      if (count === 0) return
    }
  }

  async function look(services: Services, count: CountMessages): Promise<void> {
    let cleared = 0
    let reported = 0
    while (!isStopping()) {
      try {
        if (Date.now() - cleared > clearInterval) {
          count('givenUp', await deleteOldMessages(services.db))
          cleared = Date.now()
        }
        await queueNew(services)
        if (Date.now() - reported > timing.supervision * 1000) {
          reported = Date.now()
          await reportOutages(services)
        }
      } catch (error) {
        services.log.error({ err: error }, 'messages for receivers could not be looked after')
      }
      await sleep(lookInterval, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  await boss.createQueue(webhookQueue, { ...queueOptions(timing), policy: 'key_strict_fifo' })
  await boss.updateQueue(webhookQueue, queueOptions(timing))

  return {
    async start(services, count) {
      if (!sends) return
      await markWaitingAsNew(services.db, null)
      looking = look(services, count)
      await workOneByOne<Lane>(boss, webhookQueue, { timing, workers: webhookWorkers, workersOfGroup: workersOfReceiver }, async (lane) => {
        const onSettled = (attempt: AttemptEnd) => {
          count(attempt === 'delivered' ? 'delivered' : 'notTaken')
          if (attempt === 'failed') count('givenUp')
          if (attempt === 'delivered') lastTaken.set(lane.webhook, Date.now())
        }
        const end = await sendLane(services, lane, { giveUpAfter, longestWait: longestQuiet, isStopping, onSettled })
        if (end === 'more') await queueLanes([lane])
        // A job of its own: delays double with each attempt of a job, and a receiver that takes most of what it gets is not one that is down.
        if (end === 'soon') await queueLanes([lane], { startAfter: retryDelay })
        if (typeof end !== 'object') return
        if ('quietFor' in end) await queueLanes([lane], { startAfter: end.quietFor })
        else if (Date.now() - (lastTaken.get(lane.webhook) ?? 0) > upFor) throw new Error('the receiver did not take it')
        else
          await queueLanes([lane], { startAfter: Math.min(retryDelay * 2 ** (end.attempts % doublingsWhileUp), timing.longestRetryDelay) })
      })
    },
    async stop() {
      stopping.abort()
      await looking
    },
  }
}

function queueOptions({ retryDelay, longestRetryDelay, heartbeat }: QueueTiming) {
  return {
    notify: true,
    // Attempts end by time, not by number: send-lane.ts.
    retryLimit: 100_000,
    retryDelay: Math.min(retryDelay, 5),
    retryBackoff: true,
    retryDelayMax: longestRetryDelay,
    heartbeatSeconds: heartbeat,
    expireInSeconds: 7200,
    retentionSeconds: 31 * 24 * 3600,
    deleteAfterSeconds: 3600,
  }
}
