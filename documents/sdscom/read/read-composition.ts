import { actNamed } from '../../sds/name-act.ts'
import { compartments, routes } from '../component-data.ts'
import { find, findAll, take, takeNumber, type Node } from './read-tree.ts'
import { readClassification, readLimits } from './read-classification.ts'
import { readQuantity, readUnit, type Reader } from './reader.ts'

/** 3, with what of 8.1, 11.1 and 12 stands with the components. */
export function readComposition(sheet: Node, reader: Reader): object {
  const section = find(sheet, 'Composition')
  const region = find(section, 'RegionEU')
  const type = take(region, 'CompositionType')
  return {
    kind: type === undefined || type.startsWith('Mixture') ? 'mixture' : 'substance',
    description: reader.texts(section, 'ChemicalCharacterization'),
    ingredients: findAll(region, 'Component').flatMap(
      (one, index) => readComponent(one, reader, `/composition/ingredients/${index}`) ?? [],
    ),
    notes: reader.texts(section, 'AdditionalInfo'),
  }
}

function readComponent(node: Node, reader: Reader, place: string): object | undefined {
  const substance = find(node, 'Substance')
  const names = ['IupacName', 'CasInventoryName', 'GenericName', 'OtherName'].flatMap((kind) => take(substance, kind) ?? [])
  const [name] = names
  const share = find(node, 'Concentration')
  const quantity = readQuantity(node, 'Concentration', '%')
  if (name === undefined || quantity === undefined) return undefined
  const toInclusive = find(share, 'UpperValueSymbol')?.text !== 'lt'
  const from = quantity.from ?? (quantity.sign === '≥' || quantity.sign === '>' || quantity.sign === undefined ? quantity.value : 0) ?? 0
  const to = quantity.to ?? (quantity.sign === '≥' || quantity.sign === '>' ? 100 : quantity.value) ?? 100
  const classification = find(node, 'Classification')
  const numbers = {
    casNumber: take(substance, 'CasNo'),
    ecNumber: take(substance, 'RegionEU/EcNo'),
    indexNumber: take(substance, 'RegionEU/IndexNo'),
    reachNumber: take(substance, 'RegionEU/ReachRegNo'),
  }
  const control = find(node, 'ExposureControlPersonalProtection/ControlParameters')
  const factors = find(classification, 'ClpHazardClassification_2023_707/MultiplyingFactor')
  const degradability = reader.text(node, 'EcologicalInformation/PersistenceDegradability/PersistenceDegradabilityEvaluation')
  return withoutGaps({
    name: reader.substance(name),
    ...numbers,
    contentRange: { from, to, toInclusive },
    classification: readClassification(classification, reader, `${place}/classification`),
    concerns: readConcerns(node, reader),
    notes: readNotes(classification, reader),
    specificLimits: readLimits(classification),
    mFactorAcute: takeNumber(factors, 'Acute'),
    mFactorChronic: takeNumber(factors, 'Chronic'),
    acuteToxicityEstimates: readEstimates(find(classification, 'ClpHazardClassification_2023_707/Ate'), reader, place),
    exposureLimits: findAll(control, 'OccupationalExposureLimits/OccupationalExposureLimit').flatMap(
      (limit) => readLimit(limit, reader) ?? [],
    ),
    noEffectLevels: readNoEffectLevels(find(control, 'RegionEU')),
    noEffectConcentrations: readNoEffectConcentrations(find(control, 'RegionEU'), reader),
    toxicity: readAcuteStudies(find(node, 'ToxicologicalInformation'), reader),
    ecotoxicity: readAquatic(find(node, 'EcologicalInformation/EcotoxicologicalInformation/AquaticToxicity'), reader),
    degradability,
    logKow: readLogKow(find(node, 'EcologicalInformation'), reader),
    bioconcentrationFactor: readFactor(find(node, 'EcologicalInformation/Bioaccumulation/BioconcentrationFactor/Value')),
  })
}

/** Properties of concern, which the format has in words alone. */
function readConcerns(node: Node, reader: Reader): string[] {
  return findAll(node, 'AdditionalInfo/FullText').flatMap((one) => {
    const concern = reader.word('concern.', one.text)
    if (concern !== undefined) one.isTaken = true
    return concern ?? []
  })
}

