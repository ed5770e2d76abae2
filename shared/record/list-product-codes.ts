import type { ProductRecord } from './product-record.ts'

/** The codes that people read, in the order of the record: packs that share one have one line together. */
export function listProductCodes({ synonyms }: Pick<ProductRecord, 'synonyms'>): string[] {
  return [...new Set(synonyms.flatMap(({ productCodes }) => productCodes.map(({ code }) => code)))]
}
