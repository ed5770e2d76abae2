import { kindsOfState, type StateKind } from '../../../../shared/record/physical-state.ts'
import { whyNoValue } from '../../../../shared/record/why-no-value.ts'
import type { PropertyKey } from '../../../../shared/record/properties.ts'
import type { Text } from '../../../../shared/record/texts.ts'

/** Sentences of a group of the library, in the order of the library. */
export type PhraseWords = Readonly<Record<string, string>>

const note = (...keys: readonly string[]): Text[] => keys.map((key) => ({ phrase: `propertyNote.${key}` }))
const method = (...keys: readonly string[]): Text[] => keys.map((key) => ({ phrase: `method.${key}` }))
const ofCategory = (...categories: readonly string[]): Text[] =>
  categories.map((category) => ({ phrase: 'propertyNote.flammableLiquid', values: { category } }))
const aerosol: Text[] = [
  { phrase: 'propertyNote.extremelyFlammableAerosol', values: { category: '1' } },
  { phrase: 'propertyNote.flammableAerosol', values: { category: '2' } },
]
const water = note('miscibleWater', 'partlyMiscibleWater', 'insolubleWater', 'dispersible', 'reactsWithWater')
const criteria = note('criteriaNotMet')

/** What a property may be said to be in words, beside why it has no value. */
const said: Partial<Record<PropertyKey, readonly Text[]>> = {
  flammability: [...ofCategory('1', '2', '3'), ...note('notFlammable', 'criteriaNotMet'), ...aerosol],
  flashPoint: note('noFlashPoint'),
  decompositionTemperature: note('noSelfReactive'),
  solubility: water,
  miscibility: water,
  explosives: note('notExplosiveSimple', 'notExplosive', 'criteriaNotMet'),
  flammableLiquids: [...ofCategory('1', '2', '3'), ...criteria],
  aerosols: aerosol,
  selfReactive: note('noSelfReactive', 'criteriaNotMet'),
  organicPeroxides: note('noSelfReactive', 'criteriaNotMet'),
  oxidisingGases: note('notOxidising', 'criteriaNotMet'),
  oxidisingLiquids: note('notOxidising', 'criteriaNotMet'),
  oxidisingSolids: note('notOxidising', 'criteriaNotMet'),
  corrosiveToMetals: note('notCorrosiveMetals', 'corrosiveMetals', 'criteriaNotMet'),
  sustainedCombustion: note('sustainsCombustion', 'doesNotSustainCombustion'),
  photocatalytic: note('yes', 'no'),
  flammableGases: criteria,
  flammableSolids: criteria,
  selfHeating: criteria,
  pyrophoricLiquids: criteria,
  pyrophoricSolids: criteria,
  emitsFlammableGases: criteria,
  desensitisedExplosives: criteria,
}

/** Why there is no value, of a product of a state; the one that a press of a key stands for comes first. */
function inapplicable(property: PropertyKey, kind: StateKind | undefined, isMixture: boolean): Text[] {
  const reason = whyNoValue(property, kind, isMixture)
  const usual: Partial<Record<PropertyKey, string>> = {
    ph: 'propertyNote.notApplicableNonAqueous',
    explosionLimits: 'propertyNote.notApplicableAqueous',
    flashPoint: 'propertyNote.notApplicableAqueous',
    autoIgnitionTemperature: 'propertyNote.notApplicableAqueous',
    partitionCoefficient: 'propertyNote.notApplicableMixture',
  }
  const keys = [
    reason ??
      usual[property] ??
      (kind === undefined || kind === 'Liquid' ? 'propertyNote.notApplicable' : `propertyNote.notApplicable${kind}`),
    ...(property === 'boilingPoint' ? ['propertyNote.notApplicableBoiling'] : []),
    'propertyNote.notApplicable',
    ...(kind === undefined ? [] : [`propertyNote.notApplicable${kind}`]),
    ...['NonAqueous', 'Aqueous', 'Inorganic'].map((why) => `propertyNote.notApplicable${why}`),
  ]
  return [...new Set(keys)].map((phrase) => ({ phrase }))
}

const undetermined = 'propertyNote.notDetermined'
/** What `?` stands for. */
export const notDetermined: Text = { phrase: undetermined }
/** With its reason, which 9.1 asks for. */
export const noTestResult: Text = { phrase: 'propertyNote.noTestResult' }

/** What `/` stands for: the reason that the state gives, or the usual one of the property. */
export function notApplicable(property: PropertyKey, kind: StateKind | undefined, isMixture: boolean): Text {
  return inapplicable(property, kind, isMixture)[0] ?? { phrase: 'propertyNote.notApplicable' }
}

/** Everything that is offered for the value of a property, in words. */
export function valueChoices(property: PropertyKey, kind: StateKind | undefined, isMixture: boolean, words: PhraseWords): Text[] {
  const ofLibrary = (group: string): Text[] =>
    Object.keys(words)
      .filter((key) => key.startsWith(`${group}.`))
      .map((phrase) => ({ phrase }))
  if (property === 'physicalState') return Object.keys(kindsOfState).map((phrase) => ({ phrase }))
  if (property === 'colour' || property === 'odour') return [...ofLibrary(property), notDetermined]
  return [...(said[property] ?? []), notDetermined, ...inapplicable(property, kind, isMixture), ...note('notRelevant')]
}

