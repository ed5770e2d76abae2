import type { AnnexNote, MixtureNote } from '../annex-vi/entry.ts'
import type { Refusal } from '../classification/component.ts'
import type { HazardCategoryCode } from '../hazard-categories.ts'
import type { CategoryStatementCode } from '../hazard-class-table.ts'

/** A component as it was judged. */
export interface AnsweredComponent {
  readonly key: string
  readonly name: string
  readonly cas: string | null
  readonly ec: string | null
  readonly index: string | null
  readonly substance: string | null
  readonly paths: readonly string[]
  readonly content: { readonly from: number; readonly to: number }
  readonly classification: readonly {
    readonly class: HazardCategoryCode
    readonly statement: CategoryStatementCode | null
    readonly source: 'harmonised' | 'own'
    readonly minimum: boolean
    /** Note of its entry by which it does not count here, since what the Note asks for is shown (CLP Annex VI, 1.1.3); null: it counts */
    readonly leftOutBy: AnnexNote | MixtureNote | null
  }[]
  readonly notes: readonly (AnnexNote | MixtureNote)[]
  /** whether nothing is known of it, and else which endpoints are not */
  readonly unknown: readonly string[]
  readonly refused: readonly Refusal[]
  /** its harmonised entry, with the CELEX number of the act that set it and the day from which that applies */
  readonly entry: { readonly index: string; readonly act: string; readonly appliesFrom: string } | null
}
