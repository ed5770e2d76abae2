import { drawQrCode } from '../qr-code.ts'
import type { Block, CellLine, Column, LabelBlock, Pairs, Rich, SdsModel, Section, Subsection, Table } from '../document-model.ts'

/** A safety data sheet written by hand for the tests of the writer: every kind of block, all 16 sections, some ten pages. */
export function sampleSheet(changes: Partial<SdsModel> = {}): SdsModel {
  return {
    language: 'en',
    title: 'Safety data sheet',
    regulation: 'according to Regulation (EC) No 1907/2006 (REACH), Annex II, as amended by Regulation (EU) 2020/878',
    productName: 'PU Clear Lacquer 2K',
    productLine: 'Component A · product code 20-4410',
    facts: [
      { term: 'Version', value: '4' },
      { term: 'Revision', value: '12/10/2026' },
      { term: 'Date of compilation', value: '03/05/2019' },
      { term: 'Replaces version', value: '3 of 21/02/2025' },
      { term: 'Language / country', value: 'English / DE' },
    ],
    compiled: { term: 'Date of compilation', value: '03/05/2019' },
    revised: { term: 'Revision', value: '12/10/2026' },
    supplier: 'Norvik Coatings GmbH',
    logo: { svg: logo, description: 'Norvik Coatings GmbH' },
    permalink: 'go.permasheet.example/p/48213',
    qr: { svg: drawQrCode('https://go.permasheet.example/p/48213'), description: 'QR code that leads to go.permasheet.example/p/48213' },
    sections: sections(),
    words: {
      page: 'Page',
      headerVersion: 'Version 4 · Revision 12/10/2026',
      footer: 'SDS · English / DE',
      changed: 'Changed',
      added: 'Added',
      removed: 'Removed',
      marginBar: 'Bar in the margin: changed part',
      missing: 'Text missing in this language',
    },
    comparison: null,
    documentTitle: 'Safety data sheet – PU Clear Lacquer 2K – English – version 4',
    stampedOn: '2026-10-12',
    ...changes,
  }
}

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 130 40"><rect width="40" height="40" rx="6" fill="#0e4a5c"/><path d="M8 30V10l12 14V10" fill="none" stroke="#fff" stroke-width="4"/><path d="M20 30l12-20" stroke="#e6a23c" stroke-width="4" fill="none"/><path d="M50 28V12h3l9 11V12h3v16h-3l-9-11v11z"/></svg>'

const text = (value: string): Rich => [{ text: value }]
const paragraph = (key: string, value: string): Block => ({ kind: 'paragraph', key, text: text(value) })
const row = (term: string, ...lines: string[]): Pairs['rows'][number] => ({ key: term, term, lines: lines.map(text) })
const pairs = (key: string, ...rows: Pairs['rows']): Pairs => ({ kind: 'pairs', key, rows })
const lines = (...values: string[]): CellLine[] => values.map((value) => ({ value: text(value) }))
const named = (name: string, value: string): CellLine => ({ name, value: text(value) })
const column = (head: string, width: number, align: Column['align'] = 'start'): Column => ({ key: head, head, width, align })
const part = (number: string, heading: string, ...blocks: Block[]): Subsection => ({ number, heading, blocks })
const section = (number: number, heading: string, ...subsections: Subsection[]): Section => ({
  number,
  label: `SECTION ${number}:`,
  heading,
  subsections,
})

function table(key: string, caption: string, columns: Column[], rows: CellLine[][][]): Table {
  return { kind: 'table', key, caption, columns, rows: rows.map((cells, index) => ({ key: `${key} ${index}`, cells })) }
}

const componentColumns = [
  column('Substance', 44),
  column('Identifiers', 39),
  column('Content, % (w/w)', 21, 'end'),
  column('Classification (CLP)', 37),
  column('SCL, M-factor, ATE', 33),
]

const sebacate = 'reaction mass of bis(1,2,2,6,6-pentamethyl-4-piperidyl) sebacate and methyl 1,2,2,6,6-pentamethyl-4-piperidyl sebacate'

