import { exact, isLess, sumUp, toNumber } from '../exact.ts'
import type { Judging } from '../judge-hazard.ts'
import { factStep, valueStep } from '../make-step.ts'
import type { HazardResult, Step } from '../result.ts'
import { judgeByTests, notApplicable, physicalResult } from './physical-result.ts'

type AerosolCategory = 'Aerosol 1' | 'Aerosol 2' | 'Aerosol 3'

const hazardClass = 'aerosols'
const criteria = 'CLP Annex I, 2.3.2'
const flammable = ['Flam. Gas', 'Flam. Liq.', 'Flam. Sol.', 'Pyr. Gas', 'Chem. Unst. Gas'] as const

/** CLP Annex I, 2.3.2.2 with Figures 2.3 (a) to (c): flammable components, heat of combustion and the tests of spray and foam. */
export function judgeAerosols(judging: Judging): HazardResult[] {
  const { mixture } = judging
  if (mixture.physicalState !== 'aerosol') return [notApplicable(hazardClass, 'Not an aerosol dispenser (CLP Annex I, 2.3.1).')]
  const tested = judgeByTests(mixture, hazardClass)
  if (tested) return [tested]
  const steps: Step[] = []
  const category = decide(judging, steps)
  if (category === null)
    return [
      physicalResult(hazardClass, 'dataLacking', null, {
        steps,
        remarks: ['The content of flammable components and the heat of combustion are missing (CLP Annex I, 2.3.2.2).'],
        worst: { category: 'Aerosol 1', reason: 'not submitted to the procedures of flammability (CLP Annex I, 2.3.2)' },
      }),
    ]
  return [
    physicalResult(hazardClass, 'classified', category, { steps, because: carriersOf(judging).map(({ key }) => key), basis: 'testData' }),
  ]
}

const carriersOf = ({ components }: Judging) =>
  components.filter(({ classes }) => classes.some(({ category }) => flammable.some((start) => category.startsWith(start))))

function decide(judging: Judging, steps: Step[]): AerosolCategory | null {
  const { flammableContent, heatOfCombustion, ignitionDistance, foam } = judging.mixture.measured
  const value = (
    figure: number,
    unit: string,
    comparison: '>=' | '<=',
    limit: number,
    what: string,
    gives: AerosolCategory | null,
  ): boolean => {
    const step = valueStep({ figure, unit, comparison, limit }, { rule: `${criteria}.2`, what, gives })
    steps.push(step)
    return step.isMet
  }

  if (flammableContent !== null && heatOfCombustion !== null) {
    const isPoor = value(flammableContent, '%', '<=', 1, 'Flammable components up to 1 %', null)
    // “less than 20 kJ/g”
    if (isPoor && !value(heatOfCombustion, 'kJ/g', '>=', 20, 'Heat of combustion from 20 kJ/g', null)) return 'Aerosol 3'
    const isRich = value(flammableContent, '%', '>=', 85, 'Flammable components from 85 %', 'Aerosol 1')
    if (isRich && value(heatOfCombustion, 'kJ/g', '>=', 30, 'Heat of combustion from 30 kJ/g', 'Aerosol 1')) return 'Aerosol 1'
  }
  if (foam !== null) return judgeFoam(foam, steps)
  if (ignitionDistance !== null) {
    const sprayed = judgeSpray(judging, ignitionDistance, steps)
    if (sprayed !== null) return sprayed
  }
  return judgeUntested(judging, steps)
}

/** Figure 2.3 (c): flame height in cm, duration in s. */
function judgeFoam({ flameHeight, flameDuration }: { flameHeight: number; flameDuration: number }, steps: Step[]): AerosolCategory {
  const isFirst = (flameHeight >= 20 && flameDuration >= 2) || (flameHeight >= 4 && flameDuration >= 7)
  const isSecond = flameHeight >= 4 && flameDuration >= 2
  const rule = `${criteria}.2, Figure 2.3 (c)`
  const measured = `${flameHeight} cm for ${flameDuration} s`
  steps.push(
    factStep(isFirst, { rule, what: `Foam: flame of 20 cm for 2 s, or of 4 cm for 7 s; measured ${measured}`, gives: 'Aerosol 1' }),
    factStep(isSecond, { rule, what: `Foam: flame of 4 cm for 2 s; measured ${measured}`, gives: 'Aerosol 2' }),
  )
  return isFirst ? 'Aerosol 1' : isSecond ? 'Aerosol 2' : 'Aerosol 3'
}

/** Figure 2.3 (b): ignition distance in cm, heat of combustion, and the test in an enclosed space in s/m³; null where a figure is missing. */
function judgeSpray({ mixture: { measured } }: Judging, ignitionDistance: number, steps: Step[]): AerosolCategory | null {
  const { heatOfCombustion, enclosedSpaceTime } = measured
  const rule = `${criteria}.2, Figure 2.3 (b)`
  const value = (
    figure: number,
    unit: string,
    comparison: '>=' | '<=',
    limit: number,
    what: string,
    gives: AerosolCategory | null,
  ): boolean => {
    const step = valueStep({ figure, unit, comparison, limit }, { rule, what, gives })
    steps.push(step)
    return step.isMet
  }
  if (value(ignitionDistance, 'cm', '>=', 75, 'Ignition at 75 cm or more', 'Aerosol 1')) return 'Aerosol 1'
  if (heatOfCombustion !== null && value(heatOfCombustion, 'kJ/g', '>=', 20, 'Heat of combustion from 20 kJ/g', 'Aerosol 2'))
    return 'Aerosol 2'
  if (value(ignitionDistance, 'cm', '>=', 15, 'Ignition at 15 cm or more', 'Aerosol 2')) return 'Aerosol 2'
  if (heatOfCombustion === null || enclosedSpaceTime === null) return null
  return value(enclosedSpaceTime, 's/m³', '<=', 300, 'Time equivalent in an enclosed space up to 300 s/m³', 'Aerosol 2')
    ? 'Aerosol 2'
    : 'Aerosol 3'
}

/** 2.3.2.1, note: more than 1 % of flammable components, or 20 kJ/g, and not tested, is category 1. */
function judgeUntested(judging: Judging, steps: Step[]): AerosolCategory | null {
  const { flammableContent, heatOfCombustion } = judging.mixture.measured
  const ofComponents = sumUp(carriersOf(judging).map(({ content }) => content.from))
  const isFlammable =
    (flammableContent ?? 0) > 1 || (flammableContent === null && isLess(exact(1), ofComponents)) || (heatOfCombustion ?? 0) >= 20
  steps.push(
    factStep(isFlammable, {
      rule: `${criteria}.1, Note`,
      what: `More than 1 % of flammable components (${flammableContent ?? toNumber(ofComponents)} %) or 20 kJ/g, without the tests of flammability`,
      gives: 'Aerosol 1',
    }),
  )
  return isFlammable ? 'Aerosol 1' : null
}
