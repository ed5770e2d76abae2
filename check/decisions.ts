import { effectOfStatement, routeOfStatement } from '../clp/classification/endpoints.ts'
import type { Override } from '../clp/classification/mixture.ts'
import type { HazardResult } from '../clp/classification/result.ts'
import { findHazardCategory, type HazardClass } from '../clp/hazard-categories.ts'
import type { ProductRecord } from '../shared/record/product-record.ts'
import type { StatedClass } from './stated-classes.ts'

type Basis = ProductRecord['classification'][number]['basis']

/** Which part of its class a stated category speaks of, as the engine parts it. */
function partOf({ category, statement }: StatedClass): string | null {
  if (category === 'Lact.') return 'lactation'
  if (category === 'STOT SE 3') return effectOfStatement(statement)
  if (category.startsWith('STOT')) return 'organs'
  if (category.startsWith('Aquatic')) return category.startsWith('Aquatic Acute') ? 'acute' : 'longTerm'
  if (/^(?:PBT|vPvB|PMT|vPvM)$/.test(category)) return category
  return routeOfStatement(statement)
}

/** What the engine says of the class that a record states. */
export function resultOf(own: StatedClass, hazards: readonly HazardResult[]): HazardResult | undefined {
  const { hazardClass } = findHazardCategory(own.category)
  const part = partOf(own)
  return hazards.find((result) => result.hazardClass === hazardClass && result.differentiation === part)
}

/** CLP Annex I, 2.3.2.1, Note: an aerosol of which no test is known is of category 1, and who has tested it need not print the figures. */
const isForWantOfTests = ({ hazardClass, steps }: HazardResult): boolean =>
  hazardClass === 'aerosols' && steps.some(({ isMet, rule }) => isMet && rule.endsWith('2.3.2.1, Note'))

/**
 * Whether a person decided by test, bridging or expert judgement what the calculation says otherwise (CLP Article 9). Data that section 9 names
 * decide for themselves: no test stands against them.
 */
export function isDecided(basis: Basis, result: HazardResult | undefined): boolean {
  if (basis === 'expertJudgement' || basis === 'bridging') return true
  return basis === 'testData' && (result?.basis !== 'testData' || isForWantOfTests(result))
}

/** Whether the record says that the product’s own data show that the criteria are not met: REACH Annex II, 11.1 and 12. */
export function isDenied({ toxicology, ecology }: ProductRecord, hazardClass: HazardClass): boolean {
  const reasons: Readonly<Record<string, string | undefined>> = { ...toxicology.notClassified, ...ecology.notClassified }
  const isSensitisation = hazardClass === 'skinSensitisation' || hazardClass === 'respiratorySensitisation'
  return reasons[isSensitisation ? 'sensitisation' : hazardClass] === 'criteriaNotMet'
}

/** What was decided against the calculation, for the label, the transport and the duties that follow from the decision. */
export function decisionsOf(record: ProductRecord, stated: readonly StatedClass[], hazards: readonly HazardResult[]): Override[] {
  const decision = (result: HazardResult, category: Override['category'], statement: Override['statement'], basis: Override['basis']) => ({
    path: 'classification',
    hazardClass: result.hazardClass,
    differentiation: result.differentiation,
    category,
    statement,
    basis,
    reason: 'decided in the record',
    person: null,
    day: null,
  })
  const chosen = stated.flatMap((own) => {
    const result = resultOf(own, hazards)
    const basis = record.classification[own.index]?.basis
    if (!result || result.category === own.category || basis === undefined || basis === 'minimumClassification') return []
    return isDecided(basis, result) ? [decision(result, own.category, own.statement, basis)] : []
  })
  const denied = hazards.flatMap((result) => {
    if (result.outcome !== 'classified' || result.basis === 'testData' || !isDenied(record, result.hazardClass)) return []
    return stated.some((own) => resultOf(own, hazards) === result) ? [] : [decision(result, null, null, 'expertJudgement')]
  })
  return [...chosen, ...denied]
}
