/** Specific target organ toxicity, categories 1 and 2, single (3.8.3) and repeated exposure (3.9.3); no addition. */
import { say } from '../sentences.ts'
import type { HazardCategoryCode, HazardClass } from '../../hazard-categories.ts'
import { classesAmong, classOfCategory, lowestLimitOf } from '../component-limits.ts'
import type { ResolvedClass, ResolvedComponent } from '../component.ts'
import { exact, isLess, one, type Exact } from '../exact.ts'
import type { Judging } from '../judge-hazard.ts'
import { countedIn, makeResult, testsFor } from '../make-result.ts'
import { eachStep, factStep } from '../make-step.ts'
import type { HazardResult, Step } from '../result.ts'
import type { Term } from '../term.ts'
import { findUnknown } from '../unknown-hazards.ts'
import { sayTest } from '../say-test.ts'

export interface OrganClass {
  hazardClass: HazardClass
  one: HazardCategoryCode
  two: HazardCategoryCode
  statements: readonly ['H370', 'H371'] | readonly ['H372', 'H373']
  table: string
  tests: string
}

const ten = exact(10)

/** Category 1 from 10 %; category 2 from 10 % of a component of category 2 and from 1 % of one of category 1. */
export function judgeOrgans(judging: Judging, organs: OrganClass): HazardResult {
  const { hazardClass, table, statements } = organs
  const unknown = findUnknown(judging, ['stot'], (component) => classesAmong(component, [organs.one, organs.two]).length > 0)
  const leftOut = unknown.leftOut
  const severe: Term[] = []
  const milder: Term[] = []
  for (const component of judging.components) {
    const forSevere = termOf(component, organs.one, lowestLimitOf(component, organs.one), ten)
    if (forSevere !== null) severe.push(forSevere)
    const forMilder = milderTerm(component, organs)
    if (forMilder !== null) milder.push(forMilder)
  }
  const steps: Step[] = [
    eachStep(judging, severe, { rule: table, what: say('fromLimit', { category: organs.one }), gives: organs.one, leftOut }),
    eachStep(judging, milder, {
      rule: table,
      what: say('fromLimitOrMilder', { category: organs.two, severe: organs.one }),
      gives: organs.two,
      leftOut,
    }),
  ]
  const tests = testsFor(judging, hazardClass).filter(({ category }) => category === organs.one || category === organs.two)
  const tested = tests.find(({ result }) => result === 'positive')
  const test = tested ?? tests[0]
  if (test) steps.unshift(factStep(tested !== undefined, { rule: organs.tests, what: sayTest(test.method), gives: test.category }))
  const cleared = tests.filter(({ result }) => result === 'negative').map(({ category }) => category)
  const decisive = tested ? steps[0] : steps.find(({ isMet, gives }) => isMet && gives !== null && !cleared.includes(gives))
  const category = decisive?.gives ?? null
  const because = decisive === undefined ? [] : countedIn(decisive)
  const counting = judging.components.filter(({ key }) => because.includes(key))
  return makeResult(hazardClass, {
    differentiation: 'organs',
    category,
    statements: category === null ? [] : [category === organs.one ? statements[0] : statements[1]],
    basis: test && (tested !== undefined || category === null) ? 'testData' : 'calculation',
    steps,
    unknown: unknown.percent,
    because,
    ...describeOrgans(counting.flatMap((component) => classesAmong(component, [organs.one, organs.two]))),
  })
}

function termOf(component: ResolvedComponent, as: HazardCategoryCode, specific: Exact | null, generic: Exact): Term | null {
  if (specific === null && !classOfCategory(component, as)) return null
  return { component, as, factor: one, divisor: one, cutOff: specific ?? generic, isSpecific: specific !== null }
}

/** A component of category 1 below the limit for category 1 makes category 2: from its own limit for category 2, otherwise from 1 %. */
function milderTerm(component: ResolvedComponent, organs: OrganClass): Term | null {
  const specific = lowestLimitOf(component, organs.two)
  if (!classOfCategory(component, organs.one)) return termOf(component, organs.two, specific, ten)
  const forSevere = lowestLimitOf(component, organs.one)
  const generic = forSevere !== null && isLess(forSevere, one) ? forSevere : one
  return termOf(component, organs.one, specific, generic)
}

/** The organs of all that count; none where one of them leaves its organs open, since the statement must not say too little. */
function describeOrgans(classes: readonly ResolvedClass[]) {
  const organs = classes.some((one) => one.organs.length === 0) ? [] : [...new Set(classes.flatMap((one) => one.organs))]
  const routes = classes.some((one) => one.routes.length === 0) ? [] : [...new Set(classes.flatMap((one) => one.routes))]
  return { organs, routes }
}
