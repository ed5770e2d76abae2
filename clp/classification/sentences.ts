/**
 * What the engine says in words, by code. The English stands here, so that the rules need nothing beside them; the other languages have the
 * same keys in wording/ (`engine.…` of terms.json). A name in braces is filled from `params`.
 */
export const sentences = {
  // What a step asks
  test: 'Test of the mixture',
  testBy: 'Test of the mixture: {method}',
  sum: 'Sum of {sum}',
  fromLimit: 'A component of {category} from its limit',
  fromLimitOrMilder: 'A component of {category}, or of {severe} below its limit',
  narcotic: 'Components with narcotic effects',
  respiratory: 'Components that irritate the respiratory tract',
  estimate: 'Acute toxicity estimate of the mixture: {route}',
  noneRelevant: 'No relevant component',
  corrodesSkin: 'The mixture is corrosive to the skin',
  notAdditive: 'A component for which additivity does not apply: {category}',
  pH: 'pH',
  viscosity: 'Kinematic viscosity',
  layerContent: 'Components of {category} in a distinct layer',
  layerViscosity: 'Kinematic viscosity of the distinct layer',
  specificLimit: 'Specific concentration limit of {substance}: {category} from {limit} %',
  flashPoint: 'Flash point',
  boilingPoint: 'Initial boiling point',
  noSustainedCombustion: 'Flash point above 35 °C without sustained combustion (test L.2)',
  gasOil: 'Gas oil, diesel or light heating oil with a flash point from 55 to 75 °C',
  explosiveGroups: 'A component with chemical groups associated with explosive properties',
  oxidiserWithFuel: 'Inorganic oxidising substances beside combustible material',
  selfReactiveGroups: 'A component with chemical groups associated with explosive or self-reactive properties',
  flammableSolid: 'A component that is a flammable solid',
  liquidInSolid: 'Flammable liquids in a solid',
  ignitesInAir: 'A component that ignites in contact with air',
  selfHeating: 'A component that heats itself in contact with air',
  waterReactive: 'A component that emits flammable gases in contact with water',
  oxidising: 'A component that is oxidising',
  corrosive: 'A component that is corrosive to metals or to the skin',
  explosive: 'A component that is an explosive or a desensitised explosive',
  flammableGas: 'A component that is a flammable gas',
  gasFlammability: 'Flammability of the gas mixture, calculated by ISO 10156',
  oxidisingPower: 'Oxidising power of the gas mixture, calculated by ISO 10156',
  flammableContent: 'Content of flammable components',
  heatOfCombustion: 'Heat of combustion',
  ignitionDistance: 'Ignition distance',
  enclosedSpace: 'Time equivalent of the enclosed space ignition test',
  deflagrationDensity: 'Deflagration density of the enclosed space ignition test',
  foam: 'Foam test: flame height {height} cm, flame duration {duration} s',
  untested: 'More than 1 % of flammable components or a heat of combustion of at least 20 kJ/g, without the flammability tests',
  organicPeroxide: 'A component that is an organic peroxide',
  availableOxygen: 'Available oxygen, with {content} % of hydrogen peroxide',
  // What a person should look at
  otherState: 'The class does not apply to products in this physical state.',
  stateMissing: 'The physical state is missing: the classes of gases and aerosols and the transport are not judged.',
  besideAerosols: 'Aerosols do not fall within this class in addition.',
  notAerosol: 'The product is not an aerosol.',
  onlyByViscosity: 'Only liquids are judged by their viscosity.',
  since: 'The class applies to mixtures placed on the market from {day} on.',
  confirmByTest: 'The limit is to be confirmed by testing.',
  testMissing: 'A test of the mixture is missing.',
  suggestedBy: 'Suggested by: {substances}.',
  flashPointMissing: 'The flash point is missing.',
  noneFlammable: 'No component is known to be flammable.',
  flashPointCalculated:
    'A flash point may be calculated only under certain conditions and with a result at least 5 °C from the limit; a person confirms it.',
  boilingPointDecides: 'With a flash point below 23 °C the initial boiling point decides between categories 1 and 2.',
  mayBeCategory3: 'Gas oils, diesel and light heating oils with a flash point from 55 to 75 °C may be regarded as category 3.',
  noGasFigure: 'There is no figure of {substance} for the calculation by ISO 10156.',
  gasCategoryNeedsData: 'Category 1B or 2 needs the flammability range or the burning velocity of the mixture.',
  pressureMissing: 'The pressure in the receptacle and the state of the gas are missing.',
  aerosolDataMissing: 'The content of flammable components and the heat of combustion are missing.',
  deflagrationMissing: 'The deflagration density is missing: up to 300 g/m³ the aerosol is of category 2.',
  oxygenUnknown: 'The available oxygen of {substance} is not known.',
  oxygenDoesNotDecide: 'With more than 7 % of hydrogen peroxide the available oxygen does not decide.',
  oxygenAboveLimit: 'The available oxygen is above the limit: tests find the type.',
  reserveConfirms: 'The acid or alkaline reserve alone does not free the mixture from its pH: a test has to confirm it.',
  viscosityMissing: 'The kinematic viscosity at 40 °C is missing.',
  asVapour: 'Judged as vapour; where the product is sprayed, it is to be judged as mist.',
  aquaticUnknown: 'Components of unknown hazard to the aquatic environment are stated on the label and in the safety data sheet.',
  unknownAs: 'Components of unknown hazard count as {category}.',
  notNamed: '{content} % of the mixture are not named.',
  asComponents: 'As its most severe component.',
  pressurised: 'Gas in a receptacle at a gauge pressure of 200 kPa or more.',
  // What was wrong or open in the request
  'sum.over100': 'The contents add up to {sum} %.',
  'substance.noSuchKey': '“{key}” is no substance of a workgroup that was asked; what the request itself says counts.',
  'substance.severalEntries':
    'Several harmonised entries hold for this number ({indexes}); the most severe class of each counts. The index number decides.',
  'substance.laterForm': 'The entry {index} is known in its form of {from} only, which counts.',
  'substance.announced': 'The entry {index} has another form from {from} on.',
  'substance.sameName': '{name} is the name of the harmonised entry {index}, which counts where its number is given.',
  'substance.contentInName': '{name}: the concentration in the name is not read; the content counts as that of the undiluted substance.',
  'substance.numbersContradict': '{cas} is no number of the entry {index}; the entry counts.',
  'substance.nameContradicts': '{name} is no name of the entry {index}; the entry counts.',
  'substance.note1': 'Entry {index}: the content is that of the metallic element.',
  'substance.note2': 'Entry {index}: the content is that of the free monomer.',
  'substance.note3': 'Entry {index}: the content is that of chromate ions dissolved in water.',
  'substance.noteG': 'Entry {index}: in an explosive form the substance is tested and classified as an explosive too.',
  'substance.noteX': 'Entry {index}: it covers only what its substances have in common; the supplier classifies the rest.',
  'own.besideComponents': 'The components of {name} count, and not what is said of it as a whole.',
  'own.refused': '{what} is not used: the harmonised classification comes first ({held}).',
  'own.milder': '{what} is not used: milder than the minimum classification {held}.',
  'data.flashPoint': 'A flash point of {value} °C is hardly possible with {content} % of {substances}.',
  'data.flashAboveBoiling': 'The flash point ({value} °C) lies above the initial boiling point ({limit} °C).',
  'data.boilingPoint': 'An initial boiling point of {value} °C is hardly possible with {content} % of {substances}.',
  'data.meltingAboveBoiling': 'The melting point ({value} °C) lies above the initial boiling point ({limit} °C).',
  'data.vapourPressure': 'A vapour pressure of {value} kPa at 50 °C does not go with an initial boiling point of {limit} °C.',
  'data.flammableContent': 'The content of flammable components ({value} %) is less than that of {substances} ({content} %).',
  'data.heatOfCombustion': 'A heat of combustion of {value} kJ/g is hardly possible with {content} % of flammable components.',
  'data.density': 'A density of {value} is hardly possible with {content} % of {substances}.',
  'data.pHWithoutWater': 'A pH of {value} is hardly possible: the composition has neither water nor anything corrosive.',
  // Duties
  'reach.mdiForPublic':
    'With {content} % of MDI (CAS 26447-40-5 and isomers) it may be supplied to the general public only with protective gloves in the package (except hot-melt adhesives).',
  // Transport
  editionEnds: 'Proposed by {edition}, which may be used until {day} only. Compare with {next}.',
  viscousFree: 'Viscous: not subject to ADR in receptacles of this size.',
  alcoholFree: 'Not subject: an aqueous solution of no more than 24 % of alcohol by volume.',
  solutionFree: 'Not subject to ADR: a solution of {substance} of this content.',
  dryIceFree: 'Not subject to ADR, save for 5.5.3 (dry ice).',
  smallPacksFree: 'Packs of up to 5 l or 5 kg are not subject, where they meet the general provisions of packing.',
  smallAerosolsFree: 'Aerosols of a capacity of up to 50 ml with non-toxic contents alone are not subject.',
  smallCartridgesFree: 'Gas cartridges of a capacity of up to 50 ml with non-toxic contents alone are not subject.',
  extinguishersFree:
    'Fire extinguishers that are protected against inadvertent discharge and packed in a strong outer packaging are not subject.',
  transportClass: 'Class {transportClass}: {because}.',
  unNumber: 'UN {un}.',
  supplierChooses: 'The supplier chooses the entry: type, temperature control or state of the gas are not known here.',
  prohibited: 'Carriage prohibited.',
  oneReading: 'Labels, quantities, transport category or tunnel code rest on one reading of the table; compare before use.',
  viscousNeedsData:
    'Milder rules may hold for viscous liquids; data on viscosity, separation of solvent, content or packs are still needed.',
  viscousGroupIII: 'Packing group III by viscosity, in receptacles of up to 450 l.',
  viscousAtSea: 'Viscous: marking, labelling and testing of packages are not required; the transport document is.',
  environmentalMark: 'Mark for environmentally hazardous substances on packs above 5 l or 5 kg.',
  groupOpen: 'Packing group I until the subcategory of corrosion is known.',
  corrosiveSum: 'Packing group {group} by the sum of the corrosive ingredients: {sums}.',
  corrosiveBelow:
    'Packing group III: the mixture is classified as corrosive, though the sum of its corrosive ingredients stays below the limits ({sums}).',
  vapourConcentration: 'The toxicity of vapours by inhalation depends on their saturated concentration, which is to be compared.',
  transportOpen: 'Data are missing by which it could be dangerous goods, or of a further class: {categories}.',
  unknownHazards: 'The hazards of {substances} are not known.',
  meltingPointMissing: 'Whether it is carried as a liquid depends on the melting point, which is missing; taken as a liquid.',
  elevatedMark: 'Tanks, vehicles and containers bear the mark for elevated temperature substances.',
  nameHot: '“{word}” is added to the proper shipping name.',
  vapourPressureDecides: 'The vapour pressure at 50 °C decides between 640C (above 110 kPa) and 640D; taken as 640D.',
  seaNotHeld: 'The special provisions, EmS, stowage and segregation of the IMDG Code are not held here and are to be looked up.',
  airNotHeld:
    'The special provisions, packing instructions and quantities of IATA DGR for passenger and cargo aircraft are not held here and are to be looked up.',
} as const