const estimateUnits = ['mg/kg', 'mg/l', 'ppm'] as const

/** Of what is inhaled the words say in which form; without them the unit tells a gas, and a person looks at the rest. */
export function readEstimates(
  node: Node | undefined,
  reader: Reader,
  place: string,
): { route: string; value: number; unit: (typeof estimateUnits)[number] }[] {
  return ['Oral', 'Dermal', 'Inhalation'].flatMap((name) => {
    const found = find(node, name)
    const unit = estimateUnits.find((one) => one === readUnit(find(found, 'Unit')?.text))
    const value = unit === undefined ? undefined : takeNumber(found, 'Value')
    if (value === undefined || unit === undefined) return []
    take(found, 'Unit')
    if (name !== 'Inhalation') return [{ route: name.toLowerCase(), value, unit }]
    const stated = reader.word('route.', find(found, 'Restriction/FullText')?.text)
    if (stated !== undefined) take(found, 'Restriction/FullText')
    if (stated === undefined && unit !== 'ppm') reader.guess(`${place}/acuteToxicityEstimates`, `${name} ${value} ${unit}`)
    return [{ route: stated ?? (unit === 'ppm' ? 'inhalationGas' : 'inhalationVapour'), value, unit }]
  })
}

/** Notes of Annex VI, which the format has in words alone: “Note C”. What takes a class off is stated anew by who knows it. */
function readNotes(classification: Node | undefined, reader: Reader): string[] {
  const [before = '', behind = ''] = reader.term('annexNote.named').split('{notes}')
  return findAll(classification, 'ClpHazardClassification_2023_707/AdditionalInformation/FullText').flatMap((node) => {
    if (!node.text.startsWith(before) || !node.text.endsWith(behind)) return []
    const notes = node.text.slice(before.length, node.text.length - behind.length).split(', ')
    if (!notes.every((note) => /^(?:[A-Z]|\d{1,2})$/.test(note))) return []
    node.isTaken = true
    return notes
  })
}

/** A limit names its rule, and before it the country whose it is. */
function readLimit(node: Node, reader: Reader): object | undefined {
  const reference = take(node, 'Reference/FullText') ?? take(node, 'LimitValueTypeWithCountryOrOrganisation')
  const [, first = '', rest = ''] = /^([^,]+), (.+)$/u.exec(reference ?? '') ?? []
  const country = reader.country(first)
  const basis = country !== undefined || first === reader.term('sds.europeanUnion') ? rest : reference
  const concentration = (paths: readonly Node[]) => {
    const found = paths.flatMap((one) => readQuantity({ ...one, name: 'it', children: [one] }, one.name) ?? [])
    const ofUnit = (unit: string) => found.find((one) => one.unit === unit)?.value
    const [mgPerM3, ppm] = [ofUnit('mg/m³'), ofUnit('ppm')]
    return mgPerM3 === undefined && ppm === undefined ? undefined : withoutGaps({ mgPerM3, ppm })
  }
  const longTerm = concentration(findAll(node, 'Limit8H'))
  const shortTerm = concentration(findAll(node, 'LimitShortTerm/Value'))
  const remarks = findAll(node, 'AdditionalInfo/FullText').flatMap((one) => {
    const remark = reader.word('limitRemark.', one.text)
    if (remark !== undefined) one.isTaken = true
    return remark ?? []
  })
  take(node, 'ParticleFraction/ParticleFraction')
  if (basis === undefined || (!longTerm && !shortTerm && remarks.length === 0)) return undefined
  return withoutGaps({ basis: actNamed(basis, reader).slice(0, 60), country, longTerm, shortTerm, remarks })
}

