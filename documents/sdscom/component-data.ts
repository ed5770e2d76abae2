import type { Ingredient } from '../../shared/record/composition.ts'
import { nameAct } from '../sds/name-act.ts'
import type { TextWriter } from '../text/write-text.ts'
import { group, value, type Element } from './element.ts'
import { phrases, sayings } from './phrases.ts'
import { exactly, measured } from './quantities.ts'

/** 8.1 of one ingredient: occupational exposure limits, derived no-effect levels, predicted no-effect concentrations. */
export function writeExposure(ingredient: Ingredient, writer: TextWriter): Element[] {
  return group(
    'ExposureControlPersonalProtection',
    group(
      'ControlParameters',
      group(
        'OccupationalExposureLimits',
        ingredient.exposureLimits.flatMap((limit) => writeLimit(limit, writer)),
      ),
      sayings('AdditionalInfo', listUnplaced(ingredient, writer)),
      group(
        'RegionEU',
        ingredient.noEffectLevels.flatMap((level) => writeNoEffectLevel(level, writer)),
        ingredient.noEffectConcentrations.flatMap((one) => writeNoEffectConcentration(one, writer)),
      ),
    ),
  )
}

/** Levels and concentrations that the format cannot say: ranges, units that it does not have, local effects by mouth. */
function listUnplaced({ noEffectLevels, noEffectConcentrations }: Ingredient, writer: TextWriter): string[] {
  return [
    ...noEffectLevels
      .filter((level) => writeNoEffectLevel(level, writer).length === 0)
      .map(({ population, route, effect, duration, quantity }) =>
        [`population.${population}`, `route.${route}`, `effect.${effect}.${duration}`]
          .map((key) => writer.term(key))
          .concat(writer.quantity(quantity))
          .join(', '),
      ),
    ...noEffectConcentrations
      .filter((one) => writeNoEffectConcentration(one, writer).length === 0)
      .map(({ compartment, quantity }) => `${writer.term(`compartment.${compartment}`)}, ${writer.quantity(quantity)}`),
  ]
}

/** Fractions of dust as the format names them, by the remark that says so. */
export const fractions: Readonly<Record<string, string>> = { inhalableFraction: 'inhalable', respirableFraction: 'respirable' }

type ExposureLimit = Ingredient['exposureLimits'][number]

function writeLimit({ basis, country, longTerm, shortTerm, remarks }: ExposureLimit, writer: TextWriter): Element[] {
  const fraction = remarks.find((remark) => fractions[remark] !== undefined)
  return group(
    'OccupationalExposureLimit',
    listConcentrations(longTerm).flatMap((quantity) => measured('Limit8H', quantity)),
    listConcentrations(shortTerm).flatMap((quantity) => group('LimitShortTerm', measured('Value', quantity))),
    fraction ? group('ParticleFraction', value('ParticleFraction', fractions[fraction])) : [],
    sayings('Reference', [`${country ? writer.country(country) : writer.term('sds.europeanUnion')}, ${nameAct(basis, writer)}`]),
    sayings(
      'AdditionalInfo',
      remarks.map((remark) => writer.term(`limitRemark.${remark}`)),
    ),
  )
}

function listConcentrations(limit: ExposureLimit['longTerm']): { value: number; unit: 'mg/m³' | 'ppm' }[] {
  return [
    ...(limit?.mgPerM3 === undefined ? [] : [{ value: limit.mgPerM3, unit: 'mg/m³' as const }]),
    ...(limit?.ppm === undefined ? [] : [{ value: limit.ppm, unit: 'ppm' as const }]),
  ]
}

function writeNoEffectLevel(level: Ingredient['noEffectLevels'][number], writer: TextWriter): Element[] {
  const { population, route, effect, duration, quantity } = level
  const written = exactly('DnelValue', quantity)
  if (written.length === 0) return []
  // Local effects by mouth are none that the format has.
  if (route === 'oral' && effect === 'local') return []
  const type = `${duration === 'longTerm' ? 'Long-term' : 'Acute'} ${route} (${effect})`
  return group(
    'DerivedNoEffectLevel',
    group('ExposureGroup', value('Group', population === 'workers' ? 'Worker' : 'Consumer')),
    group(
      'ExposureRouteFrequencyAndEffect',
      value('Type', type),
      sayings('TypeFulltext', [`${writer.term(`route.${route}`)}, ${writer.term(`effect.${effect}.${duration}`)}`]),
    ),
    written,
  )
}

/** Names of the format for our compartments and routes. */
export const compartments: Readonly<Record<Ingredient['noEffectConcentrations'][number]['compartment'], string>> = {
  freshWater: 'Aquatic, freshwater',
  marineWater: 'Aquatic, marine water',
  intermittentRelease: 'Aquatic, intermittent release',
  freshWaterSediment: 'Sediment, freshwater',
  marineSediment: 'Sediment, marine water',
  soil: 'Soil',
  sewageTreatment: 'Sewage treatment plant (STP)',
}

function writeNoEffectConcentration(
  { compartment, quantity }: Ingredient['noEffectConcentrations'][number],
  writer: TextWriter,
): Element[] {
  const written = exactly('PnecValue', quantity)
  if (written.length === 0) return []
  return group(
    'PredictedNoEffectConcentration',
    value('Type', compartments[compartment]),
    written,
    sayings('AdditionalInfo', [writer.term(`compartment.${compartment}`)]),
  )
}

