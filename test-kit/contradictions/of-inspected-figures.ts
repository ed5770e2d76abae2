import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Quantity } from '../../shared/record/texts.ts'
import { ingredient, measure, note, property, say } from './change-record.ts'
import type { Contradiction } from './contradiction.ts'

const drop = (name: string) => (record: ProductRecord) => {
  record.parameters = record.parameters.filter((one) => one.property !== name)
}
const measuredBy = (method: string) => (record: ProductRecord) => {
  const found = property(record, 'flashPoint')
  found.method = method
  delete found.remark
}
/** The store gets another temperature, in section 7 alone. */
const store = (quantity: Quantity) => (record: ProductRecord) => {
  drop('storageTemperature')(record)
  record.technical.storage = []
  record.handling.storageTemperature = quantity
}
/** One limit alone of butanone. */
const limit = (mgPerM3: number, ppm: number) => (record: ProductRecord) => {
  ingredient(record, '78-93-3').exposureLimits = [{ basis: 'VLEP', country: 'FR', longTerm: { mgPerM3, ppm }, remarks: [] }]
}

/** Figures that inspectors compare: units, orders of magnitude, scopes of methods, water and solvents, the store. */
export const ofInspectedFigures: Contradiction[] = [
  ['parts per million and milligrams in each other’s place', 9003, limit(200, 600), 'protection.limitsContradict', '8.1.1'],
  ['milligrams ten times what the parts per million are', 9003, limit(6000, 200), 'protection.limitsContradict', '8.1.1'],
  ['−8 °C in a cup for 40 °C and more', 1003, measuredBy('ISO 2719'), 'properties.methodContradicts', 'CLP Annex I, 2.6.4.4'],
  ['120 °C in a cup for up to 75 °C', 9002, measuredBy('ISO 13736'), 'properties.methodContradicts', 'CLP Annex I, 2.6.4.4'],
  ['26 °C in an open cup for 79 °C and more', 1001, measuredBy('ISO 2592'), 'properties.methodContradicts', 'CLP Annex I, 2.6.4.4'],
  [
    'it flashes at −8 °C and has no vapour',
    1003,
    measure('vapourPressure', { value: 0.5, unit: 'hPa' }),
    'properties.figuresContradict',
    '9.1(h) and 9.1(o)',
  ],
  [
    'hectopascals that were meant as pascals',
    1003,
    measure('vapourPressure', { value: 0.001, unit: 'hPa' }),
    'properties.figuresContradict',
    '9.1(h) and 9.1(o)',
  ],
  [
    'it flashes at 26 °C with the vapour of ether',
    1001,
    measure('vapourPressure', { value: 300, unit: 'hPa' }),
    'properties.figuresContradict',
    '9.1(h) and 9.1(o)',
  ],
  [
    'more that evaporates than the solids leave',
    1001,
    (record) => {
      drop('solventContent')(record)
      measure('vocContent', { value: 60, unit: '%' })(record)
    },
    'properties.figuresContradict',
    'Directive 2004/42/EC',
  ],
  [
    'the same in grams',
    1001,
    (record) => {
      drop('solventContent')(record)
      measure('vocContent', { value: 800, unit: 'g/l' })(record)
    },
    'properties.figuresContradict',
    'Directive 2004/42/EC',
  ],
  [
    'half of it flammable solvents, and nothing volatile',
    1001,
    measure('vocContent', { value: 0, unit: '%' }),
    'properties.figuresContradict',
    'Directive 2004/42/EC',
  ],
  ['a pH of solvents', 1003, measure('ph', { value: 7, unit: '' }), 'sentences.figureContradicts', '9.1(k)'],
  [
    'a pH of granules without the solution that has it',
    1014,
    (record) => {
      measure('ph', { value: 7, unit: '' })(record)
      delete property(record, 'ph').remark
    },
    'properties.unanswered',
    '9.1(k)',
  ],
  [
    'vapours of a lacquer that are lighter than air',
    1001,
    measure('relativeVapourDensity', { value: 0.8, unit: '' }),
    'properties.figuresContradict',
    '9.1(q)',
  ],
  [
    'vapours lighter than air that are extracted at the floor',
    1016,
    (record) => {
      measure('relativeVapourDensity', { value: 0.5, unit: '' })(record)
      record.otherHazards = []
    },
    'sentences.contradict',
    '9.1(q) and 7.1',
  ],
  [
    'it decomposes in the store',
    1003,
    measure('decompositionTemperature', { value: 25, unit: '°C' }),
    'properties.temperaturesContradict',
    '9.1(j) and 7.2',
  ],
  [
    'it ignites by itself in the store',
    1001,
    measure('autoIgnitionTemperature', { value: 28, unit: '°C' }),
    'properties.temperaturesContradict',
    '9.1(i) and 7.2',
  ],
  [
    'it boils in the store',
    1003,
    measure('boilingPoint', { value: 28, unit: '°C' }),
    'properties.temperaturesContradict',
    '9.1(e) and 7.2',
  ],
  ['dispensers stored at up to 60 °C', 1013, store({ from: 5, to: 60, unit: '°C' }), 'sentences.figureContradicts', '7.2'],
  [
    'stored at up to 60 °C, and kept from 50 °C',
    1003,
    (record) => {
      store({ from: 5, to: 60, unit: '°C' })(record)
      record.stability.avoid.push({ phrase: 'avoidCondition.sunlight' })
    },
    'sentences.figureContradicts',
    '10.4 and 7.2',
  ],
  [
    'a melt that is not heated to what it is worked at',
    1014,
    say((one) => one.handling.handling, 'handling.meltTemperature', { temperature: { value: 100, unit: '°C' } }),
    'sentences.figureContradicts',
    '7.1',
  ],
  [
    'a melt that is worked before it is soft',
    1014,
    measure('softeningPoint', { value: 250, unit: '°C' }),
    'properties.temperaturesContradict',
    '9.2.2',
  ],
  [
    'H225 that does not go on burning',
    1003,
    note('sustainedCombustion', 'propertyNote.doesNotSustainCombustion'),
    'properties.flammabilityDenied',
    'CLP Annex I, 2.6.4.5',
  ],
  ['H225 by a test without a figure', 1003, note('flashPoint', 'propertyNote.notDetermined'), 'sentences.contradict', '9.1(h) and 16(d)'],
  ['H304 of a liquid without viscosity', 1003, note('kinematicViscosity', 'propertyNote.notApplicable'), 'sentences.contradict', '3.10.2'],
  [
    'lower limit of explosion of 30 %',
    1003,
    measure('explosionLimits', { from: 30, to: 60, unit: 'vol-%' }),
    'properties.figuresContradict',
    '9.1(g)',
  ],
  [
    'it ignites at 4150 °C',
    1003,
    measure('autoIgnitionTemperature', { value: 4150, unit: '°C' }),
    'properties.figuresContradict',
    '9.1(i)',
  ],
  [
    'a paint in water that boils at 250 °C',
    1004,
    measure('boilingPoint', { value: 250, unit: '°C' }),
    'sentences.figureContradicts',
    '9.1(e)',
  ],
  [
    'a thinner as thick as honey at 20 °C, and as petrol at 40 °C',
    1003,
    (record) =>
      void record.parameters.push({
        category: 'SE09c',
        property: 'dynamicViscosity',
        quantity: { value: 5000, unit: 'mPa·s' },
        remark: { phrase: 'method.at20' },
      }),
    'properties.figuresContradict',
    '9.1(l)',
  ],
  ['a pH of an acid in water that has none', 1009, note('ph', 'propertyNote.notApplicable'), 'sentences.contradict', '9.1(k) and 3.2'],
  [
    'it mixes with water and floats on it',
    1008,
    say((one) => one.ecology.mobility, 'mobility.floats'),
    'sentences.contradict',
    '12.4 and 9.1(m)',
  ],
  [
    'solvents left behind by water',
    1003,
    say((one) => one.firefighting.hazards, 'fireHazard.burnsAfterWaterEvaporates'),
    'sentences.contradict',
    '5.2 and 9.1(k)',
  ],
  [
    'vapours that explode of what does not burn',
    1004,
    say((one) => one.otherHazards, 'otherHazards.explosiveVapours'),
    'sentences.contradict',
    '2.3 and 9.1(f)',
  ],
  [
    'no pH, and one that harms fish',
    1003,
    say((one) => one.ecology.toxicity, 'ecotoxicity.acutePh'),
    'sentences.figureContradicts',
    '12.1 and 9.1(k)',
  ],
  [
    'a paint of pH 8 that is to be neutralised',
    1004,
    say((one) => one.ecology.other, 'ecologyOther.phRestored'),
    'sentences.figureContradicts',
    '12.7 and 9.1(k)',
  ],
  [
    'solvents evaporating from a lye',
    1007,
    say((one) => one.ecology.mobility, 'mobility.solventsEvaporate'),
    'sentences.figureContradicts',
    '12.4 and 9.2.2',
  ],
]
