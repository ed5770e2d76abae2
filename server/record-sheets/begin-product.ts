import type { WorkingRecord } from '../../shared/editing.ts'
import { isItem } from '../../shared/record-sheets/cell-values.ts'
import { productRecord } from '../../shared/record/product-record.ts'
import { writeStandIn, type NewIds } from '../editing/new-draft.ts'
import { hashWorkingRecord } from '../editing/working-record.ts'
import { canonicalJson, hashJson } from '../products/record-hash.ts'
import type { NewProduct } from '../products/write-new-products.ts'
import type { Beginning } from './plan-product.ts'

/** A new product as it is stored, and the draft with which it begins as `insertDrafts` takes it. */
interface Begun {
  product: NewProduct
  draft: string
}

/** A record of a file with the ids that its product was given. */
export function beginProduct(record: WorkingRecord, ids: NewIds, { workgroup, maker }: Beginning): Begun {
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

/** As a new product has it: its own number, its own name, and nothing withdrawn. */
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
