import type { ColumnType, GeneratedAlways, Generated } from 'kysely'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Text } from '../../shared/record/texts.ts'

/** A JSON column: read as its value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>
type FixedJson<T> = ColumnType<T, string, never>
/** Written once. */
type Fixed<T> = ColumnType<T, T, never>
/** A calendar date, `YYYY-MM-DD`. */
type FixedDate = Fixed<string>

export interface WorkgroupsTable {
  id: Generated<number>
  name: string
  brand: string
}

export interface ProductsTable {
  permalink_id: Fixed<number>
  workgroup_id: number
  brand: string
  status: 'active' | 'withdrawn'
  name: string
  record: Json<ProductRecord>
  /** SHA-256 of the record's canonical JSON, hexadecimal. */
  record_hash: string
  updated_at: Generated<Date>
}

export interface SynonymsTable {
  id: number
  permalink_id: number
  position: number
  name: string
}

export interface ProductCodesTable {
  id: number
  synonym_id: number
  position: number
  code: string
}

export interface PublishedVersionsTable {
  permalink_id: Fixed<number>
  kind: Fixed<'sds' | 'tds'>
  number: Fixed<number>
  revision_date: FixedDate
  compiled_date: FixedDate
  reason: ColumnType<Text | null, string | null, never>
  snapshot: FixedJson<ProductRecord>
  snapshot_hash: Fixed<string>
  published_at: GeneratedAlways<Date>
}

export interface Database {
  workgroups: WorkgroupsTable
  products: ProductsTable
  synonyms: SynonymsTable
  product_codes: ProductCodesTable
  published_versions: PublishedVersionsTable
}
