import { LRUCache } from 'lru-cache'
import { reasonAt } from '../../shared/reasons/reason.ts'
import { AppError } from '../errors.ts'
import type { Account } from './account.ts'

/** The share of rendering that one visitor's IP address, or one signed-in user, may take. */
export interface Share {
  /** Documents, or pages, that may wait or be made at the same time. */
  documents: number
  /** Seconds per minute for which its documents may keep others waiting. */
  seconds: number
}

export type SharesByKind = Readonly<Record<'visitor' | 'member', Share>>

export interface Shares<Job> {
  underWay(account: Account): number
  begin(account: Account, job: Job): void
  end(account: Account, job: Job): void
  /** Notes that others waited for so many ms while its documents were made. */
  charge(account: Account, milliseconds: number): void
  /** Whether others waited for its documents within the last minute. */
  hasKeptWaiting(account: Account): boolean
  /** Why nothing more is made for this account at the moment; undefined: its share is not used up. */
  findRefusal(account: Account): AppError | undefined
}

/** Accounts whose times are remembered, and ms for how long: after two minutes even the longest has expired. */
const remembered = { max: 10_000, ttl: 120_000 }
/** s after which one of the documents under way is probably done. */
const usualWait = 2
/** ms for which an account that kept others waiting leaves a turn free for them. */
const considerate = 60_000

/** @param now ms of a clock that never goes back */
export function createShares<Job>(shares: SharesByKind, now: () => number): Shares<Job> {
  const jobs = new Map<string, Set<Job>>()
  /** ms that others waited, less what has expired since. */
  const debts = new LRUCache<string, { owed: number; at: number }>(remembered)

  function debtOf({ key }: Account, { seconds }: Share): number {
    const debt = debts.get(key)
    return debt ? Math.max(0, debt.owed - ((now() - debt.at) * seconds) / 60) : 0
  }

  return {
    underWay: ({ key }) => jobs.get(key)?.size ?? 0,
    begin({ key }, job) {
      const own = jobs.get(key) ?? new Set()
      jobs.set(key, own.add(job))
    },
    end({ key }, job) {
      const own = jobs.get(key)
      own?.delete(job)
      if (own?.size === 0) jobs.delete(key)
    },
    charge(account, milliseconds) {
      if (account.kind === 'house') return
      debts.set(account.key, { owed: debtOf(account, shares[account.kind]) + milliseconds, at: now() })
    },
    hasKeptWaiting({ key }) {
      const debt = debts.get(key)
      return debt !== undefined && now() - debt.at < considerate
    },
    findRefusal(account) {
      if (account.kind === 'house') return undefined
      const share = shares[account.kind]
      if (this.underWay(account) >= share.documents) return refuseForNow(usualWait)
      const over = debtOf(account, share) - share.seconds * 1000
      return over < 0 ? undefined : refuseForNow(Math.ceil(((over + 1) / share.seconds) * (60 / 1000)))
    },
  }
}

/** @param seconds until a retry is worthwhile */
export function refuseForNow(seconds: number): AppError {
  const wait = Math.max(1, seconds)
  return new AppError('CLIENT_SIDE', {
    status: 429,
    reasons: [reasonAt('', 'documentsTooMany', { seconds: wait })],
    headers: { 'retry-after': String(wait) },
  })
}
