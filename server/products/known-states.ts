import { LRUCache } from 'lru-cache'
import { today } from '../../shared/iso-day.ts'
import type { ProductHead } from './queries.ts'

/** ms for which what was read of a product is taken to be so still: by then the database is asked again, whatever happened in between. */
export const longestKnown = 500
/** ms after which it is read again while it is asked for, so that nobody has to wait for a database that takes its time. */
export const readAgainAfter = 250
/** Each some kB. */
const mostKnown = 2_000

/** What is public of products, as the database said a moment ago (docs/decisions/197-answered-from-memory.md). */
export interface KnownStates {
  /** @param requestedAt when the database was asked, by `performance.now()`; undefined as state: there is no such product */
  note(id: number, state: string | undefined, readAt: number): void
  /** Whether the product was in this state so short a time ago that it counts as now; false also where nobody knows. */
  isStill(id: number, state: string): boolean
  /** Nothing that was asked until now counts any more: this process has changed something. */
  forget(): void
}

/** @param readAgain has a product read, and what was read noted */
export function createKnownStates(readAgain: (id: number) => void, now: () => number = () => performance.now()): KnownStates {
  const states = new LRUCache<number, { state: string; readAt: number; isRead: boolean }>({ max: mostKnown })
  let forgottenAt = -Infinity
  return {
    note(id, state, readAt) {
      if (readAt <= forgottenAt) return
      // Of two answers that overtake each other the one that was asked for first says nothing new.
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

/** What pages and documents of a product follow from, apart from their address and the program: all that is public of it, and the day, by which rules change. */
export function stateOf(head: ProductHead): string {
  return `${today()} ${JSON.stringify(head)}`
}
