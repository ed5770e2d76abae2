import type { ProductRecord } from '../shared/record/product-record.ts'
import { goodRecord } from './good-records.ts'
import { plant, recordOfCatalogue } from './record-of-catalogue.ts'

/** A record that nothing is wrong with, of the catalogue or made by the proposals for a recipe, to be changed at will. */
export function anyGoodRecord(id: number): ProductRecord {
  const own = goodRecord(id)
  return own === null ? recordOfCatalogue(id) : structuredClone(own)
}

/** The same with one contradiction planted. */
export const plantInAny = (id: number, change: (record: ProductRecord) => void): ProductRecord => plant(anyGoodRecord(id), change)
