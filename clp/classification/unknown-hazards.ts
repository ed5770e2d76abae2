import type { ResolvedComponent } from './component.ts'
import { add, exact, isAtLeast, toNumber, zero, type Exact } from './exact.ts'
import type { Judging } from './judge-hazard.ts'
import type { UnknownEndpoint } from './mixture.ts'
import type { LeftOut } from './result.ts'
import { mostOf } from './sum-contents.ts'

/** Whether any of these hazards of the component is not known. */
export function isUnknown({ unknown }: ResolvedComponent, endpoints: readonly UnknownEndpoint[]): boolean {
  return unknown.size > 0 && (unknown.has('all') || endpoints.some((endpoint) => unknown.has(endpoint)))
}

export interface UnknownShare {
  /** components and what is missing to 100 %, in % */
  readonly percent: number
  /** components alone, in % */
  readonly ofComponents: Exact
  readonly leftOut: readonly LeftOut[]
}

/**
 * How much of the mixture has a hazard that nobody knows: components said to be unknown, and what no component accounts for.
 * @param from % from which a component or the missing rest counts, itself included
 * @param lacksForm of a component that was tested, but not in the form that is asked for
 */
export function findUnknown(
  judging: Judging,
  endpoints: readonly UnknownEndpoint[],
  from = 0,
  lacksForm: (component: ResolvedComponent) => boolean = () => false,
): UnknownShare {
  const least = exact(from)
  const found = judging.components.filter(
    (component) => (isUnknown(component, endpoints) || lacksForm(component)) && isAtLeast(mostOf(component, judging), least),
  )
  const ofComponents = found.reduce((sum, component) => add(sum, mostOf(component, judging)), zero)
  const all = isAtLeast(judging.remainder, least) ? add(ofComponents, judging.remainder) : ofComponents
  return {
    percent: Math.min(100, toNumber(all)),
    ofComponents,
    leftOut: found.map((component) => ({
      component: component.key,
      content: toNumber(mostOf(component, judging)),
      reason: isUnknown(component, endpoints) ? 'unknown' : 'otherForm',
    })),
  }
}
