/** Precautionary statements of the health hazards: the tables of CLP Annex I, Part 3, with the levels of the guidance, chapter 7.3.3. */
import type { AdviceTable } from './advice.ts'

const lockedUp = { P405: 'ho' } as const
const disposal = { P501: 'mr' } as const
const inhaled = { P271: 'ho', 'P403+P233': 'hh', ...lockedUp, ...disposal } as const
const onSkin = { P280: 'hh', 'P302+P352': 'r-', P321: 'hh', 'P361+P364': 'rr', ...lockedUp, ...disposal } as const
const sensitiser = {
  P261: 'rr',
  P272: '-o',
  P280: 'hh',
  'P302+P352': 'r-',
  P321: 'hh',
  'P333+P313': 'rr',
  'P362+P364': 'rr',
  ...disposal,
} as const
const proven = { P201: 'hh', P202: 'oo', P280: 'hh', 'P308+P313': 'hh', P405: 'ho', P501: 'm-' } as const
const suspected = { ...proven, P201: 'rr', 'P308+P313': 'rr' } as const
const organs = { P260: 'hh', P264: 'oo', P270: 'ro', ...disposal } as const

export const healthAdvice: readonly AdviceTable[] = [
  {
    categories: ['Acute Tox. 1', 'Acute Tox. 2', 'Acute Tox. 3'],
    statements: ['H300', 'H301'],
    advice: { P264: 'hr', P270: 'hr', 'P301+P310': 'hh', P321: 'hh', P330: 'rr', ...lockedUp, ...disposal },
  },
  {
    categories: ['Acute Tox. 4'],
    statements: ['H302'],
    advice: { P264: 'rr', P270: 'r-', 'P301+P312': 'oo', P330: 'oo', ...disposal },
  },
  {
    categories: ['Acute Tox. 1', 'Acute Tox. 2'],
    statements: ['H310'],
    advice: { ...onSkin, P262: 'hh', P264: 'hh', P270: 'h-', P310: 'hh', P501: 'm-' },
  },
  { categories: ['Acute Tox. 3'], statements: ['H311'], advice: { ...onSkin, P312: 'rr' } },
  {
    categories: ['Acute Tox. 4'],
    statements: ['H312'],
    advice: { P280: 'rr', 'P302+P352': 'oo', P312: 'rr', P321: 'hh', 'P362+P364': 'oo', ...disposal },
  },
  {
    categories: ['Acute Tox. 1', 'Acute Tox. 2'],
    statements: ['H330'],
    advice: { ...inhaled, P260: 'hh', P284: '-r', 'P304+P340': 'hh', P310: 'hh', P320: 'hh' },
  },
  {
    categories: ['Acute Tox. 3'],
    statements: ['H331'],
    advice: { ...inhaled, P261: 'rr', 'P304+P340': 'rr', P311: 'rr', P321: 'hh' },
  },
  {
    categories: ['Acute Tox. 4'],
    statements: ['H332'],
    advice: { P261: 'rr', P271: 'ho', 'P304+P340': 'oo', P312: 'rr' },
  },
  {
    categories: ['Skin Corr. 1', 'Skin Corr. 1A', 'Skin Corr. 1B', 'Skin Corr. 1C'],
    advice: {
      P260: 'hh',
      P264: 'h-',
      P280: 'hh',
      'P301+P330+P331': 'hr',
      'P303+P361+P353': 'hh',
      'P304+P340': 'oo',
      'P305+P351+P338': 'hh',
      P310: 'hh',
      P321: 'oo',
      P363: 'r-',
      ...lockedUp,
      ...disposal,
    },
  },
  {
    categories: ['Skin Irrit. 2'],
    advice: { P264: 'rr', P280: 'rr', 'P302+P352': 'o-', P321: 'oo', 'P332+P313': 'oo', 'P362+P364': 'oo' },
  },
  { categories: ['Eye Dam. 1'], advice: { P280: 'hh', 'P305+P351+P338': 'hh', P310: 'hh' } },
  {
    categories: ['Eye Irrit. 2'],
    advice: { P264: 'ro', P280: 'rr', 'P305+P351+P338': 'r-', 'P337+P313': 'rr' },
  },
  {
    categories: ['Resp. Sens. 1', 'Resp. Sens. 1A', 'Resp. Sens. 1B'],
    advice: { P261: 'hh', P284: '-r', 'P304+P340': 'hh', 'P342+P311': 'hh', ...disposal },
  },
  { categories: ['Skin Sens. 1', 'Skin Sens. 1A', 'Skin Sens. 1B'], advice: sensitiser },
  { categories: ['Muta. 1A', 'Muta. 1B'], advice: proven },
  { categories: ['Muta. 2'], advice: suspected },
  { categories: ['Carc. 1A', 'Carc. 1B'], advice: proven },
  { categories: ['Carc. 2'], advice: suspected },
  { categories: ['Repr. 1A', 'Repr. 1B'], advice: proven },
  { categories: ['Repr. 2'], advice: suspected },
  {
    categories: ['Lact.'],
    advice: { P201: 'hh', P260: 'hh', P263: 'hh', P264: 'oo', P270: 'ro', 'P308+P313': 'rr' },
  },
  { categories: ['STOT SE 1'], advice: { ...organs, 'P308+P311': 'hh', P321: 'hh', ...lockedUp } },
  { categories: ['STOT SE 2'], advice: { ...organs, 'P308+P311': 'rr', ...lockedUp } },
  {
    categories: ['STOT SE 3'],
    advice: { P261: 'rr', P271: 'ho', 'P304+P340': 'oo', P312: 'rr', 'P403+P233': 'rr', ...lockedUp, ...disposal },
  },
  { categories: ['STOT RE 1'], advice: { ...organs, P314: 'rr' } },
  { categories: ['STOT RE 2'], advice: { P260: 'hh', P314: 'rr', ...disposal } },
  {
    categories: ['Asp. Tox. 1'],
    advice: { 'P301+P310': 'hh', P331: 'hh', ...lockedUp, ...disposal },
  },
  // The guidance has no levels for the classes of Delegated Regulation (EU) 2023/707: as for suspected reproductive toxicants
  {
    categories: ['ED HH 1', 'ED HH 2'],
    advice: { P201: 'rr', P202: 'oo', P263: 'rr', P280: 'hh', 'P308+P313': 'rr', P405: 'ho', P501: 'mr' },
  },
]
