import { isUnionLimitOn } from '../clp/reach/union-limits.ts'
import type { SubstanceFacts } from './facts.ts'

/** Workplace limits of the Union that the library knows of a substance and that hold on a day; in a record they are those without a country. */
export const unionLimitsOf = (known: SubstanceFacts | null, day: string): SubstanceFacts['exposureLimits'] =>
  known?.exposureLimits.filter(({ country, basis }) => country === undefined && isUnionLimitOn(basis, day)) ?? []
