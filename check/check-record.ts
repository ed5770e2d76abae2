import type { ProductRecord } from '../shared/record/product-record.ts'
import { severities } from './check-entry.ts'
import type { Finding } from './finding.ts'
import { joinFindings } from './join-findings.ts'
import { leaveConsequences } from './leave-consequences.ts'
import type { IsOverruled } from './overruled-finding.ts'
import { checkClassification } from './rules/classification.ts'
import { checkComingLaw } from './rules/coming-law.ts'
import { checkComposition } from './rules/composition.ts'
import { checkDoubts } from './rules/doubts.ts'
import { checkEffects } from './rules/effects.ts'
import { checkFigures } from './rules/figures.ts'
import { checkFirefighting } from './rules/firefighting.ts'
import { checkHarmonised } from './rules/harmonised.ts'
import { checkCarriageHeat } from './rules/carriage-heat.ts'
import { checkCharacters } from './rules/characters.ts'
import { checkDangerousAdvice } from './rules/dangerous-advice.ts'
import { checkInducedVomiting } from './rules/induced-vomiting.ts'
import { checkIngredients } from './rules/ingredients.ts'
import { checkLibraryClasses } from './rules/library-classes.ts'
import { checkStudies } from './rules/studies.ts'
import { checkKitLabel, checkKitTransport } from './rules/kit.ts'
import { checkLabelFormat } from './rules/label-format.ts'
import { checkLabel } from './rules/label.ts'
import { checkLanguages } from './rules/languages.ts'
import { checkProperties } from './rules/properties.ts'
import { checkProtection } from './rules/protection.ts'
import { checkRecipe } from './rules/recipe.ts'
import { checkLampOils } from './rules/lamp-oils.ts'
import { checkRegulatory } from './rules/regulatory.ts'
import { checkTemperatures } from './rules/temperatures.ts'
import { checkTransport } from './rules/transport.ts'
import { checkLabelClaims } from './rules/label-claims.ts'
import { checkRepealedActs } from './rules/repealed-acts.ts'
import { checkPlaceholders } from './rules/placeholders.ts'
import { checkStatementsInWords } from './rules/statements-in-words.ts'
import { checkTechnicalSheet } from './rules/technical-sheet.ts'
import { checkUfi } from './rules/ufi.ts'
import { checkWorkers } from './rules/workers.ts'
import { checkSentences } from './rules/sentences.ts'
import { checkNamedSubstances } from './rules/named-substances.ts'
import { checkPhysics } from './rules/physics.ts'
import { checkWorkplaceLimits } from './rules/workplace-limits.ts'
import { checkShipping } from './rules/shipping.ts'
import { checkUnits } from './rules/units.ts'
import { checkUnionLaw } from './rules/union-law.ts'
import { checkConsequences } from './rules/consequences.ts'
import { checkSaidSubstances } from './rules/said-substances.ts'
import { checkSaidClasses } from './rules/said-classes.ts'
import { checkLabelAdvice } from './rules/label-advice.ts'
import { checkSectionAdvice } from './rules/section-advice.ts'
import { checkDisclosure } from './rules/disclosure.ts'
import { checkPropertiesBetween } from './rules/properties-between.ts'
import { checkRequiredProperties } from './rules/required-properties.ts'
import { checkSentencesAndFigures } from './rules/sentences-and-figures.ts'
import { checkStudiesOfSubstances } from './rules/studies-of-substances.ts'
import { checkStudyMethods } from './rules/study-methods.ts'
import { checkRepeatedFigures } from './rules/repeated-figures.ts'
import { checkFate } from './rules/fate.ts'
import { checkMeasuresBetween } from './rules/measures-between.ts'
import { checkAnnexXiv } from './rules/authorisation.ts'
import { checkActs } from './rules/acts.ts'
import { checkPaints } from './rules/paints.ts'
import { checkAccidentsAndWater } from './rules/accidents-and-water.ts'
import { checkRestrictedSubstances } from './rules/restricted-substances.ts'
import { checkShippingBetween } from './rules/shipping-between.ts'
import { checkWastes } from './rules/wastes.ts'
import { checkOwnWords } from './rules/own-words.ts'
import { checkIdentity } from './rules/identity.ts'
import { checkLabelOfActs } from './rules/label-of-acts.ts'
import { checkIncompatible } from './rules/incompatible.ts'
import { checkFiguresOfFire } from './rules/figures-of-fire.ts'
import { checkFiguresBeyondNature } from './rules/figures-beyond-nature.ts'
import { checkFiguresOfMatter } from './rules/figures-of-matter.ts'
import { checkFiguresOfStore } from './rules/figures-of-store.ts'
import { checkFiguresOfWater } from './rules/figures-of-water.ts'
import { checkEmptySubsections } from './rules/empty-subsections.ts'
import { checkFilters } from './rules/filters.ts'
import { checkLeftOutPrecautions } from './rules/left-out-precautions.ts'
import { checkGloves } from './rules/gloves.ts'
import { openSubject, type CheckContext, type Rule } from './subject.ts'

