import type { HazardCategoryCode } from '../../hazard-categories.ts'
import { openNameTest, type ResolvedComponent } from '../component.ts'
import { exact, isAtLeast, isPositive, sumUp, toNumber } from '../exact.ts'
import type { Judging } from '../judge-hazard.ts'
import { remark, say, type SentenceCode } from '../sentences.ts'
import { factStep, valueStep } from '../make-step.ts'
import type { Measured } from '../mixture.ts'
import type { HazardResult, Step } from '../result.ts'
import { findUnknown } from '../unknown-hazards.ts'
import { judgeByLimits } from './by-data.ts'
import { judgeByTests, notApplicable, physicalResult } from './physical-result.ts'

const hazardClass = 'flammableLiquids'
const table = 'CLP Annex I, 2.6.2.1, Table 2.6.1'

/** Gas oils, diesel and light heating oils, which may count as category 3 with a flash point from 55 to 75 °C (Table 2.6.1, Note). */
const gasOils: ReadonlySet<string> = new Set([
  '68334-30-5', // fuels, diesel
  '68476-30-2', // fuel oil, no. 2
  '68476-31-3', // fuel oil, no. 4
  '68476-34-6', // fuels, diesel, no. 2
  '64741-43-1', // gas oils, straight-run
  '64741-44-2', // distillates, straight-run middle
  '64742-46-7', // distillates, hydrotreated middle
  '64742-79-6', // gas oils, hydrodesulphurised
  '64742-80-9', // distillates, hydrodesulphurised middle
])

/** The same by name: Annex VI has many of them, and fuels come without a number. Biodiesel is none. */
const hasGasOilName = openNameTest(/\bgas[ -]?oils?\b|\bdiesel\b|\b(?:light )?heating oils?\b|\bfuel oil,? no\.? ?2\b/i)

/** CLP Annex I, 2.6: by flash point and initial boiling point. A flash point is measured, or nobody knows it. */
export function judgeFlammableLiquids(judging: Judging): HazardResult[] {
  return [judge(judging)]
}

function judge(judging: Judging): HazardResult {
  const { physicalState, measured } = judging.mixture
  if (physicalState === 'aerosol') return notApplicable(hazardClass, remark('besideAerosols', 'CLP Annex I, 2.3.1, Note'))
  const { flashPoint } = measured
  if (physicalState !== null && physicalState !== 'liquid') return notApplicable(hazardClass, remark('otherState', 'CLP Annex I, 2.6.1'))
  if (flashPoint !== null && isCalculated(measured)) return judgeCalculated(judging, flashPoint)
  if (flashPoint !== null) return judgeFlashPoint(judging, flashPoint)
  // Formic acid has a limit of its own: Flam. Liq. 3 above 85 % (Annex VI, 607-001-00-0).
  return judgeByTests(judging.mixture, hazardClass) ?? judgeByLimits({ hazardClass }, judging) ?? askForFlashPoint(judging)
}

/** A person has calculated the flash point by 2.6.4.3, and says so where its method stands. */
const isCalculated = ({ flashPointMethod }: Measured): boolean => flashPointMethod !== null && /^calculat/i.test(flashPointMethod.trim())

/** The limits of Table 2.6.1 that a calculated flash point frees from only where it lies at least 5 °C above them (2.6.4.2). */
const margin = 5

function judgeCalculated(judging: Judging, flashPoint: number): HazardResult {
  const judged = judgeFlashPoint(judging, flashPoint)
  const calculated = remark('flashPointCalculated', 'CLP Annex I, 2.6.4.2 and 2.6.4.3')
  const { initialBoilingPoint } = judging.mixture.measured
  const isNearSecond = flashPoint >= 23 && flashPoint < 23 + margin
  const isNearThird = flashPoint > 60 && flashPoint < 60 + margin
  if (!isNearSecond && !isNearThird) {
    const isKnown = judged.outcome !== 'dataLacking'
    return { ...judged, ...(isKnown ? { basis: 'calculation' as const } : {}), remarks: [...judged.remarks, calculated] }
  }
  const isFirst = initialBoilingPoint === null || initialBoilingPoint <= 35
  return physicalResult(hazardClass, 'dataLacking', null, {
    steps: judged.steps.map((step) => ({ ...step, gives: null })),
    remarks: [calculated],
    worst: {
      category: isNearThird ? 'Flam. Liq. 3' : isFirst ? 'Flam. Liq. 1' : 'Flam. Liq. 2',
      reason: say('flashPointCalculated'),
    },
  })
}

