import type { Text } from '../../../shared/record/texts.ts'
import { find, findAll, take, type Node } from './read-tree.ts'
import { readQuantity, type Reader } from './reader.ts'
import { withoutGaps } from './read-composition.ts'

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
  const [disclaimer] = other('ManufacturersNotes')
  // The format names standards for all gloves together: one alone is that of each.
  const standards = findAll(
    find(sheet, 'ExposureControlPersonalProtection'),
    'PersonalProtectionEquipment/HandProtection/ReferenceRelevantStandard/FullText',
  )
  const standard = standards.length === 1 ? standards[0]?.text.slice(0, 60) : undefined
  for (const one of standards.slice(0, standard === undefined ? 0 : 1)) one.isTaken = true
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
      gloves: findAll(find(sheet, 'ExposureControlPersonalProtection'), 'PersonalProtectionEquipment/HandProtection/Equipment').flatMap(
        (glove) => readGlove(glove, standard, reader) ?? [],
      ),
      body: protection('PersonalProtectionEquipment/SkinProtection/SuitableProtectiveClothing'),
      respiratory: protection('PersonalProtectionEquipment/RespiratoryProtection/RespiratoryProtectionGeneral'),
      thermal: protection('PersonalProtectionEquipment/ThermalHazardsProtection'),
      environment: protection('EnvironmentalExposureControls/EnvironmentalExposureControls'),
      monitoring: readMonitoring(find(sheet, 'ExposureControlPersonalProtection'), reader),
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

/** Without what a sheet derives: for which substances there is no limit, no DNEL and no PNEC, whose limits it gives and which of them lack. */
function readMonitoring(node: Node | undefined, reader: Reader): Text[] {
  const derived = derivedTexts.map((key) => reader.term(key).split('{')[0] ?? '')
  for (const one of findAll(node, 'ControlParameters/AdditionalInfo/FullText'))
    if (derived.some((begin) => begin !== '' && one.text.startsWith(begin))) one.isTaken = true
  return reader.texts(node, 'ControlParameters/AdditionalInfo')
}

function readGlove(node: Node, standard: string | undefined, reader: Reader): object | undefined {
  const material = reader.text(node, 'SuitableMaterial')
  const thickness = readQuantity(node, 'ThicknessOfGloveMaterial')
  const breakthrough = readQuantity(node, 'GloveBreakthroughTime')
  return material && withoutGaps({ material, thickness, breakthrough, standard })
}

function readWasteCodes(sheet: Node, name: string, reader: Reader): object[] {
  return findAll(find(sheet, 'DisposalConsiderations'), `RegionEU/EuropeanWasteList/${name}`).flatMap((node) => {
    const code = take(node, 'WasteCode')
    const text = reader.text(node, 'WasteDescription')
    const isHazardous = take(node, 'HazardousWaste') === 'true'
    return code && text ? [{ code: isHazardous ? `${code}*` : code, name: text }] : []
  })
}
