import { findHazardCategory, type HazardCategoryCode } from '../../hazard-categories.ts'
import type { ResolvedComponent } from '../component.ts'
import { classOf } from '../endpoints.ts'
import {
  add,
  compare,
  divide,
  exact,
  type Exact,
  hundred,
  isAtLeast,
  isLess,
  isPositive,
  multiply,
  one,
  sumUp,
  toNumber,
  write,
  zero,
} from '../exact.ts'
import type { Judging } from '../judge-hazard.ts'
import { remark, say } from '../sentences.ts'
import { factStep } from '../make-step.ts'
import type { Counted, HazardResult, Step } from '../result.ts'
import { mostOf } from '../sum-contents.ts'
import { flammableGasLimits, inertGasFactors, oxidisingPowers, unknownOxidisingPower, unstableGases } from './gas-figures.ts'
import { isNearlyPure } from '../nearly-pure.ts'
import { judgeByTests, notApplicable, physicalResult } from './physical-result.ts'
import { judgeWithoutState } from './without-state.ts'

const starts = (component: ResolvedComponent, beginnings: readonly string[]): boolean =>
  component.classes.some(({ category }) => beginnings.some((start) => category.startsWith(start)))
const flammableGas = ['Flam. Gas', 'Pyr. Gas', 'Chem. Unst. Gas']
const isFlammable = (component: ResolvedComponent): boolean => starts(component, flammableGas)
const isOxidising = (component: ResolvedComponent): boolean =>
  starts(component, ['Ox. Gas']) || (component.cas !== null && oxidisingPowers[component.cas] !== undefined)
const figureOf = (figures: Readonly<Record<string, number>>, { cas }: ResolvedComponent): Exact | null => {
  const figure = cas === null ? undefined : figures[cas]
  return figure === undefined ? null : exact(figure)
}

/** CLP Annex I, 2.2.4: flammability of a mixture of gases by the calculation of ISO 10156. */
export function judgeFlammableGases(judging: Judging): HazardResult[] {
  return [judgeFlammable(judging)]
}

function judgeFlammable(judging: Judging): HazardResult {
  const hazardClass = 'flammableGases'
  const { physicalState } = judging.mixture
  if (physicalState === 'aerosol') return notApplicable(hazardClass, remark('besideAerosols', 'CLP Annex I, 2.3.1, Note'))
  if (physicalState === null)
    return judgeWithoutState(judging, hazardClass, flammableGas, mostFlammable(judging.components.filter(isFlammable)))
  if (physicalState !== 'gas') return notApplicable(hazardClass, remark('otherState', 'CLP Annex I, 2.2.1'))
  const tested = judgeByTests(judging.mixture, hazardClass)
  if (tested) return withUnstable(tested, judging)
  const flammable = judging.components.filter(isFlammable)
  if (flammable.length === 0) {
    const step = factStep(false, { rule: 'CLP Annex I, 2.2.4', what: say('flammableGas'), gives: null })
    return physicalResult(hazardClass, 'notClassified', null, { steps: [step] })
  }
  const because = flammable.map(({ key }) => key)
  const category = unstableOf(flammable, judging) ?? mostFlammable(flammable)
  const step = calculateFlammability(judging, category)
  if (typeof step === 'string' && isNothingElse(judging)) {
    const alone = factStep(true, { rule: 'CLP Annex I, 2.2.4', what: say('flammableGas'), gives: category })
    return physicalResult(hazardClass, 'classified', category, { steps: [alone], because })
  }
  if (typeof step === 'string')
    return physicalResult(hazardClass, 'dataLacking', null, {
      remarks: [remark('noGasFigure', 'CLP Annex I, 2.2.4', { substance: step })],
      worst: { category, reason: say('asComponents') },
    })
  if (!step.isMet) return physicalResult(hazardClass, 'notClassified', null, { steps: [step] })
  const remarks = category === 'Flam. Gas 1A' ? [remark('gasCategoryNeedsData', 'CLP Annex I, Table 2.2.1')] : []
  return physicalResult(hazardClass, 'classified', category, { steps: [step], because, remarks })
}

const unstable = ['Pyr. Gas', 'Chem. Unst. Gas A', 'Chem. Unst. Gas B'] as const

