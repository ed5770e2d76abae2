/** Oxidising substances mixed with what burns: by themselves neither is explosive or self-reactive, and together they may be. */
import { isOrganic } from '../is-organic.ts'
import type { ResolvedComponent } from '../component.ts'
import { exact, isAtLeast } from '../exact.ts'
import type { JudgeHazard, Judging } from '../judge-hazard.ts'
import { sumStep } from '../make-step.ts'
import type { HazardResult, Step } from '../result.ts'
import { remark, say } from '../sentences.ts'
import { sumTerms } from '../sum-contents.ts'
import { plainTerm } from '../term.ts'
import { judgeByTests, physicalResult } from './physical-result.ts'

const oxidising = /^Ox\. (?:Liq|Sol)\. /
const severe = /^Ox\. (?:Liq|Sol)\. [12]$/
const burning = /^(?:Flam\. (?:Liq|Sol)|Pyr\. (?:Liq|Sol)|Self-heat|Water-react)\./
const water = '7732-18-5'

const is = (pattern: RegExp, { classes }: ResolvedComponent): boolean => classes.some(({ category }) => pattern.test(category))
const isOxidiser = (one: ResolvedComponent): boolean => is(oxidising, one) && isOrganic(one) !== true

/** What may burn: organic by what is known of it, or not known not to be, and what has a class for it. */
const isFuel = (one: ResolvedComponent): boolean => one.cas !== water && !isOxidiser(one) && (is(burning, one) || isOrganic(one) !== false)

const explosiveRule = 'CLP Annex I, 2.1.4.3 (d)'
const selfReactiveRule = 'CLP Annex I, 2.8.2.1 (b)'

const stepOf = (judging: Judging, components: readonly ResolvedComponent[], as: string, limit: number, rule: string): Step => {
  const terms = components.map((component) => plainTerm(component, as, 0))
  return sumStep(judging, terms, exact(limit), { rule, what: say('oxidiserWithFuel'), gives: null })
}

/** 2.1.4.3 (d): no explosive with less than 15 % of categories 1 and 2, or 30 % of category 3. */
const oxidiserSteps = (oxidisers: readonly ResolvedComponent[], judging: Judging): Step[] => [
  stepOf(
    judging,
    oxidisers.filter((one) => is(severe, one)),
    'Ox. 1, 2',
    15,
    explosiveRule,
  ),
  stepOf(judging, oxidisers, 'Ox. 1, 2, 3', 30, explosiveRule),
]

interface Found {
  readonly oxidisers: readonly ResolvedComponent[]
  readonly fuels: readonly ResolvedComponent[]
}

/** What oxidises and what may burn, from so much of the latter on; null: not both of them. */
function findBoth(judging: Judging, fuelFrom: number): Found | null {
  const oxidisers = judging.components.filter(isOxidiser)
  const fuels = oxidisers.length === 0 ? [] : judging.components.filter(isFuel)
  if (fuels.length === 0) return null
  const { most } = sumTerms(
    fuels.map((component) => plainTerm(component, 'combustible', 0)),
    judging,
  )
  return isAtLeast(most, exact(fuelFrom)) ? { oxidisers, fuels } : null
}

const lacking = (result: HazardResult, steps: readonly Step[], { oxidisers, fuels }: Found, rule: string): HazardResult =>
  physicalResult(result.hazardClass, 'dataLacking', null, {
    steps: steps.filter(({ isMet }) => isMet),
    unknown: result.unknown,
    remarks: [
      remark('testMissing', rule),
      remark('suggestedBy', rule, { substances: [...oxidisers, ...fuels].map(({ name }) => name).join(', ') }),
    ],
  })

/** A question that is asked where nothing else suggested the class, and no test answered. */
const asking =
  (ask: (result: HazardResult, judging: Judging) => HazardResult) =>
  (judge: JudgeHazard): JudgeHazard =>
  (judging) =>
    judge(judging).map((result) => (result.outcome === 'notClassified' && result.basis !== 'testData' ? ask(result, judging) : result))

/** Combustible material counts as other suggestions do, from 1 %. */
export const askForExplosive = asking((result, judging) => {
  const found = findBoth(judging, 1)
  if (found === null) return result
  const steps = oxidiserSteps(found.oxidisers, judging)
  return steps.some(({ isMet }) => isMet) ? lacking(result, steps, found, explosiveRule) : { ...result, steps: [...result.steps, ...steps] }
})

/**
 * 2.8.2.1 (b): a mixture that oxidises and holds 5 % or more of combustible organic substances goes through the procedure of self-reactive ones. It may
 * oxidise where a test says so, or, without one, from the contents on of which 2.1.4.3 (d) speaks; below them the oxidising class alone is asked about.
 */
export const askForSelfReactive = asking((result, judging) => {
  const found = findBoth(judging, 5)
  if (found === null) return result
  const hazardClass = judging.mixture.physicalState === 'solid' ? 'oxidisingSolids' : 'oxidisingLiquids'
  const tested = judgeByTests(judging.mixture, hazardClass)?.outcome
  const oxidising = oxidiserSteps(found.oxidisers, judging)
  const mayOxidise = tested === undefined ? oxidising.some(({ isMet }) => isMet) : tested === 'classified'
  if (!mayOxidise) return result
  const combustible = stepOf(judging, found.fuels, 'combustible', 5, selfReactiveRule)
  return lacking(result, [...oxidising, combustible], found, selfReactiveRule)
})
