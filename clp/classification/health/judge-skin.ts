/** Skin corrosion and irritation: CLP Annex I, 3.2.3. */
import { remark, say, type Remark, type Sentence } from '../sentences.ts'
import { sayTest } from '../say-test.ts'
import type { HazardCategoryCode } from '../../hazard-categories.ts'
import { isNamedAcid, isNamedBase } from '../acids-and-bases.ts'
import { classAmong, lowestLimit } from '../component-limits.ts'
import type { ResolvedComponent } from '../component.ts'
import { compareSeverity } from '../endpoints.ts'
import { exact, isAtLeast, isLess, isPositive, one, toNumber, type Exact } from '../exact.ts'
import type { JudgeHazard, Judging } from '../judge-hazard.ts'
import { countedIn, makeResult, testsFor } from '../make-result.ts'
import { eachStep, factStep, sumStep, valueStep } from '../make-step.ts'
import type { LeftOut, Step } from '../result.ts'
import type { Term } from '../term.ts'
import { findUnknown } from '../unknown-hazards.ts'

type Corrosion = 'Skin Corr. 1A' | 'Skin Corr. 1B' | 'Skin Corr. 1C'
const subcategories: readonly Corrosion[] = ['Skin Corr. 1A', 'Skin Corr. 1B', 'Skin Corr. 1C']
/** Every category that corrodes the skin. */
export const corrosive: readonly HazardCategoryCode[] = ['Skin Corr. 1', ...subcategories]
const irritant: readonly HazardCategoryCode[] = ['Skin Irrit. 2']
const ofSkin: readonly HazardCategoryCode[] = [...corrosive, ...irritant]

/** Table 3.2.3; Table 3.2.4 where additivity does not hold; Table 1.1. */
const limits = { corrosion: exact(5), irritation: exact(10), corrosionAmongIrritants: exact(1), cutOff: exact(1) }
const notAdditive = { corrosion: exact(1), irritation: exact(3) }
const ten = exact(10)

export const judgeSkin: JudgeHazard = (judging) => {
  const { components } = judging
  const concerned = components.filter(isConcerned)
  const additive = concerned.filter((component) => component.additive)
  const others = concerned.filter((component) => !component.additive)
  const unknown = findUnknown(judging, ['skin'], isConcerned)
  const tests = testsFor(judging, 'skinCorrosionIrritation')
  const leftOut: LeftOut[] = [...unknown.leftOut, ...others.map(leaveToOtherTable)]
  const steps: Step[] = []
  const positive = tests.find(({ result }) => result === 'positive')
  if (positive) {
    const test = factStep(true, { rule: 'CLP Annex I, 3.2.3.1.1', what: sayTest(positive.method), gives: positive.category })
    const statements = [positive.category === 'Skin Irrit. 2' ? 'H315' : 'H314'] as const
    const because = concerned.map(({ key }) => key)
    const parts = { category: positive.category, statements, basis: 'testData', steps: [test], unknown: unknown.percent, because } as const
    return [makeResult('skinCorrosionIrritation', parts)]
  }
  const isCleared = (categories: readonly HazardCategoryCode[]) =>
    tests.find(({ category, result }) => result === 'negative' && categories.includes(category))
  const clearedOfCorrosion = isCleared(['Skin Corr. 1', 'Skin Corr. 1C'])
  // What is none of a subcategory is none of a more severe one, and may be of a milder one.
  const milder = clearedOfCorrosion ? undefined : (isCleared(['Skin Corr. 1B']) ?? isCleared(['Skin Corr. 1A']))
  const isDenied = (category: HazardCategoryCode | null): boolean =>
    milder !== undefined && category !== null && category !== 'Skin Corr. 1' && compareSeverity(category, milder.category) <= 0
  const remarks: Remark[] = []
  if (clearedOfCorrosion) {
    steps.push(factStep(false, { rule: 'CLP Annex I, 3.2.3.1.1', what: sayTest(clearedOfCorrosion.method), gives: 'Skin Corr. 1' }))
  } else {
    if (milder) steps.push(factStep(false, { rule: 'CLP Annex I, 3.2.3.1.1', what: sayTest(milder.method), gives: milder.category }))
    steps.push(...allCorrosionSteps(judging, additive, others, leftOut))
    steps.push(...phSteps(judging, '3.2.3.1.2', 'Skin Corr. 1'))
    remarks.push(...reserveRemarks(judging))
  }
  const clearedOfIrritation = isCleared(irritant)
  if (clearedOfIrritation) {
    steps.push(factStep(false, { rule: 'CLP Annex I, 3.2.3.1.1', what: sayTest(clearedOfIrritation.method), gives: 'Skin Irrit. 2' }))
  } else {
    steps.push(irritationStep(judging, additive, leftOut))
    if (others.length > 0) steps.push(otherIrritation(judging, others))
  }
  const decisive = steps.find(({ isMet, gives }) => isMet && !isDenied(gives))
  const category = decisive?.gives ?? null
  const statements = category === null ? [] : [category === 'Skin Irrit. 2' ? ('H315' as const) : ('H314' as const)]
  const counted = category === null ? [] : steps.filter((step) => step.isMet && step.gives === category).flatMap(countedIn)
  const because = counted.length > 0 || category === null ? counted : behindPH(judging, concerned).map(({ key }) => key)
  const isTested = category === null && clearedOfCorrosion !== undefined && clearedOfIrritation !== undefined
  const parts = {
    category,
    statements,
    steps,
    unknown: unknown.percent,
    because,
    remarks,
    basis: isTested ? 'testData' : 'calculation',
  } as const
  return [makeResult('skinCorrosionIrritation', parts)]
}

