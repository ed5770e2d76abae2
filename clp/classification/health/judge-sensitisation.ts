/** Respiratory and skin sensitisation: CLP Annex I, 3.4.3. */
import { say } from '../sentences.ts'
import type { HazardCategoryCode, HazardClass } from '../../hazard-categories.ts'
import { classAmong, limitsAmong, lowest } from '../component-limits.ts'
import { divide, exact, isAtLeast, isLess, one, type Exact } from '../exact.ts'
import type { JudgeHazard, Judging } from '../judge-hazard.ts'
import { countedIn, makeResult, testsFor } from '../make-result.ts'
import { eachStep, factStep } from '../make-step.ts'
import type { HazardResult } from '../result.ts'
import { mostOf } from '../sum-contents.ts'
import type { Term } from '../term.ts'
import { findUnknown } from '../unknown-hazards.ts'
import { sayTest } from '../say-test.ts'
import { leftOutByNotes } from './leave-out-by-note.ts'

interface Sensitiser {
  hazardClass: HazardClass
  category: 'Resp. Sens. 1' | 'Skin Sens. 1'
  statement: 'H334' | 'H317'
  categories: readonly HazardCategoryCode[]
  /** Table 3.4.5: generic limits of categories 1, 1A, 1B */
  limits: Readonly<Record<string, Exact>>
}

const tenth = exact(0.1)
const skin: Sensitiser = {
  hazardClass: 'skinSensitisation',
  category: 'Skin Sens. 1',
  statement: 'H317',
  categories: ['Skin Sens. 1', 'Skin Sens. 1A', 'Skin Sens. 1B'],
  limits: { 'Skin Sens. 1': one, 'Skin Sens. 1A': tenth, 'Skin Sens. 1B': one },
}
const airways = (percent: Exact): Sensitiser => ({
  hazardClass: 'respiratorySensitisation',
  category: 'Resp. Sens. 1',
  statement: 'H334',
  categories: ['Resp. Sens. 1', 'Resp. Sens. 1A', 'Resp. Sens. 1B'],
  limits: { 'Resp. Sens. 1': percent, 'Resp. Sens. 1A': tenth, 'Resp. Sens. 1B': percent },
})
const airwaysOfGas = airways(exact(0.2))
const airwaysOfOthers = airways(one)

export const judgeAirwaySensitisation: JudgeHazard = (judging) =>
  judgeSensitisation(judging, judging.mixture.physicalState === 'gas' ? airwaysOfGas : airwaysOfOthers)

export const judgeSkinSensitisation: JudgeHazard = (judging) => judgeSensitisation(judging, skin)

function judgeSensitisation(judging: Judging, sensitiser: Sensitiser): HazardResult[] {
  const { hazardClass, category, categories, statement } = sensitiser
  const unknown = findUnknown(judging, ['sensitisation'], (one) => classAmong(one, categories) !== undefined)
  const sensitisers = findSensitisers(judging, sensitiser)
  const tests = testsFor(judging, hazardClass)
  // That a mixture is none of 1A does not say that it does not sensitise.
  const tested = tests.find(({ result }) => result === 'positive') ?? tests.find((test) => !test.category.endsWith('1A'))
  const rule = { rule: 'CLP Annex I, Table 3.4.5', what: say('fromLimit', { category: `${category}, 1A, 1B` }), gives: category }
  const calculated = eachStep(
    judging,
    sensitisers.map(({ term }) => term),
    { ...rule, leftOut: [...unknown.leftOut, ...leftOutByNotes(judging, categories)] },
  )
  const elicitors = sensitisers.filter(({ component, elicitation }) => isAtLeast(mostOf(component, judging), elicitation))
  const byTest = tested
    ? factStep(tested.result === 'positive', { ...rule, rule: 'CLP Annex I, 3.4.3.1', what: sayTest(tested.method) })
    : null
  const isMet = byTest ? byTest.isMet : calculated.isMet
  const counted = countedIn(calculated)
  return [
    makeResult(hazardClass, {
      category: isMet ? category : null,
      statements: isMet ? [statement] : [],
      basis: byTest ? 'testData' : 'calculation',
      steps: byTest ? [byTest, calculated] : [calculated],
      unknown: unknown.percent,
      because: isMet ? (counted.length > 0 ? counted : sensitisers.map(({ component }) => component.key)) : [],
      elicitors: elicitors.map(({ component }) => component.key),
    }),
  ]
}

function findSensitisers(judging: Judging, { categories, limits }: Sensitiser) {
  return judging.components.flatMap((component) => {
    const limited = limitsAmong(component, categories)
    const specific = lowest(limited)
    const category = classAmong(component, categories)?.category ?? limited[0]?.category
    if (category === undefined) return []
    const generic = limits[category] ?? one
    const term: Term = { component, as: category, factor: one, divisor: one, cutOff: specific ?? generic, isSpecific: specific !== null }
    return [{ component, term, elicitation: elicitationLimit(category, specific) }]
  })
}

/** Table 3.4.6 and its Note 1: a tenth of a specific limit that is below 0.1 %; otherwise 0.01 % of 1A and 0.1 % of 1 and 1B. */
function elicitationLimit(category: HazardCategoryCode, specific: Exact | null): Exact {
  if (specific !== null && isLess(specific, tenth)) return divide(specific, exact(10))
  return category.endsWith('1A') ? exact(0.01) : tenth
}
