import type { WorkedCase } from './worked-case.ts'

export const ofEnvironment: readonly WorkedCase[] = [
  {
    name: 'four components by the summation of chronic hazards',
    hazards: ['aquatic'],
    components: [
      { content: 0.01, classes: ['Aquatic Acute 1', 'Aquatic Chronic 1'], m: { acute: 10, chronic: 10 } },
      { content: 1, classes: ['Aquatic Chronic 2'] },
      { content: 25, classes: ['Aquatic Chronic 4'] },
      { content: 73.99 },
    ],
    classes: ['Aquatic Chronic 4'],
    label: ['H413'],
  },
  {
    name: '5 % of acute category 1',
    hazards: ['aquatic'],
    components: [{ content: 5, classes: ['Aquatic Acute 1'], m: { acute: 1, chronic: 1 } }],
    classes: [],
    label: [],
  },
  {
    name: '4.5 % active chlorine',
    hazards: ['skin', 'eye', 'aquatic'],
    components: [
      {
        content: 4.5,
        classes: ['Skin Corr. 1B', 'Eye Dam. 1', 'Aquatic Acute 1', 'Aquatic Chronic 1'],
        cas: '7681-52-9',
        m: { acute: 10, chronic: 1 },
      },
    ],
    classes: ['Skin Irrit. 2', 'Eye Dam. 1', 'Aquatic Acute 1', 'Aquatic Chronic 2'],
    label: ['H315', 'H318', 'H410'],
  },
  {
    name: 'chronic 1 and chronic 2 together',
    hazards: ['aquatic'],
    components: [
      { content: 1, classes: ['Aquatic Chronic 1'], m: { acute: 1, chronic: 1 } },
      { content: 20, classes: ['Aquatic Chronic 2'] },
    ],
    classes: ['Aquatic Chronic 2'],
    label: ['H411'],
  },
  {
    name: '30 % limonene',
    hazards: ['aspiration', 'skin', 'eye', 'sensitisation', 'aquatic'],
    components: [
      {
        content: 30,
        classes: ['Asp. Tox. 1', 'Skin Irrit. 2', 'Skin Sens. 1B', 'Aquatic Acute 1', 'Aquatic Chronic 3'],
        cas: '5989-27-5',
        m: { acute: 1, chronic: 1 },
      },
    ],
    viscosity: 1.2,
    classes: ['Asp. Tox. 1', 'Skin Irrit. 2', 'Skin Sens. 1', 'Aquatic Acute 1', 'Aquatic Chronic 3'],
    label: ['H304', 'H315', 'H317', 'H410'],
  },
]
