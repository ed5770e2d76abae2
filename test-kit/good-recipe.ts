import type { ProductRecord } from '../shared/record/product-record.ts'
import type { Text } from '../shared/record/texts.ts'
import type { paint } from './recipes.ts'

/** A recipe of which a good record is made. */
export interface GoodRecipe {
  readonly mixture: typeof paint
  readonly uses: readonly Text[]
  /** writes in what no proposal knows */
  readonly complete?: (record: ProductRecord) => void
}

/** Looked at, nothing found. */
export const looked = { classification: [] }