type Study = Ingredient['toxicity'][number]

export const routes: Readonly<Record<Study['route'], string>> = {
  oral: 'Oral',
  dermal: 'Dermal',
  inhalationGas: 'Inhalation(Gas)',
  inhalationVapour: 'Inhalation(Vapour)',
  inhalationDust: 'Inhalation(Dust/Mist)',
}

/** 11.1 of one ingredient: its studies. Those of repeated doses, for which the format wants a duration that nobody stated, are told in words. */
export function writeToxicology({ toxicity }: Ingredient, writer: TextWriter): Element[] {
  const isAcute = ({ endpoint, quantity }: Study) => (endpoint === 'LD50' || endpoint === 'LC50') && measured('Value', quantity).length > 0
  return group(
    'ToxicologicalInformation',
    group(
      'AcuteToxicity',
      toxicity.filter(isAcute).flatMap((study) => writeAcute(study, writer)),
    ),
    sayings(
      'AdditionalInfo',
      toxicity.filter((study) => !isAcute(study)).map((study) => inWords(study, writer)),
    ),
  )
}

function writeAcute({ endpoint, route, species, hours, quantity, method }: Study, writer: TextWriter): Element[] {
  return group(
    'TestResults',
    group('EffectTested', value('Type', endpoint)),
    group('ExposureRoute', value('Route', routes[route]), sayings('RouteFulltext', [writer.term(`route.${route}`)])),
    sayings('Method', method ? [writer.method(method)] : []),
    measured('ExposureTime', hours === undefined ? undefined : { value: hours, unit: 'h' }),
    measured('Value', quantity),
    group('Species', sayings('Value', [writer.term(`species.${species}`)])),
  )
}

function inWords({ endpoint, route, species, hours, quantity, method }: Study, writer: TextWriter): string {
  return [
    `${writer.abbreviation(endpoint)} ${writer.quantity(quantity)}`,
    writer.term(`route.${route}`),
    writer.term(`species.${species}`),
    hours === undefined ? '' : writer.quantity({ value: hours, unit: 'h' }),
    method ? writer.method(method) : '',
  ]
    .filter(Boolean)
    .join(', ')
}

type AquaticStudy = Ingredient['ecotoxicity'][number]

const longTermEndpoints: ReadonlySet<AquaticStudy['endpoint']> = new Set(['NOEC', 'EC10', 'ErC10'])
const doses: Partial<Record<AquaticStudy['endpoint'], string>> = { ErC50: 'ERC50', ErC10: 'other' }

/** Elements of the format in its order, with the studies that belong into each. */
const aquaticPlaces: readonly [string, AquaticStudy['group'], 'acute' | 'chronic' | 'any'][] = [
  ['AcuteFishToxicity', 'fish', 'acute'],
  ['ChronicFishToxicity', 'fish', 'chronic'],
  ['AcuteInvertebrateToxicity', 'crustaceans', 'acute'],
  ['ChronicInvertebrateToxicity', 'crustaceans', 'chronic'],
  ['AcuteAlgaeToxicity', 'algae', 'acute'],
  ['ChronicAlgaeToxicity', 'algae', 'chronic'],
  ['PlantToxicity', 'aquaticPlants', 'any'],
  ['MicroorganismToxicity', 'bacteria', 'any'],
]

/** 12.1 to 12.3 of one ingredient. */
export function writeEcology(ingredient: Ingredient, writer: TextWriter): Element[] {
  const { ecotoxicity, degradability, logKow, bioconcentrationFactor } = ingredient
  return group(
    'EcologicalInformation',
    group(
      'EcotoxicologicalInformation',
      group(
        'AquaticToxicity',
        aquaticPlaces.flatMap(([name, organisms, kind]) =>
          ecotoxicity
            .filter(
              ({ group: own, endpoint }) =>
                own === organisms && (kind === 'any' || (kind === 'chronic') === longTermEndpoints.has(endpoint)),
            )
            .flatMap((study) => writeAquatic(name, study, writer)),
        ),
      ),
    ),
    group('PersistenceDegradability', phrases('PersistenceDegradabilityEvaluation', degradability ? [degradability] : [], writer)),
    group(
      'Bioaccumulation',
      bioconcentrationFactor === undefined
        ? []
        : group('BioconcentrationFactor', group('Value', value('ExactValue', bioconcentrationFactor), value('Unit', 'L/kg'))),
      // The format has no value without a unit, which a logarithm does not have.
      sayings(
        'AdditionalInfo',
        logKow === undefined ? [] : [`${writer.term('sds.logKow')}${writer.term('document.colon')} ${writer.number(logKow)}`],
      ),
    ),
  )
}

function writeAquatic(name: string, { endpoint, species, duration, quantity, method }: AquaticStudy, writer: TextWriter): Element[] {
  const dose = doses[endpoint] ?? endpoint
  return group(
    name,
    measured('Value', quantity),
    group('EffectDoseConcentration', value('Type', dose), dose === 'other' ? sayings('TypeFulltext', [writer.abbreviation(endpoint)]) : []),
    measured('TestDuration', duration),
    sayings('Species', [species]),
    sayings('Method', method ? [writer.method(method)] : []),
    measured('Value', quantity).length > 0 ? [] : sayings('Evaluation', [writer.quantity(quantity)]),
  )
}
