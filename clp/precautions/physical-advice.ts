/** Precautionary statements of the physical hazards: the tables of CLP Annex I, Part 2, with the levels of the guidance, chapter 7.3.2. */
import type { AdviceTable } from './advice.ts'

const disposal = { P501: 'm-' } as const
const fireFighting = { 'P370+P378': 'hh' } as const
const explosives = {
  P210: 'hh',
  P234: 'hh',
  P240: 'oo',
  P250: 'hh',
  P280: 'rh',
  'P370+P372+P380+P373': 'hh',
  P401: 'oo',
  P501: 'm-',
} as const
const stored = { P210: 'hh', P234: 'hh', P235: 'rr', P240: 'oo', P280: 'hh', P403: 'hh', P411: 'hh', P420: 'rr' } as const
const peroxides = { ...stored, P235: 'oo', P410: 'oo' } as const
const oxidisers = { P210: 'hh', P220: 'hh', P280: 'rr', ...fireFighting, ...disposal } as const
const strongOxidisers = { ...oxidisers, P283: 'oo', 'P306+P360': 'rr', 'P371+P380+P375': 'hh', P420: 'rr' } as const
const flammableGas = { P210: 'hh', P377: 'hh', P381: 'rr', P403: 'hh' } as const
const pyrophoric = { P210: 'hh', P222: 'oo', 'P231+P232': 'rr', P233: 'hh', P280: 'hh', ...fireFighting } as const
const waterReactive = { 'P231+P232': 'hh', P280: 'rr', ...fireFighting, 'P402+P404': 'rr', ...disposal } as const
const aerosol = { P210: 'mm', P251: 'mm', 'P410+P412': 'mm' } as const
const flammableLiquid = {
  P210: 'hh',
  P240: 'oo',
  P241: 'oo',
  P242: 'oo',
  P243: 'oo',
  P280: 'oo',
  'P303+P361+P353': 'oo',
  'P370+P378': 'hh',
  'P403+P235': 'hh',
  P501: 'rr',
} as const

export const physicalAdvice: readonly AdviceTable[] = [
  {
    categories: ['Unst. Expl.'],
    advice: { P201: 'hh', P250: 'hh', P280: 'hh', 'P370+P372+P380+P373': 'hh', P401: 'oo', P501: 'oo' },
  },
  { categories: ['Expl. 1.1', 'Expl. 1.2', 'Expl. 1.3', 'Expl. 1.5'], advice: { ...explosives, P230: 'hh' } },
  { categories: ['Expl. 1.4'], advice: { ...explosives, 'P370+P380+P375': 'hh' } },
  { categories: ['Flam. Gas 1', 'Flam. Gas 1A', 'Flam. Gas 1B', 'Flam. Gas 2'], advice: flammableGas },
  {
    categories: ['Pyr. Gas'],
    advice: { ...flammableGas, P222: 'hh', P280: 'hh' },
  },
  { categories: ['Chem. Unst. Gas A', 'Chem. Unst. Gas B'], advice: { ...flammableGas, P202: 'hh' } },
  // Prescribed for aerosols also by Directive 75/324/EEC, Annex, 2.2 and 2.3
  { categories: ['Aerosol 1', 'Aerosol 2'], advice: { ...aerosol, P211: 'mm' } },
  { categories: ['Aerosol 3'], advice: aerosol },
  { categories: ['Ox. Gas 1'], advice: { P220: 'hh', P244: 'hh', 'P370+P376': 'oo', P403: 'hh' } },
  {
    categories: ['Press. Gas', 'Press. Gas (Comp.)', 'Press. Gas (Liq.)', 'Press. Gas (Diss.)'],
    advice: { 'P410+P403': 'oo' },
  },
  { categories: ['Press. Gas (Ref. Liq.)'], advice: { P282: 'hh', 'P336+P315': 'rr', P403: 'oo' } },
  { categories: ['Flam. Liq. 1'], advice: { ...flammableLiquid, P233: 'hh' } },
  { categories: ['Flam. Liq. 2'], advice: { ...flammableLiquid, P233: 'rr' } },
  { categories: ['Flam. Liq. 3'], advice: { ...flammableLiquid, P233: 'oo' } },
  {
    categories: ['Flam. Sol. 1', 'Flam. Sol. 2'],
    advice: { P210: 'hh', P240: 'oo', P241: 'oo', P280: 'oo', ...fireFighting },
  },
  { categories: ['Self-react. A'], advice: { ...stored, 'P370+P372+P380+P373': 'hh', P501: 'oo' } },
  {
    categories: ['Self-react. B'],
    advice: { ...stored, 'P370+P380+P375[+P378]': 'hh', ...disposal },
  },
  {
    categories: ['Self-react. C', 'Self-react. D', 'Self-react. E', 'Self-react. F'],
    advice: { ...stored, ...fireFighting, ...disposal },
  },
  { categories: ['Pyr. Liq. 1'], advice: { ...pyrophoric, 'P302+P334': 'hh' } },
  { categories: ['Pyr. Sol. 1'], advice: { ...pyrophoric, 'P302+P335+P334': 'hh' } },
  {
    categories: ['Self-heat. 1', 'Self-heat. 2'],
    advice: { P235: 'h-', P280: 'oo', P407: 'hh', P413: 'hh', P420: 'rr' },
  },
  {
    categories: ['Water-react. 1', 'Water-react. 2'],
    advice: { ...waterReactive, P223: 'oo', 'P302+P335+P334': 'hh' },
  },
  { categories: ['Water-react. 3'], advice: waterReactive },
  { categories: ['Ox. Liq. 1'], advice: strongOxidisers },
  { categories: ['Ox. Liq. 2', 'Ox. Liq. 3'], advice: oxidisers },
  { categories: ['Ox. Sol. 1'], advice: strongOxidisers },
  { categories: ['Ox. Sol. 2', 'Ox. Sol. 3'], advice: oxidisers },
  { categories: ['Org. Perox. A'], advice: { ...peroxides, 'P370+P372+P380+P373': 'hh', P501: 'oo' } },
  {
    categories: ['Org. Perox. B'],
    advice: { ...peroxides, 'P370+P380+P375[+P378]': 'hh', P501: 'mr' },
  },
  {
    categories: ['Org. Perox. C', 'Org. Perox. D', 'Org. Perox. E', 'Org. Perox. F'],
    advice: { ...peroxides, ...fireFighting, ...disposal },
  },
  { categories: ['Met. Corr. 1'], advice: { P234: 'ro', P390: 'rr', P406: 'oo' } },
  // Not in version 4.2 of the guidance: of the table every statement as recommended
  {
    categories: ['Desen. Expl. 1'],
    advice: { P210: 'hh', P212: 'hh', P230: 'hh', P233: 'rr', P280: 'rr', 'P370+P380+P375': 'hh', P401: 'oo', P501: 'm-' },
  },
  {
    categories: ['Desen. Expl. 2', 'Desen. Expl. 3', 'Desen. Expl. 4'],
    advice: { P210: 'hh', P212: 'hh', P230: 'hh', P233: 'rr', P280: 'rr', 'P370+P380+P375': 'rr', P401: 'oo', P501: 'm-' },
  },
]
