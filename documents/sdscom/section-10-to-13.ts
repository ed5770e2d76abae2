import type { Text } from '../../shared/record/texts.ts'
import { plainText } from '../text/write-text.ts'
import { group, value, type Element } from './element.ts'
import { phrases, phrasesOr, sayings, sayingsOf } from './phrases.ts'
import { required } from './section-04-to-07.ts'
import { linesOf, rowsOf, sentencesOf, writeRow, type Sheet } from './sheet.ts'

/** Section 10: stability and reactivity. */
export function writeStability(sheet: Sheet): Element[] {
  const { stability } = sheet.record
  const { writer } = sheet
  return required(
    'StabilityReactivity',
    phrasesOr('ReactivityDescription', stability.reactivity, writer, sentencesOf(sheet, '10.1')),
    phrasesOr('StabilityDescription', stability.chemicalStability, writer, sentencesOf(sheet, '10.2')),
    phrasesOr('HazardousReactions', stability.reactions, writer, sentencesOf(sheet, '10.3')),
    phrasesOr('ConditionsToAvoid', stability.avoid, writer, sentencesOf(sheet, '10.4')),
    phrasesOr('MaterialsToAvoid', stability.incompatible, writer, sentencesOf(sheet, '10.5')),
    phrasesOr('HazardousDecompositionProducts', stability.decomposition, writer, sentencesOf(sheet, '10.6')),
  )
}

/** Acute toxicity in 11.1, where estimates stand beside the class. */
export const acuteToxicity: (typeof healthHazards)[number] = ['acuteToxicity', 'AcuteToxicity', 'AssessmentAcuteToxicityClassification']

/** Points of 11.1 as the format has them, in its order, each with the element that assesses it. */
export const healthHazards: readonly [string, string, string][] = [
  ['skinCorrosionIrritation', 'SkinCorrosionIrritation', 'AssessmentCorrosionIrritationClassification'],
  ['eyeDamageIrritation', 'EyeDamageOrIrritation', 'AssessmentEyeDamageOrIrritationClassification'],
  // The format tells the airways from the skin, which the sheet answers together.
  ['sensitisation', 'RespiratoryOrSkinSensitisation', 'AdditionalInfo'],
  ['germCellMutagenicity', 'GermCellMutagenicity', 'AssessmentGermCellMutagenicityClassification'],
  ['carcinogenicity', 'Carcinogenicity', 'AssessmentCarcinogenicityClassification'],
  ['reproductiveToxicity', 'ReproductiveToxicity', 'AssessmentReproductiveToxicityClassification'],
  ['specificTargetOrganToxicitySingleExposure', 'SpecificTargetOrganSE', 'AssessmentSpecificTargetOrganSEClassification'],
  ['specificTargetOrganToxicityRepeatedExposure', 'SpecificTargetOrganRE', 'AssessmentSpecificTargetOrganREClassification'],
  ['aspirationHazard', 'AspirationHazard', 'AssessmentAspirationHazardClassification'],
]

/** Section 11: toxicological information of the product; that of its ingredients stands with them. */
export function writeToxicologicalInformation(sheet: Sheet): Element[] {
  const estimates = rowsOf(sheet, '11.1').filter(({ key }) => key.startsWith('ate '))
  const { record, writer } = sheet
  const others = rowsOf(sheet, '11.2').filter(({ key }) => key !== 'endocrineClass' && key !== 'sds.endocrine')
  return required(
    'ToxicologicalInformation',
    group(
      acuteToxicity[1],
      sayings(acuteToxicity[2], [...estimates.flatMap((row) => writeRow(row, sheet)), ...linesOf(sheet, '11.1', 'acuteToxicity')]),
    ),
    healthHazards.flatMap(([key, name, assessment]) => group(name, sayings(assessment, linesOf(sheet, '11.1', key)))),
    sayings('EndocrineDisruption', [...linesOf(sheet, '11.2', 'endocrineClass'), ...linesOf(sheet, '11.2', 'sds.endocrine')]),
    sayingsOf('AdditionalInfo', sentencesOf(sheet, '11.1'), record.toxicology.notes, writer),
    // With what they are called, since the format has one place for them and for those of 11.1.
    sayings(
      'AdditionalInfo',
      others.flatMap((row) => writeRow(row, sheet)),
    ),
  )
}

/** Section 12: ecological information of the product; that of its ingredients stands with them. */
export function writeEcologicalInformation(sheet: Sheet): Element[] {
  const { ecology } = sheet.record
  const said = (name: string, number: string, texts: readonly Text[]) => sayingsOf(name, sentencesOf(sheet, number), texts, sheet.writer)
  const pbt = sentencesOf(sheet, '12.5').map(plainText).join(' ')
  return required(
    'EcologicalInformation',
    group('EcotoxicologicalInformation', said('EcotoxicologyOverallEvaluation', '12.1', ecology.toxicity)),
    group('PersistenceDegradability', said('PersistenceDegradabilityEvaluation', '12.2', ecology.persistence)),
    group('Bioaccumulation', said('BioaccumulationEvaluation', '12.3', ecology.bioaccumulation)),
    group('Mobility', said('MobilityEvaluation', '12.4', ecology.mobility)),
    group('OtherAdverseEffects', group('EndocrineDisruptingPotential', said('AdditionalInfo', '12.6', ecology.endocrine))),
    group('AdditionalEcotoxInformation', said('AdditionalInformation', '12.7', ecology.other)),
    group('RegionEU', sayings('ResultsOfPbtAndVpvbAssessment', [pbt]).slice(0, 1)),
  )
}

/** Codes of packaging waste: chapter 15 01 of the list, Decision 2000/532/EC. */
const packaging = /^15 01/

/** Section 13: disposal. */
export function writeDisposal(sheet: Sheet): Element[] {
  const { disposal } = sheet.record
  const { writer } = sheet
  const codes = (name: string, isRequested: (code: string) => boolean) =>
    disposal.wasteCodes
      .filter(({ code }) => isRequested(code))
      .flatMap(({ code, name: own }) =>
        group(
          name,
          value('WasteCode', code.replace('*', '')),
          phrases('WasteDescription', [own], writer).slice(0, 1),
          value('HazardousWaste', code.endsWith('*')),
        ),
      )
  return required(
    'DisposalConsiderations',
    group('WasteTreatment', phrases('ProductWaste', disposal.product, writer), phrases('PackagingWaste', disposal.packaging, writer)),
    sayings('AdditionalInfo', sentencesOf(sheet, '13.1')),
    group(
      'RegionEU',
      group(
        'EuropeanWasteList',
        codes('EWLProduct', (code) => !packaging.test(code)),
        codes('EWLPacking', (code) => packaging.test(code)),
      ),
    ),
  )
}
