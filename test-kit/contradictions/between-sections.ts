import type { ProductRecord } from '../../shared/record/product-record.ts'
import { ingredient, property, toluene } from './change-record.ts'
import type { Contradiction } from './contradiction.ts'

/** Sections 1 to 3, 8 and 9 against each other and against physics. */
export const betweenSections: Contradiction[] = [
  [
    'consumers served and advised against',
    1001,
    (record) => record.uses.push({ phrase: 'use.consumer' }),
    'sentences.contradict',
    'REACH Annex II, 1.2',
  ],
  [
    'directions for consumers who are advised against',
    1005,
    (record) => record.handling.endUses.push({ phrase: 'endUse.consumer' }),
    'sentences.contradict',
    'REACH Annex II, 7.3',
  ],
  [
    'trained professionals alone, and consumers',
    1003,
    (record) => record.otherInformation.training.push({ phrase: 'training.professionalOnly' }),
    'sentences.contradict',
    'REACH Annex II, 1.2 and 16',
  ],
  [
    'emergency numbers of other countries alone',
    1003,
    (record) => (record.emergency = record.emergency.filter(({ country }) => country === 'FR')),
    'identification.emergencyMissing',
    'REACH Annex II, 1.4',
  ],
  [
    'no other hazards, and one',
    1003,
    (record) => record.otherHazards.push({ phrase: 'otherHazards.none' }),
    'sentences.contradict',
    'REACH Annex II, 2.3',
  ],
  [
    'an endocrine disruptor in 2.3 that is none in 3',
    1003,
    (record) =>
      record.otherHazards.push({
        phrase: 'otherHazards.containsEndocrineDisruptor',
        values: { substances: [{ phrase: 'substance.acetone' }] },
      }),
    'sentences.substanceUnfounded',
    'REACH Annex II, 2.3',
  ],
  [
    'a persistent substance in 12.5 that is none in 3',
    1003,
    (record) => (record.ecology.pbt = [{ phrase: 'pbt.contains', values: { substances: [{ phrase: 'substance.acetone' }] } }]),
    'sentences.substanceUnfounded',
    'REACH Annex II, 12.5',
  ],
  [
    'a candidate that no list has',
    1003,
    (record) => (ingredient(record, toluene).concerns = ['candidateList']),
    'composition.candidateUnfounded',
    'REACH Article 59(10)',
  ],
  [
    'a candidate in section 15 that is not contained',
    1003,
    (record) =>
      record.regulatory.union.push({
        phrase: 'regulation.candidateList',
        values: { substances: [{ phrase: 'substance.strontiumChromate' }] },
      }),
    'sentences.substanceUnfounded',
    'REACH Article 59(10)',
  ],
  [
    'less for a quarter of an hour than for eight hours',
    1003,
    (record) => {
      const [limit] = ingredient(record, toluene).exposureLimits
      if (!limit) throw new Error('no limit')
      Object.assign(limit, { longTerm: limit.shortTerm, shortTerm: limit.longTerm })
    },
    'protection.limitsContradict',
    'Directive 98/24/EC',
  ],
  [
    'another figure than that of the act',
    1003,
    (record) => Object.assign(ingredient(record, toluene).exposureLimits[0] ?? {}, { longTerm: { mgPerM3: 91.2, ppm: 25 } }),
    'protection.unionLimitDiffers',
    'REACH Annex II, 8.1.1',
  ],
  [
    'a biological limit of what is not contained',
    1013,
    (record) => record.exposureControls.monitoring.push({ phrase: 'monitoring.toluene', values: { value: '1,5 mg/l', rule: 'TRGS 903' } }),
    'sentences.substanceUnfounded',
    'REACH Annex II, 8.1.1',
  ],
  [
    'no biological limits beside five',
    1003,
    (record) => record.exposureControls.monitoring.push({ phrase: 'monitoring.none' }),
    'sentences.contradict',
    'REACH Annex II, 8.1',
  ],
  [
    'a flash point beyond the boiling point',
    1005,
    measure('boilingPoint', { value: 60, unit: '°C' }),
    'properties.temperaturesContradict',
    'REACH Annex II, 9.1',
  ],
  [
    'more vapour pressure than air has, far from boiling',
    1003,
    measure('vapourPressure', { value: 2000, unit: 'hPa' }),
    'properties.figuresContradict',
    'REACH Annex II, 9.1(o)',
  ],
  [
    'thicker when warm',
    1001,
    measure('dynamicViscosity', { value: 5, unit: 'mPa·s' }),
    'properties.figuresContradict',
    'REACH Annex II, 9.1(l)',
  ],
  [
    'more solids than the solvents leave',
    1003,
    measure('solidsContent', { value: 30, unit: '%' }),
    'properties.figuresContradict',
    'REACH Annex II, 9.2.2',
  ],
  [
    'more solvents in a litre than it weighs',
    1003,
    measure('vocContent', { value: 1200, unit: 'g/l' }),
    'properties.figuresContradict',
    'Directive 2004/42/EC',
  ],
  [
    'another viscosity in section 11',
    1001,
    measure('kinematicViscosity', { value: 60, unit: 'mm²/s' }),
    'toxicology.viscosityDiffers',
    'REACH Annex II, 11.1',
  ],
  [
    'miscible with water and insoluble',
    1010,
    note('solubility', 'propertyNote.miscibleWater'),
    'sentences.contradict',
    'REACH Annex II, 9.1(m)',
  ],
  [
    'vapours lighter than air that spread along the floor',
    1003,
    measure('relativeVapourDensity', { sign: '<', value: 1, unit: '' }),
    'sentences.contradict',
    'REACH Annex II, 9.1(q)',
  ],
  [
    'granules that are a liquid',
    1014,
    note('particleCharacteristics', 'propertyNote.notApplicableLiquid'),
    'sentences.contradict',
    'REACH Annex II, 9.1',
  ],
  [
    'it floats, and is heavier than water',
    1010,
    (record) => record.ecology.mobility.push({ phrase: 'mobility.floats' }),
    'sentences.contradict',
    'REACH Annex II, 12.4',
  ],
  [
    'a colour that nobody has seen',
    1003,
    note('colour', 'propertyNote.notDetermined'),
    'properties.appearanceMissing',
    'REACH Annex II, 9.1(b)',
  ],
]

function measure(name: string, quantity: NonNullable<ProductRecord['parameters'][number]['quantity']>) {
  return (record: ProductRecord): void => {
    property(record, name).quantity = quantity
  }
}

function note(name: string, phrase: string) {
  return (record: ProductRecord): void => {
    const found = property(record, name)
    delete found.quantity
    found.text = { phrase }
  }
}
