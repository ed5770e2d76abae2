import type { Block, CellLine, Column, LabelBlock, Pairs, Rich, Section, Subsection, Table } from '../documents/document-model.ts'

// What the sample sheet is put together from: sample-sheet.ts.

export const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 40"><rect width="40" height="40" rx="6" fill="#0e4a5c"/><path d="M8 30V10l12 14V10" fill="none" stroke="#fff" stroke-width="4"/><path d="M20 30l12-20" stroke="#e6a23c" stroke-width="4" fill="none"/><path d="M50 28V12h3l9 11V12h3v16h-3l-9-11v11z"/></svg>'

const text = (value: string): Rich => [{ text: value }]
export const paragraph = (key: string, value: string): Block => ({ kind: 'paragraph', key, text: text(value) })
export const row = (term: string, ...lines: string[]): Pairs['rows'][number] => ({ key: term, term, lines: lines.map(text) })
export const pairs = (key: string, ...rows: Pairs['rows']): Pairs => ({ kind: 'pairs', key, rows })
export const lines = (...values: string[]): CellLine[] => values.map((value) => ({ value: text(value) }))
const named = (name: string, value: string): CellLine => ({ name, value: text(value) })
export const column = (head: string, width: number, align: Column['align'] = 'start'): Column => ({ key: head, head, width, align })
export const part = (number: string, heading: string, ...blocks: Block[]): Subsection => ({ number, heading, blocks })
export const section = (number: number, heading: string, ...subsections: Subsection[]): Section => ({
  number,
  label: `SECTION ${number}:`,
  heading,
  subsections,
})

export function table(key: string, caption: string, columns: Column[], rows: CellLine[][][]): Table {
  return { kind: 'table', key, caption, columns, rows: rows.map((cells, index) => ({ key: `${key} ${index}`, cells })) }
}

export const componentColumns = [
  column('Substance', 44),
  column('Identifiers', 39),
  column('Content, % (w/w)', 21, 'end'),
  column('Classification (CLP)', 37),
  column('SCL, M-factor, ATE', 33),
]

const sebacate = 'reaction mass of bis(1,2,2,6,6-pentamethyl-4-piperidyl) sebacate and methyl 1,2,2,6,6-pentamethyl-4-piperidyl sebacate'

export const components: CellLine[][][] = [
  [
    lines('n-butyl acetate'),
    [named('CAS', '123-86-4'), named('EC', '204-658-1'), named('Index', '607-025-00-1'), named('REACH', '01-2119485493-29')],
    lines('35\u202f–\u2060\u202f<\u00a050'),
    lines('Flam. Liq. 3, H226', 'STOT SE 3, H336', 'EUH066'),
    lines('–'),
  ],
  [
    lines('2-methoxy-1-methylethyl acetate'),
    [named('CAS', '108-65-6'), named('EC', '203-603-9'), named('Index', '607-195-00-7'), named('REACH', '01-2119475791-29')],
    lines('10\u202f–\u2060\u202f<\u00a020'),
    lines('Flam. Liq. 3, H226', 'STOT SE 3, H336'),
    lines('–'),
  ],
  [
    lines('xylene, mixture of isomers'),
    [named('CAS', '1330-20-7'), named('EC', '215-535-7'), named('Index', '601-022-00-9'), named('REACH', '01-2119488216-32')],
    lines('5\u202f–\u2060\u202f<\u00a010'),
    lines('Flam. Liq. 3, H226', 'Asp. Tox. 1, H304', 'Acute Tox. 4, H312 + H332', 'Skin Irrit. 2, H315'),
    lines('ATE dermal: 1\u202f100\u00a0mg/kg', 'ATE inhalation, vapour: 11\u00a0mg/l'),
  ],
  [
    lines(sebacate),
    [named('CAS', '1065336-91-5'), named('EC', '915-687-0'), named('REACH', '01-2119491304-40')],
    lines('0.25\u202f–\u2060\u202f<\u00a01'),
    lines('Skin Sens. 1A, H317', 'Repr. 2, H361f', 'Aquatic Acute 1, H400', 'Aquatic Chronic 1, H410'),
    lines('M (acute) = 1', 'M (chronic) = 1'),
  ],
]