const components: CellLine[][][] = [
  [
    lines('n-butyl acetate'),
    [named('CAS', '123-86-4'), named('EC', '204-658-1'), named('Index', '607-025-00-1'), named('REACH', '01-2119485493-29')],
    lines('35\u2009–\u2009<\u00a050'),
    lines('Flam. Liq. 3, H226', 'STOT SE 3, H336', 'EUH066'),
    lines('–'),
  ],
  [
    lines('2-methoxy-1-methylethyl acetate'),
    [named('CAS', '108-65-6'), named('EC', '203-603-9'), named('Index', '607-195-00-7'), named('REACH', '01-2119475791-29')],
    lines('10\u2009–\u2009<\u00a020'),
    lines('Flam. Liq. 3, H226', 'STOT SE 3, H336'),
    lines('–'),
  ],
  [
    lines('xylene, mixture of isomers'),
    [named('CAS', '1330-20-7'), named('EC', '215-535-7'), named('Index', '601-022-00-9'), named('REACH', '01-2119488216-32')],
    lines('5\u2009–\u2009<\u00a010'),
    lines('Flam. Liq. 3, H226', 'Asp. Tox. 1, H304', 'Acute Tox. 4, H312 + H332', 'Skin Irrit. 2, H315'),
    lines('ATE dermal: 1\u202f100\u00a0mg/kg', 'ATE inhalation, vapour: 11\u00a0mg/l'),
  ],
  [
    lines(sebacate),
    [named('CAS', '1065336-91-5'), named('EC', '915-687-0'), named('REACH', '01-2119491304-40')],
    lines('0.25\u2009–\u2009<\u00a01'),
    lines('Skin Sens. 1A, H317', 'Repr. 2, H361f', 'Aquatic Acute 1, H400', 'Aquatic Chronic 1, H410'),
    lines('M (acute) = 1', 'M (chronic) = 1'),
  ],
]

