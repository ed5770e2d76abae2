import { exact, isLess, sumUp } from '../exact.ts'
import type { Judging } from '../judge-hazard.ts'
import { remark, say, type SentenceCode } from '../sentences.ts'
import { factStep, valueStep } from '../make-step.ts'
import type { HazardResult, Step } from '../result.ts'
import { judgeByTests, notApplicable, physicalResult } from './physical-result.ts'
import { judgeWithoutState } from './without-state.ts'

type AerosolCategory = 'Aerosol 1' | 'Aerosol 2' | 'Aerosol 3'

const hazardClass = 'aerosols'
const criteria = 'CLP Annex I, 2.3.2'
const flammable = ['Flam. Gas', 'Flam. Liq.', 'Flam. Sol.', 'Pyr. Gas', 'Chem. Unst. Gas'] as const

/** CLP Annex I, 2.3.2.2 with Figures 2.3 (a) to (c): flammable components, heat of combustion and the tests of spray and foam. */
export function judgeAerosols(judging: Judging): HazardResult[] {
  const { mixture } = judging
  // What else would be in a dispenser of aerosol burns as a liquid or gas too: only a test tells.
  if (mixture.physicalState === null) return [judgeWithoutState(judging, hazardClass, [], 'Aerosol 1')]
  if (mixture.physicalState !== 'aerosol') return [notApplicable(hazardClass, remark('notAerosol', 'CLP Annex I, 2.3.1'))]
  const tested = judgeByTests(mixture, hazardClass)
  if (tested) return [tested]
  const steps: Step[] = []
  const category = decide(judging, steps)
  if (category === null)
    return [
      physicalResult(hazardClass, 'dataLacking', null, {
        steps,
        remarks: [remark('aerosolDataMissing', 'CLP Annex I, 2.3.2.2')],
        worst: { category: 'Aerosol 1', reason: say('untested') },
      }),
    ]
  return [
    physicalResult(hazardClass, 'classified', category, {
      steps,
      because: carriersOf(judging).map(({ key }) => key),
      basis: isTested(steps) ? 'testData' : 'calculation',
      remarks: isHalfTested(judging, steps) ? [remark('deflagrationMissing', `${criteria}.2, Figure 2.3 (b)`)] : [],
    }),
  ]
}

/** What the dispenser was tried for; contents, heat of combustion and what counts because nobody tried are figures of the mixture. */
const tests: ReadonlySet<SentenceCode> = new Set(['foam', 'ignitionDistance', 'deflagrationDensity', 'enclosedSpace'])
const isTested = (steps: readonly Step[]): boolean =>
  steps.at(-1)?.what.code !== 'untested' && steps.some(({ what }) => tests.has(what.code))

/** The time equivalent alone decided for category 3: the other figure of the same test may say otherwise. */
const isHalfTested = ({ mixture: { measured } }: Judging, steps: readonly Step[]): boolean =>
  measured.deflagrationDensity === null && steps.some(({ what, isMet }) => what.code === 'enclosedSpace' && !isMet)

const carriersOf = ({ components }: Judging) =>
  components.filter(({ classes }) => classes.some(({ category }) => flammable.some((start) => category.startsWith(start))))

function decide(judging: Judging, steps: Step[]): AerosolCategory | null {
  const { flammableContent, heatOfCombustion, ignitionDistance, foam } = judging.mixture.measured
  const value = (
    figure: number,
    unit: string,
    comparison: '>=' | '<=',
    limit: number,
    code: SentenceCode,
    gives: AerosolCategory | null,
  ): boolean => {
    const step = valueStep({ figure, unit, comparison, limit }, { rule: `${criteria}.2`, what: say(code), gives })
    steps.push(step)
    return step.isMet
  }

  if (flammableContent !== null && heatOfCombustion !== null) {
    const isPoor = value(flammableContent, '%', '<=', 1, 'flammableContent', null)
    // “less than 20 kJ/g”
    if (isPoor && !value(heatOfCombustion, 'kJ/g', '>=', 20, 'heatOfCombustion', null)) return 'Aerosol 3'
    const isRich = value(flammableContent, '%', '>=', 85, 'flammableContent', 'Aerosol 1')
    if (isRich && value(heatOfCombustion, 'kJ/g', '>=', 30, 'heatOfCombustion', 'Aerosol 1')) return 'Aerosol 1'
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
  const what = say('foam', { height: flameHeight, duration: flameDuration })
  steps.push(factStep(isFirst, { rule, what, gives: 'Aerosol 1' }), factStep(isSecond, { rule, what, gives: 'Aerosol 2' }))
  return isFirst ? 'Aerosol 1' : isSecond ? 'Aerosol 2' : 'Aerosol 3'
}

/** Figure 2.3 (b): ignition distance in cm, heat of combustion, and the test in an enclosed space in s/m³; null where a figure is missing. */
function judgeSpray({ mixture: { measured } }: Judging, ignitionDistance: number, steps: Step[]): AerosolCategory | null {
  const { heatOfCombustion, enclosedSpaceTime, deflagrationDensity } = measured
  const rule = `${criteria}.2, Figure 2.3 (b)`
  const value = (
    figure: number,
    unit: string,
    comparison: '>=' | '<=',
    limit: number,
    code: SentenceCode,
    gives: AerosolCategory | null,
  ): boolean => {
    const step = valueStep({ figure, unit, comparison, limit }, { rule, what: say(code), gives })
    steps.push(step)
    return step.isMet
  }
  if (value(ignitionDistance, 'cm', '>=', 75, 'ignitionDistance', 'Aerosol 1')) return 'Aerosol 1'
  if (heatOfCombustion !== null && value(heatOfCombustion, 'kJ/g', '>=', 20, 'heatOfCombustion', 'Aerosol 2')) return 'Aerosol 2'
  if (value(ignitionDistance, 'cm', '>=', 15, 'ignitionDistance', 'Aerosol 2')) return 'Aerosol 2'
  if (heatOfCombustion === null) return null
  // Either figure of the test in an enclosed space is enough.
  if (deflagrationDensity !== null && value(deflagrationDensity, 'g/m³', '<=', 300, 'deflagrationDensity', 'Aerosol 2')) return 'Aerosol 2'
  if (enclosedSpaceTime === null) return null
  return value(enclosedSpaceTime, 's/m³', '<=', 300, 'enclosedSpace', 'Aerosol 2') ? 'Aerosol 2' : 'Aerosol 3'
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
      what: say('untested'),
      gives: 'Aerosol 1',
    }),
  )
  return isFlammable ? 'Aerosol 1' : null
}
