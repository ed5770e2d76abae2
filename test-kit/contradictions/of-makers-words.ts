import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import type { Contradiction } from './contradiction.ts'

const words = (en: string, de: string, fr: string): Text => ({ text: { en, de, fr } })
const write =
  (read: (record: ProductRecord) => Text[], text: Text) =>
  (record: ProductRecord): void => {
    read(record).push(text)
  }
const inhalation = ({ firstAid }: ProductRecord) => firstAid.inhalation
const eyes = ({ firstAid }: ProductRecord) => firstAid.eyes
const further = ({ otherInformation }: ProductRecord) => otherInformation.further
const onLabel = ({ labelElements }: ProductRecord) => labelElements.furtherTexts

/** What people write in their own words, on labels and in sheets, in several languages. */
export const ofMakersWords: readonly Contradiction[] = [
  [
    'the signal word of something milder among the further texts',
    9006,
    write(onLabel, words('Warning', 'Achtung', 'Attention')),
    'label.textDiffers',
    'CLP Article 20(3)',
  ],
  [
    'an irritant that is non-toxic by its label',
    9006,
    write(onLabel, words('Non-toxic', 'Ungiftig', 'Non toxique')),
    'label.harmlessnessClaimed',
    'CLP Article 25(4)',
  ],
  [
    'a harmless descaler that burns the skin, in Polish alone',
    9007,
    (record) => (record.description = { text: { pl: 'Nieszkodliwy odkamieniacz do czajników' } }),
    'label.harmlessnessClaimed',
    'CLP Article 25(4)',
  ],
  [
    'ecological by its trade name',
    9007,
    (record) => (record.name = 'Eco-friendly Descaler'),
    'label.harmlessnessClaimed',
    'CLP Article 25(4)',
  ],
  ['no label of what is hazardous', 9006, (record) => (record.documents.label = false), 'documents.labelOff', 'CLP Article 4(4)'],
  ['no sheet of what is hazardous at work', 9006, (record) => (record.documents.sds = false), 'documents.sheetOff', 'REACH Article 31(1)'],
  [
    'a dispenser of a litre and a half',
    9008,
    (record) => (record.labelElements.packSizes = [{ value: 1.5, unit: 'l' }]),
    'label.dispenserTooLarge',
    'Directive 75/324/EEC',
  ],
  [
    'vomiting induced after an oil, in French alone',
    9008,
    write(({ firstAid }) => firstAid.ingestion, { text: { fr: 'Faire vomir et appeler un médecin.' } }),
    'firstAid.denied',
    'Annex II, 4.1',
  ],
  [
    'fifteen minutes in English and five in German',
    9006,
    write(eyes, words('Rinse for 15 minutes.', '5 Minuten lang spülen.', 'Rincer pendant 15 minutes.')),
    'language.figuresDiffer',
    'Annex II, 0.2.4',
  ],
  [
    'two hours in Polish and twelve in Czech',
    9006,
    write(eyes, { text: { pl: 'Obserwować przez 2 godziny.', cs: 'Sledovat po dobu 12 hodin.' } }),
    'language.figuresDiffer',
    'Annex II, 0.2.4',
  ],
  [
    'English and German in each other’s place',
    9006,
    write(
      inhalation,
      words(
        'Die betroffene Person an die frische Luft bringen und einen Arzt rufen.',
        'Bring the person into fresh air and call a doctor.',
        'Transporter la victime à l’air frais et appeler un médecin.',
      ),
    ),
    'language.ofAnother',
    'Annex II, 0.2.4',
  ],
  [
    'English where German is written',
    1003,
    write(({ handling }) => handling.storage, {
      text: { en: 'Keep away from sources of ignition and heat.', de: 'Keep away from sources of ignition and heat.' },
    }),
    'language.ofAnother',
    'Article 31(5)',
  ],
  [
    'English where Bulgarian is asked for',
    9006,
    write(inhalation, { text: { bg: 'Bring the person into fresh air and call a doctor.' } }),
    'language.ofAnother',
    'Annex II, 0.2.4',
  ],
  [
    'Swedish where Danish is asked for',
    9006,
    write(inhalation, { text: { da: 'Flytta personen till frisk luft och kontakta genast läkare om besvär uppstår.' } }),
    'language.ofAnother',
    'Annex II, 0.2.4',
  ],
  [
    'a directive on major accidents that is no more',
    9007,
    write(
      ({ regulatory }) => regulatory.union,
      words('Directive 96/82/EC: no.', 'Richtlinie 96/82/EG: nein.', 'Directive 96/82/CE : non.'),
    ),
    'regulatory.actRepealed',
    'Annex II, 15.1',
  ],
  [
    'a classification by the directive on preparations',
    9006,
    write(
      ({ otherInformation }) => otherInformation.sources,
      words('Directive 1999/45/EC.', 'Richtlinie 1999/45/EG.', 'Directive 1999/45/CE.'),
    ),
    'regulatory.actRepealed',
    'Annex II, 15.1',
  ],
  [
    'risk phrases in section 16',
    9006,
    write(further, { text: { de: 'R10 Entzündlich. R38 Reizt die Haut.' } }),
    'regulatory.actRepealed',
    'Annex II, 15.1',
  ],
  [
    'H226 with the words of H225',
    9006,
    write(further, { text: { en: 'H226: Highly flammable liquid and vapour.' } }),
    'sentences.contradict',
    'CLP Annex III',
  ],
  [
    'H318 in Finnish with the words of H319',
    9006,
    write(further, { text: { fi: 'H318 Ärsyttää voimakkaasti silmiä.' } }),
    'sentences.contradict',
    'CLP Annex III',
  ],
  [
    'a carcinogen in section 16 that no section has',
    9006,
    write(further, { text: { en: 'H350: May cause cancer.' } }),
    'sentences.classUnfounded',
    'Annex II, 2.2, 3.2 and 16(e)',
  ],
  ['a text to be written', 9006, write(further, words('TODO: storage', '???', 'xxx')), 'sections.placeholder', 'Annex II, 0.4'],
  [
    'a change of section 17',
    9006,
    (record) => (record.otherInformation.changes = [{ phrase: 'change.section', values: { section: '17' } }]),
    'sections.unknown',
    'Annex II, 16(a)',
  ],
  [
    '500 of nobody knows what',
    9007,
    (record) => (record.labelDefaults.packContent = '500'),
    'label.quantityMissing',
    'CLP Article 17(1)(b)',
  ],
]
