/** Which contents of ranged components, that together leave no more than 100 %, make a sum the largest. */
import type { Room } from './component.ts'
import { add, compare, divide, isAtLeast, isLess, one, smaller, subtract, zero, type Exact } from './exact.ts'
import { shareOf, type Term } from './term.ts'

export interface Chosen {
  readonly term: Term
  readonly content: Exact
}

/** Up to so many components that reach their cut-off only by their range, all choices are tried; beyond it, the best by what each % brings. */
const mostTried = 6

/**
 * Every component at its upper end, where that is possible. Otherwise the room goes where it adds most: a component from its cut-off on by its weight; one that
 * lies below its cut-off counts with nothing until it has what it lacks, and then with all of its content. The parts of a raw material share what it is besides.
 */
export function chooseLargest(terms: readonly Term[], room: Exact): Chosen[] {
  if (haveRoom(terms, room)) return terms.map((term) => ({ term, content: term.component.content.to }))
  const byWeight = terms.toSorted((a, b) => compare(shareOf(b, one), shareOf(a, one)))
  const lifted = terms.filter(lacksCutOff).toSorted((a, b) => compare(liftOf(b), liftOf(a)))
  let best: Filled | null = null
  for (const raised of choicesOf(lifted, room)) {
    const found = fill(terms, byWeight, room, raised)
    if (found !== null && (best === null || isLess(best.sum, found.sum))) best = found
  }
  return best?.chosen ?? terms.map((term) => ({ term, content: term.component.content.from }))
}

/** What is left of the room of the mixture, and of that of each raw material. */
function openRooms(room: Exact) {
  let left = room
  const inner = new Map<Room, Exact>()
  return {
    leftFor({ component: { within } }: Term): Exact {
      let least = left
      for (const one of within) least = smaller(least, inner.get(one) ?? one.room)
      return least
    },
    take({ component: { within } }: Term, amount: Exact): void {
      left = subtract(left, amount)
      for (const one of within) inner.set(one, subtract(inner.get(one) ?? one.room, amount))
    },
  }
}

function haveRoom(terms: readonly Term[], room: Exact): boolean {
  const rooms = openRooms(room)
  return terms.every((term) => {
    const { from, to } = term.component.content
    if (from === to) return true
    const span = subtract(to, from)
    if (isLess(rooms.leftFor(term), span)) return false
    rooms.take(term, span)
    return true
  })
}

/** Whether only its upper end reaches the cut-off. */
const lacksCutOff = ({ component: { content }, cutOff }: Term): boolean => isLess(content.from, cutOff) && isAtLeast(content.to, cutOff)

const lackOf = ({ component: { content }, cutOff }: Term): Exact => subtract(cutOff, content.from)

/** What each % that it lacks brings. */
const liftOf = (term: Term): Exact => divide(shareOf(term, term.cutOff), lackOf(term))

/** Which of them are lifted to their cut-off together: none, all choices of a few, of more as many as there is room for. */
function choicesOf(lifted: readonly Term[], room: Exact): readonly ReadonlySet<Term>[] {
  if (lifted.length > mostTried) return [new Set(), asManyAsFit(lifted, room)]
  return Array.from({ length: 2 ** lifted.length }, (_, index) => new Set(lifted.filter((_term, bit) => ((index >> bit) & 1) === 1)))
}

function asManyAsFit(lifted: readonly Term[], room: Exact): ReadonlySet<Term> {
  const rooms = openRooms(room)
  const raised = new Set<Term>()
  for (const term of lifted) {
    const lack = lackOf(term)
    if (isLess(rooms.leftFor(term), lack)) continue
    rooms.take(term, lack)
    raised.add(term)
  }
  return raised
}

interface Filled {
  readonly chosen: Chosen[]
  readonly sum: Exact
}

/**
 * The rest of the room goes to those with the most weight first; what stays below its cut-off takes none. Null where there is no room for all that are
 * lifted.
 */
function fill(terms: readonly Term[], byWeight: readonly Term[], room: Exact, raised: ReadonlySet<Term>): Filled | null {
  const rooms = openRooms(room)
  for (const term of raised) {
    if (isLess(rooms.leftFor(term), lackOf(term))) return null
    rooms.take(term, lackOf(term))
  }
  const contents = new Map<Term, Exact>()
  let sum = zero
  for (const term of byWeight) {
    const { from, to } = term.component.content
    const start = raised.has(term) ? term.cutOff : from
    if (isLess(start, term.cutOff)) continue
    const content = smaller(to, add(start, rooms.leftFor(term)))
    rooms.take(term, subtract(content, start))
    contents.set(term, content)
    sum = add(sum, shareOf(term, content))
  }
  return { chosen: terms.map((term) => ({ term, content: contents.get(term) ?? term.component.content.from })), sum }
}
