/** What fresh eyes take for a contradiction at first sight, and which is none. */
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { acetone, ingredient, measure, mode, toluene, xylene } from '../contradictions/change-record.ts'
import type { SilentRule } from './silent-rule.ts'

const write =
  (text: Record<string, string>) =>
  ({ handling: { handling } }: ProductRecord): void => {
    handling.push({ text })
  }
const eyes =
  (...phrases: readonly string[]) =>
  (record: ProductRecord) => {
    record.firstAid.eyes = phrases.map((phrase): Text => ({ phrase }))
  }

export const silentFreshEyes: readonly SilentRule[] = [
  [
    'a “not” that another language says by “avoid”',
    1003,
    write({ en: 'Do not breathe vapours.', de: 'Einatmen der Dämpfe vermeiden.', fr: 'Éviter de respirer les vapeurs.' }),
    'language.denialDiffers',
  ],
  [
    'a “not” of a condition',
    1003,
    write({ en: 'If the smell does not go away, leave the room.', de: 'Bei anhaltendem Geruch den Raum verlassen.' }),
    'language.denialDiffers',
  ],
  [
    'acids and alkalis in short',
    1003,
    write({ en: 'Keep away from acids and alkalis.', de: 'Von Säuren fernhalten.' }),
    'language.wordsDiffer',
  ],
  ['two days as 48 hours', 1003, write({ en: 'Watch for 48 hours.', de: '2 Tage beobachten.' }), 'language.wordsDiffer'],
  ['litres as L and l', 1003, write({ en: 'Use 5 L at most.', de: 'Höchstens 5 l verwenden.' }), 'language.figuresDiffer'],
  [
    'a lye in the eyes with everything that it asks for, and one sentence more',
    1007,
    eyes('firstAid.eyes.rinseCorrosive', 'firstAid.eyes.rinse', 'firstAid.eyes.eyeDoctor'),
    'firstAid.tooMild',
  ],
  [
    'a viscous paint that is free on the road',
    1010,
    (record) => {
      if (!record.transport.regulated) throw new Error('not regulated')
      const reason = { phrase: 'transportPrecaution.viscousExemption', values: { volume: { value: 5, unit: 'l' as const } } }
      record.transport.road = { regulated: false, reason }
    },
    'sentences.contradict',
  ],
  ['the ears of xylene beside the nerves of toluene', 1003, nameBoth, 'classification.organsDiffer'],
  [
    'xylene by the number of one of its isomers',
    1003,
    (record) => {
      const own = ingredient(record, xylene)
      own.name = { text: { en: 'm-xylene', de: 'Xylol' } }
      own.casNumber = '108-38-3'
      own.ecNumber = '203-576-3'
    },
    'composition.nameContradicts',
  ],
  [
    'a level that an assessor took from other algae',
    1003,
    (record) => {
      const level = ingredient(record, toluene).noEffectConcentrations.find(({ compartment }) => compartment === 'freshWater')
      if (level !== undefined) level.quantity = { value: 0.9, unit: 'mg/l' }
    },
    'protection.levelsContradict',
  ],
  [
    'an aerosol of a study that is finer than anybody breathes',
    1002,
    ({ composition: { ingredients } }) => {
      const [first] = ingredients
      first?.toxicity.push({
        endpoint: 'LC50',
        route: 'inhalationDust',
        species: 'rat',
        hours: 4,
        quantity: { value: 543, unit: 'mg/m³' },
      })
    },
    'composition.studyContradicts',
  ],
  [
    'rats that breathe for eight hours',
    1003,
    (record) => {
      for (const one of ingredient(record, acetone).toxicity) if (one.endpoint === 'LC50') one.hours = 8
    },
    'toxicology.durationUnlikely',
  ],
  [
    'the lower limit of a heavy ester',
    1002,
    measure('explosionLimits', { from: 0.3, to: 2.5, unit: 'vol-%' }),
    'properties.figuresContradict',
  ],
  [
    'a filter for acids and ammonia',
    1009,
    ({ exposureControls }) => {
      exposureControls.respiratory = [{ phrase: 'protection.respiratory.filterOther', values: { filter: 'ABEK2-P2' } }]
    },
    'protection.filterDoesNotHold',
  ],
  [
    'dust, spray and vapours of what is sanded later',
    1003,
    ({ labelElements }) => {
      for (const one of labelElements.precautionaryStatements) if (one.code === 'P260') one.choices = [1, 5, 6]
    },
    'label.precautionaryContradict',
  ],
  [
    'a name of carriage in capitals without accents',
    9012,
    (record) => {
      mode(record, 'road').shippingName = { text: { en: 'Ammonia, anhydrous', de: 'Ammoniak wasserfrei', fr: 'Ammoniac anhydre' } }
    },
    'transport.nameDiffers',
  ],
  [
    'packaging as metal where it is emptied first',
    1010,
    ({ disposal }) => {
      disposal.packaging.push({ phrase: 'disposal.packaging.emptied' })
      disposal.wasteCodes = [{ code: '15 01 04', name: { phrase: 'wasteCode.150104' } }]
    },
    'disposal.codeContradicts',
  ],
]

function nameBoth(record: ProductRecord): void {
  for (const one of record.classification)
    if (one.category === 'STOT RE 2')
      one.organs = { text: { en: 'central nervous system, hearing organs', de: 'Zentralnervensystem, Hörorgane' } }
}
