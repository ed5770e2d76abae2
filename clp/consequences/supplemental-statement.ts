import type { SupplementalStatementCode } from '../statements.ts'
import type { Classified, ProductKind } from './classified.ts'

/** A supplemental statement of CLP Annex II, and why it is due. */
export interface SupplementalStatement {
  readonly code: SupplementalStatementCode
  /** what led to it, in English */
  readonly trigger: string
  /** keys of the components behind it, those to be filled in for EUH208 */
  readonly components: readonly string[]
  readonly article: string
}

/** What the rules of CLP Annex II look at. */
export interface SupplementalInput extends Classified {
  readonly kind: ProductKind | null
  /** litres of the smallest pack; null where it is not known */
  readonly smallestPack: number | null
}
