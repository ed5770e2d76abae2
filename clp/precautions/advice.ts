import type { HazardCategoryCode } from '../hazard-categories.ts'
import type { PrecautionaryStatementCode } from '../statements.ts'

/**
 * How strongly a precautionary statement is advised: m mandatory, h highly recommended, r recommended, o optional, - not for this audience.
 * @see ECHA, Guidance on labelling and packaging, version 4.2, chapter 7
 */
export type AdviceLevel = 'm' | 'h' | 'r' | 'o' | '-'

/** The level for the general public, then that for professional and industrial users. */
export type Advice = `${AdviceLevel}${AdviceLevel}`

/** What a hazard asks for: every statement of its table in CLP Annex I, with its level on the label. */
export type AdviceList = Partial<Readonly<Record<PrecautionaryStatementCode, Advice>>>

/** Categories whose advice is the same, and the advice. */
export interface AdviceTable {
  categories: readonly HazardCategoryCode[]
  /** Hazard statements that single a route out, where the category has several (acute toxicity). */
  statements?: readonly string[]
  advice: AdviceList
}

/**
 * On what the level of a statement depends beside its class. Of what nobody can swallow nothing is said for that case: it is clearly unnecessary
 * (CLP Article 28(1)). Of `specific` ones only the supplier knows: the machine advises and never chooses.
 */
export type AdviceCondition = 'volatile' | 'inhalable' | 'swallowable' | 'specific'

/** CLP Article 28(1), Annex IV, column 5, and the guidance: conditions of use. */
export const adviceConditions: Partial<Readonly<Record<PrecautionaryStatementCode, AdviceCondition>>> = {
  P230: 'specific',
  P240: 'volatile',
  P241: 'volatile',
  P242: 'specific',
  P243: 'volatile',
  P250: 'specific',
  P283: 'specific',
  P284: 'specific',
  P320: 'specific',
  P321: 'specific',
  'P370+P378': 'specific',
  P401: 'specific',
  P411: 'specific',
  P413: 'specific',
  P420: 'specific',
  'P403+P233': 'volatile',
  'P403+P235': 'volatile',
  P260: 'inhalable',
  P261: 'inhalable',
  P271: 'inhalable',
  'P301+P310': 'swallowable',
  'P301+P312': 'swallowable',
  'P301+P330+P331': 'swallowable',
  P330: 'swallowable',
  P331: 'swallowable',
}
