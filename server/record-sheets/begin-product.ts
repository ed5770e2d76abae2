import type { WorkingRecord } from '../../shared/editing.ts'
import { isItem } from '../../shared/record-sheets/cell-values.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { writeStandIn, type NewIds } from '../editing/new-draft.ts'
import { hashWorkingRecord } from '../editing/working-record.ts'
import { canonicalJson, hashJson } from '../products/record-hash.ts'
import type { NewProduct } from '../products/write-new-products.ts'
import type { Beginning } from './plan-product.ts'

/** A new product for the database, and its first draft in the form of `insertDrafts`. */
interface Begun {
  product: NewProduct
  draft: string
}

/** A record from a file, with the ids assigned to its product. */
export function beginProduct(record: WorkingRecord, { permalinkId, synonymId }: NewIds, { workgroup, maker }: Beginning): Begun {
  const ids = { permalinkId, synonymId }
  const draft = withNewIds(record, ids)
  const parsed = productRecord.safeParse(draft)
  const name = typeof record['name'] === 'string' ? record['name'] : ''
  const stored = parsed.success ? parsed.data : writeStandIn({ ...ids, workgroup, name, known: maker })
  const json = canonicalJson(stored)
  const hash = hashJson(json)
  const working = parsed.success ? stored : draft
  const written = parsed.success ? json : canonicalJson(draft)
  return {
    product: { json, hash, versions: [] },
    draft: `{"id":${ids.permalinkId},"base":"${hash}","record":${written},"hash":"${hashWorkingRecord({ ...working })}","isBlank":${!parsed.success}}`,
  }
}

/** The fields of a new product: its own number and name, and not withdrawn. */
export function withNewIds(record: WorkingRecord, { permalinkId, synonymId }: NewIds): WorkingRecord {
  const { synonyms } = record
  const list: unknown[] = Array.isArray(synonyms) ? synonyms : []
  return {
    ...record,
    permalinkId,
    status: 'active',
    synonyms: list.map((one, index) => (index === 0 && isItem(one) ? { ...one, id: synonymId } : one)),
  }
}
