import {
  add,
  compare,
  divide,
  exact,
  isAtLeast,
  isPositive,
  multiply,
  one,
  subtract,
  toNumber,
  zero,
  hundred,
  type Exact,
} from '../clp/classification/exact.ts'
import type { Counted, Step } from '../clp/classification/result.ts'

export interface Recomputed {
  readonly total: number | null
  readonly isMet: boolean
}

/**
 * A step computed again from what it says itself: contents, factors, divisors, correction and limit. Null for a fact, which has no figure.
 */
export function recomputeStep(step: Step): Recomputed | null {
  const { arithmetic, counted, total, limit, comparison, corrected = 0 } = step
  if (arithmetic === 'fact') return null
  if (arithmetic === 'value') return { total, isMet: total !== null && limit !== null && holds(exact(total), comparison, exact(limit)) }
  // Without addition each component has a limit of its own, and one that has reached it is enough.
  if (arithmetic === 'each') return { total, isMet: counted.some(({ content, from }) => isAtLeast(exact(content), exact(from))) }
  const sum = counted.map(shareOf).reduce(add, zero)
  if (arithmetic === 'sum')
    return { total: toNumber(sum), isMet: counted.length > 0 && limit !== null && holds(sum, comparison, exact(limit)) }
  if (!isPositive(sum)) return { total: null, isMet: false }
  const estimate = divide(subtract(hundred, exact(corrected)), sum)
  return { total: toNumber(estimate), isMet: limit !== null && holds(estimate, comparison, exact(limit)) }
}

function shareOf({ content, factor, divisor }: Counted): Exact {
  return divide(multiply(exact(content), exact(factor)), divisor === 1 ? one : exact(divisor))
}

function holds(figure: Exact, comparison: Step['comparison'], limit: Exact): boolean {
  if (comparison === '<=') return compare(figure, limit) <= 0
  if (comparison === '<') return compare(figure, limit) < 0
  if (comparison === '>') return compare(figure, limit) > 0
  return comparison === '>=' && isAtLeast(figure, limit)
}
