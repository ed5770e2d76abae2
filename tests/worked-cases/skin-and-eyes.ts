import type { WorkedCase } from './worked-case.ts'

export const ofSkinAndEyes: readonly WorkedCase[] = [
  {
    name: '0.8 % of a skin irritant',
    hazards: ['skin'],
    components: [{ content: 0.8, classes: ['Skin Irrit. 2'] }],
    classes: [],
    label: [],
  },
  {
    name: '8 % of a corrosive',
    hazards: ['skin', 'eye'],
    components: [{ content: 8, classes: ['Skin Corr. 1'] }],
    classes: ['Skin Corr. 1', 'Eye Dam. 1'],
    label: ['H314'],
  },
  {
    name: '1A below its limit, with 1B above it',
    hazards: ['skin', 'eye'],
    components: [
      { content: 2, classes: ['Skin Corr. 1A'] },
      { content: 4, classes: ['Skin Corr. 1B'] },
    ],
    classes: ['Skin Corr. 1B', 'Eye Dam. 1'],
    label: ['H314'],
  },
  {
    name: 'specific limits of two corrosives add up',
    hazards: ['skin'],
    components: [
      { content: 10, classes: ['Skin Corr. 1A'], cas: '7664-93-9', limits: { 'Skin Corr. 1A': 15, 'Skin Irrit. 2': 5, 'Eye Irrit. 2': 5 } },
      {
        content: 2,
        classes: ['Skin Corr. 1A'],
        cas: '1310-73-2',
        limits: { 'Skin Corr. 1A': 5, 'Skin Corr. 1B': 2, 'Skin Irrit. 2': 0.5, 'Eye Irrit. 2': 0.5 },
      },
    ],
    classes: ['Skin Corr. 1A'],
    label: ['H314'],
  },
  {
    name: 'an acid that is not additive',
    hazards: ['skin', 'eye'],
    components: [
      { content: 4, classes: ['Skin Corr. 1'], isNotAdditive: true },
      { content: 5, classes: ['Skin Irrit. 2'] },
    ],
    pH: 4.0,
    classes: ['Skin Corr. 1', 'Eye Dam. 1'],
    label: ['H314'],
  },
  {
    name: '2 % of what damages eyes',
    hazards: ['skin', 'eye'],
    components: [{ content: 2, classes: ['Eye Dam. 1'] }],
    classes: ['Eye Irrit. 2'],
    label: ['H319'],
  },
  {
    name: 'a sum of decimals that is the limit',
    hazards: ['skin'],
    components: [
      { content: 2.3, classes: ['Skin Irrit. 2'] },
      { content: 6.1, classes: ['Skin Irrit. 2'] },
      { content: 1.6, classes: ['Skin Irrit. 2'] },
    ],
    classes: ['Skin Irrit. 2'],
    label: ['H315'],
  },
  {
    name: '3 % sodium hydroxide',
    hazards: ['skin', 'eye'],
    components: [
      {
        content: 3,
        classes: ['Skin Corr. 1A'],
        cas: '1310-73-2',
        limits: { 'Skin Corr. 1A': 5, 'Skin Corr. 1B': 2, 'Skin Irrit. 2': 0.5, 'Eye Irrit. 2': 0.5 },
      },
    ],
    classes: ['Skin Corr. 1B', 'Eye Dam. 1'],
    label: ['H314'],
  },
  {
    name: '12 % hydrogen peroxide',
    hazards: ['skin', 'eye'],
    components: [
      {
        content: 12,
        classes: ['Skin Corr. 1A'],
        cas: '7722-84-1',
        limits: { 'Skin Corr. 1A': 70, 'Skin Corr. 1B': 50, 'Skin Irrit. 2': 35, 'Eye Dam. 1': 8, 'Eye Irrit. 2': 5, 'STOT SE 3 resp': 35 },
      },
    ],
    classes: ['Eye Dam. 1'],
    label: ['H318'],
  },
]
