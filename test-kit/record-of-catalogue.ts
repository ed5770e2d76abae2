import { productRecord, type ProductRecord } from '../shared/record/product-record.ts'
import { readCatalogue } from './read-catalogue.ts'

/** The newest record of a product of the catalogue, to be changed at will. */
export function recordOfCatalogue(id: number): ProductRecord {
  const last = readCatalogue(id).at(-1)
  if (!last) throw new Error(`The catalogue has no product ${id}`)
  return structuredClone(last.record)
}

/** A record with one change planted, as the schema lets it through. */
export function plant(record: ProductRecord, change: (record: ProductRecord) => void): ProductRecord {
  change(record)
  return productRecord.parse(record)
}

/** The newest record of a product of the catalogue with one change planted. */
export const plantIn = (id: number, change: (record: ProductRecord) => void): ProductRecord => plant(recordOfCatalogue(id), change)