/** What was found beside flammability is of category 1A with a statement more (Table 2.2.1). */
function withUnstable(tested: HazardResult, { mixture: { measured } }: Judging): HazardResult {
  const found = unstable.filter((code) => measured.tests.some(({ category, result }) => category === code && result === 'positive'))
  const [category] = found
  if (category === undefined) return tested
  return { ...tested, category, statements: [...new Set(found.flatMap((code) => findHazardCategory(code).statements))].toSorted() }
}

/**
 * Without data a flammable mixture is pyrophoric with more than 1 % of pyrophoric gases (CLP Annex I, 2.2.4.3; Figure 2.2.1, note). How much of an unstable gas makes a mixture
 * unstable only a test says: here it is the substance by itself.
 */
function unstableOf(flammable: readonly ResolvedComponent[], judging: Judging): (typeof unstable)[number] | undefined {
  const pyrophoric = flammable.filter((component) => starts(component, ['Pyr. Gas']))
  if (isLess(one, sumUp(pyrophoric.map((component) => mostOf(component, judging))))) return 'Pyr. Gas'
  const isOf = (component: ResolvedComponent, code: (typeof unstable)[number]): boolean =>
    starts(component, [code]) || (component.cas !== null && unstableGases[component.cas] === code)
  return unstable.find((code) => flammable.some((component) => isNearlyPure(component) && isOf(component, code)))
}

/**
 * Table 2.2.1: an inert gas raises the lower limit of ignition and narrows the range, so that a mixture is of no more severe category than the
 * worst of its gases: of ammonia, which is harmonised in category 2, none is of category 1A.
 */
function mostFlammable(flammable: readonly ResolvedComponent[]): 'Flam. Gas 1A' | 'Flam. Gas 1B' | 'Flam. Gas 2' {
  const isMilder = (beginnings: readonly string[]) =>
    flammable.every(({ classes }) =>
      classes.every(({ category }) => classOf(category) !== 'flammableGases' || beginnings.includes(category)),
    )
  return isMilder(['Flam. Gas 2']) ? 'Flam. Gas 2' : isMilder(['Flam. Gas 1B', 'Flam. Gas 2']) ? 'Flam. Gas 1B' : 'Flam. Gas 1A'
}

/** Flammable gases with less than 1 % of others burn without a calculation, as each of them does by itself. */
function isNothingElse({ components, remainder }: Judging): boolean {
  const others = components.filter((component) => !isFlammable(component)).map(({ content }) => content.from)
  return !isAtLeast(add(sumUp(others), remainder), one)
}

/** Σ A'i ÷ Tci above 1, with inert gases turned into nitrogen; the name of a component without figures where there is one. */
function calculateFlammability(judging: Judging, gives: HazardCategoryCode): Step | string {
  const parts = judging.components.map((component) => {
    const isFuel = isFlammable(component)
    // Other gases, air and oxygen among them, count as nitrogen does.
    const factor = isFuel ? one : (figureOf(inertGasFactors, component) ?? one)
    return {
      component,
      isFuel,
      limit: figureOf(flammableGasLimits, component),
      factor,
      amount: isFuel ? mostOf(component, judging) : component.content.from,
    }
  })
  const without = parts.find(({ isFuel, limit }) => isFuel && limit === null)
  if (without) return without.component.name
  const whole = add(sumUp(parts.map(({ amount, factor }) => multiply(amount, factor))), judging.remainder)
  if (!isPositive(whole)) return 'The mixture'
  const scale = divide(hundred, whole)
  const counted: Counted[] = []
  let total = zero
  for (const { component, isFuel, limit, amount } of parts) {
    if (!isFuel || limit === null) continue
    total = add(total, divide(multiply(amount, scale), limit))
    counted.push({
      component: component.key,
      name: component.name,
      content: toNumber(amount),
      as: `Tci ${toNumber(limit)} %`,
      factor: toNumber(scale),
      divisor: toNumber(limit),
      from: 0,
    })
  }
  return {
    ...factStep(compare(total, one) > 0, {
      rule: 'CLP Annex I, 2.2.4; ISO 10156',
      what: say('gasFlammability'),
      gives,
    }),
    arithmetic: 'sum',
    counted,
    sum: `${counted.map(({ content, factor, divisor }) => `${content} × ${write(exact(factor))} ÷ ${divisor}`).join(' + ')} = ${write(total)}`,
    total: toNumber(total),
    limit: 1,
    comparison: '>',
    distance: 1 - toNumber(total),
  }
}

