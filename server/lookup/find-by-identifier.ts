import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { findProductsByIdentifier, type IdentifiedProduct } from './queries.ts'
import { readIdentifier, type Identifier } from './read-identifier.ts'

/** Products of several makers may have the same code; nobody reads more of them. */
const mostProducts = 20

/** How often one address may look something up by a complete identifier: more than a person types, less than guessing takes. */
export const lookUpsPerMinute = 120

export interface FoundByIdentifier {
  products: IdentifiedProduct[]
  /** There are more than were read. */
  isMore: boolean
  /** Nothing was found, and the text is a UFI or GTIN with a wrong check character. */
  mistyped: NonNullable<Identifier['mistyped']> | null
}

/**
 * Published products by a complete identifier: number or address of the permanent link, UFI, GTIN or product code. Parts of one find nothing.
 * Whoever lets visitors ask limits how often: `perMinute(lookUpsPerMinute)`.
 */
export async function findByIdentifier(db: Kysely<Database>, text: string): Promise<FoundByIdentifier> {
  const { mistyped = null, ...requested } = readIdentifier(text)
  const found = Object.keys(requested).length === 0 ? [] : await findProductsByIdentifier(db, requested, mostProducts + 1)
  return { products: found.slice(0, mostProducts), isMore: found.length > mostProducts, mistyped: found.length > 0 ? null : mistyped }
}
