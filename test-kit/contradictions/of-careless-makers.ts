import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { ingredient, note, say, unsay, xylene } from './change-record.ts'
import type { Contradiction } from './contradiction.ts'

const skin = ({ firstAid }: ProductRecord) => firstAid.skin
const storage = ({ handling }: ProductRecord) => handling.storage
const reactivity = ({ stability }: ProductRecord) => stability.reactivity
const only =
  (read: (record: ProductRecord) => Text[], phrase: string) =>
  (record: ProductRecord): void => {
    read(record).splice(0, Infinity, { phrase })
  }
const called = (phrase: string) => (record: ProductRecord) => {
  record.composition.description = [{ phrase }]
}
const again =
  (...parameter: readonly ProductRecord['parameters'][number][]) =>
  (record: ProductRecord): void => {
    record.parameters.push(...parameter)
  }

/** What a careless maker copies from another sheet, in sentences and figures of the hardener of a primer (9006), a descaler (9007) and a spray (9008). */
export const ofCarelessMakers: readonly Contradiction[] = [
  ['an amine called an isocyanate', 9006, called('productType.polyisocyanateSolution'), 'sentences.substanceUnfounded', 'Annex II, 3.2'],
  ['an acid called a lye', 9007, called('productType.sodiumHydroxideSolution'), 'sentences.substanceUnfounded', 'Annex II, 3.2'],
  ['a liquid called a spray paint', 9007, called('productType.aerosolPaint'), 'sentences.contradict', 'Annex II, 3.2 and 9.1(a)'],
  [
    'less than 0.1 % of a monomer that nobody needs',
    9006,
    say(({ composition }) => composition.notes, 'compositionNote.residualMonomer', { content: { value: 0.1, unit: '%' } }),
    'sentences.substanceUnfounded',
    'Annex II, 3.2',
  ],
  [
    'a solvent as a nanoform',
    9006,
    (record) => ingredient(record, xylene).concerns.push('nanoform'),
    'sentences.contradict',
    'Annex II, 3.2.1 and Annex VI',
  ],
  ['soap alone for skin that is burnt', 9007, only(skin, 'firstAid.skin.washSoap'), 'firstAid.tooMild', 'Annex II, 4.1'],
  [
    'nothing to do after breathing in what corrodes the airways',
    9007,
    only(({ firstAid }) => firstAid.inhalation, 'firstAid.inhalation.notNeeded'),
    'firstAid.denied',
    'Annex II, 4.1',
  ],
  [
    'nobody breathes the vapours of a spray that makes drowsy',
    9008,
    only(({ firstAid }) => firstAid.inhalation, 'firstAid.inhalation.unlikely'),
    'firstAid.denied',
    'Annex II, 4.1',
  ],
  [
    'no symptoms of what burns the eyes',
    9006,
    only(({ firstAid }) => firstAid.symptoms, 'symptoms.noneKnown'),
    'firstAid.denied',
    'Annex II, 4.2',
  ],
  ['a paint whose melt burns', 9006, say(skin, 'firstAid.skin.coolMelt'), 'sentences.contradict', 'Annex II, 4.1 and 9.1(a)'],
  [
    'a paint that nobody swallows, since it is a gas',
    9006,
    only(({ firstAid }) => firstAid.ingestion, 'firstAid.ingestion.gas'),
    'sentences.contradict',
    'Annex II, 4.1 and 9.1(a)',
  ],
  [
    'sand for burning metals on solvents',
    9006,
    only(({ firefighting }) => firefighting.suitableMedia, 'extinguishing.suitable.drySand'),
    'sentences.classUnfounded',
    'Annex II, 5.1',
  ],
  [
    'a dispenser that does not burst in a fire',
    9008,
    unsay(({ firefighting }) => firefighting.hazards, /aerosolsBurst/),
    'label.adviceMissing',
    'Annex II, 5.2',
  ],
  [
    'solvents spilt beside sources of ignition',
    9006,
    unsay(({ accidentalRelease }) => accidentalRelease.personal, /ignitionSources/),
    'label.adviceMissing',
    'Annex II, 6.1.1(b)',
  ],
  [
    'an acid that forms hydrogen with zinc, in galvanised steel',
    9007,
    say(storage, 'storage.containerMaterial', { materials: [{ phrase: 'material.galvanisedSteel' }] }),
    'sentences.contradict',
    'Annex II, 7.2 and 10.5',
  ],
  [
    'a cool place of 60 °C',
    9006,
    (record) => (record.handling.storageTemperature = { from: 5, to: 60, unit: '°C' }),
    'sentences.figureContradicts',
    'Annex II, 7.2',
  ],
  [
    'a storage class that there is not',
    9006,
    (record) => (record.handling.storageClass = '3A'),
    'handling.storageClassUnknown',
    'TRGS 510',
  ],
  [
    'two years in 7.2, and one in the technical data sheet',
    9006,
    say(storage, 'storage.shelfLife', { months: { value: 2, unit: 'years' } }),
    'handling.shelfLifeDiffers',
    'Annex II, 7.2',
  ],
  [
    'frost to be avoided, and a store of −20 °C',
    9006,
    (record) => {
      record.stability.avoid.push({ phrase: 'avoidCondition.frost' })
      record.handling.storageTemperature = { from: -20, to: 0, unit: '°C' }
    },
    'sentences.figureContradicts',
    'Annex II, 10.4 and 7.2',
  ],
  [
    'gloves of a surgery',
    9006,
    (record) => (record.exposureControls.gloves = record.exposureControls.gloves.map((one) => ({ ...one, standard: 'EN 455-2' }))),
    'protection.gloveUnlikely',
    '8.2.2.2(b)(i)',
  ],
  [
    'gloves that hold for 480 seconds',
    9006,
    (record) => {
      record.exposureControls.gloves = record.exposureControls.gloves.map((one) => ({ ...one, breakthrough: { value: 480, unit: 's' } }))
    },
    'protection.gloveUnlikely',
    '8.2.2.2(b)(i)',
  ],
  [
    'a sea that stands more than a river',
    9006,
    (record) => {
      const sea = ingredient(record, xylene).noEffectConcentrations.find(({ compartment }) => compartment === 'marineWater')
      if (sea !== undefined) sea.quantity = { value: 32.7, unit: 'mg/l' }
    },
    'protection.levelsContradict',
    'REACH Annex I, 3.3',
  ],
  [
    'a pigmented liquid without a colour',
    9006,
    (record) => {
      note('physicalState', 'state.liquidPigmented')(record)
      note('colour', 'colour.colourlessClear')(record)
    },
    'sentences.contradict',
    'Annex II, 9.1(a) and (b)',
  ],
  [
    'two densities',
    9006,
    again({ category: 'SE09a', property: 'density', quantity: { value: 1.4, unit: 'g/cm³' } }),
    'properties.figuresContradict',
    'Annex II, 9.1',
  ],
  [
    'two flash points by nobody knows which method',
    9006,
    again({ category: 'SE09a', property: 'flashPoint', quantity: { value: 65, unit: '°C' } }),
    'properties.figuresContradict',
    'Annex II, 9.1',
  ],
  [
    'solids of 95 % beside a third of solvents',
    9006,
    again({ category: 'TD01', property: 'solidsByVolume', quantity: { value: 95, unit: '%' } }),
    'properties.figuresContradict',
    'Annex II, 9.2.2',
  ],
  [
    'solvents of 5 % in 15.1 and 348 g in a litre of 0.94 kg',
    9006,
    (record) => (record.regulatory.volatileOrganicCompounds = { value: 5, unit: '%' }),
    'regulatory.solventsDiffer',
    'Annex II, 15.1 and 9.2.2',
  ],
  [
    'corrosive to metals in 10.1 and not in 9.2.1',
    9007,
    say(reactivity, 'reactivity.corrosiveMetals'),
    'sentences.contradict',
    'Annex II, 10.1 and 9.2.1(p)',
  ],
  ['flammable gases with water from no class', 9006, say(reactivity, 'reactivity.waterGas'), 'sentences.classUnfounded', 'Annex II, 10.1'],
  [
    'an inhalation test of a dose by mouth',
    9006,
    (record) => {
      const study = ingredient(record, xylene).toxicity.find(({ route }) => route === 'oral')
      if (study !== undefined) study.method = 'OECD 403'
    },
    'toxicology.methodContradicts',
    'Regulation (EC) No 440/2008, Part B',
  ],
  [
    'a fish test with water fleas',
    9007,
    (record) => {
      const study = ingredient(record, '77-92-9').ecotoxicity.find(({ group }) => group === 'crustaceans')
      if (study !== undefined) study.method = 'OECD TG 203'
    },
    'ecology.methodContradicts',
    'Regulation (EC) No 440/2008, Part C',
  ],
  [
    'xylene as an inorganic substance',
    9006,
    (record) => (ingredient(record, xylene).degradability = { phrase: 'persistence.inorganic' }),
    'ecology.degradabilityDiffers',
    'Annex II, 12.2',
  ],
  [
    'a first version that changed section 14',
    9006,
    (record) => (record.otherInformation.changes = [{ phrase: 'change.first' }, { phrase: 'change.transport' }]),
    'sentences.contradict',
    'Annex II, 16(a)',
  ],
]
