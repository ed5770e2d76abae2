/** Classes of physical hazard that tests decide. Without them the components say whether a test is asked for. */
import {
  findHazardCategory,
  hazardCategories,
  type HazardCategory,
  type HazardCategoryCode,
  type HazardClass,
} from '../../hazard-categories.ts'
import type { ResolvedComponent } from '../component.ts'
import { exact, isAtLeast, isLess, isPositive, toNumber } from '../exact.ts'
import type { JudgeHazard, Judging } from '../judge-hazard.ts'
import { remark, say, type Sentence } from '../sentences.ts'
import { factStep } from '../make-step.ts'
import type { PhysicalState } from '../mixture.ts'
import { type ResolvedLimit } from '../component.ts'
import type { HazardResult, LeftOut } from '../result.ts'
import { mostOf } from '../sum-contents.ts'
import { findUnknown } from '../unknown-hazards.ts'
import { judgeByTests, notApplicable, physicalResult } from './physical-result.ts'

export interface DataClass {
  readonly hazardClass: HazardClass
  readonly states: readonly PhysicalState[]
  /** beginnings of categories of components that suggest the hazard */
  readonly suggestedBy: readonly string[]
  /** the paragraph by which a mixture without such components needs no test */
  readonly rule: string
  readonly what: Sentence
}

/** Annex VI, 1.2.4: an entry with **** alone says of its physical hazards only that a test finds them; it was an explosive or the like before. */
const openHazards: ReadonlySet<HazardClass> = new Set(['explosives', 'selfReactiveSubstances'])
const isOpenEntry = ({ entry }: ResolvedComponent): boolean => entry?.classification.some(({ category }) => category === null) ?? false

/** % from which a component suggests the hazard of the mixture, where it has no limit of its own. */
const suggestiveFrom = exact(1)

/** Judges a class by tests of the mixture, by specific limits of components, and asks for a test where a component suggests the hazard. */
export function judgeByData(rule: DataClass): JudgeHazard {
  const begins = ({ code }: HazardCategory): boolean => rule.suggestedBy.some((start) => code.startsWith(start))
  const suggesting = new Set(hazardCategories.filter(begins).map(({ code }) => code))
  const read = { ...rule, suggesting }
  return (judging) => [judgeOne(read, judging)]
}

interface ReadClass extends DataClass {
  /** the categories that begin so */
  readonly suggesting: ReadonlySet<HazardCategoryCode>
}

function judgeOne(rule: ReadClass, judging: Judging): HazardResult {
  const { hazardClass, states } = rule
  const { physicalState } = judging.mixture
  if (physicalState !== null && !states.includes(physicalState)) return notApplicable(hazardClass, remark('otherState', null))
  const tested = judgeByTests(judging.mixture, hazardClass)
  if (tested) return tested
  return judgeByLimits(rule, judging) ?? judgeSuggestion(rule, judging)
}

/**
 * Harmonised and own limits for the class itself: nitric acid, Ox. Liq. 3 from 65 %. One with the mark **** holds, as hydrogen peroxide is Ox. Liq. 2
 * from 50 %, until a test of the mixture says otherwise (Annex VI, 1.2.4).
 */
export function judgeByLimits({ hazardClass }: Pick<DataClass, 'hazardClass'>, judging: Judging): HazardResult | null {
  let worst: { component: ResolvedComponent; limit: ResolvedLimit } | null = null
  for (const component of judging.components)
    for (const limit of component.limits)
      if (findHazardCategory(limit.category).hazardClass === hazardClass && isWithin(component, limit, judging))
        if (worst === null || limit.category < worst.limit.category) worst = { component, limit }
  if (worst === null) return null
  const { component, limit } = worst
  const from = limit.from === null ? 0 : toNumber(limit.from)
  const step = factStep(true, {
    rule: 'CLP Article 10',
    what: say('specificLimit', { substance: component.name, category: limit.category, limit: from }),
    gives: limit.category,
  })
  return physicalResult(hazardClass, 'classified', limit.category, {
    steps: [step],
    because: [component.key],
    remarks: needsTest(component, limit) ? [remark('confirmByTest', 'CLP Annex VI, 1.2.4')] : [],
  })
}

const needsTest = ({ entry }: ResolvedComponent, { category }: ResolvedLimit): boolean =>
  entry?.limits.some((one) => one.category === category && one.needsTestData) ?? false

function isWithin(component: ResolvedComponent, limit: ResolvedLimit, judging: Judging): boolean {
  const content = mostOf(component, judging)
  const { from, fromInclusive, to, toInclusive } = limit
  const isFrom = from === null || (fromInclusive ? isAtLeast(content, from) : isLess(from, content))
  // At the upper end of a range the milder limit of a lower content holds too: the worse one is looked for.
  const isTo = to === null || (toInclusive ? !isLess(to, component.content.from) : isLess(component.content.from, to))
  return isFrom && isTo
}

function judgeSuggestion({ hazardClass, suggesting: suggestive, rule, what }: ReadClass, judging: Judging): HazardResult {
  const carriers: { component: ResolvedComponent; category: HazardCategoryCode | '****' }[] = []
  for (const component of judging.components) {
    const own = component.classes.find(({ category }) => suggestive.has(category))
    if (own !== undefined) carriers.push({ component, category: own.category })
    else if (openHazards.has(hazardClass) && isOpenEntry(component)) carriers.push({ component, category: '****' })
  }
  const suggesting = carriers.filter(({ component }) => reaches(component, hazardClass, judging))
  const leftOut = carriers
    .filter((one) => !suggesting.includes(one))
    .map(({ component }): LeftOut => ({
      component: component.key,
      content: toNumber(mostOf(component, judging)),
      reason: 'belowCutOff',
      limit: toNumber(suggestiveFrom),
    }))
  const unknown = findUnknown(judging, []).percent
  const isSuggested = suggesting.length > 0
  const step = factStep(isSuggested, { rule, what, gives: null, leftOut, unknown })
  if (!isSuggested) return physicalResult(hazardClass, 'notClassified', null, { steps: [step], unknown })
  const named = suggesting.map(({ component, category }) => `${component.name} (${category})`).join(', ')
  const worst = worstOf(
    hazardClass,
    suggesting.flatMap(({ category }) => (category === '****' ? [] : [category])),
  )
  return physicalResult(hazardClass, 'dataLacking', null, {
    steps: [step],
    unknown,
    remarks: [remark('testMissing', rule), remark('suggestedBy', rule, { substances: named })],
    worst: worst === null ? undefined : { category: worst, reason: say('suggestedBy', { substances: named }) },
  })
}

/**
 * Above its lowest limit for the class, where it has one; otherwise above the figure from which components suggest anything. A limit that a test
 * has to confirm frees nothing below it.
 */
function reaches(component: ResolvedComponent, hazardClass: HazardClass, judging: Judging): boolean {
  const content = mostOf(component, judging)
  const own = component.limits.filter((limit) => {
    return findHazardCategory(limit.category).hazardClass === hazardClass && !needsTest(component, limit)
  })
  if (own.some(({ from }) => from !== null && isPositive(from))) return own.some((limit) => isWithin(component, limit, judging))
  return isAtLeast(content, suggestiveFrom)
}

function worstOf(hazardClass: HazardClass, categories: readonly HazardCategoryCode[]): HazardCategoryCode | null {
  return categories.filter((category) => findHazardCategory(category).hazardClass === hazardClass).toSorted()[0] ?? null
}
