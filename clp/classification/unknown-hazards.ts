import type { ResolvedComponent } from './component.ts'
import { add, exact, isAtLeast, isLess, toNumber, zero, type Exact } from './exact.ts'
import type { Judging } from './judge-hazard.ts'
import type { UnknownEndpoint } from './mixture.ts'
import type { LeftOut } from './result.ts'
import { mostOf, sumTerms } from './sum-contents.ts'
import { plainTerm, type Term } from './term.ts'

/** Whether any of these hazards of the component is not known. */
export function isUnknown({ unknown }: ResolvedComponent, endpoints: readonly UnknownEndpoint[]): boolean {
  return unknown.size > 0 && (unknown.has('all') || endpoints.some((endpoint) => unknown.has(endpoint)))
}

export interface UnknownShare {
  /** components and what is missing to 100 %, in % */
  readonly percent: number
  /** components alone, in %: as much of them as may be there together */
  readonly ofComponents: Exact
  readonly terms: readonly Term[]
  readonly leftOut: readonly LeftOut[]
}

const nobody = (): boolean => false

/**
 * How much of the mixture has a hazard that nobody knows: components said to be unknown, and what no component accounts for.
 * @param isKnown of a component whose class or figure of this very hazard counts: “of all else nothing is known”, or nothing at another place of
 *   the recipe, makes no unknown hazard of it (CLP Annex I, 3.1.3.6.2.2: “without any useable information at all”)
 * @param from % from which a component or the missing rest counts, itself included
 * @param lacksForm of a component that was tested, but not in the form that is asked for
 */
export function findUnknown(
  judging: Judging,
  endpoints: readonly UnknownEndpoint[],
  isKnown: (component: ResolvedComponent) => boolean = nobody,
  from = 0,
  lacksForm: ((component: ResolvedComponent) => boolean) | null = null,
): UnknownShare {
  const least = exact(from)
  const terms: Term[] = []
  const leftOut: LeftOut[] = []
  for (const component of judging.components) {
    const isOpen = isUnknown(component, endpoints) && !isKnown(component)
    if (!isOpen && lacksForm?.(component) !== true) continue
    const most = mostOf(component, judging)
    if (isLess(most, least)) continue
    terms.push(plainTerm(component, 'unknown', least))
    leftOut.push({ component: component.key, content: toNumber(most), reason: isOpen ? 'unknown' : 'otherForm' })
  }
  const ofComponents = terms.length === 0 ? zero : sumTerms(terms, judging).most
  const all = isAtLeast(judging.remainder, least) ? add(ofComponents, judging.remainder) : ofComponents
  return {
    percent: Math.min(100, toNumber(all)),
    ofComponents,
    terms,
    leftOut,
  }
}
