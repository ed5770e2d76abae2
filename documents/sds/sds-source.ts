import type { ProductRecord } from '../../shared/record/product-record.ts'

/** A published version of a product, as the documents need it. Days are ISO dates. */
export interface SdsSource {
  record: ProductRecord
  /** 1, 2, 3 … per product. */
  number: number
  revisedOn: string
  /** Day of version 1: the date of compilation. */
  compiledOn: string
  /** The version that this one supersedes; null for the first. */
  replaces: { number: number; revisedOn: string; record: ProductRecord } | null
  /** The product's permanent link, as a full URL. */
  permalink: string
}

export interface SdsOptions {
  /** Whether the QR code of the permanent link is printed. */
  qrCode: boolean
}
