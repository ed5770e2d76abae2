/** Oxidising substances mixed with what burns: by themselves neither is explosive or self-reactive, and together they may be. */
import { isOrganic } from '../is-organic.ts'
import type { ResolvedComponent } from '../component.ts'
import { exact, isAtLeast } from '../exact.ts'
import type { JudgeHazard, Judging } from '../judge-hazard.ts'
import { sumStep } from '../make-step.ts'
import type { HazardResult, Step } from '../result.ts'
import { remark, say } from '../sentences.ts'
import { plainTerm, sumTerms } from '../sum-contents.ts'
import { judgeByTests, physicalResult } from './physical-result.ts'

const oxidising = /^Ox\. (?:Liq|Sol)\. /
const severe = /^Ox\. (?:Liq|Sol)\. [12]$/
const burning = /^(?:Flam\. (?:Liq|Sol)|Pyr\. (?:Liq|Sol)|Self-heat|Water-react)\./
const water = '7732-18-5'

const is = (pattern: RegExp, { classes }: ResolvedComponent): boolean => classes.some(({ category }) => pattern.test(category))
const isOxidiser = (one: ResolvedComponent): boolean => is(oxidising, one) && isOrganic(one) !== true

/** What may burn: organic by what is known of it, or not known not to be, and what has a class for it. */
const isFuel = (one: ResolvedComponent): boolean => one.cas !== water && !isOxidiser(one) && (is(burning, one) || isOrganic(one) !== false)

const nameOf = ({ name }: ResolvedComponent): string => name

interface Question {
  readonly rule: string
  /** % of combustible material from which it is asked */
  readonly fuelFrom: number
  /** the sums that decide */
  readonly steps: (oxidisers: readonly ResolvedComponent[], fuels: readonly ResolvedComponent[], judging: Judging) => Step[]
}

const stepOf = (judging: Judging, components: readonly ResolvedComponent[], as: string, limit: number, rule: string): Step => {
  const terms = components.map((component) => plainTerm(component, as, 0))
  return sumStep(judging, terms, exact(limit), { rule, what: say('oxidiserWithFuel'), gives: null })
}

/** 2.1.4.3 (d): no explosive with less than 15 % of categories 1 and 2, or 30 % of category 3. Combustible material counts as other suggestions do, from 1 %. */
const explosive: Question = {
  rule: 'CLP Annex I, 2.1.4.3 (d)',
  fuelFrom: 1,
  steps: (oxidisers, _, judging) => [
    stepOf(
      judging,
      oxidisers.filter((one) => is(severe, one)),
      'Ox. 1, 2',
      15,
      'CLP Annex I, 2.1.4.3 (d)',
    ),
    stepOf(judging, oxidisers, 'Ox. 1, 2, 3', 30, 'CLP Annex I, 2.1.4.3 (d)'),
  ],
}

/** 2.8.2.1 (b): a mixture that oxidises and holds 5 % or more of combustible organic substances goes through the procedure of self-reactive ones. */
const selfReactive: Question = {
  rule: 'CLP Annex I, 2.8.2.1 (b)',
  fuelFrom: 5,
  steps: (_, fuels, judging) => [stepOf(judging, fuels, 'combustible', 5, 'CLP Annex I, 2.8.2.1 (b)')],
}

/** Asks for a test where the mixture is such a one and nothing else suggested the class. */
const asking =
  (question: Question, judge: JudgeHazard): JudgeHazard =>
  (judging) =>
    judge(judging).map((result) =>
      result.outcome === 'notClassified' && result.basis !== 'testData' ? ask(question, result, judging) : result,
    )

function ask({ rule, fuelFrom, steps }: Question, result: HazardResult, judging: Judging): HazardResult {
  const oxidisers = judging.components.filter(isOxidiser)
  const fuels = oxidisers.length === 0 ? [] : judging.components.filter(isFuel)
  const fuel = sumTerms(
    fuels.map((component) => plainTerm(component, 'combustible', 0)),
    judging,
  )
  if (fuels.length === 0 || !isAtLeast(fuel.most, exact(fuelFrom))) return result
  const asked = steps(oxidisers, fuels, judging)
  if (!asked.some(({ isMet }) => isMet)) return { ...result, steps: [...result.steps, ...asked] }
  const substances = [...oxidisers, ...fuels].map(nameOf).join(', ')
  return physicalResult(result.hazardClass, 'dataLacking', null, {
    steps: asked.filter(({ isMet }) => isMet),
    unknown: result.unknown,
    remarks: [remark('testMissing', rule), remark('suggestedBy', rule, { substances })],
  })
}

export const askForExplosive = (judge: JudgeHazard): JudgeHazard => asking(explosive, judge)

/** What a test showed to be no oxidiser is none of the mixtures that 2.8.2.1 (b) speaks of. */
export const askForSelfReactive =
  (judge: JudgeHazard): JudgeHazard =>
  (judging) => {
    const hazardClass = judging.mixture.physicalState === 'solid' ? 'oxidisingSolids' : 'oxidisingLiquids'
    return judgeByTests(judging.mixture, hazardClass)?.outcome === 'notClassified' ? judge(judging) : asking(selfReactive, judge)(judging)
  }
