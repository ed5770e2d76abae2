/** A component as a term of a sum. */
import type { ResolvedComponent } from './component.ts'
import { compare, divide, exact, multiply, one, type Exact } from './exact.ts'
import type { Content } from './mixture.ts'

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

/** An exact content has one figure for both ends: `joinLeaves`. */
export const hasRange = ({ from, to }: Content): boolean => from !== to && compare(from, to) !== 0

export const shareOf = ({ factor, divisor }: Term, content: Exact): Exact => {
  const weighted = factor === one ? content : multiply(content, factor)
  return divisor === one ? weighted : divide(weighted, divisor)
}

/** A term without weight: content × 1 ÷ 1. */
export function plainTerm(component: ResolvedComponent, as: string, cutOff: number | Exact): Term {
  return { component, as, factor: one, divisor: one, cutOff: typeof cutOff === 'number' ? exact(cutOff) : cutOff }
}
