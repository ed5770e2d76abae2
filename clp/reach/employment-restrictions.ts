import type { ContainedSubstance } from '../contained-substances.ts'
import { findHazardCategory, type HazardCategoryCode, type HazardClass } from '../hazard-categories.ts'
import { isLead } from '../lead-compounds.ts'

/** What bars groups of workers from a product, or lets them near it only after an assessment. */
export interface EmploymentRestrictions {
  /** Hazard statements of the product for which young people are not employed with it, in the order of its classification. */
  youngPeople: string[]
  /** Hazard statements for which the exposure of pregnant and breastfeeding workers is assessed and avoided, in the same order. */
  expectingMothers: string[]
  /** Lead or a compound of it, which bars young people, pregnant and breastfeeding workers whatever the classification of the mixture. */
  containsLead: boolean
  /** Carcinogen, mutagen or toxic to reproduction of category 1A or 1B: only those who must may enter and use it. */
  needsAuthorisation: boolean
}

interface ClassifiedProduct {
  classification: readonly { category: HazardCategoryCode; statements: readonly string[] }[]
  ingredients: readonly ContainedSubstance[]
}

type Categories = Partial<Record<HazardClass, readonly string[]>>

/** Directive 94/33/EC, Annex I.3(a), as amended by Directive 2014/27/EU, Article 3. */
const forYoungPeople: Categories = {
  acuteToxicity: ['1', '2', '3'],
  skinCorrosionIrritation: ['1', '1A', '1B', '1C'],
  flammableGases: ['1', '1A', '1A pyrophoric', '1A chemically unstable A', '1A chemically unstable B', '1B', '2'],
  aerosols: ['1'],
  flammableLiquids: ['1', '2'],
  explosives: ['unstable', '1.1', '1.2', '1.3', '1.4', '1.5'],
  selfReactiveSubstances: ['A', 'B', 'C', 'D'],
  organicPeroxides: ['A', 'B'],
  specificTargetOrganToxicitySingleExposure: ['1', '2'],
  specificTargetOrganToxicityRepeatedExposure: ['1', '2'],
  respiratorySensitisation: ['1', '1A', '1B'],
  skinSensitisation: ['1', '1A', '1B'],
  carcinogenicity: ['1A', '1B', '2'],
  germCellMutagenicity: ['1A', '1B', '2'],
  reproductiveToxicity: ['1A', '1B'],
}

/** Directive 92/85/EEC, Annex I, A.3(a), as amended by Directive 2014/27/EU, Article 2. */
const forExpectingMothers: Categories = {
  germCellMutagenicity: ['1A', '1B', '2'],
  carcinogenicity: ['1A', '1B', '2'],
  reproductiveToxicity: ['1A', '1B', '2', 'lactation'],
  specificTargetOrganToxicitySingleExposure: ['1', '2'],
}
/** Not among the statements of Annex I, A.3(a): they concern fertility alone. */
const fertilityAlone: ReadonlySet<string> = new Set(['H360F', 'H361f'])

/** The statements that Annex I.3(a) names; H229 of an aerosol, H230 of an unstable gas and H232 of a pyrophoric one are none of them. */
const besideTheHazard: ReadonlySet<string> = new Set(['H229', 'H230', 'H231', 'H232'])

/** Directive 2004/37/EC, Article 2(a), (b) and (ba); access: Article 9; authorised use: Article 5(5). */
const carcinogensMutagensReprotoxics: Categories = {
  carcinogenicity: ['1A', '1B'],
  germCellMutagenicity: ['1A', '1B'],
  reproductiveToxicity: ['1A', '1B'],
}

/**
 * The restrictions on who may work with a product that follow from its classification and composition. Further agents of both Annexes
 * (processes, biological agents, absorption through the skin) are known only to the person who assesses the workplace.
 * @see Directive 94/33/EC, Article 7 and Annex I.3; Directive 92/85/EEC, Articles 4 to 6, Annexes I and II; Directive 2004/37/EC
 */
export function employmentRestrictions(product: ClassifiedProduct): EmploymentRestrictions {
  const expectingMothers = statementsWithin(product, forExpectingMothers).filter((statement) => !fertilityAlone.has(statement))
  return {
    youngPeople: statementsWithin(product, forYoungPeople).filter((statement) => !besideTheHazard.has(statement)),
    expectingMothers,
    // Directive 94/33/EC, Annex I.3(e); Directive 92/85/EEC, Annex II
    containsLead: product.ingredients.some(({ casNumber, indexNumber }) => isLead(casNumber, indexNumber)),
    needsAuthorisation: statementsWithin(product, carcinogensMutagensReprotoxics).length > 0,
  }
}

function statementsWithin({ classification }: ClassifiedProduct, categories: Categories): string[] {
  const statements = classification.flatMap(({ category, statements }) => {
    const found = findHazardCategory(category)
    return categories[found.hazardClass]?.includes(found.category) ? statements : []
  })
  return [...new Set(statements)]
}
