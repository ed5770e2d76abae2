/** Words of a person that look like a contradiction and are none, as `silent-rules.ts`. */
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'
import type { SilentRule } from './silent-rule.ts'

const write =
  (read: (record: ProductRecord) => Text[], ...texts: readonly Text[]) =>
  (record: ProductRecord): void => {
    read(record).push(...texts)
  }
const further = ({ otherInformation }: ProductRecord) => otherInformation.further
const changes = ({ otherInformation }: ProductRecord) => otherInformation.changes
const ingestion = ({ firstAid }: ProductRecord) => firstAid.ingestion
const onLabel = ({ labelElements }: ProductRecord) => labelElements.furtherTexts

export const silentWords: readonly SilentRule[] = [
  ['a danger said once more on the label', 9006, write(onLabel, { text: { en: 'Danger', de: 'Gefahr' } }), 'label.textDiffers'],
  [
    'disposal that makes harmless',
    9006,
    write(onLabel, { text: { hu: 'Ártalmatlanítás: veszélyes hulladék.' } }),
    'label.harmlessnessClaimed',
  ],
  [
    'vomiting that is not induced, and what to do if it comes',
    9008,
    write(ingestion, {
      text: {
        en: 'Do not induce vomiting. If vomiting occurs, keep the head low.',
        de: 'Kein Erbrechen herbeiführen.',
        cs: 'Nevyvolávejte zvracení.',
      },
    }),
    'firstAid.denied',
  ],
  [
    'quarters of an hour in words',
    9006,
    write(further, { text: { en: 'Wait for 15 minutes.', de: 'Eine Viertelstunde warten.' } }),
    'language.figuresDiffer',
  ],
  [
    'fifteen minutes, short and long',
    9006,
    write(further, { text: { en: 'Wait 15 min.', fi: 'Odota 15 minuuttia.' } }),
    'language.figuresDiffer',
  ],
  [
    'names that every language has',
    9006,
    write(further, { text: { fi: '1-chloro-2,3-epoxypropane, formaldehyde and phenol (oligomers)' } }),
    'language.ofAnother',
  ],
  [
    'an act that is no more, told as history',
    9006,
    write(changes, { text: { en: 'No longer by Directive 1999/45/EC.' } }),
    'regulatory.actRepealed',
  ],
  [
    'an old act beside the one that took its place',
    9006,
    write(further, { text: { en: 'Directive 67/548/EEC, repealed by Regulation (EC) No 1272/2008.' } }),
    'regulatory.actRepealed',
  ],
  ['refrigerants by their numbers', 9006, write(further, { text: { en: 'Not for R 32 and R 125 plants.' } }), 'regulatory.actRepealed'],
  ['H226 with its own words', 9006, write(further, { text: { en: 'H226 – Flammable liquid and vapour.' } }), 'sentences.contradict'],
  [
    'H304 of an ingredient',
    9006,
    write(further, { text: { en: 'H304: May be fatal if swallowed and enters airways.' } }),
    'sentences.classUnfounded',
  ],
  [
    'a todolist, and a figure alone',
    9006,
    write(further, { text: { en: 'Todolists: see 4.' } }, { text: { en: '12' } }),
    'sections.placeholder',
  ],
]
