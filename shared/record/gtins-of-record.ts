import { readNamedGtin } from '../gtin.ts'
import type { ProductRecord } from './product-record.ts'

/** The GTINs of a product in 14 digits: they stand among the further identifiers of its names, as “EAN 4006381333931” or as 12 to 14 digits alone. */
export function gtinsOf({ synonyms }: Pick<ProductRecord, 'synonyms'>): string[] {
  const gtins = synonyms.flatMap(({ identifiers }) => identifiers.map(readNamedGtin))
  return [...new Set(gtins.filter((gtin) => gtin !== null))]
}
