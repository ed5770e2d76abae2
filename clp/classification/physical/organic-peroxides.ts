import type { ResolvedComponent } from '../component.ts'
import { add, compare, divide, exact, type Exact, isAtLeast, multiply, sumUp, toNumber, write, zero } from '../exact.ts'
import type { Judging } from '../judge-hazard.ts'
import { remark, say, type Remark } from '../sentences.ts'
import { factStep } from '../make-step.ts'
import type { Counted, HazardResult, Step } from '../result.ts'
import { mostOf } from '../sum-contents.ts'
import { judgeByTests, notApplicable, physicalResult } from './physical-result.ts'

const hazardClass = 'organicPeroxides'
const source = 'CLP Annex I, 2.15.2.1'
const hydrogenPeroxide = '7722-84-1'

/** Peroxygen groups in a molecule, and molecular mass in g/mol, by CAS number. */
const peroxides: Readonly<Record<string, readonly [groups: number, mass: number]>> = {
  '94-36-0': [1, 242.23], // dibenzoyl peroxide
  // methyl ethyl ketone peroxide, the open dimer with two hydroperoxy groups, of which technical mixtures consist for the most part: 22.8 % as ADR 2.2.52.4 has them
  '1338-23-4': [3, 210.23],
  '80-15-9': [1, 152.19], // cumene hydroperoxide
  '75-91-2': [1, 90.12], // tert-butyl hydroperoxide
  '614-45-9': [1, 194.23], // tert-butyl perbenzoate
  '3006-82-4': [1, 216.32], // tert-butyl peroxy-2-ethylhexanoate
  '13122-18-4': [1, 230.34], // tert-butyl peroxy-3,5,5-trimethylhexanoate
  '110-05-4': [1, 146.23], // di-tert-butyl peroxide
  '80-43-3': [1, 270.37], // dicumyl peroxide
  '105-74-8': [1, 398.62], // dilauroyl peroxide
  '133-14-2': [1, 380], // bis(2,4-dichlorobenzoyl) peroxide
  '15520-11-3': [1, 398.5], // bis(4-tert-butylcyclohexyl) peroxydicarbonate
  '79-21-0': [1, 76.05], // peracetic acid
  '12262-58-7': [2, 246.3], // cyclohexanone peroxide
}

/**
 * CLP Annex I, 2.15.2: up to 1 % of available oxygen with up to 1 % of hydrogen peroxide, or up to 0.5 % with up to 7 %, a mixture is no organic
 * peroxide. Above that tests find its type.
 */
export function judgeOrganicPeroxides(judging: Judging): HazardResult[] {
  return [judge(judging)]
}

function judge(judging: Judging): HazardResult {
  if (judging.mixture.physicalState === 'gas') return notApplicable(hazardClass, remark('otherState', 'CLP Annex I, 2.15.1'))
  const tested = judgeByTests(judging.mixture, hazardClass)
  if (tested) return tested
  const carriers = judging.components.filter((component) => isPeroxide(component))
  if (carriers.length === 0) {
    const step = factStep(false, { rule: source, what: say('organicPeroxide'), gives: null })
    return physicalResult(hazardClass, 'notClassified', null, { steps: [step] })
  }
  const worst = carriers
    .flatMap(({ classes }) => classes.map(({ category }) => category))
    .filter((one) => one.startsWith('Org. Perox.'))
    .toSorted()[0]
  const unknown = carriers.find((component) => oxygenOf(component) === null)
  const lacking = (open: Remark, steps: readonly Step[]): HazardResult =>
    physicalResult(hazardClass, 'dataLacking', null, {
      steps,
      remarks: [open],
      ...(worst === undefined ? {} : { worst: { category: worst, reason: say('asComponents') } }),
    })
  const step = calculateAvailableOxygen(judging, carriers)
  // Of a little even the richest peroxide gives no more than the limit.
  if (unknown !== undefined && step?.isMet !== false) return lacking(remark('oxygenUnknown', source, { substance: unknown.name }), [])
  if (step === null) return lacking(remark('oxygenDoesNotDecide', 'CLP Annex I, 2.15.2.1 (b)'), [])
  if (!step.isMet) return physicalResult(hazardClass, 'notClassified', null, { steps: [step] })
  return lacking(remark('oxygenAboveLimit', 'CLP Annex I, 2.15.2.2'), [step])
}

/** Each group of two oxygen atoms gives one of them and weighs 32 g/mol by itself, so that no peroxide has more available oxygen than half its mass. */
const richest = [1, 32] as const

/** null: its molecule is not known */
const oxygenOf = ({ cas }: ResolvedComponent): readonly [groups: number, mass: number] | null =>
  cas === null ? null : (peroxides[cas] ?? null)

const isPeroxide = ({ classes, cas }: ResolvedComponent): boolean =>
  classes.some(({ category }) => category.startsWith('Org. Perox.')) || (cas !== null && peroxides[cas] !== undefined)

/** 2.15.2.1: Oa (%) = 16 × Σ (n × c ÷ m). Null with more than 7 % of hydrogen peroxide. */
function calculateAvailableOxygen(judging: Judging, carriers: readonly ResolvedComponent[]): Step | null {
  const hydrogen = sumUp(judging.components.filter(({ cas }) => cas === hydrogenPeroxide).map((component) => mostOf(component, judging)))
  if (compare(hydrogen, exact(7)) > 0) return null
  const limit: Exact = isAtLeast(exact(1), hydrogen) ? exact(1) : exact(0.5)
  const counted: Counted[] = []
  let oxygen = zero
  for (const component of carriers) {
    const [groups, mass] = oxygenOf(component) ?? richest
    const content = mostOf(component, judging)
    oxygen = add(oxygen, divide(multiply(content, exact(16 * groups)), exact(mass)))
    counted.push({
      component: component.key,
      name: component.name,
      content: toNumber(content),
      as: 'available oxygen',
      factor: 16 * groups,
      divisor: mass,
      from: 0,
    })
  }
  return {
    ...factStep(compare(oxygen, limit) > 0, {
      rule: source,
      what: say('availableOxygen', { content: toNumber(hydrogen) }),
      gives: null,
    }),
    arithmetic: 'sum',
    counted,
    sum: `${counted.map(({ content, factor, divisor }) => `${content} × ${factor} ÷ ${divisor}`).join(' + ')} = ${write(oxygen)}`,
    total: toNumber(oxygen),
    unit: '%',
    limit: toNumber(limit),
    comparison: '>',
    distance: toNumber(limit) - toNumber(oxygen),
  }
}
