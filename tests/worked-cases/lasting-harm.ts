import type { WorkedCase } from './worked-case.ts'

export const ofLastingHarm: readonly WorkedCase[] = [
  {
    name: '0.002 % CMIT/MIT',
    hazards: ['sensitisation'],
    components: [{ content: 0.002, classes: ['Skin Sens. 1A'], cas: '55965-84-9', limits: { 'Skin Sens. 1A': 0.0015 } }],
    classes: ['Skin Sens. 1'],
    label: ['H317'],
  },
  {
    name: '0.04 % BIT',
    hazards: ['sensitisation'],
    components: [{ content: 0.04, classes: ['Skin Sens. 1A'], cas: '2634-33-5', limits: { 'Skin Sens. 1A': 0.036 } }],
    classes: ['Skin Sens. 1'],
    label: ['H317'],
  },
  {
    name: '0.003 % BIT',
    hazards: ['sensitisation'],
    components: [{ content: 0.003, classes: ['Skin Sens. 1A'], cas: '2634-33-5', limits: { 'Skin Sens. 1A': 0.036 } }],
    classes: [],
    label: [],
  },
  {
    name: '6 % of an epoxy resin',
    hazards: ['skin', 'eye', 'sensitisation'],
    components: [
      {
        content: 6,
        classes: ['Skin Irrit. 2', 'Eye Irrit. 2', 'Skin Sens. 1'],
        cas: '1675-54-3',
        limits: { 'Skin Irrit. 2': 5, 'Eye Irrit. 2': 5 },
      },
    ],
    classes: ['Skin Irrit. 2', 'Eye Irrit. 2', 'Skin Sens. 1'],
    label: ['H315', 'H317', 'H319'],
  },
  { name: '0.09 % formaldehyde', hazards: ['cmr'], components: [{ content: 0.09, classes: ['Carc. 1B'] }], classes: [], label: [] },
  {
    name: '0.3 % NMP',
    hazards: ['cmr'],
    components: [{ content: 0.3, classes: ['Repr. 1B'], cas: '872-50-4' }],
    classes: ['Repr. 1B'],
    label: ['H360D'],
  },
  {
    name: 'seven that change genes or cause cancer',
    hazards: ['cmr', 'sensitisation', 'skin', 'eye'],
    components: [
      { content: 2.2, classes: ['Carc. 1B', 'Muta. 2', 'Skin Corr. 1B', 'Skin Sens. 1'], limits: { 'Muta. 2': 0.01 } },
      { content: 2.5, classes: ['Carc. 1B', 'Muta. 1B', 'Skin Sens. 1'] },
      { content: 0.9, classes: ['Carc. 1B', 'Muta. 2'] },
      { content: 0.3, classes: ['Carc. 1B', 'Muta. 2'] },
      { content: 1.4, classes: ['Carc. 2', 'Muta. 2'] },
      { content: 0.8, classes: ['Muta. 2'] },
      { content: 0.7, classes: ['Muta. 1B'] },
      { content: 91.2 },
    ],
    classes: ['Muta. 1B', 'Carc. 1B', 'Skin Sens. 1', 'Skin Irrit. 2', 'Eye Irrit. 2'],
    label: ['H340', 'H350', 'H317', 'H315', 'H319'],
  },
  {
    name: '12 % methanol',
    hazards: ['targetOrgans', 'oral'],
    components: [
      {
        content: 12,
        classes: ['STOT SE 1', 'Acute Tox. 3 oral'],
        cas: '67-56-1',
        estimate: 100,
        limits: { 'STOT SE 1': 10, 'STOT SE 2': 3 },
      },
    ],
    classes: ['STOT SE 1', 'Acute Tox. 4 oral'],
    label: ['H370', 'H302'],
    estimate: 833.3,
  },
  {
    name: '10 % toluene in a viscous mixture',
    hazards: ['cmr', 'targetOrgans', 'aspiration', 'skin', 'eye'],
    components: [{ content: 10, classes: ['Repr. 2', 'Asp. Tox. 1', 'STOT SE 3 narc', 'STOT RE 2', 'Skin Irrit. 2'], cas: '108-88-3' }],
    viscosity: 150,
    classes: ['Repr. 2', 'STOT RE 2', 'Skin Irrit. 2'],
    label: ['H361d', 'H373', 'H315'],
  },
]
