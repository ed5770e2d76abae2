import { isFlashPointOpen } from '../../clp/classification/physical/is-flash-point-open.ts'
import { mayBeCarriedHot } from './may-be-carried-hot.ts'
import type { LiveAnswer, LiveHazard } from './live-answer.ts'
import { readFigure } from './read-share.ts'
import { measuredEnds, type MeasuredName, type Recipe } from './recipe.ts'

/** A value that a rule may ask for, with the result of the class for which it counts. */
export interface MeasuredNeed {
  name: MeasuredName
  isRequired: boolean
  /** no rule needs it, and who knows it may say it */
  isOffered: boolean
  /** null: it decides on no class */
  hazard: LiveHazard | null
  /** code of the engine's sentence that says why it is asked for, or why not, with its parameters; null: the step of the class says it */
  cause: LiveHazard['remarks'][number] | null
  /** names of components because of which it is asked for */
  components: readonly string[]
}

/** pH from which on, or up to which, corrosion follows: CLP Annex I, 3.2.3.1.2. */
const [acid, alkaline] = [2, 11.5]

/**
 * What of a mixture is to be measured, because a rule of the engine asks for it; what was typed stays. The flash point where a component is a
 * flammable liquid (CLP Annex I, 2.6.4), the boiling point below 23 °C (Table 2.6.1), the viscosity from 10 % of what can be aspirated
 * (3.10.3.3.1), the pH where a component corrodes skin or eyes, with the reserve beside an extreme one (3.2.3.1.2), of an aerosol what decides on
 * its category (2.3.2), of what may be carried molten the temperature, and beside it what decides there (ADR 2.2.3.1.2 and 2.2.9.1.13).
 */
export function findMeasuredNeeds(answer: LiveAnswer, recipe: Recipe): MeasuredNeed[] {
  const hazardOf = (name: string) => answer.hazards.find(({ hazardClass }) => hazardClass === name) ?? null
  const typed = (name: MeasuredName) => recipe.measured.values[name] ?? ''
  const need = (
    name: MeasuredName,
    isRequired: boolean,
    hazard: LiveHazard | null,
    cause: MeasuredNeed['cause'] = null,
    components: readonly string[] = [],
  ): MeasuredNeed => ({ name, isRequired: isRequired || typed(name) !== '', isOffered: false, hazard, cause, components })
  const remark = (hazard: LiveHazard | null, code: string) => hazard?.remarks.find((one) => one.code === code) ?? null
  const withClass = (pattern: RegExp) =>
    answer.components.filter(({ classification }) => classification.some((one) => pattern.test(one.class))).map(({ name }) => name)

  const meltable = mayBeCarriedHot(answer.components)
  const carriage = { ...need('carriageTemperature', meltable.length > 0, null, null, meltable), isOffered: true }
  const isHeated = typed('carriageTemperature') !== ''

  if (recipe.physicalState === 'aerosol') {
    const aerosol = hazardOf('aerosols')
    // Without a test it is of category 1 (2.3.2.1, Note): who has tests may say a milder one.
    const isUntested = aerosol?.steps.some(({ rule, isMet }) => isMet && rule.endsWith('2.3.2.1, Note')) === true
    const isOpen = aerosol?.outcome === 'dataLacking'
    const tests = ['ignitionDistance', 'enclosedSpaceTime', 'deflagrationDensity', 'foamHeight', 'foamDuration'] as const
    return [
      ...(['flammableContent', 'heatOfCombustion'] as const).map((name) => need(name, true, aerosol)),
      ...tests.map((name) => ({ ...need(name, isOpen, aerosol), isOffered: isUntested })),
    ]
  }
  if (recipe.physicalState === 'solid' || recipe.physicalState === 'gas') {
    const corrosive = withClass(/^Skin Corr\./)
    const pH = need('pH', corrosive.length > 0 && recipe.physicalState === 'solid', hazardOf('skinCorrosionIrritation'), null, corrosive)
    if (recipe.physicalState === 'gas') return [pH]
    return [pH, carriage, ...(isHeated ? [need('meltingPoint', true, null), need('flashPoint', true, null)] : [])]
  }
  const [flammable, aspiration, skin] = [hazardOf('flammableLiquids'), hazardOf('aspirationHazard'), hazardOf('skinCorrosionIrritation')]
  const flammableComponents = withClass(/^Flam\. Liq\./)
  const unknown = answer.components.filter((one) => one.unknown.includes('all') && one.content.to > 0).map(({ name }) => name)
  // Nothing that is known burns, and of something nobody knows whether it does.
  const isBlind = flammableComponents.length === 0 && unknown.length > 0 && flammable !== null && isFlashPointOpen(flammable)
  const isSuggested = flammableComponents.length > 0 && (flammable?.outcome !== 'dataLacking' || isFlashPointOpen(flammable))
  const boiling = remark(flammable, 'boilingPointDecides')
  const corrosive = withClass(/^(?:Skin Corr\.|Eye Dam\.)/)
  const isAspirated = aspiration?.steps.some(({ arithmetic, isMet }) => arithmetic === 'sum' && isMet) ?? false
  const pH = readFigure(typed('pH'), measuredEnds.pH)?.value
  return [
    isBlind
      ? need('flashPoint', true, flammable, null, unknown)
      : need('flashPoint', isSuggested || isHeated, flammable, remark(flammable, 'noneFlammable'), flammableComponents),
    need('initialBoilingPoint', boiling !== null, flammable, boiling),
    need('kinematicViscosity40', isAspirated, aspiration, remark(aspiration, 'viscosityMissing'), withClass(/^Asp\. Tox\./)),
    need('pH', corrosive.length > 0, skin, null, corrosive),
    need('alkaliReserve', pH !== undefined && pH >= alkaline, skin),
    need('acidReserve', pH !== undefined && pH <= acid, skin),
    need('relativeDensity', true, null),
    carriage,
  ]
}
