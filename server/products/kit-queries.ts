import { type Kysely, sql } from 'kysely'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Database } from '../db/schema.ts'

export type PublishedComponent = Pick<ProductRecord, 'name' | 'classification' | 'labelElements' | 'transport' | 'composition' | 'uses'>

/**
 * The public records of these products: for each that is not withdrawn, that of the newest safety data sheet, else of the newest version.
 */
export async function findPublishedRecords(
  db: Kysely<Database>,
  permalinkIds: readonly number[],
): Promise<Map<number, PublishedComponent>> {
  const { rows } = await sql<PublishedComponent & { permalinkId: number }>`
    select distinct on (product.permalink_id) product.permalink_id as "permalinkId", version.snapshot ->> 'name' as name,
      version.snapshot -> 'classification' as classification, version.snapshot -> 'labelElements' as "labelElements",
      version.snapshot -> 'transport' as transport, version.snapshot -> 'composition' as composition, version.snapshot -> 'uses' as uses
    from products as product
    join published_versions as version on version.permalink_id = product.permalink_id
    where product.permalink_id = any(${permalinkIds}::integer[]) and product.status = 'active'
    order by product.permalink_id, version.kind, version.number desc`.execute(db)
  return new Map(rows.map(({ permalinkId, ...component }) => [permalinkId, component]))
}

/** The public records of the components of a kit; none for any other product. */
export async function findComponents(db: Kysely<Database>, { kit }: Pick<ProductRecord, 'kit'>): Promise<PublishedComponent[]> {
  if (!kit) return []
  const ids = kit.components.map(({ product }) => product)
  const published = await findPublishedRecords(db, ids)
  return ids.flatMap((id) => published.get(id) ?? [])
}
