import type { HazardCategoryCode } from './hazard-categories.ts'
import { readOnce } from './read-once.ts'

interface SubstanceNumbers {
  casNumber?: string | undefined
  ecNumber?: string | undefined
  indexNumber?: string | undefined
}

/** A substance in a mixture, by its numbers, with its content in per cent by weight. */
export interface ContainedSubstance extends SubstanceNumbers {
  /** Exact content, where it is known. */
  content?: number | undefined
  /** The upper end counts as contained only with `toInclusive`. */
  contentRange: { from: number; to: number; toInclusive: boolean }
  classification: readonly { category: HazardCategoryCode; statements: readonly string[] }[]
  specificLimits: readonly { category: HazardCategoryCode; from?: number | undefined }[]
}

/** The numbers by which a rule of law knows its substances. */
export interface NamedSubstances {
  casNumbers: readonly string[]
  ecNumbers: readonly string[]
  indexNumbers: readonly string[]
}

export function isOneOf({ casNumber, ecNumber, indexNumber }: SubstanceNumbers, named: NamedSubstances): boolean {
  const numbers = numbersOf(named)
  return (
    (casNumber !== undefined && numbers.has(casNumber)) ||
    (ecNumber !== undefined && numbers.has(ecNumber)) ||
    (indexNumber !== undefined && numbers.has(indexNumber))
  )
}

/** All numbers of a rule together: each component of each recipe is looked up. No number of one kind looks like one of another. */
const numbersOf = readOnce(
  ({ casNumbers, ecNumbers, indexNumbers }: NamedSubstances): ReadonlySet<string> =>
    new Set([...casNumbers, ...ecNumbers, ...indexNumbers]),
)

/**
 * Whether the substances together may make up so much of the mixture that a rule holds. Of a substance whose exact content is not known the
 * upper end of its range counts: a duty to warn is not escaped by a wide range.
 * @param percent limit in per cent by weight, itself included
 */
export function mayReach(substances: readonly ContainedSubstance[], percent: number): boolean {
  if (substances.length === 0) return false
  // Rounded, because 0.1 + 0.2 is more than 0.3 in floating point.
  const most = Number(substances.reduce((sum, { content, contentRange }) => sum + (content ?? contentRange.to), 0).toFixed(6))
  const isIncluded = substances.every(({ content, contentRange: { from, to, toInclusive } }) => {
    return content !== undefined || toInclusive || from === to
  })
  return isIncluded ? most >= percent : most > percent
}
