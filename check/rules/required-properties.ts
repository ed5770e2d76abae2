import { propertyKeys, type Parameter } from '../../shared/record/properties.ts'
import { stateKindOf } from '../../shared/record/physical-state.ts'
import { whyNoValue } from '../../shared/record/why-no-value.ts'
import { finding } from '../finding.ts'
import { has, type Rule } from '../subject.ts'

/**
 * 9.1: each property of the list stands in the sheet, with its value or with the reason for which it has none. Colour, odour and state have rules of
 * their own, and what has no meaning for the state or for mixtures is said by the sheet itself.
 */
export const checkRequiredProperties: Rule = ({ record }) => {
  const { parameters, composition, classification } = record
  if (classification.length + composition.ingredients.length === 0) return []
  const kind = stateKindOf(parameters)
  const answered = new Set<string>(parameters.map(({ property }) => property))
  const isNanoform = composition.ingredients.some(({ concerns }) => concerns.includes('nanoform'))
  const isUnmeasured = parameters.some(
    ({ property, quantity, text }) =>
      property === 'particleCharacteristics' && quantity === undefined && text !== undefined && has([text], ...unmeasured),
  )
  // (r): of nanoforms the size of the particles is what makes them one.
  if (isNanoform && isUnmeasured && kind === 'Solid') answered.delete('particleCharacteristics')
  const missing = propertyKeys.SE09a.filter((property) => {
    if (answered.has(property) || whyNoValue(property, kind, composition.kind === 'mixture') !== null) return false
    return property !== 'particleCharacteristics' || kind === 'Solid'
  })
  const points = missing.map((property) => `(${letters[property]})`).join(', ')
  if (missing.length === 0) return []
  return [
    finding('properties.unanswered', 'parameters', {
      params: { what: missing.map((property) => ({ term: `property.${property}` })) },
      article: `REACH Annex II, 9.1${points}`,
      // What nobody must give a sheet for is worth a hint.
      ...(classification.length === 0 ? { severity: 'hint' as const } : {}),
    }),
  ]
}

const unmeasured = ['propertyNote.notApplicable', 'propertyNote.notRelevant', 'propertyNote.notDetermined', 'propertyNote.noData'] as const

/** Letters of Annex II, 9.1, as amended by Regulation (EU) 2020/878. */
const letters: Readonly<Record<Extract<Parameter, { category: 'SE09a' }>['property'], string>> = {
  meltingPoint: 'd',
  boilingPoint: 'e',
  flammability: 'f',
  explosionLimits: 'g',
  flashPoint: 'h',
  autoIgnitionTemperature: 'i',
  decompositionTemperature: 'j',
  ph: 'k',
  kinematicViscosity: 'l',
  solubility: 'm',
  partitionCoefficient: 'n',
  vapourPressure: 'o',
  density: 'p',
  relativeVapourDensity: 'q',
  particleCharacteristics: 'r',
}
