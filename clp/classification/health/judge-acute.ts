/** Acute toxicity by route: CLP Annex I, 3.1.3. */
import type { ResolvedComponent } from '../component.ts'
import { remark, say, type Remark } from '../sentences.ts'
import { categoryNumber, severerClass } from '../join-entry.ts'
import { acuteCategories, estimateTables, type AcuteCategory } from '../estimate-tables.ts'
import {
  add,
  compare,
  divide,
  exact,
  hundred,
  isAtLeast,
  isLess,
  isPositive,
  one,
  subtract,
  toNumber,
  write,
  type Exact,
} from '../exact.ts'
import type { JudgeHazard, Judging } from '../judge-hazard.ts'
import { countedIn, makeResult, testsFor } from '../make-result.ts'
import { factStep, writeShare } from '../make-step.ts'
import { estimateRoutes, type EstimateRoute } from '../mixture.ts'
import { routeOfStatement } from '../endpoints.ts'
import type { AcuteToxicityEstimates, HazardResult, LeftOut, Step } from '../result.ts'
import { mostOf, sumTerms } from '../sum-contents.ts'
import type { Term } from '../term.ts'
import { findUnknown, type UnknownShare } from '../unknown-hazards.ts'
import { mostUnknown, sumBesideUnknown } from './sum-beside-unknown.ts'
import { chooseEstimate, formOf, lacksRequestedForm, sameColumn, type ChosenEstimate } from './choose-estimate.ts'
import { sayTest } from '../say-test.ts'

const hazardClass = 'acuteToxicity'
/** Table 1.1 and 3.1.3.3(a): categories 1 to 3 from 0.1 %, category 4 from 1 %. */
const cutOffs: Readonly<Record<AcuteCategory, Exact>> = { 1: exact(0.1), 2: exact(0.1), 3: exact(0.1), 4: one }

export const judgeAcuteToxicity: JudgeHazard = (judging) => [
  judgeRoute(judging, 'oral', ['oral']),
  judgeRoute(judging, 'dermal', ['dermal']),
  judgeRoute(
    judging,
    'inhalation',
    estimateRoutes.filter((route) => estimateTables[route].route === 'inhalation'),
  ),
]

interface Judged {
  route: EstimateRoute
  step: Step
  category: AcuteCategory | null
  estimate: number | null
  /** % */
  unknown: number
  /** Σ content ÷ estimate, and the components that count in it */
  most: Exact
  counting: readonly Candidate[]
}

function judgeRoute(judging: Judging, exposure: 'oral' | 'dermal' | 'inhalation', routes: readonly EstimateRoute[]): HazardResult {
  const tried = routes.map((route) => findCandidates(judging, route))
  const requested = requestedForms(judging, routes)
  const unknown = findUnknownBy(
    judging,
    exposure,
    tried.filter(({ route }) => requested.includes(route)),
  )
  const judged = tried.flatMap((one) => judgeForm(judging, one, exposure))
  const unanswered = judged.length === 0 ? [noEstimate(judging, tried, unknown)] : []
  const estimates = listEstimates(judging, exposure, judged, unknown)
  const worst = judged.reduce<AcuteCategory | null>((held, { category }) => {
    return category !== null && (held === null || category < held) ? category : held
  }, null)
  const steps = [...judged.map(({ step }) => step), ...unanswered]
  const tests = testsFor(judging, hazardClass).filter(({ statement }) => routeOfStatement(statement) === exposure)
  const positive = tests.find(({ result }) => result === 'positive')
  // A test that finds no hazard of a category finds none of a more severe one, and leaves the milder ones to the calculation.
  const cleared = Math.max(0, ...tests.filter(({ result }) => result === 'negative').map(({ category }) => categoryNumber(category)))
  const test = positive ?? tests.find(({ category }) => categoryNumber(category) === cleared)
  const byTest = test
    ? factStep(positive !== undefined, { rule: 'CLP Annex I, 3.1.3.4', what: sayTest(test.method), gives: test.category })
    : null
  const left = worst === null ? undefined : acuteCategories.find((one) => one >= worst && one > cleared)
  const calculated = left === undefined ? null : severerClass(left, exposure)
  const category = positive ? positive.category : (calculated?.category ?? null)
  const statement = positive ? positive.statement : (calculated?.statement ?? null)
  const because =
    category === null ? [] : judged.filter((one) => positive !== undefined || one.category === worst).flatMap(({ step }) => countedIn(step))
  return makeResult(hazardClass, {
    differentiation: exposure,
    category,
    statements: statement === null ? [] : [statement],
    route: exposure,
    basis: byTest && (positive !== undefined || category === null) ? 'testData' : 'calculation',
    steps: byTest ? [byTest, ...steps] : steps,
    unknown: unknown.percent,
    because,
    estimates,
    worstCase: worstCaseOf(judging, exposure, judged, unknown, worst),
    remarks: remarksOf(judging, exposure),
  })
}

