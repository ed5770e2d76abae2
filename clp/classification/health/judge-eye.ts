/** Serious eye damage and eye irritation: CLP Annex I, 3.3.3. */
import { say } from '../sentences.ts'
import type { HazardCategoryCode } from '../../hazard-categories.ts'
import { classAmong, limitsAmong, lowestLimit } from '../component-limits.ts'
import type { ResolvedComponent } from '../component.ts'
import { exact, isLess, toNumber, type Exact } from '../exact.ts'
import type { JudgeHazard, Judging } from '../judge-hazard.ts'
import { countedIn, makeResult, testsFor } from '../make-result.ts'
import { eachStep, factStep } from '../make-step.ts'
import type { LeftOut, Step } from '../result.ts'
import type { Term } from '../term.ts'
import { findUnknown } from '../unknown-hazards.ts'
import { sayTest } from '../say-test.ts'
import { corrosive, phSteps, singleTerm, weighed } from './judge-skin.ts'

const damage: readonly HazardCategoryCode[] = ['Eye Dam. 1']
const irritant: readonly HazardCategoryCode[] = ['Eye Irrit. 2']
const ofEyes: readonly HazardCategoryCode[] = [...damage, ...irritant]
/** Table 3.3.3; Table 3.3.4 where additivity does not hold; Table 1.1. */
const limits = { damage: exact(3), irritation: exact(10), damageAmongIrritants: exact(1), cutOff: exact(1) }
const notAdditive = { damage: exact(1), irritation: exact(3) }
const ten = exact(10)
const table = 'CLP Annex I, Table 3.3.3'

export const judgeEye: JudgeHazard = (judging) => {
  const concerned = judging.components.filter(isConcerned)
  const additive = concerned.filter((component) => component.additive)
  const others = concerned.filter((component) => !component.additive)
  const unknown = findUnknown(judging, ['eye'], isConcerned)
  const leftOut: LeftOut[] = [
    ...unknown.leftOut,
    ...others.map(({ key, content }): LeftOut => ({ component: key, content: toNumber(content.to), reason: 'notAdditive' })),
  ]
  const tests = testsFor(judging, 'eyeDamageIrritation')
  const cleared = (category: HazardCategoryCode) => tests.find((test) => test.result === 'negative' && test.category === category)
  const positive = tests.find(({ result }) => result === 'positive')
  const rule = 'CLP Annex I, 3.3.3.1.1'
  const steps: Step[] = []
  if (positive) steps.push(factStep(true, { rule, what: sayTest(positive.method), gives: positive.category }))
  const skin = judging.before.find(({ hazardClass }) => hazardClass === 'skinCorrosionIrritation')
  const corrodes = skin?.category?.startsWith('Skin Corr.') === true
  const noDamage = cleared('Eye Dam. 1')
  if (!positive) {
    if (noDamage) steps.push(factStep(false, { rule, what: sayTest(noDamage.method), gives: 'Eye Dam. 1' }))
    else steps.push(...damageSteps(judging, additive, others, leftOut))
    const noIrritation = cleared('Eye Irrit. 2')
    if (noIrritation) steps.push(factStep(false, { rule, what: sayTest(noIrritation.method), gives: 'Eye Irrit. 2' }))
    else steps.push(...irritationSteps(judging, additive, others, leftOut))
  }
  // What corrodes the skin is taken to damage the eyes.
  const bySkin = corrodes && positive?.category !== 'Eye Dam. 1' && !noDamage
  if (bySkin) steps.push(factStep(true, { rule: 'CLP Annex I, 3.3.2', what: say('corrodesSkin'), gives: 'Eye Dam. 1' }))
  const met = steps.filter(({ isMet }) => isMet)
  const decisive = met.find(({ gives }) => gives === 'Eye Dam. 1') ?? met[0]
  const category = decisive?.gives ?? null
  const because = met.filter(({ gives }) => gives === category).flatMap(countedIn)
  const statements = category === null ? [] : [category === 'Eye Dam. 1' ? ('H318' as const) : ('H319' as const)]
  const basis = decisive && decisive === steps[0] && positive ? 'testData' : 'calculation'
  const counting = because.length > 0 || category === null ? because : bySkin ? (skin?.because ?? []) : concerned.map(({ key }) => key)
  return [makeResult('eyeDamageIrritation', { category, statements, steps, basis, unknown: unknown.percent, because: counting })]
}