export const label: LabelBlock = {
  kind: 'label',
  key: 'label',
  pictograms: [
    { code: 'GHS02', description: 'GHS02: flame' },
    { code: 'GHS07', description: 'GHS07: exclamation mark' },
  ],
  signalWord: text('Warning'),
  contains: { title: 'Contains', substances: [text('n-butyl acetate'), text(sebacate)] },
  groups: [
    {
      key: 'hazard',
      title: 'Hazard statements',
      statements: [
        { code: 'H226', text: text('Flammable liquid and vapour.') },
        { code: 'H317', text: text('May cause an allergic skin reaction.') },
        { code: 'H336', text: text('May cause drowsiness or dizziness.') },
        { code: 'H412', text: text('Harmful to aquatic life with long lasting effects.') },
      ],
    },
    {
      key: 'precautionary',
      title: 'Precautionary statements',
      statements: [
        {
          code: 'P210',
          text: text('Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking.'),
        },
        { code: 'P261', text: text('Avoid breathing vapours.') },
        { code: 'P302+P352', text: text('IF ON SKIN: Wash with plenty of water.') },
        {
          code: 'P303+P361+P353',
          text: text('IF ON SKIN (or hair): Take off immediately all contaminated clothing. Rinse skin with water.'),
        },
        { code: 'P501', text: text('Dispose of contents/container to an approved waste disposal plant.') },
      ],
    },
    {
      key: 'supplemental',
      title: 'Supplemental information',
      statements: [
        { code: 'EUH066', text: text('Repeated exposure may cause skin dryness or cracking.') },
        { code: '', text: text('For industrial use only.') },
      ],
    },
  ],
}

export const properties: [string, string, string, string][] = [
  ['Physical state', 'Liquid', '–', '–'],
  ['Colour', 'Colourless, clear', '–', '–'],
  ['Odour', 'Ester-like', '–', '–'],
  ['Melting point / freezing point', '<\u00a0−70\u00a0°C', 'literature', 'n-butyl acetate'],
  ['Boiling point or initial boiling point and boiling range', '126\u202f–\u2060\u202f146\u00a0°C', 'DIN 53171', '1\u202f013\u00a0hPa'],
  ['Flammability', 'Flammable liquid', 'CLP', 'category 3'],
  ['Lower and upper explosion limit', '1.2\u202f–\u2060\u202f7.5\u00a0vol. %', 'literature', 'n-butyl acetate'],
  ['Flash point', '27\u00a0°C', 'DIN EN ISO 1523', 'closed cup'],
  ['Auto-ignition temperature', '≥\u00a0333\u00a0°C', 'DIN 51794', 'lowest solvent value'],
  ['Decomposition temperature', 'Not applicable', '–', 'no self-reactive or organic peroxide content'],
  ['pH', 'Not applicable', '–', 'non-aqueous'],
  ['Kinematic viscosity', '110\u00a0mm²/s', 'DIN EN ISO 2431', '40\u00a0°C'],
  ['Solubility', 'Practically insoluble in water', '–', '20\u00a0°C'],
  ['Partition coefficient n-octanol/water (log value)', 'Not applicable', '–', 'mixture'],
  ['Vapour pressure', '11\u00a0hPa', 'calculated', '20\u00a0°C'],
  ['Density and/or relative density', '0.98\u00a0g/cm³', 'DIN EN ISO 2811-1', '20\u00a0°C'],
  ['Relative vapour density', '4.0', 'literature', 'air = 1'],
  ['Particle characteristics', 'Not applicable', '–', 'liquid'],
]

export const propertyColumns = [column('Property', 62), column('Value', 42), column('Method', 32), column('Conditions, remarks', 38)]

export const spill =
  'Contain and collect spillage with non-combustible absorbent material, e.g. sand, earth, vermiculite or diatomaceous earth, and place in a container for disposal according to local regulations. Clean preferably with a detergent; avoid using solvents. Do not allow to enter drains or watercourses; if the product contaminates lakes, rivers or sewage, inform the appropriate authorities in accordance with local regulations.'

export const noEffectRows: CellLine[][][] = [
  'n-butyl acetate',
  '2-methoxy-1-methylethyl acetate',
  'xylene',
  'ethylbenzene',
  'naphtha',
  'toluene',
  'acetone',
].flatMap((name) =>
  ['workers', 'consumers'].flatMap((population) =>
    ['inhalation', 'dermal', 'oral'].map((route, index) => [
      lines(name),
      lines(population),
      lines(route),
      lines('systemic, long-term'),
      lines(`${(index + 1) * 33}\u00a0mg/m³`),
    ]),
  ),
)

export const abbreviations: CellLine[][][] = [
  ['ADR', 'European agreement concerning the international carriage of dangerous goods by road'],
  ['ATE', 'Acute toxicity estimate'],
  ['CAS', 'Chemical Abstracts Service'],
  ['CLP', 'Classification, labelling and packaging: Regulation (EC) No 1272/2008'],
  ['DNEL', 'Derived no-effect level'],
  ['IMDG', 'International maritime dangerous goods code'],
  ['PBT', 'Persistent, bioaccumulative and toxic'],
  ['PNEC', 'Predicted no-effect concentration'],
  ['SCL', 'Specific concentration limit'],
  ['UFI', 'Unique formula identifier'],
].map((cells) => cells.map((cell) => lines(cell)))