/**
 * Where the pH alone decides, what corrodes or irritates is behind it from the content from which it counts (Table 1.1): a trace of perfume makes no acid.
 * Where nothing reaches that, what corrodes or is an acid or a base by its name, whatever its content: half a per cent of hydrochloric acid does, and a trace of a dye does not.
 */
function behindPH({ mixture }: Judging, concerned: readonly ResolvedComponent[]): readonly ResolvedComponent[] {
  const relevant = concerned.filter((component) => !isLess(component.content.to, cutOffOf(component).cutOff))
  if (relevant.length > 0) return relevant
  const [isNamed, isOther] = (mixture.measured.pH ?? 0) < 7 ? [isNamedAcid, isNamedBase] : [isNamedBase, isNamedAcid]
  return concerned.filter((component) => isNamed(component) || (corrosionOf(component) !== null && !isOther(component)))
}

const isConcerned = (component: ResolvedComponent): boolean =>
  classAmong(component, ofSkin) !== undefined || lowestLimit(component, ofSkin) !== null

const leaveToOtherTable = ({ key, content }: ResolvedComponent): LeftOut => ({
  component: key,
  content: toNumber(content.to),
  reason: 'notAdditive',
})

/** Table 1.1, note: below 1 % where a specific limit is lower. */
function cutOffOf(component: ResolvedComponent): { cutOff: Exact; isSpecific: boolean } {
  const own = lowestLimit(component, ofSkin)
  if (own === null || !isLess(own, limits.cutOff)) return { cutOff: limits.cutOff, isSpecific: false }
  return { cutOff: own, isSpecific: true }
}

const corrosionOf = (component: ResolvedComponent): HazardCategoryCode | null =>
  classAmong(component, corrosive)?.category ?? component.limits.find(({ category }) => corrosive.includes(category))?.category ?? null

/** Note to Table 3.2.3: 1A alone, 1A and 1B, 1A to 1C; without subcategories as soon as one relevant component has none. */
function corrosionSteps(judging: Judging, additive: readonly ResolvedComponent[], leftOut: readonly LeftOut[]): Step[] {
  const carriers = additive.flatMap((component) => {
    const category = corrosionOf(component)
    return category === null ? [] : [{ component, category }]
  })
  const rule = 'CLP Annex I, Table 3.2.3'
  const isRelevant = (component: ResolvedComponent) => isAtLeast(component.content.to, cutOffOf(component).cutOff)
  if (carriers.some(({ component, category }) => category === 'Skin Corr. 1' && isRelevant(component))) {
    const terms = carriers.map(({ component, category }) => ({ component, category, limit: lowestLimit(component, corrosive) }))
    return [
      weighed(judging, terms, limits.corrosion, {
        rule,
        what: say('sum', { sum: 'Skin Corr. 1, 1A, 1B, 1C' }),
        gives: 'Skin Corr. 1',
        leftOut,
      }),
    ]
  }
  return subcategories.map((gives, index) => {
    const counting = subcategories.slice(0, index + 1)
    const terms = carriers
      .filter(({ category }) => counting.some((one) => one === category))
      .map(({ component, category }) => ({ component, category, limit: lowestLimit(component, counting) }))
    return weighed(judging, terms, limits.corrosion, { rule, what: say('sum', { sum: counting.join(' + ') }), gives, leftOut })
  })
}

interface Weighed {
  component: ResolvedComponent
  category: HazardCategoryCode
  /** its specific limit; null: the generic one holds */
  limit: Exact | null
  /** how often it counts against the generic limit */
  factor?: Exact
}

/**
 * Contents against a limit: as they are, while only the generic limit holds; with a specific limit each as a share of its own limit, the
 * shares adding up to 1 (3.2.3.3.2, 3.3.3.3.2).
 */
export function weighed(
  judging: Judging,
  weights: readonly Weighed[],
  generic: Exact,
  rule: { rule: string; what: Sentence; gives: HazardCategoryCode; leftOut: readonly LeftOut[] },
  cutOff: (component: ResolvedComponent) => { cutOff: Exact; isSpecific: boolean } = cutOffOf,
): Step {
  const hasOwn = weights.some(({ limit }) => limit !== null && isPositive(limit))
  const terms = weights.map(({ component, category, limit, factor }): Term => {
    const from = cutOff(component)
    const isOwn = hasOwn && limit !== null && isPositive(limit)
    return {
      component,
      as: category,
      cutOff: from.cutOff,
      isSpecific: from.isSpecific,
      factor: isOwn ? one : (factor ?? one),
      divisor: !hasOwn ? one : isOwn ? limit : generic,
    }
  })
  return sumStep(judging, terms, hasOwn ? one : generic, rule)
}

