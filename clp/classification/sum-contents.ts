/**
 * Sums over components whose contents may be ranges. A range is judged at both ends such that all contents together stay possible: no more
 * than 100 %. The worse end counts.
 */
import type { ResolvedComponent } from './component.ts'
import {
  add,
  compare,
  divide,
  exact,
  isAtLeast,
  isLess,
  isPositive,
  multiply,
  one,
  smaller,
  subtract,
  toNumber,
  zero,
  type Exact,
  sumUp,
} from './exact.ts'
import type { Judging } from './judge-hazard.ts'
import type { Content } from './mixture.ts'
import type { Counted, LeftOut } from './result.ts'

/** What a component brings to a sum: content × factor ÷ divisor, from its cut-off value on. */
export interface Term {
  readonly component: ResolvedComponent
  /** the class or figure for which it counts */
  readonly as: string
  readonly factor: Exact
  readonly divisor: Exact
  /** % from which the component counts, itself included; below it, it is left out (CLP Annex I, 1.1.2.2) */
  readonly cutOff: Exact
  /** whether the cut-off is a specific limit of the component */
  readonly isSpecific?: boolean
}

export interface SummedTerms {
  /** the largest possible sum, and what counted in it */
  readonly most: Exact
  readonly counted: readonly Counted[]
  readonly leftOut: readonly LeftOut[]
  /** the smallest possible sum */
  readonly least: Exact
  /** % of the components beside, where the sum is largest */
  readonly beside: Exact
  /** whether any of the terms has a range */
  readonly hasRange: boolean
  /** keys of the components that alone, at the lower end of their range, would bring the sum below the figure */
  decidersOf(limit: Exact): readonly string[]
}

/** An exact content has one figure for both ends: `joinLeaves`. */
export const hasRange = ({ from, to }: Content): boolean => from !== to && compare(from, to) !== 0

/** The most that a component may make up while the others keep their least. */
export function mostOf({ content: { from, to } }: ResolvedComponent, { room }: Judging): Exact {
  return from === to ? from : smaller(to, add(from, room))
}

interface Chosen {
  term: Term
  content: Exact
}

const nobody = (): readonly string[] => []

/** Most classes have no component that counts: for them nothing is made. */
const nothing: SummedTerms = {
  most: zero,
  counted: [],
  leftOut: [],
  least: zero,
  beside: zero,
  hasRange: false,
  decidersOf: nobody,
}

const shareOf = ({ factor, divisor }: Term, content: Exact): Exact => {
  const weighted = factor === one ? content : multiply(content, factor)
  return divisor === one ? weighted : divide(weighted, divisor)
}

/**
 * The largest and the smallest sum of the terms that the ranges allow.
 * @param beside terms that take their part of the 100 % by their own weight, and count in no sum
 */
export function sumTerms(terms: readonly Term[], judging: Judging, beside: readonly Term[] = []): SummedTerms {
  if (terms.length === 0 && beside.length === 0) return nothing
  const contents = chooseLargest(beside.length === 0 ? terms : [...terms, ...beside], judging.room)
  const chosen = beside.length === 0 ? contents : contents.slice(0, terms.length)
  const counted: Counted[] = []
  const leftOut: LeftOut[] = []
  const ranged: Chosen[] = []
  let most = zero
  for (const one of chosen) {
    const { term, content } = one
    if (isAtLeast(content, term.cutOff)) {
      most = add(most, shareOf(term, content))
      counted.push(describeCounted(term, content))
      if (hasRange(term.component.content)) ranged.push(one)
    } else leftOut.push(describeLeftOut(term, content))
  }
  // At the lower end something may be missing to 100 %, which is of unknown hazard.
  const least = ranged.length === 0 ? most : sumUp(terms.map((term) => countedShare({ term, content: term.component.content.from })))
  return {
    most,
    counted,
    leftOut,
    least,
    beside:
      beside.length === 0
        ? zero
        : sumUp(contents.slice(terms.length).map(({ term, content }) => (isAtLeast(content, term.cutOff) ? content : zero))),
    hasRange: ranged.length > 0,
    decidersOf: ranged.length === 0 ? nobody : (limit) => findDeciders(ranged, least, most, limit),
  }
}