function readNoEffectLevels(node: Node | undefined): object[] {
  return findAll(node, 'DerivedNoEffectLevel').flatMap((level) => {
    const [, duration, route, effect] = /^(Acute|Long-term) (oral|dermal|inhalation) \((systemic|local)\)$/.exec(
      find(level, 'ExposureRouteFrequencyAndEffect/Type')?.text ?? '',
    ) ?? ['']
    const population = find(level, 'ExposureGroup/Group')?.text === 'Worker' ? 'workers' : 'consumers'
    const quantity = duration === undefined ? undefined : readQuantity(level, 'DnelValue')
    if (duration === undefined || !quantity) return []
    for (const path of [
      'ExposureRouteFrequencyAndEffect/Type',
      'ExposureRouteFrequencyAndEffect/TypeFulltext/FullText',
      'ExposureGroup/Group',
    ])
      take(level, path)
    return [{ population, route, effect, duration: duration === 'Acute' ? 'shortTerm' : 'longTerm', quantity }]
  })
}

const compartmentsByName: ReadonlyMap<string, string> = new Map(Object.entries(compartments).map(([key, name]) => [name, key]))

function readNoEffectConcentrations(node: Node | undefined, reader: Reader): object[] {
  return findAll(node, 'PredictedNoEffectConcentration').flatMap((one) => {
    const compartment = compartmentsByName.get(find(one, 'Type')?.text ?? '')
    const quantity = compartment === undefined ? undefined : readQuantity(one, 'PnecValue')
    if (compartment === undefined || !quantity) return []
    take(one, 'Type')
    for (const beside of findAll(one, 'AdditionalInfo/FullText'))
      if (reader.word('compartment.', beside.text) === compartment) beside.isTaken = true
    return [{ compartment, quantity }]
  })
}

const routesByName: ReadonlyMap<string, string> = new Map(Object.entries(routes).map(([key, name]) => [name, key]))

function readAcuteStudies(node: Node | undefined, reader: Reader): object[] {
  return findAll(node, 'AcuteToxicity/TestResults').flatMap((study) => {
    const endpoint = find(study, 'EffectTested/Type')?.text ?? ''
    const route = routesByName.get(find(study, 'ExposureRoute/Route')?.text ?? '')
    const species = reader.word('species.', find(study, 'Species/Value/FullText')?.text)
    const quantity = readQuantity(study, 'Value')
    if (!['LD50', 'LC50'].includes(endpoint) || route === undefined || species === undefined || !quantity) return []
    for (const path of ['EffectTested/Type', 'ExposureRoute/Route', 'ExposureRoute/RouteFulltext/FullText', 'Species/Value/FullText'])
      take(study, path)
    const hours = readQuantity(study, 'ExposureTime')
    const method = reader.method(take(study, 'Method/FullText') ?? '').slice(0, 60) || undefined
    return [withoutGaps({ endpoint, route, species, hours: hours?.unit === 'h' ? hours.value : undefined, quantity, method })]
  })
}

function readFactor(node: Node | undefined): number | undefined {
  take(node, 'Unit')
  return takeNumber(node, 'ExactValue')
}

/** The format has no logarithm but in words: the number at their end. */
function readLogKow(node: Node | undefined, reader: Reader): number | undefined {
  const text = find(node, 'Bioaccumulation/AdditionalInfo/FullText')
  if (!text?.text.startsWith(reader.term('sds.logKow'))) return undefined
  const number = Number(/[-−]?\d+(?:[.,]\d+)?$/u.exec(text.text)?.[0].replace('−', '-').replace(',', '.'))
  if (!Number.isFinite(number)) return undefined
  text.isTaken = true
  return number
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

function readAquatic(node: Node | undefined, reader: Reader): object[] {
  return organisms.flatMap(([name, group]) =>
    findAll(node, name).flatMap((study) => {
      const endpoint = endpoints[find(study, 'EffectDoseConcentration/Type')?.text ?? '']
      const [quantity, duration] = [readQuantity(study, 'Value'), readQuantity(study, 'TestDuration')]
      const species = find(study, 'Species/FullText')?.text
      if (endpoint === undefined || !quantity || !duration || species === undefined) return []
      take(study, 'EffectDoseConcentration/Type')
      take(study, 'Species/FullText')
      const method = reader.method(take(study, 'Method/FullText') ?? '').slice(0, 60) || undefined
      return [withoutGaps({ endpoint, group, species: species.slice(0, 80), duration, quantity, method })]
    }),
  )
}

/** What is not known has no key. */
export function withoutGaps<Value extends object>(value: Value): Partial<Value> {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Partial<Value>
}
