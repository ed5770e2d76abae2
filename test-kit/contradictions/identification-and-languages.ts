import type { Contradiction } from './contradiction.ts'

export const inIdentificationAndLanguages: Contradiction[] = [
  ['the UFI deleted', 1003, (record) => delete record.ufi, 'ufi.missing', 'CLP'],
  [
    'users and no use',
    1003,
    (record) => (record.uses = [{ phrase: 'use.professional' }]),
    'identification.usesMissing',
    'REACH Annex II, 1.2',
  ],
  ['no uses', 1003, (record) => (record.uses = []), 'identification.usesMissing', 'REACH Annex II, 1.2'],
  [
    'a language of the label without its text',
    1003,
    (record) => (record.otherHazards = [{ text: { en: 'May form explosive mixtures.' } }]),
    'language.ofLabelIncomplete',
    'CLP Article 17(2)',
  ],
  [
    'a language of a market without its text',
    1007,
    (record) => (record.otherHazards = [{ text: { en: 'Attacks light metals.' } }]),
    'language.ofMarketIncomplete',
    'REACH Article 31(5)',
  ],
  [
    'a name in letters that no document has',
    1003,
    (record) => (record.name = 'Verdünner 漢字'),
    'language.unknownCharacters',
    'REACH Annex II, 0.2.4',
  ],
]
