import type { WorkingRecord } from '../../shared/editing.ts'
import type { Company } from '../../shared/record/company.ts'
import { productRecord, type ProductRecord } from '../../shared/record/product-record.ts'
import type { Membership } from '../auth/queries.ts'

/** Ids of a new product. */
export interface NewIds {
  permalinkId: number
  synonymId: number
}

/** Producer, supplier and emergency telephones of a product. */
export type Maker = Pick<ProductRecord, 'supplier' | 'producer' | 'emergency'>

/**
 * The products table holds complete records alone, so a new product is stored with placeholders. Editors never work on this record, and it
 * cannot be published.
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
    // Whoever has given a logo to their company wants it on their labels; where one is too small for it, it is the first that may go.
    labelDefaults: { showLogo: known?.supplier.logo !== undefined },
  })
}

/** The empty draft: without the placeholders for description, transport and, where unknown, supplier, producer and emergency telephones. */
export function emptyDraft(standIn: ProductRecord, known: Maker | null): WorkingRecord {
  const { description: _, transport: __, supplier, producer, emergency, ...rest } = standIn
  return known ? { ...rest, supplier, producer, emergency } : rest
}