/** The category by which a component counts among those that damage the eyes; one that is both corrosive and damaging counts once. */
function damageOf(component: ResolvedComponent): HazardCategoryCode | null {
  const own = classAmong(component, damage) ?? classAmong(component, corrosive)
  if (own) return own.category
  return limitsAmong(component, damage).length > 0 ? 'Eye Dam. 1' : null
}

const isConcerned = (component: ResolvedComponent): boolean => damageOf(component) !== null || irritationOf(component)

const irritationOf = (component: ResolvedComponent): boolean =>
  classAmong(component, irritant) !== undefined || limitsAmong(component, irritant).length > 0

/**
 * From where a component damages the eyes by a limit of its own: that of eye damage; else, where it has one for irritation, the end of it
 * or the limit from which it corrodes the skin (sulphuric acid: Eye Irrit. 2 from 5 to below 15 %).
 */
function damageLimit(component: ResolvedComponent): Exact | null {
  const own = lowestLimit(component, damage)
  if (own !== null) return own
  const irritates = limitsAmong(component, irritant)
  if (irritates.length === 0) return null
  return irritates.find(({ to }) => to !== null)?.to ?? lowestLimit(component, corrosive)
}

function irritationLimit(component: ResolvedComponent): Exact | null {
  const own = lowestLimit(component, irritant)
  if (own !== null) return own
  const damages = lowestLimit(component, damage)
  return damages !== null && isLess(damages, limits.damageAmongIrritants) ? damages : null
}

function cutOffOf(component: ResolvedComponent): { cutOff: Exact; isSpecific: boolean } {
  const own = lowestLimit(component, ofEyes)
  return own !== null && isLess(own, limits.cutOff) ? { cutOff: own, isSpecific: true } : { cutOff: limits.cutOff, isSpecific: false }
}

function damageSteps(
  judging: Judging,
  additive: readonly ResolvedComponent[],
  others: readonly ResolvedComponent[],
  leftOut: readonly LeftOut[],
): Step[] {
  const weights = additive.flatMap((component) => {
    const category = damageOf(component)
    return category === null ? [] : [{ component, category, limit: damageLimit(component) }]
  })
  const what = say('sum', { sum: 'Skin Corr. 1, 1A, 1B, 1C + Eye Dam. 1' })
  const sum = weighed(judging, weights, limits.damage, { rule: table, what, gives: 'Eye Dam. 1', leftOut }, cutOffOf)
  const single = others.flatMap((component): Term[] => {
    const category = damageOf(component)
    return category === null ? [] : [singleTerm(component, category, damageLimit(component), notAdditive.damage)]
  })
  return [sum, ...otherStep(judging, single, 'Eye Dam. 1'), ...phSteps(judging, '3.3.3.1.2', 'Eye Dam. 1')]
}

function irritationSteps(
  judging: Judging,
  additive: readonly ResolvedComponent[],
  others: readonly ResolvedComponent[],
  leftOut: readonly LeftOut[],
): Step[] {
  const weights = additive.map((component) => {
    const category = damageOf(component)
    if (category === null) return { component, category: 'Eye Irrit. 2' as const, limit: lowestLimit(component, irritant) }
    return { component, category, limit: irritationLimit(component), factor: ten }
  })
  const what = say('sum', { sum: '10 × (Skin Corr. 1, 1A, 1B, 1C + Eye Dam. 1) + Eye Irrit. 2' })
  const sum = weighed(judging, weights, limits.irritation, { rule: table, what, gives: 'Eye Irrit. 2', leftOut }, cutOffOf)
  const single = others.flatMap((component): Term[] => {
    const own = lowestLimit(component, irritant)
    const isIrritant = classAmong(component, irritant) !== undefined || own !== null
    return damageOf(component) !== null && !isIrritant ? [] : [singleTerm(component, 'Eye Irrit. 2', own, notAdditive.irritation)]
  })
  return [sum, ...otherStep(judging, single, 'Eye Irrit. 2')]
}

function otherStep(judging: Judging, single: readonly Term[], gives: HazardCategoryCode): Step[] {
  if (single.length === 0) return []
  return [eachStep(judging, single, { rule: 'CLP Annex I, Table 3.3.4', what: say('notAdditive', { category: gives }), gives })]
}