/** In the order of the sheet. */
const rules: readonly Rule[] = [
  checkUfi,
  checkIdentity,
  checkClassification,
  checkLabel,
  checkLabelClaims,
  checkLabelFormat,
  checkKitLabel,
  checkKitTransport,
  checkLabelAdvice,
  checkLeftOutPrecautions,
  checkLabelOfActs,
  checkComposition,
  checkDisclosure,
  checkHarmonised,
  checkIngredients,
  checkLibraryClasses,
  checkStudies,
  checkRecipe,
  checkFirefighting,
  checkSectionAdvice,
  checkMeasuresBetween,
  checkIncompatible,
  checkProtection,
  checkGloves,
  checkFilters,
  checkWorkplaceLimits,
  checkStudiesOfSubstances,
  checkStudyMethods,
  checkProperties,
  checkRepeatedFigures,
  checkPropertiesBetween,
  checkRequiredProperties,
  checkTemperatures,
  checkFigures,
  checkUnits,
  checkFiguresOfFire,
  checkFiguresOfStore,
  checkFiguresOfWater,
  checkPhysics,
  checkFiguresOfMatter,
  checkFiguresBeyondNature,
  checkDoubts,
  checkEffects,
  checkFate,
  checkTransport,
  checkShippingBetween,
  checkWastes,
  checkShipping,
  checkCarriageHeat,
  checkRegulatory,
  checkUnionLaw,
  checkActs,
  checkPaints,
  checkAccidentsAndWater,
  checkRestrictedSubstances,
  checkAnnexXiv,
  checkLampOils,
  checkWorkers,
  checkSentences,
  checkSaidSubstances,
  checkSaidClasses,
  checkSentencesAndFigures,
  checkTechnicalSheet,
  checkNamedSubstances,
  checkConsequences,
  checkEmptySubsections,
  checkLanguages,
  checkOwnWords,
  checkStatementsInWords,
  checkPlaceholders,
  checkRepealedActs,
  checkCharacters,
  checkDangerousAdvice,
  checkInducedVomiting,
  checkComingLaw,
]

/**
 * The check before publishing: everything by which a record contradicts itself, its composition or the law of a day. The same for editor, API,
 * import and command. Pure: the same record and context give the same findings. Errors first, then warnings and hints, each in the order of the
 * sheet.
 * @param isOverruled whether an owner has said why an error is published: it stands then, and hides nothing that follows from it
 */
export function checkRecord(record: ProductRecord, context: CheckContext, isOverruled: IsOverruled = () => false): Finding[] {
  const judge = (one: ProductRecord): Finding[] => {
    const subject = openSubject(one, context)
    return rules.flatMap((rule) => rule(subject))
  }
  const all = judge(record)
  const overruled = joinFindings(record, all).filter((one) => one.severity === 'error' && isOverruled(one))
  const found = joinFindings(record, leaveConsequences(record, all, judge, overruled))
  return severities.flatMap((severity) => found.filter((one) => one.severity === severity))
}
