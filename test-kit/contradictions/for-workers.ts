import type { Text } from '../../shared/record/texts.ts'
import type { Contradiction } from './contradiction.ts'

/** Who may work with the product and how, on which the poster rests. */
export const forWorkers: Contradiction[] = [
  [
    'a sensitiser without the provisions on young people',
    1002,
    (record) => drop(record.regulatory.union, 'regulation.youngWorkers'),
    'regulatory.youngPeopleMissing',
    'Directive 94/33/EC',
  ],
  [
    'provisions on young people beside nothing that asks for them',
    1012,
    (record) => {
      record.classification = []
      record.regulatory.union.push({ phrase: 'regulation.youngWorkers' })
    },
    'regulatory.youngPeopleUnfounded',
    'Directive 94/33/EC',
  ],
  [
    'a carcinogen without the provisions on pregnant workers',
    1010,
    (record) => drop(record.regulatory.union, 'regulation.pregnantWorkers'),
    'regulatory.expectingMissing',
    'Directive 92/85/EEC',
  ],
  [
    'provisions on pregnant workers beside nothing that asks for them',
    1005,
    (record) => record.regulatory.union.push({ phrase: 'regulation.pregnantWorkers' }),
    'regulatory.expectingUnfounded',
    'Directive 92/85/EEC',
  ],
  [
    'a carcinogen without the law on carcinogens, whose access the poster restricts',
    1010,
    (record) => drop(record.regulatory.union, 'regulation.carcinogensDirective'),
    'regulatory.carcinogensMissing',
    'Directive 2004/37/EC',
  ],
  [
    'the law on carcinogens beside no carcinogen',
    1005,
    (record) => record.regulatory.union.push({ phrase: 'regulation.carcinogensDirective' }),
    'regulatory.carcinogensUnfounded',
    'Directive 2004/37/EC',
  ],
  [
    'diisocyanates without the training that they demand',
    1002,
    (record) => {
      const [monomer] = record.composition.ingredients.filter(({ casNumber }) => casNumber === '822-06-0')
      if (!monomer) throw new Error('1002 has no HDI')
      Object.assign(monomer, { content: 0.2, contentRange: { from: 0.1, to: 0.5, toInclusive: false } })
      drop(record.otherInformation.training, 'training.isocyanates')
    },
    'regulatory.isocyanateTrainingMissing',
    'REACH Annex XVII, entry 74',
  ],
  [
    'the training for diisocyanates beside none',
    1005,
    (record) => record.labelElements.furtherTexts.push({ phrase: 'regulation.isocyanateTraining' }),
    'regulatory.isocyanateTrainingUnfounded',
    'REACH Annex XVII, entry 74',
  ],
  [
    'gloves, and the word that none are needed',
    1002,
    (record) => record.exposureControls.hands.push({ phrase: 'protection.hands.notNeeded' }),
    'protection.deniedBeside',
    'REACH Annex II, 8.2.2.2',
  ],
  [
    'the first aid of an irritation for eyes that are burnt',
    1007,
    (record) => (record.firstAid.eyes = [{ phrase: 'firstAid.eyes.rinse' }, { phrase: 'firstAid.eyes.doctorIrritation' }]),
    'firstAid.tooMild',
    'REACH Annex II, 4.1',
  ],
]

function drop(texts: Text[], phrase: string): void {
  const index = texts.findIndex((text) => 'phrase' in text && text.phrase === phrase)
  if (index < 0) throw new Error(`no ${phrase}`)
  texts.splice(index, 1)
}
