import { ingredient, methanol, say, toluene, unsay, xylene } from './change-record.ts'
import type { Contradiction } from './contradiction.ts'

const study = {
  endpoint: 'EC50',
  group: 'crustaceans',
  species: 'Daphnia magna',
  duration: { value: 48, unit: 'h' },
  quantity: { value: 12, unit: 'mg/l' },
} as const

/** Sections 11 and 12, and what section 9 leaves out. */
export const ofEffects: Contradiction[] = [
  [
    'another pH in section 11',
    1007,
    say((one) => one.toxicology.notes, 'toxicology.extremePh', { value: { value: 11.8, unit: '' } }),
    'toxicology.figureDiffers',
    'REACH Annex II, 11.1 and 9.1(k)',
  ],
  [
    'another estimate in words of section 11',
    1003,
    say((one) => one.toxicology.notes, 'toxicology.atemix', { route: { phrase: 'route.oral' }, value: { value: 300, unit: 'mg/kg' } }),
    'toxicology.figureDiffers',
    'REACH Annex II, 11.1',
  ],
  [
    'no data of the mixture, and a class by tests',
    1005,
    (record) =>
      record.classification.forEach((one) => {
        if (one.category === 'Skin Irrit. 2') one.basis = 'testData'
      }),
    'sentences.contradict',
    'REACH Annex II, 11.1 and 16(d)',
  ],
  [
    'an estimate that no category by tests has',
    1002,
    (record) => {
      record.classification.forEach((one) => {
        if (one.category === 'Acute Tox. 4') one.basis = 'testData'
      })
      record.toxicology.estimates = [{ route: 'inhalationDust', quantity: { value: 12, unit: 'mg/l' } }]
    },
    'toxicology.estimateContradicts',
    'CLP Annex I, Table 3.1.1',
  ],
  [
    'a way of harm that section 11 does not expect',
    1002,
    (record) => {
      unsay((one) => one.toxicology.notes, /routes/)(record)
      say((one) => one.toxicology.notes, 'toxicology.routes', { routes: [{ phrase: 'route.skinContact' }] })(record)
    },
    'toxicology.routeMissing',
    'REACH Annex II, 11.1',
  ],
  [
    'no harm known of what is classified',
    1005,
    say((one) => one.toxicology.notes, 'toxicology.notClassifiedExperience'),
    'toxicology.classDenied',
    'REACH Annex II, 11.1',
  ],
  [
    'no harm to water beside H411',
    1005,
    say((one) => one.ecology.toxicity, 'ecotoxicity.noHarmExpected'),
    'ecology.classDenied',
    'REACH Annex II, 12.1',
  ],
  [
    'a lethal dose in mg/l',
    1003,
    (record) =>
      (ingredient(record, xylene).toxicity = [
        { endpoint: 'LD50', route: 'oral', species: 'rat', quantity: { value: 3523, unit: 'mg/l' } },
      ]),
    'toxicology.studyUnit',
    'CLP Annex I, 3.1',
  ],
  [
    'a lethal concentration by mouth',
    1003,
    (record) =>
      (ingredient(record, xylene).toxicity = [
        { endpoint: 'LC50', route: 'oral', species: 'rat', quantity: { value: 3523, unit: 'mg/kg' } },
      ]),
    'toxicology.studyUnit',
    'CLP Annex I, 3.1',
  ],
  [
    'a water flea that is a fish',
    1003,
    (record) => (ingredient(record, xylene).ecotoxicity = [{ ...study, group: 'fish', endpoint: 'LC50' }]),
    'ecology.speciesContradicts',
    'REACH Annex II, 12.1',
  ],
  [
    'four days in hours',
    1003,
    (record) => (ingredient(record, xylene).ecotoxicity = [{ ...study, duration: { value: 48, unit: 'days' } }]),
    'ecology.durationUnlikely',
    'CLP Annex I, Table 4.1.0',
  ],
  [
    'no effect at more than what kills half',
    1003,
    (record) =>
      (ingredient(record, xylene).ecotoxicity = [
        study,
        { ...study, endpoint: 'NOEC', duration: { value: 21, unit: 'days' }, quantity: { value: 50, unit: 'mg/l' } },
      ]),
    'ecology.studiesContradict',
    'REACH Annex II, 12.1',
  ],
  [
    'not readily degradable in 12.2 and readily in 3',
    1003,
    say((one) => one.ecology.persistence, 'persistence.notReadilyBiodegradableSubstances', {
      substances: [{ phrase: 'substance.toluene' }],
    }),
    'ecology.degradabilityDiffers',
    'REACH Annex II, 12.2',
  ],
  [
    'readily degradable as a whole, beside what is not',
    1005,
    say((one) => one.ecology.persistence, 'persistence.readilyBiodegradable'),
    'ecology.degradabilityDiffers',
    'REACH Annex II, 12.2',
  ],
  [
    'readily degradable and not',
    1003,
    (record) => {
      record.ecology.persistence = [{ phrase: 'persistence.readilyBiodegradable' }, { phrase: 'persistence.notReadilyBiodegradable' }]
    },
    'sentences.contradict',
    'REACH Annex II, 12.2',
  ],
  [
    'no accumulation beside a factor of 5000',
    1003,
    (record) => (ingredient(record, xylene).bioconcentrationFactor = 5000),
    'ecology.accumulationDenied',
    'REACH Annex II, 12.3',
  ],
  [
    'a factor of 5000 of what loves water',
    1003,
    (record) => (ingredient(record, methanol).bioconcentrationFactor = 5000),
    'ecology.accumulationUnlikely',
    'REACH Annex II, 12.3',
  ],
  [
    'another log Kow in words of 12.3',
    1003,
    say((one) => one.ecology.bioaccumulation, 'bioaccumulation.logKow', { substance: { phrase: 'substance.toluene' }, logKow: 5.2 }),
    'ecology.figureDiffers',
    'REACH Annex II, 12.3',
  ],
  [
    'persistent and readily degradable',
    1003,
    (record) => {
      ingredient(record, toluene).concerns = ['PBT']
      record.ecology.pbt = []
      record.otherHazards = []
    },
    'ecology.persistenceUnlikely',
    'REACH Annex XIII, 1',
  ],
  ['it floats and sinks', 1003, say((one) => one.ecology.mobility, 'mobility.sinks'), 'sentences.contradict', 'REACH Annex II, 12.4'],
  ['soluble and insoluble', 1007, say((one) => one.ecology.mobility, 'mobility.insoluble'), 'sentences.contradict', 'REACH Annex II, 12.4'],
  [
    'stable, and self-reactive',
    1005,
    (record) => {
      record.classification.push({ category: 'Self-react. D', statements: ['H242'], basis: 'testData' })
      record.stability.reactivity = []
    },
    'stability.classDenied',
    'REACH Annex II, 10.2',
  ],
  [
    'section 9 without a boiling point and without a reason',
    1003,
    (record) => (record.parameters = record.parameters.filter((one) => one.property !== 'boilingPoint')),
    'properties.unanswered',
    'REACH Annex II, 9.1(e)',
  ],
  [
    'section 9 of nothing but a colour',
    1004,
    (record) => (record.parameters = record.parameters.filter((one) => ['physicalState', 'colour', 'odour'].includes(one.property))),
    'properties.unanswered',
    'REACH Annex II, 9.1(d)',
  ],
]
