/** Germ cell mutagenicity, carcinogenicity, reproductive toxicity and effects via lactation: CLP Annex I, 3.5.3, 3.6.3, 3.7.3. */
import { say } from '../sentences.ts'
import { findHazardCategory, type HazardCategoryCode, type HazardClass } from '../../hazard-categories.ts'
import type { CategoryStatementCode } from '../../hazard-class-table.ts'
import { classOfCategory, limitsAmong, lowest } from '../component-limits.ts'
import type { ResolvedClass, ResolvedComponent, ResolvedLimit } from '../component.ts'
import { classOf, compareSeverity } from '../endpoints.ts'
import { exact, isAtLeast, one, smaller, zero, type Exact } from '../exact.ts'
import type { JudgeHazard, Judging } from '../judge-hazard.ts'
import { makeResult, testsFor } from '../make-result.ts'
import { eachStep, factStep, sumStep } from '../make-step.ts'
import type { HazardResult, Step } from '../result.ts'
import { mostOf } from '../sum-contents.ts'
import type { Term } from '../term.ts'
import { findUnknown } from '../unknown-hazards.ts'
import { joinReproductive } from './join-reproductive.ts'
import { sayTest } from '../say-test.ts'
import { additionNote, leftOutByNotes } from './leave-out-by-note.ts'

interface Tier {
  /** what the mixture becomes */
  gives: HazardCategoryCode
  /** the components that count: of the same category */
  limit: Exact
}

interface CmrClass {
  hazardClass: HazardClass
  differentiation: string | null
  tiers: readonly Tier[]
  table: string
  tests: string
  joinStatements: (carried: readonly Carried[], category: HazardCategoryCode) => readonly CategoryStatementCode[]
}

/** A component that counts, and how. */
export interface Carried {
  component: ResolvedComponent
  category: HazardCategoryCode
  statement: CategoryStatementCode | null
}

const tenth = exact(0.1)
const threeTenths = exact(0.3)

const mutagens: CmrClass = {
  hazardClass: 'germCellMutagenicity',
  differentiation: null,
  tiers: [
    { gives: 'Muta. 1A', limit: tenth },
    { gives: 'Muta. 1B', limit: tenth },
    { gives: 'Muta. 2', limit: one },
  ],
  table: 'CLP Annex I, Table 3.5.2',
  tests: 'CLP Annex I, 3.5.3.2',
  joinStatements: (_, category) => [category === 'Muta. 2' ? 'H341' : 'H340'],
}

const carcinogens: CmrClass = {
  hazardClass: 'carcinogenicity',
  differentiation: null,
  tiers: [
    { gives: 'Carc. 1A', limit: tenth },
    { gives: 'Carc. 1B', limit: tenth },
    { gives: 'Carc. 2', limit: one },
  ],
  table: 'CLP Annex I, Table 3.6.2',
  tests: 'CLP Annex I, 3.6.3.2',
  // Inhalation alone (H350i) only where no component causes cancer by another route too.
  joinStatements: (carried, category) => {
    if (category === 'Carc. 2') return ['H351']
    return carried.length > 0 && carried.every(({ statement }) => statement === 'H350i') ? ['H350i'] : ['H350']
  },
}

const reproductive: CmrClass = {
  hazardClass: 'reproductiveToxicity',
  differentiation: null,
  tiers: [
    { gives: 'Repr. 1A', limit: threeTenths },
    { gives: 'Repr. 1B', limit: threeTenths },
    { gives: 'Repr. 2', limit: exact(3) },
  ],
  table: 'CLP Annex I, Table 3.7.2',
  tests: 'CLP Annex I, 3.7.3.2',
  joinStatements: joinReproductive,
}

const lactation: CmrClass = {
  ...reproductive,
  differentiation: 'lactation',
  tiers: [{ gives: 'Lact.', limit: threeTenths }],
  joinStatements: () => ['H362'],
}

export const judgeMutagenicity: JudgeHazard = (judging) => [judgeCmr(judging, mutagens)]
export const judgeCarcinogenicity: JudgeHazard = (judging) => [judgeCmr(judging, carcinogens)]
export const judgeReproductiveToxicity: JudgeHazard = (judging) => [judgeCmr(judging, reproductive), judgeCmr(judging, lactation)]

