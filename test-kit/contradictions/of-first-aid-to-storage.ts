import { ingredient, note, say, toluene, unsay } from './change-record.ts'
import type { Contradiction } from './contradiction.ts'

/** Sections 4 to 10 against each other. */
export const ofFirstAidToStorage: Contradiction[] = [
  [
    'burns of what does not burn the skin',
    1003,
    say((one) => one.firstAid.symptoms, 'symptoms.burns'),
    'sentences.classUnfounded',
    'REACH Annex II, 4.2',
  ],
  [
    'blindness of what only irritates',
    1008,
    say((one) => one.firstAid.symptoms, 'symptoms.blindness'),
    'sentences.classUnfounded',
    'REACH Annex II, 4.2',
  ],
  ['asthma of a thinner', 1003, say((one) => one.firstAid.symptoms, 'symptoms.asthma'), 'sentences.classUnfounded', 'REACH Annex II, 4.2'],
  [
    'pneumonia of what has no aspiration hazard',
    1007,
    say((one) => one.firstAid.symptoms, 'symptoms.aspiration'),
    'sentences.classUnfounded',
    'REACH Annex II, 4.2',
  ],
  [
    'an endoscopy after what does not burn',
    1003,
    say((one) => one.firstAid.treatment, 'treatment.corrosiveEndoscopy'),
    'sentences.classUnfounded',
    'REACH Annex II, 4.3',
  ],
  [
    'no symptoms, and burns',
    1006,
    say((one) => one.firstAid.symptoms, 'symptoms.noneKnown'),
    'sentences.contradict',
    'REACH Annex II, 4.2',
  ],
  [
    'nothing to do after breathing it in, and a doctor',
    1009,
    say((one) => one.firstAid.inhalation, 'firstAid.inhalation.notNeeded'),
    'sentences.contradict',
    'REACH Annex II, 4.1',
  ],
  [
    'it does not burn, and its vapours explode',
    1009,
    say((one) => one.firefighting.hazards, 'fireHazard.explosiveMixture'),
    'sentences.contradict',
    'REACH Annex II, 5.2',
  ],
  [
    'isocyanates whose smoke is harmless',
    1002,
    unsay((one) => one.firefighting.hazards, /hydrogenCyanide/),
    'firefighting.productMissing',
    'REACH Annex II, 5.2',
  ],
  [
    'amines whose smoke has no nitrogen',
    1006,
    unsay((one) => one.firefighting.hazards, /nitrogenOxides/),
    'firefighting.productMissing',
    'REACH Annex II, 5.2',
  ],
  [
    'water on what water sets afire',
    1014,
    (record) => {
      record.classification.push({ category: 'Water-react. 2', statements: ['H261'], basis: 'testData' })
    },
    'firefighting.waterReacts',
    'REACH Annex II, 5.1',
  ],
  [
    'an acid that is neutralised with acid',
    1009,
    say((one) => one.accidentalRelease.containment, 'release.containment.neutraliseAlkali'),
    'sentences.figureContradicts',
    'REACH Annex II, 6.3',
  ],
  [
    'a lye that reacts as an acid',
    1007,
    say((one) => one.stability.reactivity, 'reactivity.acid'),
    'sentences.figureContradicts',
    'REACH Annex II, 10.1',
  ],
  [
    'flushed away and kept out of drains',
    1001,
    say((one) => one.accidentalRelease.containment, 'release.containment.dilute'),
    'sentences.contradict',
    'REACH Annex II, 6.2',
  ],
  [
    'a liquid that is swept up',
    1003,
    say((one) => one.accidentalRelease.containment, 'release.containment.sweep'),
    'sentences.contradict',
    'REACH Annex II, 6.3',
  ],
  [
    'protected from frost and stored below it',
    1004,
    (record) => {
      record.handling.storageTemperature = { from: -10, to: 30, unit: '°C' }
      record.parameters = record.parameters.filter(({ property }) => property !== 'storageTemperature')
      record.technical.storage = []
    },
    'sentences.figureContradicts',
    'REACH Annex II, 7.2',
  ],
  [
    'another temperature in words of 7.2',
    1003,
    say((one) => one.handling.storage, 'storage.temperatureRange', { temperatureRange: { from: 0, to: 50, unit: '°C' } }),
    'handling.temperatureDiffers',
    'REACH Annex II, 7.2',
  ],
  [
    'another storage class in words of 7.2',
    1003,
    say((one) => one.handling.storage, 'storage.storageClass', { class: '10' }),
    'handling.storageClassDiffers',
    'REACH Annex II, 7.2',
  ],
  [
    'a shelf life that the technical sheet does not give',
    1004,
    (record) => {
      record.handling.storage = [{ phrase: 'storage.shelfLife', values: { months: 6 } }]
    },
    'handling.shelfLifeDiffers',
    'REACH Annex II, 7.2',
  ],
  [
    'flammable liquids for storage that burn by no class',
    1006,
    (record) => {
      record.handling.storageClass = '3'
      record.regulatory.national = []
    },
    'handling.storageClassUnfounded',
    'TRGS 510',
  ],
  [
    'storage as a corrosive of what corrodes nothing',
    1005,
    (record) => {
      record.handling.storageClass = '8A'
      record.regulatory.national = []
    },
    'handling.storageClassUnfounded',
    'TRGS 510',
  ],
  [
    'a combustible liquid stored as a solid',
    1005,
    (record) => {
      record.handling.storageClass = '11'
      record.regulatory.national = []
    },
    'sentences.contradict',
    'TRGS 510',
  ],
  [
    'a container of steel and none of steel',
    1003,
    say((one) => one.handling.storage, 'storage.materialUnsuitable', { materials: [{ phrase: 'material.steel' }] }),
    'handling.materialsContradict',
    'REACH Annex II, 7.2',
  ],
  [
    'a French list as a German limit',
    1003,
    (record) =>
      ingredient(record, toluene).exposureLimits.forEach((one) => {
        if (one.country === 'DE') one.basis = 'VLEP'
      }),
    'protection.limitOfOtherState',
    'REACH Annex II, 8.1.1',
  ],
  [
    'milligrams that are not the parts per million beside them',
    1003,
    (record) => {
      const limit = ingredient(record, toluene).exposureLimits.find((one) => one.country === 'DE')
      if (limit) limit.longTerm = { mgPerM3: 190, ppm: 5 }
    },
    'protection.limitsContradict',
    'REACH Annex II, 8.1.1',
  ],
  [
    'a no-effect level by skin in mg/m³',
    1003,
    (record) =>
      (ingredient(record, toluene).noEffectLevels = [
        { population: 'workers', route: 'dermal', effect: 'systemic', duration: 'longTerm', quantity: { value: 384, unit: 'mg/m³' } },
      ]),
    'protection.levelUnit',
    'REACH Annex II, 8.1.4',
  ],
  [
    'a concentration for soil in mg/l',
    1003,
    (record) => (ingredient(record, toluene).noEffectConcentrations = [{ compartment: 'soil', quantity: { value: 2.9, unit: 'mg/l' } }]),
    'protection.levelUnit',
    'REACH Annex II, 8.1.4',
  ],
  [
    'more for the public than for workers',
    1003,
    (record) =>
      (ingredient(record, toluene).noEffectLevels = (['workers', 'consumers'] as const).map((population, index) => ({
        population,
        route: 'inhalation',
        effect: 'systemic',
        duration: 'longTerm',
        quantity: { value: index === 0 ? 192 : 384, unit: 'mg/m³' },
      }))),
    'protection.levelsContradict',
    'REACH Annex II, 8.1.4',
  ],
  [
    'gloves of latex for a thinner',
    1003,
    (record) =>
      (record.exposureControls.gloves = [
        { material: { phrase: 'protection.gloveMaterial.natural' }, breakthrough: { sign: '>', value: 480, unit: 'min' } },
      ]),
    'protection.gloveDoesNotHold',
    'REACH Annex II, 8.2.2.2(b)',
  ],
  [
    'nitrile that holds ketones for a day',
    9003,
    (record) =>
      (record.exposureControls.gloves = [
        { material: { phrase: 'protection.gloveMaterial.nitrile' }, breakthrough: { sign: '>', value: 480, unit: 'min' } },
      ]),
    'protection.gloveDoesNotHold',
    'REACH Annex II, 8.2.2.2(b)',
  ],
  [
    'spectacles beside a lye',
    1007,
    (record) => (record.exposureControls.eyes = [{ phrase: 'protection.eyes.glasses' }]),
    'protection.tooMild',
    'REACH Annex II, 8.2.2.2(a)',
  ],
  [
    'household gloves beside what burns',
    1006,
    (record) => Object.assign(record.exposureControls, { gloves: [], hands: [{ phrase: 'protection.hands.household' }] }),
    'protection.tooMild',
    'REACH Annex II, 8.2.2.2(b)',
  ],
  [
    'heat to be avoided nowhere, and ignition sources',
    1003,
    (record) => (record.stability.avoid = [{ phrase: 'avoidCondition.none' }]),
    'sentences.contradict',
    'REACH Annex II, 10.4',
  ],
  [
    'no flammable class, and a flammable liquid in section 9',
    1006,
    note('flammability', 'propertyNote.flammableLiquid', { category: 3 }),
    'properties.classUnfounded',
    'REACH Annex II, 9.2.1',
  ],
  [
    'a flammable liquid to which flash points do not apply',
    1003,
    note('flashPoint', 'propertyNote.notApplicableAqueous'),
    'properties.flammabilityDenied',
    'REACH Annex II, 9.1',
  ],
]
