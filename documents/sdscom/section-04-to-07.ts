import { group, value, type Element } from './element.ts'
import { phrases, phrasesOr, sayings } from './phrases.ts'
import { measured } from './quantities.ts'
import { linesOf, sentencesOf, type Sheet } from './sheet.ts'

/** Section 4: first aid measures. */
export function writeFirstAid(sheet: Sheet): Element[] {
  const { firstAid } = sheet.record
  const { writer } = sheet
  return required(
    'FirstAidMeasures',
    group(
      'DescriptionOfFirstAidMeasures',
      phrases('GeneralInformation', firstAid.general, writer),
      phrases('FirstAidInhalation', firstAid.inhalation, writer),
      phrases('FirstAidSkin', firstAid.skin, writer),
      phrases('FirstAidEye', firstAid.eyes, writer),
      phrases('FirstAidIngestion', firstAid.ingestion, writer),
      phrases('PersonalProtectionFirstAider', firstAid.firstAiders, writer),
    ),
    group('InformationToHealthProfessionals', phrasesOr('SymptomsAndEffectsGeneral', firstAid.symptoms, writer, sentencesOf(sheet, '4.2'))),
    group(
      'MedicalAttentionAndSpecialTreatmentNeeded',
      phrasesOr('MedicalTreatment', firstAid.treatment, writer, sentencesOf(sheet, '4.3')),
    ),
    sayings('AdditionalInfo', sentencesOf(sheet, '4.1')),
  )
}

/** Section 5: firefighting measures. */
export function writeFirefighting(sheet: Sheet): Element[] {
  const { firefighting } = sheet.record
  const { writer } = sheet
  return required(
    'FireFightingMeasures',
    group(
      'ExtinguishingMedia',
      phrases('MediaToBeUsed', firefighting.suitableMedia, writer),
      phrases('MediaNotBeUsed', firefighting.unsuitableMedia, writer),
    ),
    phrasesOr('FireAndExplosionHazards', firefighting.hazards, writer, sentencesOf(sheet, '5.2')),
    phrasesOr('FireFightingProcedures', firefighting.advice, writer, sentencesOf(sheet, '5.3')),
    sayings('AdditionalInfo', sentencesOf(sheet, '5.1')),
  )
}

/** Section 6: accidental release measures. */
export function writeAccidentalRelease(sheet: Sheet): Element[] {
  const { accidentalRelease } = sheet.record
  const { writer } = sheet
  return required(
    'AccidentalReleaseMeasures',
    group('ForNonEmergencyPersonnel', phrases('PersonalPrecautions', accidentalRelease.personal, writer)),
    phrases('ForEmergencyResponders', accidentalRelease.responders, writer),
    phrasesOr('EnvironmentalPrecautions', accidentalRelease.environment, writer, sentencesOf(sheet, '6.2')),
    group('ContainmentAndCleaningUp', phrasesOr('CleaningUp', accidentalRelease.containment, writer, sentencesOf(sheet, '6.3'))),
    phrasesOr('ReferenceToOtherSections', accidentalRelease.references, writer, sentencesOf(sheet, '6.4')),
    sayings('AdditionalInformation', sentencesOf(sheet, '6.1')),
  )
}

/** Section 7: handling and storage. The storage class of Germany stands with its rules in section 15. */
export function writeHandling(sheet: Sheet): Element[] {
  const { handling } = sheet.record
  const { writer } = sheet
  const temperature = measured('UnitValue', handling.storageTemperature)
  return required(
    'HandlingAndStorage',
    group(
      'SafeHandling',
      phrases('HandlingPrecautions', handling.handling, writer),
      group('PrecautionaryMeasures', phrases('MeasuresToPreventFire', handling.fireProtection, writer)),
      phrases('GeneralOccupationalHygiene', handling.hygiene, writer),
      sayings('AdditionalInfo', sentencesOf(sheet, '7.1')),
    ),
    phrases('ConditionsToAvoid', handling.incompatible, writer),
    group(
      'ConditionsForSafeStorage',
      phrases('TechnicalMeasuresAndStorageConditions', handling.storage, writer),
      group('StorageTemperature', temperature),
      sayings('AdditionalInfo', [...(temperature.length > 0 ? [] : linesOf(sheet, '7.2', 'temperature')), ...sentencesOf(sheet, '7.2')]),
    ),
    group('SpecificEndUses', phrasesOr('Recommendations', handling.endUses, writer, sentencesOf(sheet, '7.3'))),
  )
}

/** A section, which the format wants even where nothing stands in it. */
export function required(name: string, ...parts: readonly (readonly Element[])[]): Element[] {
  return [{ name, content: parts.flat() }]
}

/** The German storage class, where the sheet names it. @see writeHandling */
export function writeStorageClass(sheet: Sheet): Element[] {
  const named = linesOf(sheet, '7.2', 'storageClass').length > 0
  return named ? value('StorageClassDE', sheet.record.handling.storageClass) : []
}
