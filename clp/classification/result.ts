/** What the engine answers for each hazard class, with its reasons: every figure of a step can be recomputed from the step alone. */
import type { ExposureRoute } from '../annex-vi/entry.ts'
import type { HazardCategoryCode, HazardClass } from '../hazard-categories.ts'
import type { CategoryStatementCode } from '../hazard-class-table.ts'
import type { EstimateRoute } from './mixture.ts'
import type { Remark, Sentence } from './sentences.ts'

export type Outcome = 'classified' | 'notClassified' | 'notApplicable' | 'dataLacking'
export type Basis = 'calculation' | 'testData' | 'bridging' | 'expertJudgement'
/** STOT SE 3: narcotic effects (H336) or irritation of the airways (H335), each for itself. */
export type Effect = 'narcotic' | 'respiratory'

/** Why a component does not count in a step. */
export type LeftOutReason =
  /** its content is below the cut-off value (CLP Annex I, 1.1.2.2, Table 1.1) */
  | 'belowCutOff'
  /** its content is below its specific limit, or outside of it (Article 10) */
  | 'belowSpecificLimit'
  /** a Note of Annex VI takes the class off */
  | 'note'
  /** its hazard is not known; stated beside the result */
  | 'unknown'
  /** it is judged by another table: additivity does not hold for it (3.2.3.3.4) */
  | 'notAdditive'
  /** its estimate ends above category 4 (Table 3.1.1) */
  | 'aboveCategory4'
  /** minimum classification of another physical form (Annex VI, 1.2.1) */
  | 'otherForm'

export interface LeftOut {
  readonly component: string
  /** % of the mixture at the end of the range that was judged */
  readonly content: number
  readonly reason: LeftOutReason
  /** the figure that it is below, in % */
  readonly limit?: number
  /** the Note of Annex VI */
  readonly note?: string
}

/** A component that counts. Its share of the sum is `content × factor ÷ divisor`. */
export interface Counted {
  /** key of the component */
  readonly component: string
  readonly name: string
  /** % of the mixture, at the end of its range that was judged */
  readonly content: number
  /** where the content is a range */
  readonly range?: { readonly from: number; readonly to: number }
  /** the class or figure for which it counts: 'Skin Corr. 1B', 'ATE 100 mg/kg' */
  readonly as: string
  /** M factor, or weight of a table (10 for skin corrosion among irritants) */
  readonly factor: number
  /** specific limit or ATE by which the content is divided; 1 where there is none */
  readonly divisor: number
  /** % from which it counts: its cut-off value, or the limit that it has reached where nothing is added */
  readonly from: number
}

/**
 * How the figure of a step comes about.
 * - `sum`: Σ content × factor ÷ divisor
 * - `each`: no addition; the largest content × factor ÷ divisor
 * - `estimate`: (100 − corrected) ÷ Σ content ÷ divisor (CLP Annex I, 3.1.3.6)
 * - `value`: a measured figure
 * - `fact`: no figure: a test, a property, a state of matter
 */
export type Arithmetic = 'sum' | 'each' | 'estimate' | 'value' | 'fact'

export interface Step {
  /** place in the regulation: 'CLP Annex I, Table 3.2.3' */
  readonly rule: string
  /** what was asked: 'Sum of Skin Corr. 1A + Skin Corr. 1B' */
  readonly what: Sentence
  readonly arithmetic: Arithmetic
  readonly counted: readonly Counted[]
  readonly leftOut: readonly LeftOut[]
  /** written out: '10 ÷ 15 + 2 ÷ 5 = 1.06667' */
  readonly sum: string | null
  readonly total: number | null
  readonly unit: string | null
  readonly limit: number | null
  readonly comparison: '>=' | '>' | '<=' | '<' | null
  /** limit less total, as a positive figure where the rule is not met: how much is missing; negative: how far beyond */
  readonly distance: number | null
  readonly isMet: boolean
  /** % of the mixture of which the hazard is not known; of an `estimate` by how much the formula was corrected stands in `corrected` */
  readonly unknown: number
  readonly corrected?: number
  /** the figure at the other end of the ranges, where there are any */
  readonly totalAtOtherEnd?: number | undefined
  /** components whose range decides: at its other end the rule would give another result */
  readonly decidedBy?: readonly string[] | undefined
  /** the category that the rule gives when it is met */
  readonly gives: HazardCategoryCode | null
}

/**
 * The answer for a class; for acute toxicity one by route, for STOT SE 3 one by effect, for reproduction one and one for lactation. What a class does not
 * have is undefined rather than missing: forty results of one shape are made and read ten times as fast.
 */
export interface HazardResult {
  readonly hazardClass: HazardClass
  /** what parts the class: a route, an effect, 'lactation', 'acute' and 'longTerm' of the aquatic hazard … */
  readonly differentiation: string | null
  readonly outcome: Outcome
  readonly category: HazardCategoryCode | null
  readonly statements: readonly CategoryStatementCode[]
  readonly route?: ExposureRoute | undefined
  /** routes of exposure that the statement names (H372, H350i), where proven */
  readonly routes?: readonly ExposureRoute[] | undefined
  readonly effect?: Effect | undefined
  readonly organs?: readonly string[] | undefined
  readonly basis: Basis
  /** the rules that were tried, in their order */
  readonly steps: readonly Step[]
  /** % of the mixture of which this hazard is not known */
  readonly unknown: number
  /** keys of the components that put the mixture into the class: those to be named (Article 18(3)) */
  readonly because: readonly string[]
  /** of acute toxicity: the estimates of the mixture by form, where a component is relevant */
  readonly estimates?: AcuteToxicityEstimates | undefined
  /** of sensitisation: components from their elicitation limit on (CLP Annex I, Table 3.4.6), for Annex II, 2.8 */
  readonly elicitors?: readonly string[] | undefined
  /** what it would be if the missing value were the worst one; never on the label */
  readonly worstCase?:
    | {
        readonly category: HazardCategoryCode
        readonly statements: readonly CategoryStatementCode[]
        readonly reason: Sentence
      }
    | undefined
  /** what is missing for `dataLacking`, what a person should look at */
  readonly remarks: readonly Remark[]
  /** what was calculated where a person decided otherwise */
  readonly overridden?: { readonly outcome: Outcome; readonly category: HazardCategoryCode | null; readonly reason: string }
}

/** Acute toxicity of the mixture by route; only routes with a relevant component stand in the answer. */
export type AcuteToxicityEstimates = Readonly<
  Partial<Record<EstimateRoute, { readonly estimate: number | null; readonly unknown: number }>>
>
