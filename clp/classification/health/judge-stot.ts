/** Specific target organ toxicity: CLP Annex I, 3.8.3 and 3.9.3. */
import { say } from '../sentences.ts'
import { effectOfStatement } from '../endpoints.ts'
import type { ResolvedComponent } from '../component.ts'
import { compare, exact, isLess, isPositive, one, toNumber, zero, type Exact } from '../exact.ts'
import type { JudgeHazard, Judging } from '../judge-hazard.ts'
import { countedIn, makeResult, testsFor } from '../make-result.ts'
import { factStep, sumStep } from '../make-step.ts'
import type { Effect, HazardResult, LeftOut } from '../result.ts'
import { mostOf } from '../sum-contents.ts'
import type { Term } from '../term.ts'
import { findUnknown } from '../unknown-hazards.ts'
import { sayTest } from '../say-test.ts'
import { judgeOrgans } from './judge-target-organs.ts'

export const judgeSingleExposure: JudgeHazard = (judging) => [
  judgeOrgans(judging, {
    hazardClass: 'specificTargetOrganToxicitySingleExposure',
    one: 'STOT SE 1',
    two: 'STOT SE 2',
    statements: ['H370', 'H371'],
    table: 'CLP Annex I, Table 3.8.3',
    tests: 'CLP Annex I, 3.8.3.2',
  }),
  judgeEffect(judging, 'respiratory'),
  judgeEffect(judging, 'narcotic'),
]

export const judgeRepeatedExposure: JudgeHazard = (judging) => [
  judgeOrgans(judging, {
    hazardClass: 'specificTargetOrganToxicityRepeatedExposure',
    one: 'STOT RE 1',
    two: 'STOT RE 2',
    statements: ['H372', 'H373'],
    table: 'CLP Annex I, Table 3.9.4',
    tests: 'CLP Annex I, 3.9.3.2',
  }),
]

/** 3.8.3.4.5: 20 %; 3.8.3.4.6: components from 1 %, or from a lower specific limit. */
const generic = exact(20)
const statementOf = { respiratory: 'H335', narcotic: 'H336' } as const

/** Category 3: the contents of all components with the same effect add up. */
function judgeEffect(judging: Judging, effect: Effect): HazardResult {
  const hazardClass = 'specificTargetOrganToxicitySingleExposure'
  const statement = statementOf[effect]
  const isClassified = ({ classes }: ResolvedComponent): boolean =>
    classes.some((own) => own.category === 'STOT SE 3' && own.statement === statement)
  const unknown = findUnknown(judging, ['stot'], isClassified)
  const outside: LeftOut[] = []
  const carriers = judging.components.flatMap((component) => {
    const limits = component.limits.filter((limit) => limit.category === 'STOT SE 3' && isFor(limit.statement, effect, component))
    if (!isClassified(component) && limits.length === 0) return []
    const [limit] = limits.toSorted((left, right) => compare(left.from ?? zero, right.from ?? zero))
    // Cumene hydroperoxide irritates the airways below 10 % only: from there on it corrodes. Of a range the lower end may lie below.
    if (limit?.to && !isLess(component.content.from, limit.to)) {
      const content = toNumber(mostOf(component, judging))
      outside.push({ component: component.key, content, reason: 'belowSpecificLimit', limit: toNumber(limit.to) })
      return []
    }
    // A limit from nought on is one from which it counts at all.
    return [{ component, specific: limit ? (limit.from !== null && isPositive(limit.from) ? limit.from : one) : null }]
  })
  const hasOwn = carriers.some(({ specific }) => specific !== null)
  const terms = carriers.map(({ component, specific }): Term => {
    const cutOff = specific !== null && isLess(specific, one) ? specific : one
    const divisor: Exact = hasOwn ? (specific ?? generic) : one
    return { component, as: `STOT SE 3 ${statement}`, factor: one, divisor, cutOff, isSpecific: cutOff !== one }
  })
  const rule = {
    rule: 'CLP Annex I, 3.8.3.4.5',
    what: say(effect),
    gives: 'STOT SE 3' as const,
  }
  const step = sumStep(judging, terms, hasOwn ? one : generic, { ...rule, leftOut: [...unknown.leftOut, ...outside] })
  const tests = testsFor(judging, hazardClass).filter(
    (test) => test.category === 'STOT SE 3' && effectOfStatement(test.statement) === effect,
  )
  const tested = tests.find(({ result }) => result === 'positive') ?? tests[0]
  const byTest = tested
    ? factStep(tested.result === 'positive', { ...rule, rule: 'CLP Annex I, 3.8.3.2', what: sayTest(tested.method) })
    : null
  const isMet = byTest ? byTest.isMet : step.isMet
  return makeResult(hazardClass, {
    differentiation: effect,
    category: isMet ? 'STOT SE 3' : null,
    statements: isMet ? [statement] : [],
    effect,
    basis: byTest ? 'testData' : 'calculation',
    steps: byTest ? [byTest, step] : [step],
    unknown: unknown.percent,
    because: isMet ? countedIn(step) : [],
  })
}

/** A limit that does not say its effect is that of the component's class. */
function isFor(statement: string | null, effect: Effect, { classes }: ResolvedComponent): boolean {
  const said = effectOfStatement(statement)
  if (said !== null) return said === effect
  return classes.some((own) => own.category === 'STOT SE 3' && effectOfStatement(own.statement) === effect)
}
