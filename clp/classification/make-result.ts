import type { HazardCategoryCode, HazardClass } from '../hazard-categories.ts'
import type { MixtureTest } from './mixture.ts'
import type { Judging } from './judge-hazard.ts'
import type { Basis, HazardResult, Step } from './result.ts'
import { classOf, compareSeverity } from './endpoints.ts'

type Optional = Pick<HazardResult, 'route' | 'routes' | 'effect' | 'organs' | 'worstCase' | 'estimates' | 'elicitors'>

interface ResultParts extends Optional {
  differentiation?: string | null
  /** null: not classified */
  category: HazardCategoryCode | null
  statements?: HazardResult['statements']
  basis?: Basis
  steps: readonly Step[]
  unknown?: number
  because?: readonly string[]
  remarks?: HazardResult['remarks']
  outcome?: HazardResult['outcome']
}

/** A result whose outcome follows from its category, unless it is said: `dataLacking`, `notApplicable`. */
export function makeResult(hazardClass: HazardClass, parts: ResultParts): HazardResult {
  const { differentiation = null, category, statements = [], basis = 'calculation', steps, unknown = 0, because = [], remarks = [] } = parts
  const { route, routes, effect, organs, worstCase, estimates, elicitors } = parts
  return {
    hazardClass,
    differentiation,
    outcome: parts.outcome ?? (category === null ? 'notClassified' : 'classified'),
    category,
    statements,
    route,
    routes: routes && routes.length > 0 ? routes : undefined,
    effect,
    organs: organs && organs.length > 0 ? organs : undefined,
    basis,
    steps,
    unknown,
    because: because.length < 2 ? because : [...new Set(because)],
    worstCase,
    estimates,
    elicitors,
    remarks,
  }
}

/** Keys of the components that count in a step. */
export const countedIn = (step: Step | undefined): string[] => (step?.counted ?? []).map(({ component }) => component)

/**
 * Tests of the mixture itself for a class: they come before the calculation (CLP Article 9(4), Annex I, 1.1.1). The most severe category first, so that
 * of two that were found the order of the request does not choose.
 */
export function testsFor({ mixture }: Judging, hazardClass: HazardClass): readonly MixtureTest[] {
  const { tests } = mixture.measured
  if (tests.length === 0) return tests
  return tests
    .filter(({ category }) => classOf(category) === hazardClass)
    .toSorted((one, other) => compareFound(one.category, other.category))
}

/** A category that was found without its subcategory (Skin Corr. 1) stands behind those: a subcategory that was found says more. */
function compareFound(one: HazardCategoryCode, other: HazardCategoryCode): number {
  const isPartOf = (part: string, whole: string): boolean => part.length > whole.length && part.startsWith(whole)
  if (isPartOf(other, one)) return 1
  return isPartOf(one, other) ? -1 : compareSeverity(one, other)
}