const label: LabelBlock = {
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

const properties: [string, string, string, string][] = [
  ['Physical state', 'Liquid', '–', '–'],
  ['Colour', 'Colourless, clear', '–', '–'],
  ['Odour', 'Ester-like', '–', '–'],
  ['Melting point / freezing point', '<\u00a0−70\u00a0°C', 'literature', 'n-butyl acetate'],
  ['Boiling point or initial boiling point and boiling range', '126\u2009–\u2009146\u00a0°C', 'DIN 53171', '1\u202f013\u00a0hPa'],
  ['Flammability', 'Flammable liquid', 'CLP', 'category 3'],
  ['Lower and upper explosion limit', '1.2\u2009–\u20097.5\u00a0vol. %', 'literature', 'n-butyl acetate'],
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

const propertyColumns = [column('Property', 62), column('Value', 42), column('Method', 32), column('Conditions, remarks', 38)]

const spill =
  'Contain and collect spillage with non-combustible absorbent material, e.g. sand, earth, vermiculite or diatomaceous earth, and place in a container for disposal according to local regulations. Clean preferably with a detergent; avoid using solvents. Do not allow to enter drains or watercourses; if the product contaminates lakes, rivers or sewage, inform the appropriate authorities in accordance with local regulations.'

const noEffectRows: CellLine[][][] = ['n-butyl acetate', '2-methoxy-1-methylethyl acetate', 'xylene, mixture of isomers'].flatMap((name) =>
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

const abbreviations: CellLine[][][] = [
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

function sections(): Section[] {
  return [
    section(
      1,
      'Identification of the substance/mixture and of the company/undertaking',
      part(
        '1.1',
        'Product identifier',
        pairs(
          'identifier',
          row('Product name', 'PU Clear Lacquer 2K, component A'),
          row('Product code', '20-4410'),
          row('UFI', 'U23S-WQK5-AMH7-V03N'),
        ),
      ),
      part(
        '1.2',
        'Relevant identified uses of the substance or mixture and uses advised against',
        pairs(
          'uses',
          row(
            'Identified uses',
            'Two-component clear coat for interior joinery. Industrial and professional spray, roller and brush application.',
          ),
          row('Uses advised against', 'Consumer use. Spraying without local exhaust ventilation.'),
        ),
      ),
      part(
        '1.3',
        'Details of the supplier of the safety data sheet',
        pairs(
          'supplier',
          row('Supplier', 'Norvik Coatings GmbH, Kaistraße 14, 20457 Hamburg, Germany'),
          row('Telephone', '+49 40 66969 140 (Mon–Fri 8:00–16:30)'),
          row('E-mail, competent person', 'sds@norvik.example'),
        ),
      ),
      part(
        '1.4',
        'Emergency telephone number',
        pairs('emergency', row('Emergency telephone', '+49 40 66969 112 (24 h, German and English)')),
      ),
    ),
    section(
      2,
      'Hazards identification',
      part(
        '2.1',
        'Classification of the substance or mixture',
        paragraph('according', 'Classification according to Regulation (EC) No 1272/2008 (CLP).'),
        table(
          'classification',
          'Classification',
          [column('Hazard class and category', 50), column('Code', 22), column('Hazard statement', 102)],
          [
            [lines('Flam. Liq. 3'), lines('H226'), lines('Flammable liquid and vapour.')],
            [lines('Skin Sens. 1A'), lines('H317'), lines('May cause an allergic skin reaction.')],
            [lines('STOT SE 3'), lines('H336'), lines('May cause drowsiness or dizziness.')],
            [lines('Aquatic Chronic 3'), lines('H412'), lines('Harmful to aquatic life with long lasting effects.')],
          ],
        ),
        paragraph('fullText', 'Full text of abbreviations: see Section 16.'),
      ),
      part('2.2', 'Label elements', label),
      part(
        '2.3',
        'Other hazards',
        paragraph('noPersistent', 'The mixture contains no substance assessed as PBT, vPvB, PMT or vPvM at 0.1\u00a0% or more.'),
      ),
    ),
    section(
      3,
      'Composition/information on ingredients',
      part('3.1', 'Substances', paragraph('notApplicable', 'Not applicable. The product is a mixture.')),
      part(
        '3.2',
        'Mixtures',
        paragraph('description', 'Solution of hydroxyl-functional acrylic resin in organic solvents.'),
        table('ingredients', 'Hazardous components', componentColumns, components),
        paragraph('seeSections', 'Full text of H statements: see Section 16. Occupational exposure limits: see Section 8.'),
      ),
    ),
    section(
      4,
      'First aid measures',
      part(
        '4.1',
        'Description of first aid measures',
        pairs(
          'firstAid',
          row(
            'General',
            'In all cases of doubt, or when symptoms persist, seek medical attention. Never give anything by mouth to an unconscious person.',
          ),
          row(
            'After inhalation',
            'Remove to fresh air, keep the person warm and at rest. If breathing is irregular or stops, give artificial respiration.',
          ),
          row(
            'After skin contact',
            'Remove contaminated clothing. Wash skin thoroughly with soap and water or use a recognised skin cleanser.',
          ),
        ),
      ),
      part('4.2', 'Most important symptoms and effects, both acute and delayed', paragraph('symptoms', spill)),
      part(
        '4.3',
        'Indication of any immediate medical attention and special treatment needed',
        paragraph('treatment', 'Treat symptomatically.'),
      ),
    ),
    ...['Firefighting measures', 'Accidental release measures', 'Handling and storage'].map((heading, index) =>
      section(
        index + 5,
        heading,
        ...[1, 2, 3].map((point) =>
          part(`${index + 5}.${point}`, `${heading}, part ${point}`, paragraph('first', spill), paragraph('second', spill)),
        ),
      ),
    ),
    section(
      8,
      'Exposure controls/personal protection',
      part(
        '8.1',
        'Control parameters',
        table(
          'noEffectLevels',
          'Derived no-effect levels (DNEL)',
          [column('Substance', 54), column('Population', 28), column('Route', 28), column('Effect', 38), column('Value', 26, 'end')],
          noEffectRows,
        ),
      ),
      part(
        '8.2',
        'Exposure controls',
        pairs('protection', row('Hand protection', spill), row('Gloves', 'Nitrile rubber, 0.4\u00a0mm', 'Butyl rubber, 0.7\u00a0mm')),
      ),
    ),
    section(
      9,
      'Physical and chemical properties',
      part(
        '9.1',
        'Information on basic physical and chemical properties',
        table(
          'basicProperties',
          'Basic physical and chemical properties',
          propertyColumns,
          properties.map((cells) => cells.map((cell) => lines(cell))),
        ),
      ),
      part(
        '9.2',
        'Other information',
        { kind: 'heading', key: '9.2.1', number: '9.2.1', text: 'Information with regard to physical hazard classes' },
        pairs('hazardClasses', row('Flammable liquids', 'Sustained combustibility: yes')),
        { kind: 'heading', key: '9.2.2', number: '9.2.2', text: 'Other safety characteristics' },
        pairs('other', row('Solvent content', '58.4\u00a0% (w/w)'), row('VOC, Directive 2010/75/EU', '572\u00a0g/l')),
      ),
    ),
    ...[
      'Stability and reactivity',
      'Toxicological information',
      'Ecological information',
      'Disposal considerations',
      'Transport information',
    ].map((heading, index) =>
      section(
        index + 10,
        heading,
        ...[1, 2, 3].map((point) => part(`${index + 10}.${point}`, `${heading}, part ${point}`, paragraph('only', spill))),
      ),
    ),
    section(
      15,
      'Regulatory information',
      part('15.1', 'Safety, health and environmental regulations', paragraph('missing', 'Water hazard class 2.')),
    ),
    section(
      16,
      'Other information',
      part(
        '16',
        'Other information',
        pairs('revision', row('Changes', 'Sections 2, 3 and 9 differ from version 3.')),
        { kind: 'heading', key: 'training', number: '', text: 'Training' },
        paragraph('training', 'Instruct employees before first use.'),
        table('abbreviations', 'Abbreviations', [column('Abbreviation', 26), column('Meaning', 148)], abbreviations),
      ),
    ),
  ]
}
