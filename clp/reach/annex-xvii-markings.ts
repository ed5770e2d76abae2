import { isOneOf, mayReach, type ContainedSubstance, type NamedSubstances } from '../contained-substances.ts'
import { isForGeneralUse } from '../label/label-restrictions.ts'
import { findMdiForPublic } from './mdi-for-public.ts'

/** What REACH Annex XVII wants written on a package, by the sentence that it prescribes. */
export type AnnexXviiMarking =
  /** Entry 74. */
  | 'isocyanateTraining'
  /** Entry 56, paragraph 1(b): three sentences. */
  | 'mdiForPublic'
  /** Entries 28 to 30, column 2, paragraph 1. */
  | 'restrictedToProfessionals'
  /** Entry 3, column 2, paragraph 5(a): two sentences. */
  | 'lampOil'
  /** Entry 3, column 2, paragraph 5(b). */
  | 'grillLighter'

export interface MarkedProduct {
  /** H and EUH codes of the label. */
  hazardStatements: readonly string[]
  ingredients: readonly ContainedSubstance[]
  /** Uses for which the product is supplied. */
  isForPublic: boolean
  isForWork: boolean
  /** It is for the general public, or nobody says that it is for work alone: a duty to warn holds for both. */
  mayReachPublic: boolean
  isLampOil: boolean
  isGrillLighter: boolean
  /** Day for which the question is asked, ISO. */
  day: string
}

/** Entry 74, paragraph 2: no diisocyanates are placed on the market without the marking after 24 February 2022. */
const trainingFrom = '2022-02-25'
/** Entry 74, paragraphs 1 and 2: sum of all diisocyanates from which the duty holds, in per cent by weight. */
const trainingFromPercent = 0.1

/**
 * Diisocyanates O=C=N-R-N=C=O whose R is a hydrocarbon, as entry 74 has them: those of CLP Annex VI, and others that are on the market.
 * Oligomers are none. Polymeric MDI is one, as a third to a half of it is monomeric.
 */
export const diisocyanates: NamedSubstances = {
  casNumbers: [
    '822-06-0', // hexamethylene
    '4098-71-9', // isophorone
    '101-68-8', // 4,4'-methylenediphenyl
    '5873-54-1', // 2,4'-methylenediphenyl
    '2536-05-2', // 2,2'-methylenediphenyl
    '26447-40-5', // methylenediphenyl, isomers
    '9016-87-9', // polymeric MDI
    '584-84-9', // 2,4-toluene
    '91-08-7', // 2,6-toluene
    '26471-62-5', // toluene, isomers
    '5124-30-1', // dicyclohexylmethane
    '16938-22-0', // 2,2,4-trimethylhexamethylene
    '15646-96-5', // 2,4,4-trimethylhexamethylene
    '28679-16-5', // trimethylhexamethylene, isomers
    '2778-42-9', // m-tetramethylxylylene
    '3634-83-1', // m-xylylene
    '38661-72-2', // 1,3-bis(isocyanatomethyl)cyclohexane
    '2162-73-4', // 2,4,6-triisopropyl-m-phenylene
    '3173-72-6', // 1,5-naphthylene
    '91-97-4', // 3,3'-dimethylbiphenyl-4,4'-diyl
    '104-49-4', // p-phenylene
    '123-61-5', // m-phenylene
    '2556-36-7', // trans-cyclohexane-1,4-diyl
    '4538-42-5', // pentamethylene
    '74091-64-8', // 2,5-bis(isocyanatomethyl)bicyclo[2.2.1]heptane
  ],
  ecNumbers: [
    '212-485-8',
    '223-861-6',
    '202-966-0',
    '227-534-9',
    '219-799-4',
    '247-714-0',
    '209-544-5',
    '202-039-0',
    '247-722-4',
    '225-863-2',
    '241-001-8',
    '239-714-4',
    '220-474-4',
    '222-852-4',
    '218-485-4',
    '221-641-4',
    '202-112-7',
    '411-280-2',
  ],
  indexNumbers: [
    '615-005-00-9',
    '615-006-00-4',
    '615-008-00-5',
    '615-009-00-0',
    '615-010-00-6',
    '615-011-00-1',
    '615-029-00-X',
    '615-046-00-2',
    '615-047-00-8',
    '615-048-00-3',
    '615-049-00-9',
    '615-050-00-4',
    '615-051-00-X',
  ],
}

/** The markings that REACH Annex XVII demands of a product, in the order of the entries. */
export function annexXviiMarkings({ hazardStatements, ingredients, day, ...product }: MarkedProduct): AnnexXviiMarking[] {
  const isForAll = isForGeneralUse(hazardStatements, ingredients)
  const isAspirated = hazardStatements.includes('H304')
  const contained = ingredients.filter((ingredient) => isOneOf(ingredient, diisocyanates))
  const demanded: Record<AnnexXviiMarking, boolean> = {
    lampOil: product.isLampOil && product.isForPublic && isAspirated,
    grillLighter: product.isGrillLighter && product.isForPublic && isAspirated,
    restrictedToProfessionals: !isForAll,
    mdiForPublic: isForAll && findMdiForPublic(ingredients, product.mayReachPublic, day) !== null,
    isocyanateTraining: day >= trainingFrom && product.isForWork && mayReach(contained, trainingFromPercent),
  }
  const order = ['lampOil', 'grillLighter', 'restrictedToProfessionals', 'mdiForPublic', 'isocyanateTraining'] as const
  return order.filter((marking) => demanded[marking])
}
