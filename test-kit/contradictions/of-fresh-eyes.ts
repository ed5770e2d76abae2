import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import { note, say } from './change-record.ts'
import type { Contradiction } from './contradiction.ts'

const handling = ({ handling: { handling: texts } }: ProductRecord) => texts
const storage = ({ handling: { storage: texts } }: ProductRecord) => texts
const eyes = ({ firstAid }: ProductRecord) => firstAid.eyes
const union = ({ regulatory }: ProductRecord) => regulatory.union
const words = (text: Record<string, string>): Text => ({ text })
const write = (read: (record: ProductRecord) => Text[], text: Record<string, string>) => (record: ProductRecord) => {
  read(record).push(words(text))
}
/** Puts a sentence of the library in the place of another. */
const exchange = (read: (record: ProductRecord) => Text[], from: string, to: string) => (record: ProductRecord) => {
  const texts = read(record)
  const index = texts.findIndex((text) => 'phrase' in text && text.phrase === from)
  if (index < 0) throw new Error(`no ${from} in ${record.name}`)
  texts[index] = { phrase: to }
}

/** What tired makers, translators and mergers of two sheets leave in a record. */
export const ofFreshEyes: readonly Contradiction[] = [
  [
    'a “not” that the German lost',
    1003,
    write(handling, { en: 'Do not mix with bleach.', de: 'Mit Bleiche mischen.', fr: 'Ne pas mélanger avec de l’eau de Javel.' }),
    'language.denialDiffers',
    'Annex II, 0.2.4',
  ],
  [
    'smoking that only the French lets people do',
    1003,
    write(handling, {
      en: 'Never smoke during use.',
      de: 'Bei der Verwendung nicht rauchen.',
      fr: 'Fumer pendant l’utilisation.',
    }),
    'language.denialDiffers',
    'Annex II, 0.2.4',
  ],
  [
    'acids that became alkalis',
    1003,
    write((record) => record.handling.incompatible, { en: 'Keep away from acids.', de: 'Von Laugen fernhalten.' }),
    'language.wordsDiffer',
    'Annex II, 0.2.4',
  ],
  [
    'eyes that became skin',
    1003,
    write(eyes, { en: 'Rinse the eyes under running water.', de: 'Haut unter fließendem Wasser spülen.' }),
    'language.wordsDiffer',
    'Annex II, 0.2.4',
  ],
  [
    'minutes that became seconds',
    1003,
    write(eyes, { en: 'Rinse for fifteen (15) minutes.', fr: 'Rincer pendant quinze (15) secondes.' }),
    'language.wordsDiffer',
    'Annex II, 0.2.4',
  ],
  [
    'a milligram that became a gram',
    1003,
    write(handling, { en: 'Keep below 5 mg/l.', de: 'Unter 5 g/l halten.' }),
    'language.figuresDiffer',
    'Annex II, 0.2.4',
  ],
  [
    'a number to call whose figures changed places',
    1003,
    write(({ firstAid }) => firstAid.general, { en: 'Call +49 30 19240.', de: 'Rufen Sie +49 30 19420 an.' }),
    'language.figuresDiffer',
    'Annex II, 0.2.4',
  ],
  [
    'another statement in another language',
    1003,
    write(({ otherInformation }) => otherInformation.further, { en: 'H315 applies.', de: 'H319 gilt.' }),
    'language.figuresDiffer',
    'Annex II, 0.2.4',
  ],
  [
    'a lye in the eyes that may wait whether it goes on burning',
    1007,
    exchange(eyes, 'firstAid.eyes.eyeDoctor', 'firstAid.eyes.doctorIrritation'),
    'firstAid.tooMild',
    'Annex II, 4.1',
  ],
  [
    'a lye in the eyes that is rinsed as soap is',
    1007,
    exchange(eyes, 'firstAid.eyes.rinseCorrosive', 'firstAid.eyes.rinse'),
    'firstAid.tooMild',
    'Annex II, 4.1',
  ],
  ['a liquid that is brushed off', 1003, say(({ firstAid }) => firstAid.skin, 'firstAid.skin.brushOff'), 'sentences.contradict', '4.1'],
  [
    'a vent that is never closed, in a container that is closed tightly',
    1003,
    say(storage, 'storage.vented'),
    'sentences.contradict',
    'Annex II, 7.2',
  ],
  [
    'spilt isocyanate in a closed container',
    1002,
    say(({ accidentalRelease }) => accidentalRelease.containment, 'release.containment.collectDispose'),
    'sentences.contradict',
    'Annex II, 6.3',
  ],
  ['an isocyanate thinned with water', 1002, say(handling, 'handling.dilute'), 'sentences.contradict', '7.1 and 10.5'],
  [
    'no reaction of what reacts with water',
    1002,
    (record) => (record.stability.reactivity = [{ phrase: 'reactivity.none' }]),
    'sentences.contradict',
    'Annex II, 10.1',
  ],
  [
    'stable, and stable only under conditions',
    1003,
    say(({ stability }) => stability.chemicalStability, 'stability.conditional'),
    'sentences.contradict',
    'Annex II, 10.2',
  ],
  [
    'acid from a melt that a thinner is not',
    1003,
    say(({ stability }) => stability.decomposition, 'decomposition.acetic'),
    'sentences.contradict',
    'Annex II, 10.6',
  ],
  [
    'the temperature of a melt in the sheet of a thinner',
    1003,
    say(handling, 'handling.meltTemperature', { temperature: { value: 180, unit: '°C' } }),
    'sentences.contradict',
    'Annex II, 7.1',
  ],
  [
    'a lye called a mixture of solvents',
    1007,
    (record) => (record.composition.description = [{ phrase: 'productType.solventMixture' }]),
    'sentences.contradict',
    'Annex II, 3.2',
  ],
  [
    'a thinner that viscosity frees on the road',
    1003,
    ({ transport }) => {
      if (!transport.regulated) throw new Error('not regulated')
      const reason = { phrase: 'transportPrecaution.viscousExemption', values: { volume: { value: 450, unit: 'l' as const } } }
      transport.road = { regulated: false, reason }
    },
    'sentences.contradict',
    '2.2.3.1.5',
  ],
  [
    'restrictions without that of diisocyanates',
    1002,
    exchangeEntries('3, 40'),
    'regulatory.restrictionMissing',
    'REACH Annex XVII, entry 74',
  ],
  [
    'fluorinated gases in a spray of propane and butane',
    1013,
    say(union, 'regulation.fluorinatedGases'),
    'sentences.substanceUnfounded',
    'Annex II, 15.1',
  ],
  [
    'acetone of 27 % of which an act on precursors knows nothing',
    1003,
    exchange(union, 'regulation.explosivesPrecursorsReportable', 'regulation.explosivesPrecursors'),
    'regulatory.precursorDenied',
    'Regulation (EU) 2019/1148',
  ],
  [
    'a lye whose label does not say what to do when it is swallowed, and where to store it',
    1007,
    ({ labelElements }) => {
      labelElements.precautionaryStatements = labelElements.precautionaryStatements.filter(({ code }) => code !== 'P301+P330+P331')
    },
    'label.precautionaryLeftOut',
    'CLP Annex I, 3.2.4',
  ],
  ['ozone that is depleted and is not', 1003, say(union, 'regulation.ozoneDepleting'), 'sentences.contradict', 'Regulation (EU) 2024/590'],
  [
    'the category of another solvent in 9.2.1',
    1003,
    note('flammableLiquids', 'propertyNote.flammableLiquid', { category: 3 }),
    'properties.flammabilityDiffers',
    'Annex II, 9.1(f)',
  ],
]

function exchangeEntries(entries: string): (record: ProductRecord) => void {
  return (record) => {
    const text = union(record).find((one) => 'phrase' in one && one.phrase === 'regulation.reachAnnexXvii')
    if (text === undefined || !('phrase' in text)) throw new Error(`no Annex XVII in ${record.name}`)
    text.values = { ...text.values, entries }
  }
}