/**
 * 3.1.3.6.2.2: components of unknown toxicity from 1 %, by route; vapour, dust or mist and gas are unknown each for itself. What was tested in
 * another form than the one that is asked for is unknown in that one.
 */
function findUnknownBy(judging: Judging, exposure: 'oral' | 'dermal' | 'inhalation', tried: readonly Tried[]): UnknownShare {
  const forms = tried.map(({ route }) => route)
  const endpoints = [exposure, 'acute', ...forms.flatMap((form) => [form, sameColumn[form] ?? form])] as const
  const { mixture } = judging
  const isRequested = mixture.inhalation !== null && forms.includes(mixture.inhalation)
  // What counts in the formula, or ends above category 4, is known there.
  const isKnown = ({ key }: ResolvedComponent) =>
    tried.some(
      ({ candidates, leftOut }) =>
        candidates.some(({ term }) => term.component.key === key) ||
        leftOut.some(({ component, reason }) => component === key && reason === 'aboveCategory4'),
    )
  return findUnknown(judging, endpoints, isKnown, 1, isRequested ? (component) => lacksRequestedForm(component, mixture) : null)
}

/** Who says how people breathe the mixture is told what is unknown of that form alone. */
function requestedForms({ mixture }: Judging, routes: readonly EstimateRoute[]): readonly EstimateRoute[] {
  return mixture.inhalation !== null && routes.includes(mixture.inhalation) ? [mixture.inhalation] : routes
}

/** By route; where no component has an estimate, only what is unknown of components. */
function listEstimates(
  judging: Judging,
  exposure: 'oral' | 'dermal' | 'inhalation',
  judged: readonly Judged[],
  unknown: UnknownShare,
): AcuteToxicityEstimates | undefined {
  if (judged.length > 0)
    return Object.fromEntries(judged.map(({ route, ...one }) => [route, { estimate: one.estimate, unknown: one.unknown }]))
  if (!isPositive(unknown.ofComponents)) return undefined
  return { [exposure === 'inhalation' ? formOf(judging.mixture) : exposure]: { estimate: null, unknown: unknown.percent } }
}

/** No component is relevant: why each of them is left out. */
function noEstimate(judging: Judging, tried: readonly Tried[], unknown: UnknownShare): Step {
  const below = tried.flatMap(
    ({ candidates }) =>
      sumTerms(
        candidates.map(({ term }) => term),
        judging,
      ).leftOut,
  )
  const all = [...unknown.leftOut, ...tried.flatMap(({ leftOut }) => leftOut), ...below]
  const leftOut = [...new Map(all.map((one) => [`${one.component} ${one.reason}`, one])).values()]
  return factStep(false, { rule: 'CLP Annex I, 3.1.3.3', what: say('noneRelevant'), gives: null, leftOut, unknown: unknown.percent })
}

interface Candidate {
  term: Term
  chosen: ChosenEstimate
}

/** The components that count in the formula of a route. */
interface Tried {
  route: EstimateRoute
  candidates: readonly Candidate[]
  leftOut: readonly LeftOut[]
}

/** The formula of 3.1.3.6.1, or of 3.1.3.6.2.3 where more than 10 % are unknown; nothing where no component is relevant. */
function judgeForm(judging: Judging, tried: Tried, exposure: 'oral' | 'dermal' | 'inhalation'): Judged[] {
  const { route, candidates, leftOut } = tried
  if (candidates.length === 0) return []
  const unknown = findUnknownBy(judging, exposure, [tried])
  const { upTo, unit } = estimateTables[route]
  const { summed, corrected } = sumBesideUnknown(
    candidates.map(({ term }) => term),
    unknown,
    judging,
  )
  const left = [...unknown.leftOut, ...leftOut, ...summed.leftOut]
  if (!isPositive(summed.most)) return []
  const above = subtract(hundred, corrected)
  const estimate = divide(above, summed.most)
  const counted = new Set(summed.counted.map(({ component }) => component))
  const counting = candidates.filter(({ term }) => counted.has(term.component.key))
  const category = categoryOf(estimate, upTo, counting)
  const limit = exact(upTo[3])
  const deciders = decidersOf(estimate, summed, above, category, upTo)
  const step: Step = {
    rule: isPositive(corrected) ? 'CLP Annex I, 3.1.3.6.2.3' : 'CLP Annex I, 3.1.3.6.1',
    what: say('estimate', { route }),
    arithmetic: 'estimate',
    counted: summed.counted,
    leftOut: left,
    sum: `${isPositive(corrected) ? `(100 − ${toNumber(corrected)})` : '100'} ÷ (${summed.counted.map(writeShare).join(' + ')}) = ${write(estimate)}`,
    total: toNumber(estimate),
    unit,
    limit: toNumber(category === null ? limit : exact(upTo[category - 1] ?? upTo[3])),
    comparison: '<=',
    distance: toNumber(subtract(estimate, category === null ? limit : exact(upTo[category - 1] ?? upTo[3]))),
    isMet: category !== null,
    unknown: unknown.percent,
    corrected: toNumber(corrected),
    totalAtOtherEnd: summed.hasRange && isPositive(summed.least) ? toNumber(divide(above, summed.least)) : undefined,
    decidedBy: deciders.length > 0 ? deciders : undefined,
    gives: category === null ? null : severerClass(category, estimateTables[route].route).category,
  }
  const rounded = Number(toNumber(estimate).toPrecision(6))
  return [{ route, step, category, estimate: rounded, unknown: unknown.percent, most: summed.most, counting }]
}

