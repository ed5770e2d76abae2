import type { Subsection } from '../document-model.ts'
import type { TextWriter } from '../text/write-text.ts'
import { pairRow, pairsOr, paragraph, paragraphsOr, rich, textsRow, type PairRow } from './blocks.ts'
import { statesOfLanguage } from './choose-emergency.ts'
import type { SdsSource } from './sds-source.ts'

/** Section 4: first aid measures. */
export function writeSection4({ record: { firstAid } }: SdsSource, writer: TextWriter): Subsection[] {
  const rows = [
    ...textsRow('sds.firstAid.general', firstAid.general, writer),
    ...textsRow('sds.firstAid.inhalation', firstAid.inhalation, writer),
    ...textsRow('sds.firstAid.skin', firstAid.skin, writer),
    ...textsRow('sds.firstAid.eyes', firstAid.eyes, writer),
    ...textsRow('sds.firstAid.ingestion', firstAid.ingestion, writer),
    ...textsRow('sds.firstAid.firstAiders', firstAid.firstAiders, writer),
  ]
  return [
    { number: '4.1', heading: writer.heading('4.1'), blocks: pairsOr('firstAid', rows, writer, 'document.noData') },
    { number: '4.2', heading: writer.heading('4.2'), blocks: paragraphsOr(firstAid.symptoms, writer, 'sds.noSymptomsKnown') },
    { number: '4.3', heading: writer.heading('4.3'), blocks: paragraphsOr(firstAid.treatment, writer, 'sds.treatSymptomatically') },
  ]
}

/** Section 5: firefighting measures. */
export function writeSection5({ record: { firefighting } }: SdsSource, writer: TextWriter): Subsection[] {
  const media = [
    ...textsRow('sds.suitableMedia', firefighting.suitableMedia, writer),
    ...textsRow('sds.unsuitableMedia', firefighting.unsuitableMedia, writer),
  ]
  return [
    { number: '5.1', heading: writer.heading('5.1'), blocks: pairsOr('media', media, writer, 'document.noData') },
    { number: '5.2', heading: writer.heading('5.2'), blocks: paragraphsOr(firefighting.hazards, writer, 'document.noData') },
    { number: '5.3', heading: writer.heading('5.3'), blocks: paragraphsOr(firefighting.advice, writer, 'document.noData') },
  ]
}

/** Section 6: accidental release measures. */
export function writeSection6({ record: { accidentalRelease } }: SdsSource, writer: TextWriter): Subsection[] {
  const personal = [
    ...textsRow('sds.nonEmergencyPersonnel', accidentalRelease.personal, writer),
    ...textsRow('sds.emergencyResponders', accidentalRelease.responders, writer),
  ]
  return [
    { number: '6.1', heading: writer.heading('6.1'), blocks: pairsOr('personal', personal, writer, 'document.noData') },
    { number: '6.2', heading: writer.heading('6.2'), blocks: paragraphsOr(accidentalRelease.environment, writer, 'document.noData') },
    { number: '6.3', heading: writer.heading('6.3'), blocks: paragraphsOr(accidentalRelease.containment, writer, 'document.noData') },
    { number: '6.4', heading: writer.heading('6.4'), blocks: paragraphsOr(accidentalRelease.references, writer, 'sds.seeSections8And13') },
  ]
}

/** Section 7: handling and storage. */
export function writeSection7({ record: { handling } }: SdsSource, writer: TextWriter): Subsection[] {
  const safe = [
    ...textsRow('sds.handling', handling.handling, writer),
    ...textsRow('sds.fireProtection', handling.fireProtection, writer),
    ...textsRow('sds.hygiene', handling.hygiene, writer),
  ]
  const storage = [
    ...textsRow('sds.storage', handling.storage, writer),
    ...textsRow('sds.storageIncompatible', handling.incompatible, writer),
    ...pairRow(
      'temperature',
      writer.term('sds.storageTemperature'),
      handling.storageTemperature ? [rich(writer.quantity(handling.storageTemperature))] : [],
    ),
    ...writeStorageClass(handling.storageClass, writer),
  ]
  return [
    { number: '7.1', heading: writer.heading('7.1'), blocks: pairsOr('handling', safe, writer, 'document.noData') },
    { number: '7.2', heading: writer.heading('7.2'), blocks: pairsOr('storage', storage, writer, 'document.noData') },
    {
      number: '7.3',
      heading: writer.heading('7.3'),
      blocks:
        handling.endUses.length > 0
          ? paragraphsOr(handling.endUses, writer, 'document.noData')
          : [paragraph('seeUses', rich(writer.term('sds.endUsesSee12')))],
    },
  ]
}

/** TRGS 510 is a rule of Germany: the sheet names the class where it is read there, and with the country, since Austria and others have their own. */
function writeStorageClass(storageClass: string | undefined, writer: TextWriter): PairRow[] {
  if (storageClass === undefined || !statesOfLanguage(writer.language).includes('DE')) return []
  return pairRow('storageClass', `${writer.term('sds.storageClass')}, ${writer.country('DE')}`, [rich(storageClass)])
}