/** Table 3.2.3: (10 × skin corrosion) + skin irritation 2 from 10 %. */
function irritationStep(judging: Judging, additive: readonly ResolvedComponent[], leftOut: readonly LeftOut[]): Step {
  const weights = additive.map((component): Weighed => {
    const category = corrosionOf(component)
    if (category === null) return { component, category: 'Skin Irrit. 2', limit: lowestLimit(component, irritant) }
    return { component, category, limit: irritationLimit(component), factor: ten }
  })
  const what = say('sum', { sum: '10 × Skin Corr. 1, 1A, 1B, 1C + Skin Irrit. 2' })
  return weighed(judging, weights, limits.irritation, { rule: 'CLP Annex I, Table 3.2.3', what, gives: 'Skin Irrit. 2', leftOut })
}

/** Of a corrosive component: from where it irritates; never above the limit from which it corrodes. */
function irritationLimit(component: ResolvedComponent): Exact | null {
  const own = lowestLimit(component, irritant)
  if (own !== null) return own
  const corrodes = lowestLimit(component, corrosive)
  return corrodes !== null && isLess(corrodes, limits.corrosionAmongIrritants) ? corrodes : null
}

/**
 * Table 3.2.4 gives category 1 without subcategory, which leaves 1A open: a sum of 1A says more, one of 1B or 1C less. A component that is
 * itself without subcategory leaves the mixture without one (Note to Table 3.2.3).
 */
function allCorrosionSteps(
  judging: Judging,
  additive: readonly ResolvedComponent[],
  others: readonly ResolvedComponent[],
  leftOut: readonly LeftOut[],
): Step[] {
  const isOpen = (component: ResolvedComponent) => corrosionOf(component) === 'Skin Corr. 1'
  const otherSteps = (some: readonly ResolvedComponent[]) => (some.length > 0 ? [otherCorrosion(judging, some)] : [])
  const [worst, ...milder] = corrosionSteps(judging, additive, leftOut)
  const open = otherSteps(others.filter(isOpen))
  return [...open, ...(worst ? [worst] : []), ...otherSteps(others.filter((one) => !isOpen(one))), ...milder]
}

function otherCorrosion(judging: Judging, others: readonly ResolvedComponent[]): Step {
  const terms = others.flatMap((component): Term[] => {
    const category = corrosionOf(component)
    if (category === null) return []
    return [singleTerm(component, category, lowestLimit(component, corrosive), notAdditive.corrosion)]
  })
  const what = say('notAdditive', { category: 'Skin Corr. 1' })
  return eachStep(judging, terms, { rule: 'CLP Annex I, Table 3.2.4', what, gives: 'Skin Corr. 1' })
}

function otherIrritation(judging: Judging, others: readonly ResolvedComponent[]): Step {
  const terms = others.flatMap((component): Term[] => {
    const own = lowestLimit(component, irritant)
    if (corrosionOf(component) !== null && own === null) return []
    return [singleTerm(component, 'Skin Irrit. 2', own, notAdditive.irritation)]
  })
  const what = say('notAdditive', { category: 'Skin Irrit. 2' })
  return eachStep(judging, terms, { rule: 'CLP Annex I, Table 3.2.4', what, gives: 'Skin Irrit. 2' })
}

/** A component for itself, from its own limit or the generic one. */
export function singleTerm(component: ResolvedComponent, as: string, own: Exact | null, generic: Exact): Term {
  return { component, as, factor: one, divisor: one, cutOff: own ?? generic, isSpecific: own !== null }
}

/** pH ≤ 2 or ≥ 11.5, unless data other than pH and reserve show otherwise: 3.2.3.1.2 and 3.3.3.1.2. */
export function phSteps({ mixture }: Judging, point: string, gives: HazardCategoryCode): Step[] {
  const { pH } = mixture.measured
  if (pH === null) return []
  const rule = `CLP Annex I, ${point}`
  const isAcid = pH < 7
  const what = say('pH')
  return [valueStep({ figure: pH, unit: 'pH', comparison: isAcid ? '<=' : '>=', limit: isAcid ? 2 : 11.5 }, { rule, what, gives })]
}

/** A reserve that suggests that the mixture does not corrode is a hint to test, no more: 3.2.3.1.2. */
function reserveRemarks({ mixture }: Judging): Remark[] {
  const { pH, alkaliReserve, acidReserve } = mixture.measured
  if (pH === null || (pH > 2 && pH < 11.5)) return []
  const reserve = pH >= 11.5 ? alkaliReserve : acidReserve
  if (reserve === null) return []
  return [remark('reserveConfirms', 'CLP Annex I, 3.2.3.1.2')]
}
