import type { Contradiction } from './contradiction.ts'
import { addNaphtha, ingredient, dropSubstanceClass, naphtha, toluene, acetone, xylene, methanol } from './change-record.ts'

export const inComposition: Contradiction[] = [
  [
    'a content outside of its range',
    1003,
    (record) => (ingredient(record, toluene).content = 55),
    'composition.contentOutsideRange',
    'REACH Annex II, 3.2',
  ],
  [
    'a range below its content',
    1003,
    (record) => (ingredient(record, xylene).contentRange = { from: 1, to: 5, toInclusive: false }),
    'composition.contentOutsideRange',
    'REACH Annex II, 3.2',
  ],
  ['more than 100 %', 1003, (record) => (ingredient(record, acetone).content = 49), 'composition.sumAbove100', 'REACH Annex II, 3.2'],
  [
    'no ingredient of a classified product',
    1008,
    (record) => (record.composition.ingredients = []),
    'composition.nothingListed',
    'REACH Annex II, 3.2.1',
  ],
  [
    'the CAS number of another substance',
    1003,
    (record) => (ingredient(record, toluene).casNumber = '71-43-2'),
    'composition.numbersDisagree',
    'REACH Annex II, 3.2',
  ],
  [
    'the index number of another substance',
    1008,
    (record) => (ingredient(record, '64-17-5').indexNumber = '603-117-00-0'),
    'composition.numbersDisagree',
    'REACH Annex II, 3.2',
  ],
  [
    'toluene without its harm to the unborn',
    1003,
    dropSubstanceClass(toluene, 'Repr. 2'),
    'composition.harmonisedClassMissing',
    'CLP Article 4(3)',
  ],
  [
    'methanol without its toxicity',
    1003,
    dropSubstanceClass(methanol, 'STOT SE 1'),
    'composition.harmonisedClassMissing',
    'CLP Article 4(3)',
  ],
  [
    'methanol without its specific limits',
    1003,
    (record) => (ingredient(record, methanol).specificLimits = []),
    'composition.harmonisedFigureMissing',
    'CLP Article 10',
  ],
  [
    'an M-factor taken away',
    1004,
    (record) => record.composition.ingredients.forEach((one) => delete one.mFactorAcute),
    'composition.harmonisedFigureMissing',
    'CLP Article 10',
  ],
  [
    'a carcinogen of which is shown that it is none',
    1003,
    (record) => {
      addNaphtha(record)
      ingredient(record, naphtha).noteConditions = [{ note: 'P', shownBy: 'Supplier' }]
    },
    'composition.noteContradicted',
    'CLP Annex VI, 1.1.3.1',
  ],
  [
    'what a Note asks for of a substance whose entry has none',
    1003,
    (record) => (ingredient(record, toluene).noteConditions = [{ note: 'P', shownBy: 'Supplier' }]),
    'composition.noteUnfounded',
    'CLP Annex VI, 1.1.3.1',
  ],
  [
    'a naphtha that is no carcinogen, and nobody says why',
    1003,
    (record) => {
      addNaphtha(record)
      dropSubstanceClass(naphtha, 'Carc. 1B')(record)
    },
    'composition.harmonisedClassMissing',
    'CLP Article 4(3)',
  ],
  [
    'a candidate that is not named',
    1010,
    (record) => record.composition.ingredients.forEach((one) => (one.concerns = [])),
    'composition.candidateNotNamed',
    'REACH Article 57',
  ],
  [
    'acetone without what its entry says beside its classes',
    1003,
    (record) =>
      ingredient(record, acetone).classification.forEach((one) => (one.statements = one.statements.filter((code) => code !== 'EUH066'))),
    'composition.harmonisedFigureMissing',
    'REACH Annex II, 3.2.3',
  ],
  [
    'methanol with the estimate of something harmless',
    1003,
    (record) => ingredient(record, methanol).acuteToxicityEstimates.forEach((one) => (one.value = 5000)),
    'composition.estimateContradicts',
    'CLP Annex I, Table 3.1.1',
  ],
  [
    'xylene without the danger of aspiration, of which its entry says nothing',
    1003,
    dropSubstanceClass(xylene, 'Asp. Tox. 1'),
    'composition.libraryClassMissing',
    'CLP Articles 4(3) and 9',
  ],
  [
    'acetone of which 100 mg/kg kill, without a class for that',
    1003,
    (record) =>
      (ingredient(record, acetone).toxicity = [
        { endpoint: 'LD50', route: 'oral', species: 'rat', quantity: { value: 100, unit: 'mg/kg' } },
      ]),
    'composition.studyContradicts',
    'CLP Article 4(3)',
  ],
  [
    'a range that goes on beyond the limit under which the content lies',
    1009,
    (record) => (ingredient(record, '7647-01-0').contentRange = { from: 10, to: 30, toInclusive: false }),
    'composition.rangeCrossesLimit',
    'REACH Annex II, 3.2',
  ],
]
