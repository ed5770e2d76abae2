import { economicAreaStates } from '../../../shared/record/countries.ts'
import type { Text } from '../../../shared/record/texts.ts'
import { readBlanks } from './read-blanks.ts'
import { bare } from './read-written.ts'
import { find, findAll, take, takeBoolean, takeIf, upTo, type Node } from './read-tree.ts'
import { readQuantity } from './read-quantity.ts'
import type { Reader } from './reader.ts'
import { withoutGaps } from './without-gaps.ts'

/** Sections 4 to 8, 10, 13, 15 and 16: sentences, each into the place where ours stand. */
export function readMeasures(sheet: Node, reader: Reader): object {
  const of = (section: string) => (path: string) => reader.texts(find(sheet, section), path)
  const [aid, fire, release, handling] = [
    of('FirstAidMeasures'),
    of('FireFightingMeasures'),
    of('AccidentalReleaseMeasures'),
    of('HandlingAndStorage'),
  ]
  const [protection, stability, waste] = [of('ExposureControlPersonalProtection'), of('StabilityReactivity'), of('DisposalConsiderations')]
  const [rules, other] = [of('RegulatoryInformation'), of('OtherInformation')]
  const storage = find(sheet, 'HandlingAndStorage')
  const disclaimer = reader.text(find(sheet, 'OtherInformation'), 'ManufacturersNotes')
  // The format names standards for all gloves together: one alone is that of each.
  const standards = findAll(sheet, `ExposureControlPersonalProtection/${standardOfGloves}`)
  const hasOne = standards.length === 1 && findGloves(sheet).length > 0
  const standard = hasOne ? takeIf(sheet, `ExposureControlPersonalProtection/${standardOfGloves}`, upTo(longestStandard)) : undefined
  return {
    firstAid: {
      general: aid('DescriptionOfFirstAidMeasures/GeneralInformation'),
      inhalation: aid('DescriptionOfFirstAidMeasures/FirstAidInhalation'),
      skin: aid('DescriptionOfFirstAidMeasures/FirstAidSkin'),
      eyes: aid('DescriptionOfFirstAidMeasures/FirstAidEye'),
      ingestion: aid('DescriptionOfFirstAidMeasures/FirstAidIngestion'),
      firstAiders: aid('DescriptionOfFirstAidMeasures/PersonalProtectionFirstAider'),
      symptoms: [
        ...aid('InformationToHealthProfessionals/SymptomsAndEffectsGeneral'),
        ...aid('InformationToHealthProfessionals/AcuteSymptomsAndEffects'),
        ...aid('InformationToHealthProfessionals/DelayedSymptomsAndEffects'),
      ],
      treatment: aid('MedicalAttentionAndSpecialTreatmentNeeded/MedicalTreatment'),
    },
    firefighting: {
      suitableMedia: fire('ExtinguishingMedia/MediaToBeUsed'),
      unsuitableMedia: fire('ExtinguishingMedia/MediaNotBeUsed'),
      hazards: [...fire('FireAndExplosionHazards'), ...fire('HazardCombustionProd')],
      advice: [...fire('FireFightingPrecautions'), ...fire('FireFightingProcedures'), ...fire('SpecialProtectiveEquipmentForFirefighters')],
    },
    accidentalRelease: {
      personal: ['PersonalPrecautions', 'ProtectiveEquipment', 'EmergencyProcedures'].flatMap((one) =>
        release(`ForNonEmergencyPersonnel/${one}`),
      ),
      responders: release('ForEmergencyResponders'),
      environment: release('EnvironmentalPrecautions'),
      containment: [...release('ContainmentAndCleaningUp/Containment'), ...release('ContainmentAndCleaningUp/CleaningUp')],
      references: release('ReferenceToOtherSections'),
    },
    handling: withoutGaps({
      handling: handling('SafeHandling/HandlingPrecautions'),
      fireProtection: handling('SafeHandling/PrecautionaryMeasures/MeasuresToPreventFire'),
      hygiene: handling('SafeHandling/GeneralOccupationalHygiene'),
      storage: [...handling('StoragePrecautions'), ...handling('ConditionsForSafeStorage/TechnicalMeasuresAndStorageConditions')],
      incompatible: handling('ConditionsToAvoid'),
      storageTemperature: readQuantity(find(storage, 'ConditionsForSafeStorage/StorageTemperature'), 'UnitValue'),
      storageClass: take(find(sheet, 'RegulatoryInformation'), 'RegionEU/NationalLegislation/NationalLegislationGermany/StorageClassDE'),
      endUses: handling('SpecificEndUses/Recommendations'),
    }),
    exposureControls: {
      engineering: protection('ExposureControlAppropriateMeasures/AppropriateEngineeringControls'),
      eyes: protection('PersonalProtectionEquipment/EyeProtection/SuitableEyeProtection'),
      hands: protection('PersonalProtectionEquipment/HandProtection/AdditionalHandProtectionMeasures'),
      gloves: findGloves(sheet).flatMap((glove) => readGlove(glove, standard, reader) ?? []),
      body: protection('PersonalProtectionEquipment/SkinProtection/SuitableProtectiveClothing'),
      respiratory: protection('PersonalProtectionEquipment/RespiratoryProtection/RespiratoryProtectionGeneral'),
      thermal: protection('PersonalProtectionEquipment/ThermalHazardsProtection'),
      environment: protection('EnvironmentalExposureControls/EnvironmentalExposureControls'),
      monitoring: readMonitoring(sheet, reader),
    },
    stability: {
      reactivity: stability('ReactivityDescription'),
      chemicalStability: stability('StabilityDescription'),
      reactions: stability('HazardousReactions'),
      avoid: stability('ConditionsToAvoid'),
      incompatible: stability('MaterialsToAvoid'),
      decomposition: stability('HazardousDecompositionProducts'),
    },
    disposal: {
      product: waste('WasteTreatment/ProductWaste'),
      packaging: waste('WasteTreatment/PackagingWaste'),
      wasteCodes: ['EWLProduct', 'EWLPacking'].flatMap((name) => readWasteCodes(sheet, name, reader)),
    },
    regulatory: withoutGaps({
      union: rules('RegionEU/EuLegislation/OtherEuLegislation'),
      national: [
        ...toNational('DE', rules('RegionEU/NationalLegislation/NationalLegislationGermany/OtherRestrictionsAndProhibitionRegulations')),
        ...readNational(find(sheet, 'RegulatoryInformation'), reader),
      ],
      volatileOrganicCompounds: readQuantity(find(sheet, 'RegulatoryInformation'), 'RegionEU/EuLegislation/Voc/VocValue'),
      safetyAssessment: rules('RegionEU/ChemicalSafetyAssessmentInfo/ChemicalSafetyAssessment'),
    }),
    otherInformation: withoutGaps({ training: other('EducationalRecommendations'), sources: other('MainInformationSource'), disclaimer }),
  }
}

