import { findUnionLimit } from '../clp/reach/union-limit-figures.ts'
import { isUnionLimitOn } from '../clp/reach/union-limits.ts'
import type { SubstanceFacts } from './facts.ts'

type Limits = SubstanceFacts['exposureLimits']

/**
 * Workplace limits of the Union of a substance that hold on a day: those of the library, else the one of the lists of the Union (REACH Annex II, 8.1.1). In a
 * record they are those without a country.
 */
export function unionLimitsOf(known: SubstanceFacts | null, cas: string | null, day: string): Limits {
  const ofLibrary = known?.exposureLimits.filter(({ country, basis }) => country === undefined && isUnionLimitOn(basis, day)) ?? []
  if (ofLibrary.length > 0) return ofLibrary
  const ofLists = findUnionLimit(cas, day)
  return ofLists === null ? [] : [{ ...ofLists, remarks: [...ofLists.remarks] }]
}
