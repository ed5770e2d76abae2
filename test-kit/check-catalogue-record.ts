/** The check of the program, with its own register, on records of the demonstration catalogue. */
import type { Finding } from '../check/finding.ts'
import type { IsOverruled } from '../check/overruled-finding.ts'
import { openCheck, type CheckedBeside } from '../server/check/open-check.ts'
import { openRegister, openTable } from '../server/substances/open-register.ts'
import { productRecord, type ProductRecord } from '../shared/record/product-record.ts'
import { dayOfTests } from './day-of-tests.ts'
import { goodRecord } from './good-records.ts'
import { readCatalogue } from './read-catalogue.ts'

const check = openCheck()
const register = openRegister(openTable([]))

export const checkOn = (record: ProductRecord, beside: Partial<CheckedBeside> = {}, isOverruled?: IsOverruled): Finding[] =>
  check(record, register, { day: dayOfTests, published: null, others: [], components: [], recipe: null, ...beside }, isOverruled)

/** The newest record of a product of the catalogue, or a good record beside it, to be changed at will. */
export function recordOfCatalogue(id: number): ProductRecord {
  const own = goodRecord(id)
  if (own !== null) return structuredClone(own)
  const last = readCatalogue(id).at(-1)
  if (!last) throw new Error(`The catalogue has no product ${id}`)
  return structuredClone(last.record)
}

/** A good record with one contradiction planted, as the schema lets it through. */
export function plantIn(id: number, plant: (record: ProductRecord) => void): ProductRecord {
  const record = recordOfCatalogue(id)
  plant(record)
  return productRecord.parse(record)
}