function toNational(country: string, texts: Text[]): object[] {
  return texts.length > 0 ? [{ country, texts }] : []
}

/** Rules of countries for which the format has no element, behind the name of the country. */
function readNational(node: Node | undefined, reader: Reader): object[] {
  const [before = '', behind = ''] = reader.term('sds.nationalRules').split('{country}')
  const begin = behind + (reader.term('document.colon') || ':')
  return findAll(node, 'AdditionalInfo/FullText').flatMap((text) => {
    const end = text.text.indexOf(begin, before.length)
    const country = text.text.startsWith(before) && end > 0 ? reader.country(text.text.slice(before.length, end)) : undefined
    if (country === undefined) return []
    text.isTaken = true
    return toNational(country, reader.sentences(text.text.slice(end + begin.length).trim()))
  })
}

const derivedTexts = [
  'sds.noEffectLevelsMissing',
  'sds.noEffectConcentrationsMissing',
  'sds.noExposureLimits',
  'sds.limitsKnownFor',
  'sds.limitsMissing',
  'sds.unionLimitsMissing',
]

/**
 * Without what a sheet derives: for which substances there is no limit, no DNEL and no PNEC, whose limits it gives and which of them lack. As long as it
 * names no other substances than the components.
 */
function readMonitoring(sheet: Node, reader: Reader): Text[] {
  const node = find(sheet, 'ExposureControlPersonalProtection')
  const known = [
    ...findAll(sheet, 'Composition/RegionEU/Component/Substance/IupacName').map(({ text }) => text),
    ...economicAreaStates.map((code) => reader.writer.country(code)),
    reader.term('sds.europeanUnion'),
  ].map(bare)
  for (const one of findAll(node, 'ControlParameters/AdditionalInfo/FullText'))
    if (derivedTexts.some((key) => isFilledWith(reader.term(key), one.text, known))) one.isTaken = true
  return reader.texts(node, 'ControlParameters/AdditionalInfo')
}

/** Whether a text is the sentence, with nothing in its blanks but these names. */
function isFilledWith(sentence: string, text: string, names: readonly string[]): boolean {
  const blanks = sentence.includes('{') ? readBlanks(sentence, text) : bare(sentence) === bare(text) ? [] : undefined
  const longestFirst = names.toSorted((a, b) => b.length - a.length)
  return blanks?.every((blank) => !/\p{L}/u.test(longestFirst.reduce((rest, name) => rest.replaceAll(name, ''), bare(blank)))) ?? false
}

const standardOfGloves = 'PersonalProtectionEquipment/HandProtection/ReferenceRelevantStandard/FullText'
/** The most characters of a standard in a record. */
const longestStandard = 60

const findGloves = (sheet: Node): Node[] =>
  findAll(sheet, 'ExposureControlPersonalProtection/PersonalProtectionEquipment/HandProtection/Equipment').filter(
    (glove) => (find(glove, 'SuitableMaterial/FullText')?.text ?? '') !== '',
  )

function readGlove(node: Node, standard: string | undefined, reader: Reader): object | undefined {
  const material = reader.text(node, 'SuitableMaterial')
  if (!material) return undefined
  const thickness = readQuantity(node, 'ThicknessOfGloveMaterial')
  const breakthrough = readQuantity(node, 'GloveBreakthroughTime')
  return withoutGaps({ material, thickness, breakthrough, standard })
}

function readWasteCodes(sheet: Node, name: string, reader: Reader): object[] {
  return findAll(find(sheet, 'DisposalConsiderations'), `RegionEU/EuropeanWasteList/${name}`).flatMap((node) => {
    const code = find(node, 'WasteCode')?.text ?? ''
    if (code === '' || (find(node, 'WasteDescription/FullText')?.text ?? '') === '') return []
    const text = reader.text(node, 'WasteDescription')
    if (!text) return []
    take(node, 'WasteCode')
    const isHazardous = takeBoolean(node, 'HazardousWaste') === true
    return [{ code: isHazardous && !code.endsWith('*') ? `${code}*` : code, name: text }]
  })
}