/** CLP Annex I, 2.4.4: a mixture of gases oxidises where its oxidising power by ISO 10156 is above that of 23.5 % oxygen. */
export function judgeOxidisingGases(judging: Judging): HazardResult[] {
  const hazardClass = 'oxidisingGases'
  const { physicalState } = judging.mixture
  if (physicalState === null) return [judgeWithoutState(judging, hazardClass, ['Ox. Gas'], 'Ox. Gas 1')]
  if (physicalState !== 'gas') return [notApplicable(hazardClass, remark('otherState', 'CLP Annex I, 2.4.1'))]
  const tested = judgeByTests(judging.mixture, hazardClass)
  if (tested) return [tested]
  const oxidising = judging.components.filter(isOxidising)
  const step = calculateOxidisingPower(judging, oxidising)
  const category = step.isMet ? 'Ox. Gas 1' : null
  return [
    physicalResult(hazardClass, category === null ? 'notClassified' : 'classified', category, {
      steps: [step],
      because: step.isMet ? oxidising.map(({ key }) => key) : [],
    }),
  ]
}

function calculateOxidisingPower(judging: Judging, oxidising: readonly ResolvedComponent[]): Step {
  const counted: Counted[] = []
  let power = zero
  let amount = judging.remainder
  for (const component of judging.components) {
    if (!oxidising.includes(component)) {
      amount = add(amount, multiply(component.content.from, figureOf(inertGasFactors, component) ?? one))
      continue
    }
    const factor = figureOf(oxidisingPowers, component) ?? exact(unknownOxidisingPower)
    const content = mostOf(component, judging)
    power = add(power, multiply(content, factor))
    amount = add(amount, content)
    counted.push({
      component: component.key,
      name: component.name,
      content: toNumber(content),
      as: `Ci ${toNumber(factor)}`,
      factor: toNumber(factor),
      divisor: 1,
      from: 0,
    })
  }
  const total = isPositive(amount) ? divide(multiply(power, hundred), amount) : zero
  const limit = exact(23.5)
  return {
    ...factStep(counted.length > 0 && compare(total, limit) > 0, {
      rule: 'CLP Annex I, 2.4.4; ISO 10156',
      what: say('oxidisingPower'),
      gives: 'Ox. Gas 1',
    }),
    counted,
    sum:
      counted.length === 0
        ? null
        : `100 × (${counted.map(({ content, factor }) => `${content} × ${factor}`).join(' + ')}) ÷ ${write(amount)} = ${write(total)}`,
    total: toNumber(total),
    unit: '%',
    limit: 23.5,
    comparison: '>',
    distance: 23.5 - toNumber(total),
  }
}

/** CLP Annex I, 2.5: the pressure and the critical temperature decide, which only the supplier knows. */
export function judgePressurisedGases(judging: Judging): HazardResult[] {
  const hazardClass = 'gasesUnderPressure'
  const { physicalState, receptacle } = judging.mixture
  if (physicalState === 'aerosol') return [notApplicable(hazardClass, remark('besideAerosols', 'CLP Annex I, 2.3.1, Note'))]
  // Liquids and powders that a propellant puts under pressure have no class of their own in CLP: whether the gas in the receptacle is one, a person says.
  const isPressed = receptacle === 'chemicalUnderPressure'
  if (physicalState === null && !isPressed) return [judgeWithoutState(judging, hazardClass, ['Press. Gas'], 'Press. Gas')]
  if (physicalState !== 'gas' && !isPressed) return [notApplicable(hazardClass, remark('otherState', 'CLP Annex I, 2.5.1'))]
  const tested = judgeByTests(judging.mixture, hazardClass)
  if (tested) return [tested]
  const suggesting = judging.components.filter((component) => starts(component, ['Press. Gas']) && isAtLeast(component.content.to, zero))
  return [
    physicalResult(hazardClass, 'dataLacking', null, {
      remarks: [
        remark('pressureMissing', 'CLP Annex I, 2.5.2, Table 2.5.1'),
        ...(suggesting.length > 0 ? [remark('suggestedBy', null, { substances: suggesting.map(({ name }) => name).join(', ') })] : []),
      ],
      worst: { category: 'Press. Gas', reason: say('pressurised') },
    }),
  ]
}