function findDeciders(ranged: readonly Chosen[], least: Exact, most: Exact, limit: Exact): readonly string[] {
  if (isAtLeast(least, limit) || isLess(most, limit)) return []
  const alone = ranged.filter(({ term, content }) => {
    const without = subtract(most, shareOf(term, content))
    return isLess(add(without, countedShare({ term, content: term.component.content.from })), limit)
  })
  return (alone.length > 0 ? alone : ranged).map(({ term }) => term.component.key)
}

/** What a component that is added to no other is judged by. */
export interface Single {
  /** where it reaches its cut-off */
  readonly counted: Counted | null
  /** where it does not */
  readonly leftOut: LeftOut | null
  /** whether its range decides: at the lower end it would not count */
  readonly isDecider: boolean
}

/** A term for itself, at the most of its content that the others leave room for. */
export function judgeSingle(term: Term, judging: Judging): Single {
  const { component, cutOff } = term
  const { from, to } = component.content
  const content = from === to ? from : (chooseLargest([term], judging.room)[0]?.content ?? to)
  if (!isAtLeast(content, cutOff)) return { counted: null, leftOut: describeLeftOut(term, content), isDecider: false }
  return { counted: describeCounted(term, content), leftOut: null, isDecider: hasRange(component.content) && isLess(from, cutOff) }
}

const countedShare = ({ term, content }: Chosen): Exact => (isAtLeast(content, term.cutOff) ? shareOf(term, content) : zero)

/** Every component at its upper end, where that is possible; otherwise those with the most weight first. */
function chooseLargest(terms: readonly Term[], room: Exact): Chosen[] {
  let span = zero
  for (const { component } of terms) {
    const { from, to } = component.content
    if (from !== to) span = add(span, subtract(to, from))
  }
  if (isAtLeast(room, span)) return terms.map((term) => ({ term, content: term.component.content.to }))
  let left = room
  const contents = new Map<Term, Exact>()
  for (const term of terms.toSorted((a, b) => compare(gainOf(b), gainOf(a)))) {
    const { from, to } = term.component.content
    const reached = smaller(to, add(from, left))
    // What does not reach its cut-off gains nothing and leaves its room to the next.
    const content = isLess(reached, term.cutOff) ? from : reached
    left = subtract(left, subtract(content, from))
    contents.set(term, content)
  }
  return terms.map((term) => ({ term, content: contents.get(term) ?? term.component.content.from }))
}

/** What each % of room brings, the step over the cut-off included. */
function gainOf(term: Term): Exact {
  const { from, to } = term.component.content
  const span = subtract(to, from)
  if (!isPositive(span) || isLess(to, term.cutOff)) return zero
  const gain = subtract(shareOf(term, to), countedShare({ term, content: from }))
  return divide(gain, span)
}

function describeCounted({ component, as, factor, divisor, cutOff }: Term, content: Exact): Counted {
  const counted = {
    component: component.key,
    name: component.name,
    content: toNumber(content),
    as,
    factor: toNumber(factor),
    divisor: toNumber(divisor),
    from: toNumber(cutOff),
  }
  if (!hasRange(component.content)) return counted
  return { ...counted, range: { from: toNumber(component.content.from), to: toNumber(component.content.to) } }
}

function describeLeftOut({ component, cutOff, isSpecific }: Term, content: Exact): LeftOut {
  return {
    component: component.key,
    content: toNumber(content),
    reason: isSpecific ? 'belowSpecificLimit' : 'belowCutOff',
    limit: toNumber(cutOff),
  }
}

/** A term without weight: content × 1 ÷ 1. */
export function plainTerm(component: ResolvedComponent, as: string, cutOff: number | Exact): Term {
  return { component, as, factor: one, divisor: one, cutOff: typeof cutOff === 'number' ? exact(cutOff) : cutOff }
}
