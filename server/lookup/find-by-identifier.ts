import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { findProductsByIdentifier, type IdentifiedProduct } from './queries.ts'
import { readIdentifier, type Identifier } from './read-identifier.ts'

/** Products found at most: several makers may use the same code, but nobody reads a longer list. */
const mostProducts = 20

/** Look-ups by complete identifiers from one IP address: more than a person types, fewer than guessing would need. */
export const lookUpsPerMinute = 120

export interface FoundByIdentifier {
  products: IdentifiedProduct[]
  /** There are more than were returned. */
  isMore: boolean
  /** Nothing was found, and the text is a UFI or GTIN with a wrong check character. */
  mistyped: NonNullable<Identifier['mistyped']> | null
}

/**
 * Published products by a complete identifier: number or address of the permanent link, UFI, GTIN or product code. Parts of one find
 * nothing. Routes for visitors have to limit their calls: `perMinute(lookUpsPerMinute)`.
 */
export async function findByIdentifier(db: Kysely<Database>, text: string): Promise<FoundByIdentifier> {
  const { mistyped = null, ...requested } = readIdentifier(text)
  const found = Object.keys(requested).length === 0 ? [] : await findProductsByIdentifier(db, requested, mostProducts + 1)
  return { products: found.slice(0, mostProducts), isMore: found.length > mostProducts, mistyped: found.length > 0 ? null : mistyped }
}
