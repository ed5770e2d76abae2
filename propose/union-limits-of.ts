import type { LimitedSubstance } from '../clp/reach/binding-limits.ts'
import { findUnionLimits } from '../clp/reach/union-limit-figures.ts'
import { isUnionLimitOn } from '../clp/reach/union-limits.ts'
import type { SubstanceFacts } from './facts.ts'

type Limits = SubstanceFacts['exposureLimits']

/**
 * Workplace limits of the Union of a substance that hold on a day, or are set for a later one: those of the library, else those of the acts of the Union
 * (REACH Annex II, 8.1.1). In a record they are those without a country.
 */
export function unionLimitsOf(known: SubstanceFacts | null, substance: LimitedSubstance, day: string): Limits {
  const ofLibrary = known?.exposureLimits.filter(({ country, basis }) => country === undefined && isUnionLimitOn(basis, day)) ?? []
  if (ofLibrary.length > 0) return ofLibrary
  return findUnionLimits(substance, day).map((limit) => ({ ...limit, remarks: [...limit.remarks] }))
}
