import { ingredient, say, unsay, xylene } from './change-record.ts'
import type { Contradiction } from './contradiction.ts'

/** Label and sections 1, 2, 4 and 7 against each other. */
export const ofMeasures: Contradiction[] = [
  [
    'kept from the public, and for it',
    1003,
    say((one) => one.regulatory.union, 'regulation.restrictedToProfessionals'),
    'sentences.contradict',
    'REACH Annex XVII, entries 28 to 30',
  ],
  [
    'out of the reach of children who never see it',
    1005,
    (record) => record.labelElements.precautionaryStatements.push({ code: 'P102' }),
    'label.publicUnfounded',
    'CLP Annex IV, Table 6.1',
  ],
  [
    'PBT in 2.3 and none in 12.5',
    1003,
    (record) => {
      ingredient(record, xylene).concerns = ['PBT']
      record.ecology.pbt = [{ phrase: 'pbt.contains', values: { substances: [{ phrase: 'substance.xylene' }] } }]
      record.otherHazards.push({ phrase: 'otherHazards.noPbtVpvb' })
    },
    'ecology.persistenceDenied',
    'REACH Annex II, 12.5',
  ],
  [
    'dust of a liquid that explodes',
    1003,
    say((one) => one.otherHazards, 'otherHazards.dustExplosion'),
    'sentences.contradict',
    'REACH Annex II, 2.3',
  ],
  [
    'a label that forbids to breathe it and to avoid it',
    1003,
    (record) => record.labelElements.precautionaryStatements.push({ code: 'P261' }),
    'label.precautionaryContradict',
    'CLP Article 28',
  ],
  [
    'call at once, and if unwell',
    1006,
    (record) => record.labelElements.precautionaryStatements.push({ code: 'P301+P312' }),
    'label.precautionaryContradict',
    'CLP Article 28',
  ],
  [
    'store locked up, on the label alone',
    1007,
    unsay((one) => one.handling.storage, /lockedUp/),
    'label.adviceMissing',
    'REACH Annex II, 7.2',
  ],
  [
    'no sources of ignition, on the label alone',
    1001,
    unsay((one) => one.handling.fireProtection, /ignitionSources/),
    'label.adviceMissing',
    'REACH Annex II, 7.1',
  ],
  [
    'lenses out, on the label alone',
    1006,
    unsay((one) => one.firstAid.eyes, /removeLenses|rinse/),
    'label.adviceMissing',
    'REACH Annex II, 4.1',
  ],
  [
    'fresh air, on the label alone',
    1002,
    unsay((one) => one.firstAid.inhalation, /freshAir/),
    'label.adviceMissing',
    'REACH Annex II, 4.1',
  ],
  [
    'a doctor at once, on the label alone',
    1006,
    unsay((one) => one.firstAid.ingestion, /callDoctor/),
    'label.adviceMissing',
    'REACH Annex II, 4.1',
  ],
  [
    'nothing into the environment, on the label alone',
    1001,
    (record) => {
      record.accidentalRelease.environment = []
    },
    'label.adviceMissing',
    'REACH Annex II, 6.2',
  ],
  [
    'no dose with food, on the label alone',
    1003,
    (record) => {
      record.handling.hygiene = [{ phrase: 'hygiene.skinCream' }]
      record.labelElements.precautionaryStatements.push({ code: 'P270' })
    },
    'label.adviceMissing',
    'REACH Annex II, 7.1',
  ],
  [
    'water on the label and water against which is warned',
    1003,
    (record) =>
      record.labelElements.precautionaryStatements.push({
        code: 'P370+P378',
        values: { media: { phrase: 'statementValue.waterSpray' } },
      }) && record.firefighting.unsuitableMedia.push({ phrase: 'extinguishing.suitable.waterSpray' }),
    'label.mediaContradict',
    'REACH Annex II, 5.1',
  ],
  [
    'a dispenser whose label does not say that it is under pressure',
    1013,
    (record) =>
      (record.labelElements.precautionaryStatements = record.labelElements.precautionaryStatements.filter(({ code }) => code !== 'P251')),
    'label.aerosolMissing',
    'Directive 75/324/EEC',
  ],
  [
    'a dispenser of the public that its label does not keep from children',
    1013,
    (record) =>
      (record.labelElements.precautionaryStatements = record.labelElements.precautionaryStatements.filter(({ code }) => code !== 'P102')),
    'label.aerosolMissing',
    'Directive 75/324/EEC',
  ],
  [
    'a detergent of the public whose label names none of its contents',
    1009,
    unsay((one) => one.labelElements.furtherTexts, /compositionNote/),
    'label.textMissing',
    'Regulation (EC) No 648/2004, Annex VII A',
  ],
  [
    'ordinary clothing beside a label that asks for protective clothing',
    1005,
    (record) => (record.exposureControls.body = [{ phrase: 'protection.body.work' }]),
    'protection.bodyMissing',
    'REACH Annex II, 8.2',
  ],
  [
    'a paint whose label is silent of its solvents',
    1001,
    unsay((one) => one.labelElements.furtherTexts, /vocPaints/),
    'label.textMissing',
    'Directive 2004/42/EC, Article 4',
  ],
  [
    'a disinfectant whose label is silent of its active substance',
    1008,
    unsay((one) => one.labelElements.furtherTexts, /biocidalActive/),
    'label.textMissing',
    'Regulation (EU) No 528/2012, Article 69',
  ],
  [
    'kept from amines in the store, and only from oxidisers in section 10',
    1002,
    (record) => (record.stability.incompatible = [{ phrase: 'incompatible.oxidisers' }]),
    'sentences.contradict',
    'REACH Annex II, 7.2 and 10.5',
  ],
  [
    'into the sewer from section 13, and out of drains in section 6',
    1012,
    say((one) => one.disposal.product, 'disposal.product.smallAmounts'),
    'sentences.contradict',
    'REACH Annex II, 13.1, 6.2',
  ],
  [
    'nothing on how it is handled',
    1003,
    ({ handling }) => void Object.assign(handling, { handling: [], fireProtection: [], hygiene: [] }),
    'sections.empty',
    'REACH Annex II, 0.4 and 7.1',
  ],
  ['no sources in section 16', 1003, (record) => (record.otherInformation.sources = []), 'sections.empty', 'REACH Annex II, 0.4 and 16(c)'],
  [
    'a filter against carbon dioxide',
    1003,
    (record) => {
      const gas = ingredient(record, xylene)
      Object.assign(gas, { casNumber: '124-38-9', content: 90, contentRange: { from: 80, to: 95 } })
      record.composition.ingredients = [gas]
      record.exposureControls.respiratory = [{ phrase: 'protection.respiratory.filterAX' }]
    },
    'protection.filterDoesNotHold',
    'REACH Annex II, 8.2.2.2(c)',
  ],
]
