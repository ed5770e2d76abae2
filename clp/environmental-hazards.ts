/** Label elements of the environmental hazards, CLP Annex I, Part 4, and of the additional hazard of Part 5: the ozone layer. */
import type { ClassTable } from './hazard-class-table.ts'

/** In the order of Part 4, from the aquatic environment to what is persistent, mobile and toxic. */
export const environmentalHazards = [
  {
    hazardClass: 'aquaticHazard',
    kind: 'environmental',
    source: 'CLP Annex I, 4.1.4',
    categories: [
      ['Aquatic Acute 1', 'acute 1', 'warning', ['GHS09'], ['H400']],
      ['Aquatic Chronic 1', 'chronic 1', 'warning', ['GHS09'], ['H410']],
      ['Aquatic Chronic 2', 'chronic 2', null, ['GHS09'], ['H411']],
      ['Aquatic Chronic 3', 'chronic 3', null, [], ['H412']],
      ['Aquatic Chronic 4', 'chronic 4', null, [], ['H413']],
    ],
  },
  {
    hazardClass: 'endocrineDisruptionForTheEnvironment',
    kind: 'environmental',
    source: 'CLP Annex I, 4.2.4',
    categories: [
      ['ED ENV 1', '1', 'danger', [], ['EUH430']],
      ['ED ENV 2', '2', 'warning', [], ['EUH431']],
    ],
  },
  {
    hazardClass: 'persistentBioaccumulativeToxicProperties',
    kind: 'environmental',
    source: 'CLP Annex I, 4.3.4',
    categories: [
      ['PBT', 'PBT', 'danger', [], ['EUH440']],
      ['vPvB', 'vPvB', 'danger', [], ['EUH441']],
    ],
  },
  {
    hazardClass: 'persistentMobileToxicProperties',
    kind: 'environmental',
    source: 'CLP Annex I, 4.4.4',
    categories: [
      ['PMT', 'PMT', 'danger', [], ['EUH450']],
      ['vPvM', 'vPvM', 'danger', [], ['EUH451']],
    ],
  },
] as const satisfies readonly ClassTable[]

/** Part 5. */
export const additionalHazards = [
  {
    hazardClass: 'ozoneLayerHazard',
    kind: 'additional',
    source: 'CLP Annex I, 5.1.4',
    categories: [['Ozone 1', '1', 'warning', ['GHS07'], ['H420']]],
  },
] as const satisfies readonly ClassTable[]
