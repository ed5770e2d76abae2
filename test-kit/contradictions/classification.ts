import type { Contradiction } from './contradiction.ts'
import { ingredient, dropClass, property, methanol } from './change-record.ts'

export const inClassification: Contradiction[] = [
  ['a class for reproduction deleted', 1003, dropClass('Repr. 2'), 'classification.missing', 'CLP Annex I, Table 3.7.2'],
  ['the eye damage of methanol deleted', 1003, dropClass('STOT SE 2'), 'classification.missing', 'CLP Annex I, Table 3.8.3'],
  ['the aspiration hazard deleted', 1003, dropClass('Asp. Tox. 1'), 'classification.missing', 'CLP Annex I, 3.10.3'],
  ['irritation of the skin deleted', 1005, dropClass('Skin Irrit. 2'), 'classification.missing', 'CLP Annex I, Table 3.2.3'],
  ['a sensitiser that does not sensitise', 1001, dropClass('Skin Sens. 1'), 'classification.missing', 'CLP Annex I, Table 3.4.5'],
  ['a carcinogen deleted', 1010, dropClass('Carc. 1B'), 'classification.missing', 'CLP Annex I, Table 3.6.2'],
  ['the aquatic hazard deleted', 1005, dropClass('Aquatic Chronic 2'), 'classification.missing', 'Table 4.1.2'],
  ['a flammable liquid that does not burn', 1008, dropClass('Flam. Liq. 2'), 'classification.missing', 'Table 2.6.1'],
  ['an aerosol without its class', 1013, dropClass('Aerosol 1'), 'classification.missing', 'CLP Annex I, 2.3'],
  [
    'a corrosive called an irritant',
    1006,
    (record) =>
      record.classification.splice(
        record.classification.findIndex(({ category }) => category === 'Skin Corr. 1B'),
        1,
        { category: 'Skin Irrit. 2', statements: ['H315'], basis: 'calculation' },
      ),
    'classification.differs',
    'CLP Annex I, Table 3.2.3',
  ],
  [
    'the aquatic hazard made milder',
    1010,
    (record) =>
      record.classification.splice(
        record.classification.findIndex(({ category }) => category === 'Aquatic Chronic 1'),
        1,
        { category: 'Aquatic Chronic 3', statements: ['H412'], basis: 'calculation' },
      ),
    'classification.differs',
    'Table 4.1.2',
  ],
  [
    'another flash point',
    1003,
    (record) => (property(record, 'flashPoint').quantity = { value: 38, unit: '°C' }),
    'classification.differs',
    'Table 2.6.1',
  ],
  [
    'a flash point without class',
    1005,
    (record) => (property(record, 'flashPoint').quantity = { value: 40, unit: '°C' }),
    'classification.missing',
    'Table 2.6.1',
  ],
  [
    'a mutagen by no calculation',
    1001,
    (record) => record.classification.push({ category: 'Muta. 2', statements: ['H341'], basis: 'calculation' }),
    'classification.unfounded',
    'CLP Annex I, Table 3.5.2',
  ],
  [
    'acute toxicity by no calculation',
    1008,
    (record) => record.classification.push({ category: 'Acute Tox. 3', statements: ['H301'], basis: 'calculation' }),
    'classification.unfounded',
    'CLP Annex I, 3.1.3',
  ],
  [
    'more methanol than the class says',
    1003,
    (record) => (ingredient(record, methanol).content = 12),
    'classification.differs',
    'CLP Annex I, Table 3.8.3',
  ],
  [
    'a statement of the mixture without the organ that methanol has in a graver category',
    1003,
    (record) => record.classification.forEach((one) => one.statements.includes('H371') && delete one.organs),
    'classification.organsMissing',
    'CLP Annex I, Tables 3.8.4 and 3.9.5',
  ],
]
