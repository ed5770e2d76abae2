import type { SdsSource } from '../../documents/sds/sds-source.ts'
import { today } from '../../shared/iso-day.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import { permalinkOf, type Product } from '../products/load-product.ts'
import { loadSdsSource } from '../sds/view-sds.ts'
import type { Services } from '../services.ts'

/** The sources of the next version of a sheet, and of the last one. */
export interface ComingVersion {
  source: SdsSource
  /** null: this would be the first one. */
  before: SdsSource | null
}

/**
 * The version that publishing a record today would create.
 * @param product as it is published; null if it never was
 */
export async function openComingVersion(services: Services, product: Product | null, record: ProductRecord): Promise<ComingVersion> {
  const last = product?.sdsVersions[0]
  const before = product && last ? await loadSdsSource(services, product, last) : null
  const source = {
    record,
    number: (last?.number ?? 0) + 1,
    revisedOn: today(),
    compiledOn: last?.compiledOn ?? today(),
    replaces: before && { number: before.number, revisedOn: before.revisedOn, record: before.record },
    permalink: permalinkOf(services, { id: record.permalinkId, brand: record.brand }),
  }
  return { source, before }
}
