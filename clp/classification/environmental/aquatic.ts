import type { HazardCategoryCode } from '../../hazard-categories.ts'
import { classAmong, classOfCategory } from '../component-limits.ts'
import type { ResolvedComponent } from '../component.ts'
import { compareSeverity } from '../endpoints.ts'
import { divide, exact, type Exact, multiply, one } from '../exact.ts'
import { sayTest } from '../say-test.ts'
import { remark, say } from '../sentences.ts'
import type { Judging } from '../judge-hazard.ts'
import { testsFor } from '../make-result.ts'
import { factStep, sumStep } from '../make-step.ts'
import type { HazardResult, Step } from '../result.ts'
import type { Term } from '../term.ts'
import { findUnknown, isUnknown, type UnknownShare } from '../unknown-hazards.ts'

type Chronic = 'Aquatic Chronic 1' | 'Aquatic Chronic 2' | 'Aquatic Chronic 3' | 'Aquatic Chronic 4'

const limit = exact(25)
/** 4.1.3.1: relevant components of Acute 1 and Chronic 1, divided by M for highly toxic ones; of Chronic 2 to 4. */
const relevantSevere = exact(0.1)
const relevant = exact(1)
const ten = exact(10)
const hundredfold = exact(100)

const mOf = ({ m }: ResolvedComponent, kind: 'acute' | 'chronic'): Exact => exact(kind === 'acute' ? m.acute : m.chronic)

/** Acute and long-term hazard to the aquatic environment by summation: CLP Annex I, 4.1.3.5.5. Each gives a result of its own. */
export function judgeAquatic(judging: Judging): HazardResult[] {
  return [judgeAcute(judging), judgeLongTerm(judging)]
}

/** Of which the acute, or the long-term hazard has a class: what else is unknown of it is no part of this one. */
const isKnown = (part: 'acute' | 'longTerm') => (component: ResolvedComponent) =>
  classAmong(component, part === 'acute' ? ['Aquatic Acute 1'] : chronics) !== undefined

function judgeAcute(judging: Judging): HazardResult {
  const unknown = findUnknown(judging, ['aquatic'], isKnown('acute'))
  const terms = termsOf(judging, 'Aquatic Acute 1', (component) => ({
    factor: mOf(component, 'acute'),
    cutOff: divide(relevantSevere, mOf(component, 'acute')),
  }))
  const step = sumStep(judging, terms, limit, {
    rule: 'CLP Annex I, 4.1.3.5.5.3, Table 4.1.1',
    what: say('sum', { sum: 'Aquatic Acute 1 × M' }),
    gives: 'Aquatic Acute 1',
    leftOut: unknown.leftOut,
    unknown: unknown.percent,
  })
  return conclude(judging, 'acute', [...testSteps(judging, ['Aquatic Acute 1']), step], unknown)
}

/** Table 4.1.2: the factors with which the categories of the components count for each category of the mixture; null: without M. */
const longTermRules: readonly { gives: Chronic; sum: string; factors: Partial<Record<Chronic, Exact>>; withM: boolean }[] = [
  { gives: 'Aquatic Chronic 1', sum: 'Aquatic Chronic 1 × M', factors: { 'Aquatic Chronic 1': one }, withM: true },
  {
    gives: 'Aquatic Chronic 2',
    sum: '10 × Aquatic Chronic 1 × M + Aquatic Chronic 2',
    factors: { 'Aquatic Chronic 1': ten, 'Aquatic Chronic 2': one },
    withM: true,
  },
  {
    gives: 'Aquatic Chronic 3',
    sum: '100 × Aquatic Chronic 1 × M + 10 × Aquatic Chronic 2 + Aquatic Chronic 3',
    factors: { 'Aquatic Chronic 1': hundredfold, 'Aquatic Chronic 2': ten, 'Aquatic Chronic 3': one },
    withM: true,
  },
  {
    gives: 'Aquatic Chronic 4',
    sum: 'Aquatic Chronic 1 + 2 + 3 + 4',
    factors: { 'Aquatic Chronic 1': one, 'Aquatic Chronic 2': one, 'Aquatic Chronic 3': one, 'Aquatic Chronic 4': one },
    withM: false,
  },
]

const chronics: readonly Chronic[] = ['Aquatic Chronic 1', 'Aquatic Chronic 2', 'Aquatic Chronic 3', 'Aquatic Chronic 4']

