/** Σ content ÷ estimate beside components of unknown acute toxicity: CLP Annex I, 3.1.3.6.1 and 3.1.3.6.2.3. */
import { compare, divide, exact, hundred, isLess, isPositive, subtract, zero, type Exact } from '../exact.ts'
import type { Judging } from '../judge-hazard.ts'
import { sumTerms, type SummedTerms } from '../sum-contents.ts'
import { hasRange, type Term } from '../term.ts'
import type { UnknownShare } from '../unknown-hazards.ts'

/** 3.1.3.6.2.3: up to so many % of unknown components the formula stays as it is. */
export const mostUnknown = exact(10)

interface BesideUnknown {
  summed: SummedTerms
  /** %: what the formula is corrected by, 0 where it is not */
  corrected: Exact
}

/**
 * The contents within their ranges that give the lowest estimate, (100 − unknown) ÷ Σ content ÷ estimate, while all together are no more than 100 %:
 * where there is no room for everything, each per cent goes to what is toxic or to what is unknown, and the worse of both counts. What no
 * component accounts for is stated, but no component is there that the formula could be corrected by.
 *
 * A quotient of two sums is largest where the numerator less the quotient times the denominator is (Dinkelbach 1967): the unknown are weighed
 * with the quotient found so far, until it grows no more.
 */
export function sumBesideUnknown(terms: readonly Term[], unknown: UnknownShare, judging: Judging): BesideUnknown {
  let found = chooseBy(zero)
  // Without a range of theirs there is nothing to share out.
  const isShared = isLess(mostUnknown, unknown.ofComponents) && unknown.terms.some(({ component }) => hasRange(component.content))
  if (!isShared) return found
  for (let quotient = quotientOf(found); quotient !== null;) {
    const next = chooseBy(quotient)
    const reached = quotientOf(next)
    if (reached === null || compare(reached, quotient) <= 0) return found
    found = next
    quotient = reached
  }
  return found

  function chooseBy(weight: Exact): BesideUnknown {
    const summed = sumTerms(
      terms,
      judging,
      unknown.terms.map((term) => ({ ...term, factor: weight })),
    )
    return { summed, corrected: isLess(mostUnknown, summed.beside) ? summed.beside : zero }
  }
}

/** Per cent of the mixture for each that is known; nothing where nothing is known, or nothing is toxic. */
function quotientOf({ summed, corrected }: BesideUnknown): Exact | null {
  const above = subtract(hundred, corrected)
  return isPositive(above) && isPositive(summed.most) ? divide(summed.most, above) : null
}
