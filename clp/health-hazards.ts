/** Label elements of the health hazards: CLP Annex I, Part 3. */
import type { ClassTable } from './hazard-class-table.ts'

const reproductiveToxicity1 = ['H360', 'H360D', 'H360Df', 'H360F', 'H360FD', 'H360Fd'] as const

/** In the order of Part 3, from acute toxicity to endocrine disruption for human health. */
export const healthHazards = [
  {
    hazardClass: 'acuteToxicity',
    kind: 'health',
    source: 'CLP Annex I, 3.1.4',
    categories: [
      ['Acute Tox. 1', '1', 'danger', ['GHS06'], ['H300', 'H310', 'H330']],
      ['Acute Tox. 2', '2', 'danger', ['GHS06'], ['H300', 'H310', 'H330']],
      ['Acute Tox. 3', '3', 'danger', ['GHS06'], ['H301', 'H311', 'H331']],
      ['Acute Tox. 4', '4', 'warning', ['GHS07'], ['H302', 'H312', 'H332']],
    ],
  },
  {
    hazardClass: 'skinCorrosionIrritation',
    kind: 'health',
    source: 'CLP Annex I, 3.2.4',
    categories: [
      ['Skin Corr. 1', '1', 'danger', ['GHS05'], ['H314']],
      ['Skin Corr. 1A', '1A', 'danger', ['GHS05'], ['H314']],
      ['Skin Corr. 1B', '1B', 'danger', ['GHS05'], ['H314']],
      ['Skin Corr. 1C', '1C', 'danger', ['GHS05'], ['H314']],
      ['Skin Irrit. 2', '2', 'warning', ['GHS07'], ['H315']],
    ],
  },
  {
    hazardClass: 'eyeDamageIrritation',
    kind: 'health',
    source: 'CLP Annex I, 3.3.4',
    categories: [
      ['Eye Dam. 1', '1', 'danger', ['GHS05'], ['H318']],
      ['Eye Irrit. 2', '2', 'warning', ['GHS07'], ['H319']],
    ],
  },
  {
    hazardClass: 'respiratorySensitisation',
    kind: 'health',
    source: 'CLP Annex I, 3.4.4',
    categories: [
      ['Resp. Sens. 1', '1', 'danger', ['GHS08'], ['H334']],
      ['Resp. Sens. 1A', '1A', 'danger', ['GHS08'], ['H334']],
      ['Resp. Sens. 1B', '1B', 'danger', ['GHS08'], ['H334']],
    ],
  },
  {
    hazardClass: 'skinSensitisation',
    kind: 'health',
    source: 'CLP Annex I, 3.4.4',
    categories: [
      ['Skin Sens. 1', '1', 'warning', ['GHS07'], ['H317']],
      ['Skin Sens. 1A', '1A', 'warning', ['GHS07'], ['H317']],
      ['Skin Sens. 1B', '1B', 'warning', ['GHS07'], ['H317']],
    ],
  },
  {
    hazardClass: 'germCellMutagenicity',
    kind: 'health',
    source: 'CLP Annex I, 3.5.4',
    categories: [
      ['Muta. 1A', '1A', 'danger', ['GHS08'], ['H340']],
      ['Muta. 1B', '1B', 'danger', ['GHS08'], ['H340']],
      ['Muta. 2', '2', 'warning', ['GHS08'], ['H341']],
    ],
  },
  {
    hazardClass: 'carcinogenicity',
    kind: 'health',
    source: 'CLP Annex I, 3.6.4',
    categories: [
      ['Carc. 1A', '1A', 'danger', ['GHS08'], ['H350', 'H350i']],
      ['Carc. 1B', '1B', 'danger', ['GHS08'], ['H350', 'H350i']],
      ['Carc. 2', '2', 'warning', ['GHS08'], ['H351']],
    ],
  },
  {
    hazardClass: 'reproductiveToxicity',
    kind: 'health',
    source: 'CLP Annex I, 3.7.4',
    categories: [
      ['Repr. 1A', '1A', 'danger', ['GHS08'], reproductiveToxicity1],
      ['Repr. 1B', '1B', 'danger', ['GHS08'], reproductiveToxicity1],
      ['Repr. 2', '2', 'warning', ['GHS08'], ['H361', 'H361d', 'H361f', 'H361fd']],
      ['Lact.', 'lactation', null, [], ['H362']],
    ],
  },
  {
    hazardClass: 'specificTargetOrganToxicitySingleExposure',
    kind: 'health',
    source: 'CLP Annex I, 3.8.4',
    categories: [
      ['STOT SE 1', '1', 'danger', ['GHS08'], ['H370']],
      ['STOT SE 2', '2', 'warning', ['GHS08'], ['H371']],
      ['STOT SE 3', '3', 'warning', ['GHS07'], ['H335', 'H336']],
    ],
  },
  {
    hazardClass: 'specificTargetOrganToxicityRepeatedExposure',
    kind: 'health',
    source: 'CLP Annex I, 3.9.4',
    categories: [
      ['STOT RE 1', '1', 'danger', ['GHS08'], ['H372']],
      ['STOT RE 2', '2', 'warning', ['GHS08'], ['H373']],
    ],
  },
  {
    hazardClass: 'aspirationHazard',
    kind: 'health',
    source: 'CLP Annex I, 3.10.4',
    categories: [['Asp. Tox. 1', '1', 'danger', ['GHS08'], ['H304']]],
  },
  {
    hazardClass: 'endocrineDisruptionForHumanHealth',
    kind: 'health',
    source: 'CLP Annex I, 3.11.4',
    categories: [
      ['ED HH 1', '1', 'danger', [], ['EUH380']],
      ['ED HH 2', '2', 'warning', [], ['EUH381']],
    ],
  },
] as const satisfies readonly ClassTable[]