function judgeCmr(judging: Judging, cmr: CmrClass): HazardResult {
  const unknown = findUnknown(judging, ['cmr'], (component) => cmr.tiers.some(({ gives }) => classOfCategory(component, gives)))
  const steps: Step[] = []
  const carried: Carried[] = []
  for (const tier of cmr.tiers) {
    const { terms, added, statements } = findCarriers(judging, cmr, tier)
    const { gives } = tier
    const byNote = leftOutByNotes(judging, [gives])
    const leftOut = byNote.length === 0 ? unknown.leftOut : [...unknown.leftOut, ...byNote]
    const step = eachStep(judging, terms, { rule: cmr.table, what: say('fromLimit', { category: gives }), gives, leftOut })
    const tried = [step]
    for (const [note, group] of added) {
      const what = say('sum', { sum: gives })
      tried.push(sumStep(judging, group, tier.limit, { rule: `CLP Annex VI, 1.1.3, Note ${note}`, what, gives, leftOut: [] }))
    }
    steps.push(...tried)
    for (const { component } of tried.flatMap((one) => (one.isMet ? one.counted : []))) {
      const found = statements.find((one) => one.component.key === component)
      if (found && !carried.includes(found)) carried.push(found)
    }
  }
  // A test of the mixture counts only where it shows more than the components do (Article 6(3)).
  const tests = testsFor(judging, cmr.hazardClass).filter(({ category, result }) => {
    return result === 'positive' && cmr.tiers.some(({ gives }) => gives === category)
  })
  for (const test of tests) steps.push(factStep(true, { rule: cmr.tests, what: sayTest(test.method), gives: test.category }))
  const category = cmr.tiers.find(({ gives }) => steps.some((step) => step.isMet && step.gives === gives))?.gives ?? null
  const isTested = category !== null && !carried.some((one) => one.category === category)
  const because = carried.filter((one) => category !== null && countsWith(one.category, category)).map(({ component }) => component.key)
  return makeResult(cmr.hazardClass, {
    differentiation: cmr.differentiation,
    category,
    statements: category === null ? [] : cmr.joinStatements(carried, category),
    basis: isTested ? 'testData' : 'calculation',
    steps,
    unknown: unknown.percent,
    because,
    ...(category === null ? {} : routesOf(carried)),
  })
}

/** H340 is of categories 1A and 1B alike, H341 of category 2. */
const countsWith = (one: HazardCategoryCode, category: HazardCategoryCode): boolean =>
  one.slice(0, -1) === category.slice(0, -1) || one === category

function findCarriers(judging: Judging, { hazardClass }: CmrClass, { gives, limit }: Tier) {
  const terms: Term[] = []
  const added: [note: '11' | '12', group: Term[]][] = []
  const statements: Carried[] = []
  for (const component of judging.components) {
    const own = classOfCategory(component, gives)
    if (!own && component.limits.length === 0) continue
    const limits = limitsOf(component, gives, own !== undefined)
    const specific = lowest(limits)
    if (!own && specific === null) continue
    const effects = effectsOf(own ?? null, limits, limit)
    const cutOff = effects.length > 0 ? effects.map(({ from }) => from).reduce(smaller) : (specific ?? limit)
    const term = { component, as: own?.statement ?? gives, factor: one, divisor: one, cutOff, isSpecific: cutOff !== limit }
    const reached = withReached(effects, gives, mostOf(component, judging))
    statements.push({
      component,
      category: gives,
      statement: own ? withoutLimited(reached ?? own.statement, component, gives) : (reached ?? limits[0]?.statement ?? null),
    })
    const group = additionNote(component, hazardClass)
    if (group === null) terms.push(term)
    else {
      const whole = { ...term, cutOff: zero, isSpecific: false }
      const held = added.find(([note]) => note === group)
      if (held) held[1].push(whole)
      else added.push([group, [whole]])
    }
  }
  return { terms, added, statements }
}

