import { setTimeout as sleep } from 'node:timers/promises'
import type { JobPriority } from '../../documents/rendering/job-queue.ts'
import { AppError } from '../errors.ts'
import { createShares, refuseForNow, type SharesByKind } from './shares.ts'
import { createWaitingLine } from './waiting-line.ts'
import type { Account, Waiter } from './account.ts'

export interface TurnOptions {
  /** Documents made at the same time for people. Bulk work has one turn of its own, which nobody else has to wait for. */
  atOnce: number
  shares: SharesByKind
  /** Documents that may wait for their turn. */
  longestLine?: number
  /** ms after which a refusal is sent: a client that retries at once, and never stops, must not keep the program busy. */
  refusalDelay?: number
  /** ms of a clock that never goes back. */
  now?: () => number
}

export interface Turns<Made> {
  /**
   * Makes something when its turn comes. Callers that request the same thing meanwhile wait for it together; it leaves the queue when
   * nobody waits any more.
   * @param make may stop at its signal, where that is cheap: nobody waits any more
   * @throws {AppError} 429 beyond the share of the waiter's account, SERVER_DOWN_ERROR when the queue is full, and whatever `make` throws
   */
  take(key: string, make: (signal: AbortSignal) => Promise<Made>, waiter: Waiter, priority?: JobPriority): Promise<Made>
  /** Documents that wait for their turn. */
  waiting(): number
}

interface Place<Made> {
  account: Account
  resolve(made: Made): void
  reject(reason: unknown): void
}

interface Job<Made> {
  key: string
  priority: JobPriority
  make(signal: AbortSignal): Promise<Made>
  places: Set<Place<Made>>
  nobodyWaits: AbortController
  isMade: boolean
}

const bulkAtOnce = 1

/**
 * Deals the turns for making documents fairly between those who wait (docs/decisions/035-shares-of-rendering.md): each account has a share,
 * and nobody's second document comes before somebody else's first.
 */
export function createTurns<Made>(options: TurnOptions): Turns<Made> {
  const { atOnce, longestLine = 400, refusalDelay = 1_000, now = () => performance.now() } = options
  const shares = createShares<Job<Made>>(options.shares, now)
  const jobs = new Map<string, Job<Made>>()
  const lines = { interactive: createWaitingLine<Job<Made>>(now), bulk: createWaitingLine<Job<Made>>(now) }
  const busy = { interactive: 0, bulk: 0 }
  /** Documents being made that are not bulk work, with the accounts for which they are made. */
  const inTheMaking = new Map<string, number>()

  async function take(
    key: string,
    make: (signal: AbortSignal) => Promise<Made>,
    { account: findAccount, signal }: Waiter,
    priority: JobPriority = 'interactive',
  ): Promise<Made> {
    const account = await findAccount()
    signal?.throwIfAborted()
    const same = jobs.get(key)
    const refusal = same ? undefined : (shares.findRefusal(account) ?? makeRoom(account, priority))
    if (refusal) {
      await sleep(refusalDelay, undefined, { ...(signal && { signal }) }).catch(() => signal?.throwIfAborted())
      throw refusal
    }
    const job = same ?? { key, priority, make, places: new Set(), nobodyWaits: new AbortController(), isMade: false }
    // A joining request that would have a better place in the queue moves the document up.
    if (!job.isMade) lines[job.priority].add(job, shares.underWay(account))
    jobs.set(key, job)
    return new Promise<Made>((resolve, reject) => {
      const leave = () => leaveJob(job, place, signal?.reason)
      const stay = () => signal?.removeEventListener('abort', leave)
      const place: Place<Made> = {
        account,
        resolve: (made) => (stay(), resolve(made)),
        reject: (reason) => (stay(), reject(reason)),
      }
      signal?.addEventListener('abort', leave)
      job.places.add(place)
      shares.begin(account, job)
      deal(job.priority)
    })
  }

  /** A full queue accepts a newcomer with fewer documents under way than the owner of the last entry, which is dropped. */
  function makeRoom(account: Account, priority: JobPriority): AppError | undefined {
    const line = lines[priority]
    if (line.length < longestLine) return undefined
    const last = line.findLast(shares.underWay(account))
    if (!last) return new AppError('SERVER_DOWN_ERROR', { message: 'too many documents wait to be made', headers: { 'retry-after': '5' } })
    line.remove(last)
    settle(last, ({ reject }) => reject(refuseForNow(5)))
    return undefined
  }

  function leaveJob(job: Job<Made>, place: Place<Made>, reason: unknown): void {
    job.places.delete(place)
    endFor(job, place.account)
    place.reject(reason)
    if (job.places.size > 0) return
    lines[job.priority].remove(job)
    forget(job)
    job.nobodyWaits.abort(reason)
  }

  function endFor(job: Job<Made>, account: Account): void {
    if (![...job.places].some((place) => place.account.key === account.key)) shares.end(account, job)
  }

  function forget(job: Job<Made>): void {
    if (jobs.get(job.key) === job) jobs.delete(job.key)
  }

  function settle(job: Job<Made>, act: (place: Place<Made>) => void): void {
    forget(job)
    const places = [...job.places]
    job.places.clear()
    for (const place of places) {
      shares.end(place.account, job)
      act(place)
    }
  }

  function deal(priority: JobPriority): void {
    while (busy[priority] < (priority === 'bulk' ? bulkAtOnce : atOnce)) {
      const job = priority === 'bulk' ? lines.bulk.take() : lines.interactive.take(leavesRoom)
      if (!job) return
      void work(job)
    }
  }

  /** For a minute, an account that kept others waiting gets all turns but one, so that the next of the others finds one free. */
  function leavesRoom({ places }: Job<Made>): boolean {
    const most = Math.max(1, atOnce - 1)
    return [...places].some(({ account }) => (inTheMaking.get(account.key) ?? 0) < most || !shares.hasKeptWaiting(account))
  }

  function countMaking(accounts: Iterable<string>, change: 1 | -1): void {
    for (const key of accounts) {
      const count = (inTheMaking.get(key) ?? 0) + change
      if (count === 0) inTheMaking.delete(key)
      else inTheMaking.set(key, count)
    }
  }

  async function work(job: Job<Made>): Promise<void> {
    job.isMade = true
    busy[job.priority] += 1
    const payers = new Map([...job.places].map(({ account }) => [account.key, account]))
    if (job.priority === 'interactive') countMaking(payers.keys(), 1)
    const begin = now()
    const keptWaiting = othersWait(job, payers)
    try {
      const made = await job.make(job.nobodyWaits.signal)
      settle(job, ({ resolve }) => resolve(made))
    } catch (error) {
      settle(job, ({ reject }) => reject(error))
    } finally {
      if (keptWaiting || othersWait(job, payers))
        for (const account of payers.values()) shares.charge(account, (now() - begin) / payers.size)
      busy[job.priority] -= 1
      if (job.priority === 'interactive') countMaking(payers.keys(), -1)
      deal(job.priority)
    }
  }

  function othersWait({ priority }: Job<Made>, payers: ReadonlyMap<string, Account>): boolean {
    return lines[priority].some((job) => [...job.places].some(({ account }) => !payers.has(account.key)))
  }

  return { take, waiting: () => lines.interactive.length + lines.bulk.length }
}
