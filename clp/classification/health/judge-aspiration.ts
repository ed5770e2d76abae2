/** Aspiration hazard: CLP Annex I, 3.10.3. */
import { remark, say } from '../sentences.ts'
import { classOfCategory } from '../component-limits.ts'
import type { ResolvedComponent } from '../component.ts'
import { exact, one } from '../exact.ts'
import type { JudgeHazard } from '../judge-hazard.ts'
import { countedIn, makeResult, testsFor } from '../make-result.ts'
import { factStep, sumStep, valueStep } from '../make-step.ts'
import type { Step } from '../result.ts'
import { plainTerm } from '../term.ts'
import { findUnknown } from '../unknown-hazards.ts'
import { sayTest } from '../say-test.ts'

const hazardClass = 'aspirationHazard'
const rule = 'CLP Annex I, 3.10.3.3.1.2'
const gives = 'Asp. Tox. 1' as const
/** mm²/s at 40 °C, itself included */
const mostViscosity = 20.5

/** Components of category 1 from 1 % each and 10 % together, of a viscosity of 20.5 mm²/s or less at 40 °C. */
export const judgeAspiration: JudgeHazard = (judging) => {
  const { physicalState, measured } = judging.mixture
  // Solids and gases are not aspirated as a liquid is (3.10.1.2: of solids and liquids; 3.10.3.3.1.2 asks for a viscosity).
  if (physicalState === 'gas' || physicalState === 'solid')
    return [
      makeResult(hazardClass, {
        category: null,
        outcome: 'notApplicable',
        steps: [],
        remarks: [remark('onlyByViscosity', rule)],
      }),
    ]
  const isCarrier = (component: ResolvedComponent): boolean => classOfCategory(component, gives) !== undefined
  const unknown = findUnknown(judging, ['aspiration'], isCarrier)
  const carriers = judging.components.filter(isCarrier)
  const what = say('sum', { sum: gives })
  const terms = carriers.map((component) => plainTerm(component, gives, one))
  const sum = sumStep(judging, terms, exact(10), { rule, what, gives, leftOut: unknown.leftOut })
  const [test] = testsFor(judging, hazardClass)
  if (test) {
    const isMet = test.result === 'positive'
    const step = factStep(isMet, { rule: 'CLP Annex I, 3.10.3.1', what: sayTest(test.method), gives })
    const because = isMet ? countedIn(sum) : []
    const parts = {
      category: isMet ? gives : null,
      statements: isMet ? (['H304'] as const) : [],
      basis: 'testData',
      steps: [step, sum],
    } as const
    return [makeResult(hazardClass, { ...parts, unknown: unknown.percent, because })]
  }
  const steps: Step[] = [sum]
  const layer = measured.layers.find((one) => one.aspirationContent >= 10 && one.kinematicViscosity40 <= mostViscosity)
  if (layer) {
    const point = { rule: 'CLP Annex I, 3.10.3.3.1.3', gives }
    const share = { figure: layer.aspirationContent, unit: '%', comparison: '>=', limit: 10 } as const
    const thin = { figure: layer.kinematicViscosity40, unit: 'mm²/s', comparison: '<=', limit: mostViscosity } as const
    steps.push(valueStep(share, { ...point, what: say('layerContent', { category: gives }) }))
    steps.push(valueStep(thin, { ...point, what: say('layerViscosity') }))
    const because = carriers.map(({ key }) => key)
    return [makeResult(hazardClass, { category: gives, statements: ['H304'], steps, unknown: unknown.percent, because })]
  }
  const viscosity = measured.kinematicViscosity40
  if (!sum.isMet) return [makeResult(hazardClass, { category: null, steps, unknown: unknown.percent })]
  if (viscosity === null) {
    const reason = say('viscosityMissing')
    const worstCase = { category: gives, statements: ['H304'] as const, reason }
    const parts = {
      category: null,
      outcome: 'dataLacking',
      steps,
      unknown: unknown.percent,
      worstCase,
      remarks: [remark('viscosityMissing', rule)],
    } as const
    return [makeResult(hazardClass, { ...parts, because: countedIn(sum) })]
  }
  const thin = valueStep(
    { figure: viscosity, unit: 'mm²/s', comparison: '<=', limit: mostViscosity },
    { rule, what: say('viscosity'), gives },
  )
  steps.push(thin)
  const category = thin.isMet ? gives : null
  const parts = { category, statements: category ? (['H304'] as const) : [], steps, unknown: unknown.percent } as const
  return [makeResult(hazardClass, { ...parts, because: category ? countedIn(sum) : [] })]
}