function judgeFlashPoint(judging: Judging, flashPoint: number): HazardResult {
  const { initialBoilingPoint, sustainsCombustion } = judging.mixture.measured
  const { components } = judging
  const flash = (code: SentenceCode, comparison: '>=' | '<=' | '<', limit: number, gives: HazardCategoryCode | null): Step =>
    comparison === '<'
      ? {
          ...valueStep({ figure: flashPoint, unit: '°C', comparison: '<=', limit }, { rule: table, what: say(code), gives }),
          comparison,
          isMet: flashPoint < limit,
        }
      : valueStep({ figure: flashPoint, unit: '°C', comparison, limit }, { rule: table, what: say(code), gives })
  const because = components.filter((component) => flammability(component) !== null).map(({ key }) => key)

  const isLow = flash('flashPoint', '<', 23, null)
  if (isLow.isMet) {
    if (initialBoilingPoint === null)
      return physicalResult(hazardClass, 'dataLacking', null, {
        steps: [isLow],
        remarks: [remark('boilingPointDecides', 'CLP Annex I, Table 2.6.1')],
        worst: { category: 'Flam. Liq. 1', reason: say('boilingPointDecides') },
      })
    const boiling = valueStep(
      { figure: initialBoilingPoint, unit: '°C', comparison: '<=', limit: 35 },
      { rule: table, what: say('boilingPoint'), gives: 'Flam. Liq. 1' },
    )
    const category = boiling.isMet ? 'Flam. Liq. 1' : 'Flam. Liq. 2'
    // Below 23 °C it is category 2, and category 1 where it boils at 35 °C or below.
    const steps: Step[] = [{ ...isLow, gives: 'Flam. Liq. 2' }, boiling]
    return physicalResult(hazardClass, 'classified', category, { steps, because, basis: 'testData' })
  }

  const isThird = flash('flashPoint', '<=', 60, 'Flam. Liq. 3')
  if (isThird.isMet) {
    // 2.6.4.5: above 35 °C and without sustained combustion in test L.2 a liquid need not be in category 3
    if (flashPoint > 35 && sustainsCombustion === false) {
      const step = factStep(true, {
        rule: 'CLP Annex I, 2.6.4.5',
        what: say('noSustainedCombustion'),
        gives: null,
      })
      return physicalResult(hazardClass, 'notClassified', null, { steps: [isLow, isThird, step], basis: 'testData' })
    }
    return physicalResult(hazardClass, 'classified', 'Flam. Liq. 3', { steps: [isLow, isThird], because, basis: 'testData' })
  }

  if (flashPoint <= 75 && isGasOil(components)) {
    const step = flash('gasOil', '<=', 75, 'Flam. Liq. 3')
    return physicalResult(hazardClass, 'classified', 'Flam. Liq. 3', {
      steps: [isLow, isThird, step],
      because: components.filter(isOfGasOil).map(({ key }) => key),
      basis: 'testData',
      remarks: [remark('mayBeCategory3', 'CLP Annex I, Table 2.6.1, Note')],
    })
  }
  return physicalResult(hazardClass, 'notClassified', null, { steps: [isLow, isThird], basis: 'testData' })
}

/** Whether a mixture is gas oil, diesel fuel or light heating oil: half of it at least. */
export function isGasOil(components: readonly ResolvedComponent[]): boolean {
  const share = sumUp(components.filter(isOfGasOil).map(({ content }) => content.to))
  return isAtLeast(share, exact(50))
}

const isOfGasOil = (component: ResolvedComponent): boolean =>
  (component.cas !== null && gasOils.has(component.cas)) || hasGasOilName(component)

const flammability = ({ classes }: ResolvedComponent): HazardCategoryCode | null =>
  classes
    .map(({ category }) => category)
    .filter((category) => category.startsWith('Flam. Liq.'))
    .toSorted()[0] ?? null

/**
 * % from which liquids of category 3, all together, suggest that the mixture may be one: as for the classes that data decide (`by-data.ts`).
 * 0.1 % of limonene in water is named, and no more; of categories 1 and 2 little is enough, since they evaporate out of water.
 */
const suggestiveFrom = exact(1)

/**
 * Acids whose solutions in water ADR carries without class 3 up to this share of acid, while what has more bears label 3: UN 2790 and 2789. That their
 * flash point lies above 60 °C, the limit of both laws, need not be measured again (CLP Article 8(2); ADR 2.2.3.1.1 and 3.2, Table A). Formic and
 * propionic acid, of which Table A says the same, are flammable by a limit of their own and not at all in Annex VI.
 */
const heldByWater: Readonly<Record<string, number>> = { '64-19-7': 80 }
const water = '7732-18-5'

/** Whether there is enough water to the acid; by the least of it and the most of the acid. */
function isHeldByWater({ cas, content }: ResolvedComponent, components: readonly ResolvedComponent[]): boolean {
  const most = cas === null ? undefined : heldByWater[cas]
  if (most === undefined) return false
  const [acid, diluting] = [content.to, sumUp(components.filter((one) => one.cas === water).map((one) => one.content.from))].map(toNumber)
  return acid !== undefined && diluting !== undefined && acid * (100 - most) <= diluting * most
}

/** Without a flash point nobody knows; which component suggests one, most severe first, is a hint. */
function askForFlashPoint(judging: Judging): HazardResult {
  const suggesting = judging.components
    .map((component) => ({ component, category: flammability(component) }))
    .flatMap(({ component, category }) => (category !== null && isPositive(component.content.to) ? [{ component, category }] : []))
    .filter(({ component }) => !isHeldByWater(component, judging.components))
    .toSorted((a, b) => (a.category < b.category ? -1 : a.category > b.category ? 1 : 0))
  const named = suggesting
    .map(({ component, category }) => `${component.name}, ${toNumber(component.content.to)} % (${category})`)
    .join('; ')
  const step = factStep(false, { rule: 'CLP Annex I, 2.6.2.1', what: say('flashPoint'), gives: null })
  const isEnough = isAtLeast(sumUp(suggesting.map(({ component }) => component.content.to)), suggestiveFrom)
  const worst = suggesting.find(({ category }) => category !== 'Flam. Liq. 3' || isEnough)
  return physicalResult(hazardClass, 'dataLacking', null, {
    steps: [step],
    unknown: findUnknown(judging, []).percent,
    remarks: [
      remark('flashPointMissing', 'CLP Annex I, 2.6.4'),
      suggesting.length === 0 ? remark('noneFlammable', null) : remark('suggestedBy', null, { substances: named }),
      remark('flashPointCalculated', 'CLP Annex I, 2.6.4.2 and 2.6.4.3'),
    ],
    ...(worst === undefined
      ? {}
      : { worst: { category: worst.category, reason: say('suggestedBy', { substances: worst.component.name }) } }),
  })
}
