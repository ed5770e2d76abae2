import { LRUCache } from 'lru-cache'
import { today } from '../../shared/iso-day.ts'
import type { ProductHead } from './queries.ts'

/** ms for which the state of a product counts as current after it was read; after that the database is queried again in any case. */
export const longestKnown = 500
/** ms after which it is read again while it is being requested, so that nobody has to wait for a slow database. */
export const readAgainAfter = 250
/** States kept at most; each takes some kB. */
const mostKnown = 2_000

/** The public states of products, as read from the database a moment ago (docs/decisions/197-answered-from-memory.md). */
export interface KnownStates {
  /** @param state undefined: there is no such product @param readAt when the query was sent, by `performance.now()` */
  note(id: number, state: string | undefined, readAt: number): void
  /** Whether the product was in this state so recently that it counts as current; false also if its state is unknown. */
  isStill(id: number, state: string): boolean
  /** Discards all states, including those of queries under way, because this process has changed something. */
  forget(): void
}

/** @param readAgain reads a product and notes its state */
export function createKnownStates(readAgain: (id: number) => void, now: () => number = () => performance.now()): KnownStates {
  const states = new LRUCache<number, { state: string; readAt: number; isRead: boolean }>({ max: mostKnown })
  let forgottenAt = -Infinity
  return {
    note(id, state, readAt) {
      if (readAt <= forgottenAt) return
      // If results arrive out of order, the one of the earlier query is outdated.
      if ((states.get(id)?.readAt ?? -Infinity) > readAt) return
      if (state === undefined) states.delete(id)
      else states.set(id, { state, readAt, isRead: false })
    },
    isStill(id, state) {
      const known = states.get(id)
      if (known?.state !== state) return false
      const age = now() - known.readAt
      if (age >= readAgainAfter && age < longestKnown && !known.isRead) {
        known.isRead = true
        readAgain(id)
      }
      return age < longestKnown
    },
    forget() {
      forgottenAt = now()
      states.clear()
    },
  }
}

/**
 * What pages and documents of a product depend on, apart from their address and the program: its public data, and the day, since rules
 * change by day.
 */
export function stateOf(head: ProductHead): string {
  return `${today()} ${JSON.stringify(head)}`
}
