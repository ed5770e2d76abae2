import { drawQrCode } from '../documents/qr-code.ts'
import type { SdsModel, Section } from '../documents/document-model.ts'
import {
  abbreviations,
  column,
  componentColumns,
  components,
  label,
  lines,
  logo,
  noEffectRows,
  pairs,
  paragraph,
  part,
  properties,
  propertyColumns,
  row,
  section,
  spill,
  table,
} from './sample-blocks.ts'

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
    sections: structuredClone(sections()),
    words: {
      page: 'Page',
      headerVersion: 'Version 4 · Revision 12/10/2026',
      footer: 'SDS · English / DE',
      changed: 'Changed',
      added: 'Added',
      removed: 'Removed',
      marginBar: 'Bar in the margin: changed part',
      missing: 'Text missing in this language',
      semicolon: ';',
    },
    comparison: null,
    documentTitle: 'Safety data sheet – PU Clear Lacquer 2K – English – version 4',
    stampedOn: '2026-10-12',
    ...changes,
  }
}

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
