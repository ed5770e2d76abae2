import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { acetone, ingredient, mode, note, say, xylene } from './change-record.ts'
import type { Contradiction } from './contradiction.ts'

const material = (name: string): Text => ({ phrase: `protection.gloveMaterial.${name}` })
const wear = (name: string) => (record: ProductRecord) => {
  record.exposureControls.gloves = [
    { material: material(name), thickness: { value: 0.5, unit: 'mm' }, breakthrough: { sign: '>', value: 480, unit: 'min' } },
  ]
}
const breathe =
  (...respiratory: Text[]) =>
  (record: ProductRecord) => {
    record.exposureControls.respiratory = respiratory
  }
const filter = (type: string): Text => ({ phrase: 'protection.respiratory.filterOther', values: { filter: type } })
const hazards = ({ firefighting }: ProductRecord) => firefighting.hazards
const containment = ({ accidentalRelease }: ProductRecord) => accidentalRelease.containment
const hands = ({ exposureControls }: ProductRecord) => exposureControls.hands
const ofState = 'sentences.contradict'

/** What inspectors find beside figures: who answers, names and numbers, gloves and filters, sections 11 to 16 and the sea. */
export const ofInspectedSheets: Contradiction[] = [
  [
    'the number of the office, day and night',
    1003,
    (record) => record.emergency.slice(0, 1).forEach((one) => (one.telephone = record.supplier.telephone)),
    'sentences.contradict',
    '1.3 and 1.4',
  ],
  [
    'a supplier in Hamburg with a number in Milan',
    1003,
    (record) => (record.supplier.telephone = '+39 02 1234567'),
    'identification.numberOfOtherState',
    'CLP Article 17(1)(a)',
  ],
  [
    'a market where nobody answers',
    1003,
    (record) => (record.emergency = record.emergency.filter(({ country }) => country !== undefined)),
    'identification.emergencyOfMarketMissing',
    'REACH Annex II, 1.4',
  ],
  [
    'the name of ethanol on the numbers of xylene',
    1003,
    (record) => (ingredient(record, xylene).name = { phrase: 'substance.ethanol' }),
    'composition.nameContradicts',
    'CLP Article 18(2)',
  ],
  [
    'the alcohol in place of its ester',
    1003,
    (record) => (ingredient(record, '123-86-4').name = { text: { en: 'Butan-1-ol', de: 'Butan-1-ol' } }),
    'composition.nameContradicts',
    'CLP Article 18(2)',
  ],
  [
    'something nano that is no nanoform',
    1001,
    (record) => record.composition.ingredients.slice(0, 1).forEach((one) => (one.name = { text: { en: 'silica, nano-sized' } })),
    'composition.nanoformMissing',
    'REACH Annex II, 3.1',
  ],
  [
    'a nanoform whose particles nobody measured',
    1014,
    (record) => {
      record.composition.ingredients.slice(0, 1).forEach(({ concerns }) => concerns.push('nanoform'))
      note('particleCharacteristics', 'propertyNote.notDetermined')(record)
    },
    'properties.unanswered',
    '9.1(r)',
  ],
  ['natural rubber against petrol', 9005, wear('natural'), 'protection.gloveDoesNotHold', '8.2.2.2(b)'],
  ['butyl rubber against petrol', 9005, wear('butyl'), 'protection.gloveDoesNotHold', '8.2.2.2(b)'],
  [
    'a sentence with gloves through which acetone goes',
    1003,
    say(hands, 'protection.hands.fullContact', {
      material: material('nitrile'),
      thickness: { value: 0.4, unit: 'mm' },
      time: { sign: '>', value: 480, unit: 'min' },
    }),
    'protection.gloveDoesNotHold',
    '8.2.2.2(b)',
  ],
  [
    'gloves without the time that they hold',
    1001,
    (record) => record.exposureControls.gloves.forEach((one) => delete one.breakthrough),
    'protection.gloveIncomplete',
    '8.2.2.2(b)(i)',
  ],
  [
    'gloves without a thickness',
    1001,
    (record) => record.exposureControls.gloves.forEach((one) => delete one.thickness),
    'protection.gloveIncomplete',
    '8.2.2.2(b)(i)',
  ],
  [
    'gloves of 60 mm',
    1001,
    (record) => record.exposureControls.gloves.forEach((one) => (one.thickness = { value: 60, unit: 'mm' })),
    'protection.gloveUnlikely',
    '8.2.2.2(b)(i)',
  ],
  [
    'a filter for solvents against an acid gas',
    1009,
    breathe({ phrase: 'protection.respiratory.filterA' }),
    'protection.filterDoesNotHold',
    '8.2.2.2(c)',
  ],
  ['a filter for dust against solvents', 1003, breathe(filter('P2')), 'protection.filterDoesNotHold', '8.2.2.2(c)'],
  ['a filter by its letters through which acetone goes', 1003, breathe(filter('A2-P2')), 'protection.filterDoesNotHold', '8.2.2.2(c)'],
  [
    'hydrogen chloride from solvents',
    1003,
    breathe({ phrase: 'protection.respiratory.filterE' }),
    'sentences.substanceUnfounded',
    '8.2.2.2(c)',
  ],
  ['gloves for a melt that is a liquid', 1003, say(hands, 'protection.hands.heat'), ofState, '8.2.2.2(b) and 9.1(a)'],
  ['gloves for a gas that is a liquid', 1003, say(hands, 'protection.hands.cold'), ofState, '8.2.2.2(b) and 9.1(a)'],
  [
    'fumes of a melt that is a liquid',
    1003,
    say((one) => one.exposureControls.engineering, 'engineering.meltFumes'),
    ofState,
    '8.2.1 and 9.1(a)',
  ],
  ['a liquid that is let cool', 1003, say((one) => one.accidentalRelease.personal, 'release.personal.hotMelt'), ofState, '6.1 and 9.1(a)'],
  ['a liquid that is let solidify', 1003, say(containment, 'release.containment.solidify'), ofState, '6.3 and 9.1(a)'],
  ['a liquid that disperses outdoors', 1003, say(containment, 'release.containment.stopGas'), ofState, '6.3 and 9.1(a)'],
  ['burns of a melt that is a liquid', 1003, say((one) => one.otherHazards, 'otherHazards.hotMeltBurns'), ofState, '2.3 and 9.1(a)'],
  ['a paint that displaces the air', 1004, say((one) => one.otherHazards, 'otherHazards.gasDisplacesAir'), ofState, '2.3 and 9.1(a)'],
  ['gas containers of a liquid', 1003, say((one) => one.handling.storage, 'storage.gasContainers'), ofState, '7.2 and 9.1(a)'],
  [
    'gas that burns at the leak of a paint',
    1004,
    say((one) => one.firefighting.advice, 'firefighter.leakingGas'),
    ofState,
    '5.3 and 9.1(a)',
  ],
  ['a paint that decomposes with violence', 1004, say(hazards, 'fireHazard.selfDecomposing'), 'sentences.classUnfounded', '5.2'],
  ['a paint that intensifies fire', 1004, say(hazards, 'fireHazard.oxidising'), 'sentences.classUnfounded', '5.2'],
  ['corrosion without a class', 1003, say((one) => one.toxicology.notes, 'toxicology.corrosiveNoLd50'), 'sentences.classUnfounded', '11.1'],
  [
    'no data on toxicity, and those of xylene',
    1001,
    (record) => (record.toxicology.notClassified = { ...record.toxicology.notClassified, acuteToxicity: 'dataLacking' }),
    'sentences.figureContradicts',
    '11.1 and 3.2',
  ],
  ['no data, and estimates', 1003, say((one) => one.toxicology.notes, 'toxicology.noData'), 'sentences.contradict', 'REACH Annex II, 11.1'],
  [
    'a sentence with more of unknown toxicity than there is',
    1003,
    say((one) => one.toxicology.notes, 'toxicology.acuteToxicityUnknown', {
      route: { phrase: 'route.oral' },
      content: { value: 60, unit: '%' },
    }),
    'toxicology.unknownShareDiffers',
    'CLP Annex I, 3.1.3.6.2.2',
  ],
  [
    'acetone that gathers in fat',
    1003,
    (record) =>
      (record.ecology.bioaccumulation = [
        { phrase: 'bioaccumulation.possible', values: { substances: [ingredient(record, acetone).name] } },
      ]),
    'ecology.accumulationUnlikely',
    '12.3',
  ],
  [
    'accumulation that is not expected and possible',
    1001,
    (record) => {
      const substances = record.composition.ingredients.slice(0, 1).map(({ name }) => name)
      record.ecology.bioaccumulation = [{ phrase: 'bioaccumulation.low' }, { phrase: 'bioaccumulation.possible', values: { substances } }]
    },
    'sentences.contradict',
    '12.3',
  ],
  [
    'something very mobile that soil binds',
    1001,
    (record) => {
      record.composition.ingredients.slice(0, 1).forEach(({ concerns }) => concerns.push('vPvM'))
      record.ecology.mobility = [{ phrase: 'mobility.insoluble' }]
    },
    'ecology.mobilityDenied',
    'CLP Annex I, 4.4.2',
  ],
  [
    'no bound halogens, and dichloromethane',
    9003,
    (record) => {
      Object.assign(ingredient(record, '141-78-6'), {
        name: { text: { en: 'dichloromethane' } },
        casNumber: '75-09-2',
        ecNumber: '200-838-9',
        indexNumber: '602-004-00-3',
        reachNumber: undefined,
        classification: [{ category: 'Carc. 2', statements: ['H351'] }],
      })
      record.ecology.other = [{ phrase: 'ecologyOther.aox' }]
    },
    'sentences.substanceContained',
    '12.7',
  ],
  ['down the drain beside H411', 1005, say((one) => one.disposal.product, 'disposal.product.smallAmounts'), 'sentences.contradict', '13.1'],
  [
    'the spillage schedule of an acid for a solvent',
    1003,
    (record) => (mode(record, 'sea').emergencySchedules = 'F-E, S-B'),
    'transport.schedulesContradict',
    'IMDG Code 3.2',
  ],
  [
    'that of a solvent for a dispenser',
    1013,
    (record) => (mode(record, 'sea').emergencySchedules = 'F-D, S-E'),
    'transport.schedulesContradict',
    'IMDG Code 3.2',
  ],
  [
    'that of a solvent for an acid',
    1009,
    (record) => (mode(record, 'sea').emergencySchedules = 'F-A, S-E'),
    'transport.schedulesContradict',
    'IMDG Code 3.2',
  ],
  [
    'free as viscous in containers of 1000 litres',
    1001,
    say((one) => one.transport.precautions, 'transportPrecaution.viscousExemption', {
      volume: { value: 1000, unit: 'l' },
      provision: 'ADR 2.2.3.1.5',
    }),
    'sentences.contradict',
    'ADR 2.2.3.1.5',
  ],
  [
    'instruction on carcinogens beside none',
    1003,
    say((one) => one.otherInformation.training, 'training.carcinogens'),
    'sentences.classUnfounded',
    '16(f)',
  ],
  [
    'training for isocyanates beside none in section 16',
    1003,
    say((one) => one.otherInformation.training, 'training.isocyanates'),
    'sentences.substanceUnfounded',
    'REACH Annex II, 16(f)',
  ],
  [
    'a pack for the public without its content',
    1003,
    (record) => (record.labelDefaults.packContent = ''),
    'label.quantityMissing',
    'CLP Article 17(1)(b)',
  ],
]
