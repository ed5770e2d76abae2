import type { Kysely } from 'kysely'
import { findWeakerElements, type GraveElements } from '../../clp/label/kit-label.ts'
import { labelElementsOf } from '../../documents/label-elements-of-record.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Database } from '../db/schema.ts'
import { findPublishedRecords } from './kit-queries.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'

/**
 * Problems that keep a kit from being published: a component that is not public, or a label weaker than a component's without an
 * explanation.
 */
export async function checkKit(
  db: Kysely<Database>,
  record: Pick<ProductRecord, 'kit' | 'classification' | 'labelElements' | 'permalinkId'>,
): Promise<Reason[]> {
  const { kit, permalinkId } = record
  if (!kit) return []
  const ids = kit.components.map(({ product }) => product)
  const published = await findPublishedRecords(db, ids)
  const own = graveElementsOf(record)
  return ids.flatMap((id, index): Reason[] => {
    const path = `kit.components[${index}].product`
    if (id === permalinkId) return [reasonAt(path, 'containsItself')]
    if (ids.indexOf(id) !== index) return [reasonAt(path, 'onceOnly', { code: id })]
    const component = published.get(id)
    if (!component) return [reasonAt(path, 'notPublished', { id })]
    const weaker = findWeakerElements(own, graveElementsOf(component))
    if (weaker.length === 0 || kit.weakerBecause) return []
    return [reasonAt('kit.weakerBecause', 'weakerLabel', { elements: [...weaker], name: component.name })]
  })
}

const graveElementsOf = (record: Pick<ProductRecord, 'classification' | 'labelElements'>): GraveElements => ({
  ...labelElementsOf(record),
  supplementalStatements: record.labelElements.supplementalStatements.map(({ code }) => code),
})
