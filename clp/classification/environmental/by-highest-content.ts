import { say } from '../sentences.ts'
import type { HazardCategoryCode, HazardClass } from '../../hazard-categories.ts'
import { findHazardCategory } from '../../hazard-categories.ts'
import { classAmong } from '../component-limits.ts'
import type { ResolvedComponent } from '../component.ts'
import { type Exact, isPositive, smaller } from '../exact.ts'
import type { Judging } from '../judge-hazard.ts'
import { eachStep } from '../make-step.ts'
import type { HazardResult, Step } from '../result.ts'
import { plainTerm, type Term } from '../term.ts'
import { findUnknown } from '../unknown-hazards.ts'

/** A class without addition: one component from its limit on puts the mixture into the category. */
export interface ContentLimit {
  readonly gives: HazardCategoryCode
  /** categories of the component that count for it */
  readonly of: readonly HazardCategoryCode[]
  readonly limit: Exact
  readonly rule: string
}

export interface ContentRules {
  readonly hazardClass: HazardClass
  readonly differentiation: string | null
  /** from the most severe category on */
  readonly limits: readonly ContentLimit[]
}

/**
 * Judges a class by the largest content alone. A specific limit of the component goes before the generic one (CLP Article 10).
 */
export function judgeByContent(judging: Judging, { hazardClass, differentiation, limits }: ContentRules): HazardResult {
  const unknown = findUnknown(judging, []).percent
  const steps: Step[] = []
  for (const { gives, of, limit, rule } of limits) {
    const terms: Term[] = []
    for (const component of judging.components) {
      const specific = specificLimit(component, gives)
      // A specific limit of a milder category holds for a component of a worse one too: ED HH 2 from 0.1 % of an ED HH 1.
      const own = classAmong(component, specific === null ? of : limits.flatMap((one) => one.of))
      if (own === undefined) continue
      terms.push({ ...plainTerm(component, own.category, specific ?? limit), isSpecific: specific !== null })
    }
    const what = say('fromLimit', { category: of.join(', ') })
    const step = eachStep(judging, terms, { rule, what, gives, unknown })
    steps.push(step)
    if (step.isMet) break
  }
  const met = steps.find(({ isMet }) => isMet)
  const category = met?.gives ?? null
  const isKnown = judging.components.some((component) => !component.unknown.has('all'))
  return {
    hazardClass,
    differentiation,
    outcome: category !== null ? 'classified' : isKnown ? 'notClassified' : 'dataLacking',
    category,
    statements: category === null ? [] : findHazardCategory(category).statements,
    basis: 'calculation',
    steps,
    unknown,
    because: met?.counted.map(({ component }) => component) ?? [],
    remarks: [],
  }
}

function specificLimit({ limits }: ResolvedComponent, category: HazardCategoryCode): Exact | null {
  let least: Exact | null = null
  for (const limit of limits)
    if (limit.category === category && limit.from !== null && isPositive(limit.from))
      least = least === null ? limit.from : smaller(least, limit.from)
  return least
}
