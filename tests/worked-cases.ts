/**
 * Mixtures with what CLP makes of them: figures worked from Annex I and Annex VI, from papers of the UN subcommittee on the GHS
 * (ST/SG/AC.10/C.4/2008/23 and 2012/25) and from the Agency's guidance on the criteria (version 6.0, January 2024, 3.1.5.3). Taken and
 * recalculated on 2026-11-23.
 */
export interface WorkedCase {
  readonly name: string
  /** What of the classification is stated; anything else is not looked at. */
  readonly hazards: readonly WorkedHazard[]
  readonly components: readonly WorkedComponent[]
  readonly pH?: number
  /** mm²/s at 40 °C */
  readonly viscosity?: number
  /** with the route of acute toxicity: `Acute Tox. 4 oral` */
  readonly classes: readonly string[]
  /** statements on the label, in which H314 covers H318 and H410 covers H400 */
  readonly label: readonly string[]
  /** acute toxicity estimate of the mixture: mg/kg, or ppmV of gases */
  readonly estimate?: number
  /** % of components whose acute toxicity is not known, with the rest of the mixture known to be harmless */
  readonly unknown?: number
}
export type WorkedHazard = 'oral' | 'gas' | 'skin' | 'eye' | 'sensitisation' | 'cmr' | 'targetOrgans' | 'aspiration' | 'aquatic'

export interface WorkedComponent {
  /** % */
  readonly content: number
  readonly classes?: readonly string[]
  readonly cas?: string
  /** estimate by the route of the case; null: not known */
  readonly estimate?: number | null
  /** specific limits: the class from which % on */
  readonly limits?: Readonly<Record<string, number>>
  readonly m?: { readonly acute: number; readonly chronic: number }
  readonly isNotAdditive?: true
}

export const workedCases: readonly WorkedCase[] = [
  {
    name: 'most of the mixture is of unknown toxicity',
    hazards: ['oral'],
    components: [
      { content: 4, classes: ['Acute Tox. 3 oral'], estimate: 125 },
      { content: 92, estimate: null },
      { content: 3, classes: ['Acute Tox. 4 oral'], estimate: 1500 },
      { content: 0.2, classes: ['Acute Tox. 2 oral'], estimate: 10 },
      { content: 0.9, estimate: null },
    ],
    classes: ['Acute Tox. 3 oral'],
    label: ['H301'],
    estimate: 148.1,
    unknown: 92,
  },
  {
    name: 'an estimate above 2,000 mg/kg does not count under CLP',
    hazards: ['oral'],
    components: [
      { content: 16, estimate: 1600 },
      { content: 4, estimate: 200 },
      { content: 80, estimate: 3450 },
    ],
    classes: [],
    label: [],
    estimate: 3333.3,
  },
  {
    name: 'one of three estimates counts',
    hazards: ['oral'],
    components: [{ content: 26, estimate: 2737 }, { content: 23, estimate: 4500 }, { content: 40, estimate: 400 }, { content: 11 }],
    classes: ['Acute Tox. 4 oral'],
    label: ['H302'],
    estimate: 1000.0,
  },
  {
    name: 'two toxic components',
    hazards: ['oral'],
    components: [
      { content: 40, estimate: 100 },
      { content: 60, estimate: 1000 },
    ],
    classes: ['Acute Tox. 3 oral'],
    label: ['H301'],
    estimate: 217.39,
  },
  {
    name: '8 % unknown leaves the sum as it is',
    hazards: ['oral'],
    components: [
      { content: 92, estimate: 200 },
      { content: 8, estimate: null },
    ],
    classes: ['Acute Tox. 3 oral'],
    label: ['H301'],
    estimate: 217.39,
    unknown: 8,
  },
  {
    name: '0.5 % of category 1 counts',
    hazards: ['oral'],
    components: [{ content: 0.5, classes: ['Acute Tox. 1 oral'], estimate: 0.5 }, { content: 99.5 }],
    classes: ['Acute Tox. 3 oral'],
    label: ['H301'],
    estimate: 100,
  },
  {
    name: '0.5 % of category 4 does not count',
    hazards: ['oral'],
    components: [{ content: 0.5, classes: ['Acute Tox. 4 oral'], estimate: 500 }, { content: 99.5 }],
    classes: [],
    label: [],
  },
  {
    name: 'gases by volume',
    hazards: ['gas'],
    components: [
      { content: 50, classes: ['Acute Tox. 1 inhal'], estimate: 10 },
      { content: 50, classes: ['Acute Tox. 4 inhal'], estimate: 4500 },
    ],
    classes: ['Acute Tox. 1 inhalation'],
    label: ['H330'],
    estimate: 19.96,
  },
  {
    name: 'a converted estimate never gives more than the worst component',
    hazards: ['oral'],
    components: [{ content: 100, classes: ['Acute Tox. 2 oral'], estimate: 5 }],
    classes: ['Acute Tox. 2 oral'],
    label: ['H300'],
    estimate: 5,
  },
  {
    name: '4.75 % methanol',
    hazards: ['oral'],
    components: [{ content: 4.75, classes: ['Acute Tox. 3 oral'], estimate: 100 }, { content: 95.25 }],
    classes: [],
    label: [],
    estimate: 2105.3,
  },
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

/** What a label carries of a classification (CLP Articles 19, 20 and 26). */
export interface WorkedLabel {
  readonly name: string
  readonly classes: readonly string[]
  readonly pictograms: readonly string[]
  readonly signalWord: 'danger' | 'warning'
}

export const workedLabels: readonly WorkedLabel[] = [
  {
    name: 'GHS07 stays for acute toxicity beside GHS05',
    classes: ['Skin Corr. 1B', 'Acute Tox. 4 oral'],
    pictograms: ['GHS05', 'GHS07'],
    signalWord: 'danger',
  },
  {
    name: 'GHS05 takes the place of GHS07 for the skin',
    classes: ['Eye Dam. 1', 'Skin Irrit. 2'],
    pictograms: ['GHS05'],
    signalWord: 'danger',
  },
  {
    name: 'GHS06 takes the place of GHS07',
    classes: ['Acute Tox. 3 oral', 'Skin Sens. 1', 'STOT SE 3 (narcotic)'],
    pictograms: ['GHS06'],
    signalWord: 'danger',
  },
  {
    name: 'Chronic 2 gives no signal word',
    classes: ['Flam. Liq. 3', 'Aquatic Chronic 2'],
    pictograms: ['GHS02', 'GHS09'],
    signalWord: 'warning',
  },
  {
    name: 'GHS07 stays for narcotic effects beside GHS08',
    classes: ['Resp. Sens. 1', 'STOT SE 3 (narcotic)'],
    pictograms: ['GHS07', 'GHS08'],
    signalWord: 'danger',
  },
]