function judgeLongTerm(judging: Judging): HazardResult {
  const unknown = findUnknown(judging, ['aquatic'], isKnown('longTerm'))
  const steps: Step[] = testSteps(judging, chronics)
  const cleared = clearedOf(steps)
  for (const { gives, sum, factors, withM } of longTermRules) {
    const terms = chronics.flatMap((category) => {
      const factor = factors[category]
      if (factor === undefined) return []
      return termsOf(judging, category, (component) => {
        const isSevere = category === 'Aquatic Chronic 1'
        const m = mOf(component, 'chronic')
        return { factor: isSevere && withM ? multiply(factor, m) : factor, cutOff: isSevere ? divide(relevantSevere, m) : relevant }
      })
    })
    const step = sumStep(judging, terms, limit, {
      rule: 'CLP Annex I, 4.1.3.5.5.4, Table 4.1.2',
      what: say('sum', { sum }),
      gives,
      leftOut: unknown.leftOut,
      unknown: unknown.percent,
    })
    steps.push(step)
    if (step.isMet && !cleared.includes(gives)) break
  }
  return conclude(judging, 'longTerm', steps, unknown)
}

/** 4.1.3.3: tests of the mixture itself come before its components. */
function testSteps(judging: Judging, categories: readonly HazardCategoryCode[]): Step[] {
  return testsFor(judging, 'aquaticHazard')
    .filter(({ category }) => categories.includes(category))
    .toSorted((left, right) => compareSeverity(left.category, right.category))
    .map(({ category, result, method }) =>
      factStep(result === 'positive', { rule: testRule, what: sayTest(method), gives: category, unknown: 0 }),
    )
}

const testRule = 'CLP Annex I, 4.1.3.3'
const isTest = ({ rule }: Step): boolean => rule === testRule

/** A test that finds no hazard of a category finds none of a more severe one. */
function clearedOf(steps: readonly Step[]): readonly HazardCategoryCode[] {
  const denied = steps.filter((step) => isTest(step) && !step.isMet).flatMap(({ gives }) => gives ?? [])
  return [...chronics, 'Aquatic Acute 1' as const].filter((one) =>
    denied.some((other) => one === other || (one !== 'Aquatic Acute 1' && other !== 'Aquatic Acute 1' && compareSeverity(one, other) < 0)),
  )
}

function termsOf(
  { components }: Judging,
  category: HazardCategoryCode,
  weigh: (component: ResolvedComponent) => { factor: Exact; cutOff: Exact },
): Term[] {
  const terms: Term[] = []
  for (const component of components) {
    if (!classOfCategory(component, category)) continue
    const { factor, cutOff } = weigh(component)
    terms.push({ component, as: category, divisor: one, factor, cutOff })
  }
  return terms
}

const statements = {
  'Aquatic Acute 1': 'H400',
  'Aquatic Chronic 1': 'H410',
  'Aquatic Chronic 2': 'H411',
  'Aquatic Chronic 3': 'H412',
  'Aquatic Chronic 4': 'H413',
} as const

function conclude(
  judging: Judging,
  differentiation: 'acute' | 'longTerm',
  steps: readonly Step[],
  { percent }: UnknownShare,
): HazardResult {
  const cleared = clearedOf(steps)
  // A test that shows a hazard decides, and stands before the sums.
  const met = steps.find((step) => step.isMet && (isTest(step) || step.gives === null || !cleared.includes(step.gives)))
  const isTested = met ? isTest(met) : cleared.length > 0
  const category = differentiation === 'acute' ? (met ? 'Aquatic Acute 1' : null) : (chronics.find((one) => one === met?.gives) ?? null)
  const hasKnown = judging.components.some((component) => !isUnknown(component, ['aquatic']) || isKnown(differentiation)(component))
  const lacks = category === null && !hasKnown && !isTested
  return {
    hazardClass: 'aquaticHazard',
    differentiation,
    outcome: category !== null ? 'classified' : lacks ? 'dataLacking' : 'notClassified',
    category,
    statements: category === null ? [] : [statements[category]],
    basis: isTested ? 'testData' : 'calculation',
    steps,
    // A mixture that was tested itself (4.1.3.3) needs no components, and states none.
    unknown: isTested ? 0 : percent,
    because:
      met === undefined
        ? []
        : [...new Set((isTest(met) ? steps : [met]).flatMap(({ counted }) => counted.map(({ component }) => component)))],
    worstCase:
      percent === 0 || category !== null || isTested
        ? undefined
        : differentiation === 'acute'
          ? { category: 'Aquatic Acute 1', statements: ['H400'], reason: say('unknownAs', { category: 'Aquatic Acute 1' }) }
          : { category: 'Aquatic Chronic 1', statements: ['H410'], reason: say('unknownAs', { category: 'Aquatic Chronic 1' }) },
    remarks: percent > 0 && !isTested ? [remark('aquaticUnknown', 'CLP Annex I, 4.1.3.6.1')] : [],
  }
}