/**
 * The category of an estimate by Table 3.1.1. It is never more severe than that of the most severe component: the converted points of
 * category 2 lie on the limit of category 1.
 */
function categoryOf(estimate: Exact, upTo: readonly number[], counting: readonly Candidate[]): AcuteCategory | null {
  const reached = acuteCategories.find((category) => isAtLeast(exact(upTo[category - 1] ?? 0), estimate))
  if (reached === undefined) return null
  const most = Math.min(...counting.map(({ chosen }) => chosen.category ?? 4))
  return acuteCategories.find((category) => category >= Math.max(reached, most)) ?? 4
}

/** Components whose range decides: at its other end the mixture would be of a milder category. */
function decidersOf(
  estimate: Exact,
  summed: ReturnType<typeof sumTerms>,
  above: Exact,
  category: AcuteCategory | null,
  upTo: readonly number[],
): readonly string[] {
  if (category === null || !summed.hasRange) return []
  const limit = exact(upTo[category - 1] ?? 0)
  return compare(estimate, limit) <= 0 ? summed.decidersOf(divide(above, limit)) : []
}

function findCandidates(judging: Judging, route: EstimateRoute): Tried {
  const candidates: Candidate[] = []
  const leftOut: LeftOut[] = []
  for (const component of judging.components) {
    const chosen = chooseEstimate(component, route, judging.mixture)
    if (chosen === null) continue
    const content = toNumber(mostOf(component, judging))
    if (chosen === 'otherForm') leftOut.push({ component: component.key, content, reason: 'otherForm' })
    else if (chosen.category === null) leftOut.push({ component: component.key, content, reason: 'aboveCategory4' })
    else {
      const as = `${chosen.isConverted ? 'converted estimate' : 'ATE'} ${chosen.value} ${estimateTables[route].unit}`
      const term: Term = { component, as, factor: one, divisor: exact(chosen.value), cutOff: cutOffs[chosen.category] }
      candidates.push({ term, chosen })
    }
  }
  // A value for dust holds for mist as well; it is judged once, in the form in which the mixture is breathed.
  return isTwin(judging, route, candidates) ? { route, candidates: [], leftOut: [] } : { route, candidates, leftOut }
}

/** Dust and mist are one column of the tables: of the two only the asked one, or the one with values, is judged. */
function isTwin({ mixture }: Judging, route: EstimateRoute, candidates: readonly Candidate[]): boolean {
  if (route !== 'dust' && route !== 'mist') return false
  const form = formOf(mixture)
  if (form === 'dust' || form === 'mist') return route !== form
  const hasOwn = (one: EstimateRoute) => candidates.some(({ term }) => term.component.estimates[one]?.source === 'own')
  const isMist = mixture.physicalState !== 'solid' && !(hasOwn('dust') && !hasOwn('mist'))
  return route !== (isMist ? 'mist' : 'dust')
}

/** What the mixture would be if what no component accounts for were as toxic as the rest. */
function worstCaseOf(
  judging: Judging,
  exposure: 'oral' | 'dermal' | 'inhalation',
  judged: readonly Judged[],
  unknown: UnknownShare,
  worst: AcuteCategory | null,
): HazardResult['worstCase'] {
  const total = add(unknown.ofComponents, judging.remainder)
  if (!isPositive(judging.remainder) || !isLess(mostUnknown, total) || isAtLeast(total, hundred)) return undefined
  const above = subtract(hundred, total)
  const categories = judged.map(({ route, most, counting }) => categoryOf(divide(above, most), estimateTables[route].upTo, counting))
  const category = acuteCategories.find((one) => categories.includes(one))
  if (category === undefined || (worst !== null && category >= worst)) return undefined
  const { category: code, statement } = severerClass(category, exposure)
  const reason = say('notNamed', { content: toNumber(judging.remainder) })
  return { category: code, statements: [statement], reason }
}

function remarksOf({ mixture, components }: Judging, exposure: string): Remark[] {
  if (exposure !== 'inhalation' || mixture.inhalation !== null || mixture.physicalState !== 'liquid') return []
  const isConcerned = components.some(({ classes }) => classes.some(({ statement }) => routeOfStatement(statement) === 'inhalation'))
  return isConcerned ? [remark('asVapour', 'CLP Annex I, Table 3.1.1')] : []
}
