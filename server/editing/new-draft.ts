import type { WorkingRecord } from '../../shared/editing.ts'
import type { Company } from '../../shared/record/company.ts'
import { productRecord, type ProductRecord } from '../../shared/record/product-record.ts'
import type { Membership } from '../auth/queries.ts'

/** Of a new product. */
export interface NewIds {
  permalinkId: number
  synonymId: number
}

/** Who makes and supplies a product, and whom to call. */
export type Maker = Pick<ProductRecord, 'supplier' | 'producer' | 'emergency'>

/**
 * The products table holds complete records alone. What stands here for what is not known yet is never what editors work on, and cannot be
 * published.
 */
export function writeStandIn({
  permalinkId,
  synonymId,
  workgroup,
  name,
  known,
}: {
  permalinkId: number
  synonymId: number
  workgroup: Pick<Membership, 'name' | 'brand'>
  name: string
  known: Maker | null
}): ProductRecord {
  const unknown: Company = {
    name: workgroup.name,
    address: '–',
    city: '–',
    // Antarctica: no supplier sits there.
    country: 'AQ',
    telephone: '+00000',
    email: 'unknown@unknown.invalid',
  }
  return productRecord.parse({
    permalinkId,
    brand: workgroup.brand,
    name,
    description: { text: { en: '–' } },
    synonyms: [{ id: synonymId, name }],
    supplier: known?.supplier ?? unknown,
    producer: known?.producer ?? unknown,
    emergency: known?.emergency ?? [{ telephone: unknown.telephone, hours: { text: { en: '–' } } }],
    composition: { kind: 'mixture', ingredients: [] },
    transport: { regulated: false },
  })
}

/** Without anything that nobody said: what it is, whether it is regulated in transport, and who supplies it where that is not known. */
export function emptyDraft(standIn: ProductRecord, known: Maker | null): WorkingRecord {
  const { description: _, transport: __, supplier, producer, emergency, ...rest } = standIn
  return known ? { ...rest, supplier, producer, emergency } : rest
}
