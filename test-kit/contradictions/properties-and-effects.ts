import type { Contradiction } from './contradiction.ts'
import { ingredient, property, toluene, xylene } from './change-record.ts'

/** Sections 9 to 12. */
export const inPropertiesAndEffects: Contradiction[] = [
  [
    'a flammable liquid that is a solid',
    1003,
    (record) => (property(record, 'physicalState').text = { phrase: 'state.solid' }),
    'properties.stateContradicts',
    'REACH Annex II, 9.1(a)',
  ],
  [
    'not flammable in section 9',
    1003,
    (record) => (property(record, 'flammability').text = { phrase: 'propertyNote.notFlammable' }),
    'properties.flammabilityDenied',
    'REACH Annex II, 9.1(f)',
  ],
  [
    'an aerosol that does not say how much of it is flammable',
    1013,
    (record) => (record.parameters = record.parameters.filter((one) => one.property !== 'flammableComponents')),
    'properties.flammableComponentsMissing',
    'REACH Annex II, 9.2.1(c)',
  ],
  [
    'not corrosive to metals in section 9',
    1009,
    (record) => (property(record, 'corrosiveToMetals').text = { phrase: 'propertyNote.notCorrosiveMetals' }),
    'properties.classDenied',
    'REACH Annex II, 9.2.1',
  ],
  [
    'criteria not met in section 11',
    1003,
    (record) => (record.toxicology.notClassified = { reproductiveToxicity: 'criteriaNotMet' }),
    'toxicology.classDenied',
    'REACH Annex II, 11.1',
  ],
  [
    'an estimate of another recipe',
    1003,
    (record) => (record.toxicology.estimates[0] = { route: 'oral', quantity: { value: 4800, unit: 'mg/kg' } }),
    'toxicology.estimateStale',
    'CLP Annex I, 3.1.3.6',
  ],
  [
    'unknown toxicity of another recipe',
    1003,
    (record) => (record.toxicology.unknownAcuteToxicityPercent = 40),
    'toxicology.unknownShareDiffers',
    'CLP Annex I, 3.1.3.6.2.2',
  ],
  [
    'unknown hazards to water of another recipe',
    1003,
    (record) => (record.ecology.unknownAquaticHazardPercent = 95),
    'ecology.unknownShareDiffers',
    'CLP Annex I, 4.1.3.6.1',
  ],
  [
    'an endocrine disruptor denied',
    1003,
    (record) => ingredient(record, toluene).concerns.push('endocrineHealth'),
    'toxicology.endocrineDenied',
    'REACH Annex II, 11.2.1',
  ],
  [
    'criteria not met in section 12',
    1005,
    (record) => (record.ecology.notClassified = { aquaticHazard: 'criteriaNotMet' }),
    'ecology.classDenied',
    'REACH Annex II, 12.1',
  ],
  [
    'a persistent substance denied',
    1003,
    (record) => ingredient(record, xylene).concerns.push('vPvB'),
    'ecology.persistenceDenied',
    'REACH Annex II, 12.5',
  ],
  [
    'a disruptor of the environment denied',
    1003,
    (record) => ingredient(record, xylene).concerns.push('endocrineEnvironment'),
    'ecology.endocrineDenied',
    'REACH Annex II, 12.6',
  ],
]