export type SentenceCode = keyof typeof sentences

export type SentenceParams = Readonly<Record<string, string | number>>

export interface Sentence {
  readonly code: SentenceCode
  /** numbers, names, categories and days (YYYY-MM-DD) that stand in it */
  readonly params?: SentenceParams
  /** in English */
  readonly message: string
}

/** A sentence with the place in the regulation that it rests on. */
export interface Remark extends Sentence {
  readonly article: string | null
}

export function say(code: SentenceCode, params?: SentenceParams): Sentence {
  if (params === undefined) return { code, message: sentences[code] }
  const { begin, filled } = templates[code]
  let message = begin
  for (const { name, behind } of filled) message += `${params[name] ?? ''}${behind}`
  return { code, params, message }
}

interface Template {
  readonly begin: string
  readonly filled: readonly { readonly name: string; readonly behind: string }[]
}

/** Taken apart once: a recipe says some fifty sentences. */
const templates = Object.fromEntries(Object.entries(sentences).map(([code, text]) => [code, takeApart(text)])) as Readonly<
  Record<SentenceCode, Template>
>

function takeApart(text: string): Template {
  const [begin = '', ...rest] = text.split('{')
  return { begin, filled: rest.map((piece) => ({ name: piece.slice(0, piece.indexOf('}')), behind: piece.slice(piece.indexOf('}') + 1) })) }
}

export function remark(code: SentenceCode, article: string | null, params?: SentenceParams): Remark {
  return { ...say(code, params), article }
}
