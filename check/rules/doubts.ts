import type { Warning } from '../../clp/classification/warning.ts'
import { measuredPlaces } from '../../shared/recipe/property-of-measured.ts'
import type { CheckCode } from '../check-catalogue.ts'
import { finding, type Finding } from '../finding.ts'
import type { Rule, Subject } from '../subject.ts'

/**
 * Figures that the composition hardly lets be. The classification follows from the figure, and the whole sheet from that, so that nothing else in it tells of a
 * slip: what burns is not flammable everywhere.
 */
export const checkDoubts: Rule = (subject) => subject.answer.warnings.flatMap((one) => findingOf(one, subject))

const codes: Partial<Readonly<Record<string, CheckCode>>> = {
  'data.flashPoint': 'properties.flashPointUnlikely',
  'data.boilingPoint': 'properties.boilingPointUnlikely',
  'data.density': 'properties.densityOfWater',
  'data.pHWithoutWater': 'properties.phWithoutWater',
  'data.flammableContent': 'properties.flammableContentTooLow',
  'data.heatOfCombustion': 'properties.heatUnlikely',
}

/** °C up to which a flash point still makes a flammable liquid: beyond it the sheet says that it does not burn. */
const flammableUpTo = 60
/** % of what flashes early, and points of flammable components, from which a slip is no question of how it was measured. */
const [surely, clearly] = [40, 5] as const

function findingOf({ code, params = {}, path }: Warning, { record }: Subject): Finding[] {
  const found = codes[code]
  if (found === undefined) return []
  const name = path.split('.').at(-1)
  const property = measuredPlaces.find((one) => one.name === name)?.property
  const index = record.parameters.findIndex((one) => one.property === property && one.quantity !== undefined)
  const [value, content] = [Number(params['value']), Number(params['content'])]
  const isMild =
    (code === 'data.flashPoint' && (value <= flammableUpTo || content < surely)) ||
    (code === 'data.flammableContent' && content - value < clearly)
  return [
    finding(found, index < 0 ? 'parameters' : `parameters[${index}]`, { params, ...(isMild ? { severity: 'warning' as const } : {}) }),
  ]
}
