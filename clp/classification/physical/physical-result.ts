import { findHazardCategory, hazardCategories, type HazardCategoryCode, type HazardClass } from '../../hazard-categories.ts'
import type { Mixture, MixtureTest } from '../mixture.ts'
import { factStep } from '../make-step.ts'
import type { HazardResult, Outcome, Step } from '../result.ts'
import type { Remark, Sentence } from '../sentences.ts'
import { sayTest } from '../say-test.ts'

interface ResultParts {
  readonly steps?: readonly Step[]
  readonly because?: readonly string[]
  readonly remarks?: readonly Remark[]
  readonly basis?: HazardResult['basis']
  readonly unknown?: number
  readonly worst?: { readonly category: HazardCategoryCode; readonly reason: Sentence } | undefined
}

/** The answer for a class of physical hazard with this category; null: none. */
export function physicalResult(
  hazardClass: HazardClass,
  outcome: Outcome,
  category: HazardCategoryCode | null,
  parts: ResultParts,
): HazardResult {
  const { steps = [], because = [], remarks = [], basis = 'calculation', unknown = 0, worst } = parts
  const statements = category === null ? [] : findHazardCategory(category).statements
  const worstCase = worst && { category: worst.category, reason: worst.reason, statements: findHazardCategory(worst.category).statements }
  return { hazardClass, differentiation: null, outcome, category, statements, basis, steps, unknown, because, worstCase, remarks }
}

export const notApplicable = (hazardClass: HazardClass, remark: Remark): HazardResult =>
  physicalResult(hazardClass, 'notApplicable', null, { remarks: [remark] })

/** What tests of the mixture itself say of a class; null where they do not settle it. */
export function judgeByTests({ measured: { tests } }: Mixture, hazardClass: HazardClass): HazardResult | null {
  const own = tests.filter(({ category }) => findHazardCategory(category).hazardClass === hazardClass)
  if (own.length === 0) return null
  const categories = hazardCategories.filter((category) => category.hazardClass === hazardClass)
  const source = categories[0]?.source ?? ''
  const steps = own.map((test) => describeTest(test, source))
  // The categories stand from the most severe on.
  const found = categories.find(({ code }) => own.some(({ category, result }) => category === code && result === 'positive'))
  if (found) return physicalResult(hazardClass, 'classified', found.code, { steps, basis: 'testData' })
  const mildest = categories.filter(({ statements }) => statements.length > 0).at(-1)?.code
  const isSettled = own.some(({ category }) => category === mildest)
  return isSettled ? physicalResult(hazardClass, 'notClassified', null, { steps, basis: 'testData' }) : null
}

function describeTest({ category, result, method }: MixtureTest, rule: string): Step {
  return factStep(result === 'positive', { rule, what: sayTest(method), gives: category })
}