const at = (value: number): Text => ({ phrase: 'method.atTemperature', values: { temperature: { value, unit: '°C' } } })
const temperatures = [...method('at20', 'at23'), at(25), ...method('at40', 'at50')]
const origins = method('calculated', 'literature', 'estimated', 'byProducer', 'internal')
const reasons = [...note('noTestResult', 'notRelevant'), ...method('literature')]

const ofProperty: Partial<Record<PropertyKey, readonly Text[]>> = {
  colour: note('ral'),
  flashPoint: [...method('closedCup', 'openCup'), ...note('lowestFlashPoint', 'substanceValue', 'propellantValue')],
  autoIgnitionTemperature: note('lowestSolvent', 'substanceValue', 'solventValue', 'propellantValue'),
  explosionLimits: note('solventValue', 'substanceValue', 'propellantValue', 'literature'),
  boilingPoint: note('substanceValue', 'solventValue', 'literature'),
  ph: [...method('undiluted', 'concentrate', 'at20'), { phrase: 'method.solutionInWater', values: { content: { value: 10, unit: '%' } } }],
  kinematicViscosity: [...method('at40', 'at20', 'at23'), ...method('flowCup')],
  density: method('at20', 'at23'),
  relativeVapourDensity: note('airOne', 'substanceValue'),
  evaporationRate: note('etherOne'),
  dynamicViscosity: [...method('at20', 'at23', 'at40', 'rheometer')],
  softeningPoint: method('ringAndBall'),
  gloss: note('angle60'),
  shelfLife: note('unopened'),
  coverage: note('perCoat'),
  dryFilmThickness: note('perCoat'),
  wetFilmThickness: note('perCoat'),
  potLife: [...method('at20'), ...note('mixtureReadyForUse')],
  recoatable: note('dependsOnThickness', 'dependsOnSubstrate'),
  corrosiveToMetals: note('corrosiveSteelAluminium'),
}

/** Conditions and remarks that are offered: of a property that was not determined, why. */
export function remarkChoices(property: PropertyKey, text: unknown): Text[] {
  const isUndetermined = typeof text === 'object' && text !== null && 'phrase' in text && text.phrase === undetermined
  return isUndetermined ? reasons : [...(ofProperty[property] ?? []), ...temperatures, ...origins].filter(isFirst)
}

const isFirst = (one: Text, index: number, all: readonly Text[]): boolean =>
  all.findIndex((other) => JSON.stringify(other) === JSON.stringify(one)) === index

const viscosity = ['ISO 3219-2', 'ISO 3104', 'ISO 2555']

/** Methods by which a property is usually measured; whatever else is typed stands. */
const methods: Partial<Record<PropertyKey, readonly string[]>> = {
  meltingPoint: ['ISO 11357-3', 'OECD 102'],
  boilingPoint: ['EN ISO 3405', 'OECD 103'],
  explosionLimits: ['EN 1839'],
  flashPoint: ['ISO 3679', 'ISO 1523', 'ISO 2719', 'ISO 13736', 'EN ISO 2592'],
  autoIgnitionTemperature: ['DIN 51794', 'EN 14522'],
  decompositionTemperature: ['ISO 11358-1', 'UN Test H.4'],
  ph: ['ISO 19396-1', 'DIN 19268', 'ISO 976', 'EN 12850', 'OECD 122'],
  kinematicViscosity: ['ISO 3104', 'ISO 3219-2', 'ISO 2431'],
  solubility: ['OECD 105'],
  partitionCoefficient: ['OECD 107', 'OECD 117'],
  vapourPressure: ['OECD 104', 'EN 13016-1'],
  density: ['ISO 2811-1', 'ISO 12185', 'ISO 1183-1'],
  particleCharacteristics: ['ISO 13320', 'OECD 110'],
  corrosiveToMetals: ['UN Test C.1'],
  sustainedCombustion: ['ISO 9038', 'UN Test L.2'],
  oxidisingLiquids: ['UN Test O.2'],
  oxidisingSolids: ['UN Test O.1', 'UN Test O.3'],
  evaporationRate: ['DIN 53170'],
  solidsContent: ['ISO 3251'],
  vocContent: ['ISO 11890-1', 'ISO 11890-2'],
  dynamicViscosity: viscosity,
  applicationViscosity: ['ISO 2431, 4 mm', ...viscosity],
  flowTime: ['ISO 2431, 4 mm', 'ISO 2431, 6 mm'],
  softeningPoint: ['ISO 4625-1'],
  gloss: ['ISO 2813'],
  hardness: ['ISO 1522, König'],
  contactTime: ['EN 16615'],
}

export function methodChoices(property: PropertyKey): readonly string[] {
  return methods[property] ?? []
}
