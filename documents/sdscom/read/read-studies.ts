import { routes } from '../component-data.ts'
import { find, findAll, take, takeIf, takeNumber, upTo, type Node } from './read-tree.ts'
import { isPlain, measures, readQuantity } from './read-quantity.ts'
import { bare } from './read-written.ts'
import type { Reader } from './reader.ts'
import { withoutGaps } from './without-gaps.ts'

const routesByName: ReadonlyMap<string, string> = new Map(Object.entries(routes).map(([key, name]) => [name, key]))

/** The most characters of a method and of a species in a record. */
const longestMethod = 60
const longestSpecies = 80

function takeMethod(study: Node, reader: Reader): string | undefined {
  const method = takeIf(study, 'Method/FullText', (text) => upTo(longestMethod)(reader.method(text)))
  return method === undefined ? undefined : reader.method(method)
}

export function readAcuteStudies(node: Node | undefined, reader: Reader): object[] {
  return findAll(node, 'AcuteToxicity/TestResults').flatMap((study) => {
    const endpoint = find(study, 'EffectTested/Type')?.text ?? ''
    const route = routesByName.get(find(study, 'ExposureRoute/Route')?.text ?? '')
    const species = reader.word('species.', find(study, 'Species/Value/FullText')?.text)
    if (!['LD50', 'LC50'].includes(endpoint) || route === undefined || species === undefined) return []
    const quantity = readQuantity(study, 'Value')
    if (!quantity) return []
    for (const path of ['EffectTested/Type', 'ExposureRoute/Route', 'Species/Value/FullText']) take(study, path)
    takeIf(study, 'ExposureRoute/RouteFulltext/FullText', (text) => bare(text) === bare(reader.term(`route.${route}`)))
    const hours = readQuantity(study, 'ExposureTime', { fits: (one) => one.unit === 'h' && isPlain(one) })?.value
    return [withoutGaps({ endpoint, route, species, hours, quantity, method: takeMethod(study, reader) })]
  })
}

/** A litre of water for a kilogram of the fish: REACH Annex XIII. */
const unitsOfFactor = ['L/kg', 'mL/g']

export function readFactor(node: Node | undefined): number | undefined {
  const unit = find(node, 'Unit')?.text
  if (unit !== undefined && !unitsOfFactor.includes(unit)) return undefined
  const factor = takeNumber(node, 'ExactValue')
  if (factor === undefined) return undefined
  take(node, 'Unit')
  takeIf(node, 'ExactValueSymbol', (sign) => sign === 'eq')
  return factor
}

/** The format has no logarithm but in words: the number behind its name. */
export function readLogKow(node: Node | undefined, reader: Reader): number | undefined {
  const begin = `${reader.term('sds.logKow')}${reader.term('document.colon') || ':'}`
  const text = find(node, 'Bioaccumulation/AdditionalInfo/FullText')
  if (!text?.text.startsWith(begin)) return undefined
  const [figure] = /^[-−]?\d+(?:[.,]\d+)?$/u.exec(text.text.slice(begin.length).trim()) ?? []
  if (figure === undefined) return undefined
  text.isTaken = true
  return Number(figure.replace('−', '-').replace(',', '.'))
}

const organisms = [
  ['AcuteFishToxicity', 'fish'],
  ['ChronicFishToxicity', 'fish'],
  ['AcuteInvertebrateToxicity', 'crustaceans'],
  ['ChronicInvertebrateToxicity', 'crustaceans'],
  ['AcuteAlgaeToxicity', 'algae'],
  ['ChronicAlgaeToxicity', 'algae'],
  ['PlantToxicity', 'aquaticPlants'],
  ['MicroorganismToxicity', 'bacteria'],
] as const
const endpoints: Readonly<Record<string, string>> = { LC50: 'LC50', EC50: 'EC50', ERC50: 'ErC50', IC50: 'IC50', NOEC: 'NOEC', EC10: 'EC10' }

/** The format has no name for the ErC10, which stands in words beside “other”. */
function readEndpoint(dose: Node | undefined, reader: Reader): string | undefined {
  const type = find(dose, 'Type')?.text ?? ''
  if (type !== 'other') return endpoints[type]
  return find(dose, 'TypeFulltext/FullText')?.text === reader.abbreviation('ErC10') ? 'ErC10' : undefined
}

export function readAquatic(node: Node | undefined, reader: Reader): object[] {
  return organisms.flatMap(([name, group]) =>
    findAll(node, name).flatMap((study) => {
      const dose = find(study, 'EffectDoseConcentration')
      const endpoint = readEndpoint(dose, reader)
      const species = find(study, 'Species/FullText')?.text
      if (endpoint === undefined || species === undefined || species.length > longestSpecies) return []
      // One without the other has no place, and is left.
      if (!measures(find(study, 'TestDuration'))) return []
      const quantity = readQuantity(study, 'Value')
      const duration = quantity && readQuantity(study, 'TestDuration')
      if (!quantity || !duration) return []
      take(dose, 'Type')
      if (endpoint === 'ErC10') take(dose, 'TypeFulltext/FullText')
      take(study, 'Species/FullText')
      return [withoutGaps({ endpoint, group, species, duration, quantity, method: takeMethod(study, reader) })]
    }),
  )
}
