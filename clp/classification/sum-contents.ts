/**
 * Sums over components whose contents may be ranges. A range is judged at both ends such that all contents together stay possible: no more
 * than 100 %. The worse end counts.
 */
import type { ResolvedComponent } from './component.ts'
import { add, isAtLeast, isLess, smaller, subtract, toNumber, zero, type Exact, sumUp } from './exact.ts'
import type { Judging } from './judge-hazard.ts'
import type { Counted, LeftOut } from './result.ts'
import { chooseLargest, type Chosen } from './share-room.ts'
import { hasRange, shareOf, type Term } from './term.ts'

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

/** The most that a component may make up while the others keep their least. */
export function mostOf({ content: { from, to } }: ResolvedComponent, { room }: Judging): Exact {
  return from === to ? from : smaller(to, add(from, room))
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
