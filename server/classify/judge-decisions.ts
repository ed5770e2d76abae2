import type { Mixture, Override } from '../../clp/classification/mixture.ts'
import type { Counted, HazardResult } from '../../clp/classification/result.ts'
import type { ClassificationAnswer } from '../../clp/consequences/compose-answer.ts'
import { fingerprint } from '../../propose/settle.ts'

/** An answer, and the places of decisions that are ignored because they were made for another calculation. */
export interface DecidedAnswer extends ClassificationAnswer {
  readonly lapsedOverrides?: readonly string[]
}

/**
 * Judges a mixture with the decisions against the calculation (CLP Article 9) that still hold. One that names what it was made for lapses where its
 * class rests on something else now; one that does not, holds.
 */
export function judgeDecisions(mixture: Mixture, judge: (mixture: Mixture) => ClassificationAnswer): DecidedAnswer {
  if (mixture.overrides.every(({ madeFor }) => madeFor === undefined)) return judge(mixture)
  const calculated = judge({ ...mixture, overrides: [] })
  const lapsed = mixture.overrides.filter((one) => one.madeFor !== undefined && hasLapsed(one, one.madeFor, calculated.hazards))
  const overrides = mixture.overrides.filter((one) => !lapsed.includes(one))
  const answer = overrides.length === 0 ? calculated : judge({ ...mixture, overrides })
  return lapsed.length === 0 ? answer : { ...answer, lapsedOverrides: lapsed.map(({ path }) => path) }
}

type Place = Pick<Override, 'hazardClass' | 'differentiation'>

/** Whether the class no longer rests on the calculation for which a decision was made, or is not judged at all. */
export function hasLapsed(place: Place, madeFor: string | undefined, hazards: readonly HazardResult[]): boolean {
  const result = hazards.find((one) => isFor(place, one, hazards))
  return !result || (madeFor !== undefined && madeFor !== uponOf(result) && madeFor !== uponInOrder(result))
}

/** Matches a decision with a result as the engine does: where no part of the class is named, the first one is meant. */
export function isFor({ hazardClass, differentiation }: Place, result: HazardResult, all: readonly HazardResult[]): boolean {
  if (hazardClass !== result.hazardClass) return false
  return differentiation === null
    ? all.find((one) => one.hazardClass === hazardClass) === result
    : differentiation === result.differentiation
}

/** What a result rests on: the components that count, with their contents and weights, in any order, and the outcome. */
export function uponOf(result: HazardResult): string {
  const steps = result.steps.map((step) => ({ ...step, counted: step.counted.toSorted(byComponent) }))
  return uponInOrder({ ...result, steps })
}

const byComponent = ({ component: one }: Counted, { component: other }: Counted): number => (one === other ? 0 : one < other ? -1 : 1)

/** The same in the order of the recipe, as decisions have it that were made before order was ignored. */
function uponInOrder({ category, outcome, steps }: HazardResult): string {
  const counted = steps.flatMap((step) =>
    step.counted.map(({ component, content, as, factor, divisor }) => [component, content, as, factor, divisor]),
  )
  const values = steps.flatMap(({ arithmetic, total }) => (arithmetic === 'value' ? [total] : []))
  return fingerprint({ category, outcome, counted, values })
}