/**
 * The specific limits of the category. Flocoumafen is Repr. 1B and has its limit printed for Repr. 1A (Annex VI, 607-375-00-5): it is that of the
 * category that the entry gives, since a limit never makes a substance more severe than it is (CLP Article 10(1)).
 */
function limitsOf(component: ResolvedComponent, gives: HazardCategoryCode, isOwn: boolean): readonly ResolvedLimit[] {
  if (component.limits.length === 0) return component.limits
  const held = component.classes.filter((one) => isOfClass(one, gives))
  const isAbove = ({ category }: { category: HazardCategoryCode }): boolean =>
    held.length > 0 && held.every((one) => compareSeverity(category, one.category) < 0)
  if (isAbove({ category: gives })) return []
  return component.limits.filter((one) => one.category === gives || (isOwn && isOfClass(one, gives) && isAbove(one)))
}

/** Effects on or via lactation are a category of their own in the class of reproductive toxicity. */
const isOfClass = ({ category }: { category: HazardCategoryCode }, of: HazardCategoryCode): boolean =>
  classOf(category) === classOf(of) && (category === 'Lact.') === (of === 'Lact.')

/**
 * From which content each effect of a statement counts. A limit that names one effect is that of this effect alone: lead powder is Repr. 1A H360FD with a
 * limit of 0.03 % for H360D, and impairs fertility from the generic 0.3 % on (CLP Article 10; Annex VI, 1.1.2.1.2). Empty where the statement names none.
 */
function effectsOf(own: ResolvedClass | null, limits: readonly ResolvedLimit[], generic: Exact) {
  const lettersIn = ({ statement }: Pick<ResolvedClass, 'statement'>): string[] => statement?.slice(4).split('') ?? []
  const letters = own ? lettersIn(own) : []
  // A class that leaves the effect open has all of them, whatever a limit names.
  if (own && letters.length === 0) return []
  const names = (limit: ResolvedLimit, letter: string): boolean => {
    const said = lettersIn(limit)
    return said.length === 0 || said.some((one) => one.toLowerCase() === letter.toLowerCase())
  }
  const beside = limits.flatMap(lettersIn).filter((letter) => !letters.some((one) => one.toLowerCase() === letter.toLowerCase()))
  return [...new Set([...letters, ...beside])].map((letter) => ({
    letter,
    from: lowest(limits.filter((limit) => names(limit, letter))) ?? generic,
  }))
}

/** The statement with the effects that the content reaches; null where it reaches none. */
function withReached(effects: ReturnType<typeof effectsOf>, gives: HazardCategoryCode, content: Exact): CategoryStatementCode | null {
  const left = effects.filter(({ from }) => isAtLeast(content, from)).map(({ letter }) => letter)
  if (left.length === 0) return null
  const isOf = (code: string): boolean => code.length === 4 + left.length && left.every((letter) => code.slice(4).includes(letter))
  return findHazardCategory(gives).statements.find(isOf) ?? null
}

/**
 * Lead compounds damage the unborn child from 0.3 % and are suspected of impairing fertility from 2.5 % only (Repr. 1A H360Df with a limit for
 * Repr. 2 H361f): the letter of the effect with a limit of its own comes by that limit.
 */
function withoutLimited(statement: CategoryStatementCode | null, component: ResolvedComponent, gives: HazardCategoryCode) {
  if (gives !== 'Repr. 1A' && gives !== 'Repr. 1B') return statement
  const limited = limitsAmong(component, ['Repr. 2']).flatMap((limit) => limit.statement?.slice(4).split('') ?? [])
  const left = limited.reduce<string | null>((code, letter) => code?.replace(letter, '') ?? null, statement)
  return findHazardCategory(gives).statements.find((code) => code === left) ?? statement
}

/** A route stands in the statement only where it is proven of every component that counts that no other causes the hazard. */
function routesOf(carried: readonly Carried[]) {
  const named = carried.map(({ component, category }) => component.classes.find((one) => one.category === category)?.routes ?? [])
  const [first] = named
  if (!first || first.length === 0 || named.some((routes) => routes.length === 0)) return {}
  return { routes: [...new Set(named.flat())] }
}
