import type { ProductRecord } from '../../shared/record/product-record.ts'

/** A published version of a product's technical data sheet, as the document needs it. Days are ISO dates. */
export interface TdsSource {
  record: ProductRecord
  /** 1, 2, 3 … per product, counted apart from the versions of its safety data sheet. */
  number: number
  /** Day on which the version was issued. */
  issuedOn: string
  /** The version that this one supersedes; null for the first. */
  replaces: { number: number; issuedOn: string } | null
  /** The product's permanent link, as a full URL. */
  permalink: string
}
