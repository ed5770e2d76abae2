/** Which contents of ranged components, that together leave no more than 100 %, make a sum the largest. */
import { add, compare, divide, isAtLeast, isLess, one, smaller, subtract, sumUp, zero, type Exact } from './exact.ts'
import { shareOf, type Term } from './term.ts'

export interface Chosen {
  readonly term: Term
  readonly content: Exact
}

/** Up to so many components that reach their cut-off only by their range, all choices are tried; beyond it, the best by what each % brings. */
const mostTried = 6

/**
 * Every component at its upper end, where that is possible. Otherwise the room goes where it adds most: a component from its cut-off on by its weight; one that
 * lies below its cut-off counts with nothing until it has what it lacks, and then with all of its content.
 */
export function chooseLargest(terms: readonly Term[], room: Exact): Chosen[] {
  let span = zero
  for (const { component } of terms) {
    const { from, to } = component.content
    if (from !== to) span = add(span, subtract(to, from))
  }
  if (isAtLeast(room, span)) return terms.map((term) => ({ term, content: term.component.content.to }))
  const byWeight = terms.toSorted((a, b) => compare(shareOf(b, one), shareOf(a, one)))
  const lifted = terms.filter(lacksCutOff).toSorted((a, b) => compare(liftOf(b), liftOf(a)))
  let best = fill(terms, byWeight, room, new Set())
  for (const raised of choicesOf(lifted, room)) {
    const found = fill(terms, byWeight, room, raised)
    if (isLess(best.sum, found.sum)) best = found
  }
  return best.chosen
}

/** Whether only its upper end reaches the cut-off. */
const lacksCutOff = ({ component: { content }, cutOff }: Term): boolean => isLess(content.from, cutOff) && isAtLeast(content.to, cutOff)

const lackOf = ({ component: { content }, cutOff }: Term): Exact => subtract(cutOff, content.from)

/** What each % that it lacks brings. */
const liftOf = (term: Term): Exact => divide(shareOf(term, term.cutOff), lackOf(term))

/** Which of them are lifted to their cut-off together: as many as there is room for. */
function choicesOf(lifted: readonly Term[], room: Exact): ReadonlySet<Term>[] {
  if (lifted.length > mostTried) return [asManyAsFit(lifted, room)]
  const all = Array.from({ length: 2 ** lifted.length - 1 }, (_, index) => lifted.filter((_term, bit) => (((index + 1) >> bit) & 1) === 1))
  return all.flatMap((some) => (isAtLeast(room, sumUp(some.map(lackOf))) ? [new Set(some)] : []))
}

function asManyAsFit(lifted: readonly Term[], room: Exact): ReadonlySet<Term> {
  const raised = new Set<Term>()
  let left = room
  for (const term of lifted) {
    const lack = lackOf(term)
    if (isLess(left, lack)) continue
    left = subtract(left, lack)
    raised.add(term)
  }
  return raised
}

/** The rest of the room goes to those with the most weight first; what stays below its cut-off takes none. */
function fill(terms: readonly Term[], byWeight: readonly Term[], room: Exact, raised: ReadonlySet<Term>): { chosen: Chosen[]; sum: Exact } {
  const contents = new Map<Term, Exact>()
  let left = subtract(room, sumUp([...raised].map(lackOf)))
  let sum = zero
  for (const term of byWeight) {
    const { from, to } = term.component.content
    const start = raised.has(term) ? term.cutOff : from
    if (isLess(start, term.cutOff)) continue
    const content = smaller(to, add(start, left))
    left = subtract(left, subtract(content, start))
    contents.set(term, content)
    sum = add(sum, shareOf(term, content))
  }
  return { chosen: terms.map((term) => ({ term, content: contents.get(term) ?? term.component.content.from })), sum }
}
