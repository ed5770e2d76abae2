import { measure, note, property } from './change-record.ts'
import type { Contradiction } from './contradiction.ts'

/** Figures of sections 9, 11 and 12 against each other, the state and the classes. */
export const ofFigures: Contradiction[] = [
  [
    'a store of 5 to 30 g/l',
    1003,
    (record) => (record.handling.storageTemperature = { from: 5, to: 30, unit: 'g/l' }),
    'sentences.unitContradicts',
    'REACH Annex II, 7.2',
  ],
  [
    'solvents in °C',
    1001,
    (record) => (record.regulatory.volatileOrganicCompounds = { value: 420, unit: '°C' }),
    'sentences.unitContradicts',
    'Directive 2004/42/EC, Annex II',
  ],
  [
    'gloves of 0.4 °C',
    1003,
    (record) => record.exposureControls.gloves.forEach((one) => (one.thickness = { value: 0.4, unit: '°C' })),
    'sentences.unitContradicts',
    'REACH Annex II, 8.2.2.2(b)(i)',
  ],
  [
    'a pack of 5 °C',
    1003,
    (record) => record.labelElements.packSizes.push({ value: 5, unit: '°C' }),
    'sentences.unitContradicts',
    'CLP Article 17(1)(b)',
  ],
  [
    'a store between 5 and 30 g/l in words',
    1001,
    (record) =>
      record.handling.storage.push({ phrase: 'storage.temperatureRange', values: { temperatureRange: { from: 5, to: 30, unit: 'g/l' } } }),
    'sentences.unitContradicts',
    'REACH Annex II, 7.2',
  ],
  [
    'explosion limits beyond the whole of the air',
    1003,
    measure('explosionLimits', { from: 1, to: 130, unit: 'vol-%' }),
    'properties.impossible',
    'REACH Annex II, 9.1(g)',
  ],
  ['a pH of 45', 1009, measure('ph', { value: 45, unit: '' }), 'properties.impossible', 'REACH Annex II, 9.1(k)'],
  [
    'more than all of it flammable',
    1013,
    measure('flammableComponents', { value: 180, unit: '%' }),
    'properties.impossible',
    'REACH Annex II, 9.2.1',
  ],
  ['solids of 152 %', 1001, measure('solidsContent', { value: 152, unit: '%' }), 'properties.impossible', 'REACH Annex II, 9.2'],
  [
    'granules with a relative density of vapour',
    1014,
    measure('relativeVapourDensity', { value: 3, unit: '' }),
    'sentences.figureContradicts',
    'REACH Annex II, 9.1',
  ],
  [
    'a liquid with particles of 40 µm',
    1003,
    measure('particleCharacteristics', { value: 40, unit: 'µm' }),
    'sentences.figureContradicts',
    'REACH Annex II, 9.1',
  ],
  [
    'a liquid that melts at 60 °C',
    1003,
    measure('meltingPoint', { value: 60, unit: '°C' }),
    'sentences.figureContradicts',
    'REACH Annex II, 9.1(d)',
  ],
  [
    'granules that melt at −10 °C',
    1014,
    measure('meltingPoint', { value: -10, unit: '°C' }),
    'sentences.figureContradicts',
    'REACH Annex II, 9.1(d)',
  ],
  [
    'a liquid that boils at 5 °C',
    1016,
    measure('boilingPoint', { value: 5, unit: '°C' }),
    'sentences.figureContradicts',
    'REACH Annex II, 9.1(e)',
  ],
  [
    'it decomposes below the temperature at which it is processed',
    1014,
    measure('decompositionTemperature', { value: 150, unit: '°C' }),
    'properties.temperaturesContradict',
    'REACH Annex II, 9.1(j)',
  ],
  [
    'a closed cup that is open',
    1003,
    (record) => (property(record, 'flashPoint').remark = { phrase: 'method.openCup' }),
    'properties.methodContradicts',
    'CLP Annex I, 2.6.4.4',
  ],
  [
    'a flash point measured as a density',
    1003,
    (record) => (property(record, 'flashPoint').method = 'ISO 2811-1'),
    'properties.methodContradicts',
    'REACH Annex II, 9.1',
  ],
  ['water-based, and not aqueous', 1004, note('ph', 'propertyNote.notApplicableNonAqueous'), 'sentences.contradict', 'REACH Annex II, 9.1'],
  [
    'solvents in grams that are not those in per cent',
    1003,
    measure('vocContent', { value: 420, unit: 'g/l' }),
    'properties.figuresContradict',
    'Directive 2004/42/EC',
  ],
  [
    'less flammable components than section 3 lists',
    1013,
    measure('flammableComponents', { value: 40, unit: '%' }),
    'properties.figuresContradict',
    'REACH Annex II, 9.2.1(c)',
  ],
  [
    'corrosive to metals in section 9 alone',
    1003,
    note('corrosiveToMetals', 'propertyNote.corrosiveMetals'),
    'classification.missing',
    'CLP Annex I, 2.16',
  ],
  [
    'another category of aerosols in section 9',
    1013,
    note('flammability', 'propertyNote.flammableAerosol', { category: 2 }),
    'properties.flammabilityDiffers',
    'REACH Annex II, 9.1(f)',
  ],
  [
    'thinned with water that it does not take',
    1004,
    note('solubility', 'propertyNote.insolubleWater'),
    'sentences.contradict',
    'REACH Annex II, 9.1(m)',
  ],
  [
    'a liquid under the pressure of an aerosol',
    1003,
    (record) =>
      record.parameters.push({
        category: 'SE09b',
        property: 'gasesUnderPressure',
        text: { phrase: 'propertyNote.containsPressure', values: { pressure: { value: 4, unit: 'bar' } } },
      }),
    'sentences.contradict',
    'REACH Annex II, 9.2.1',
  ],
  [
    'a white product that is black',
    1004,
    (record) => {
      record.variant = { phrase: 'variant.white' }
      note('colour', 'colour.black')(record)
    },
    'sentences.contradict',
    'REACH Annex II, 9.1(b)',
  ],
  [
    'a peroxide stored above its control temperature',
    1005,
    (record) => {
      record.classification.push({ category: 'Org. Perox. D', statements: ['H242'], basis: 'testData' })
      measure('decompositionTemperature', { value: 65, unit: '°C' })(record)
      record.handling.storageTemperature = { to: 60, from: 5, unit: '°C' }
    },
    'handling.aboveControl',
    'ADR 7.1.7.3.1',
  ],
  [
    'a store warmer than the label allows',
    1005,
    (record) => {
      record.classification.push({ category: 'Org. Perox. D', statements: ['H242'], basis: 'testData' })
      record.labelElements.precautionaryStatements.push({ code: 'P411', values: { celsius: { text: { en: '30', de: '30' } } } })
      record.handling.storageTemperature = { to: 60, from: 5, unit: '°C' }
    },
    'sentences.figureContradicts',
    'REACH Annex II, 7.2',
  ],
]
