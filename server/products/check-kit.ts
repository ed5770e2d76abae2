import type { Kysely } from 'kysely'
import { findWeakerElements, type GraveElements } from '../../clp/label/kit-label.ts'
import { labelElementsOf } from '../../documents/label-elements-of-record.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Database } from '../db/schema.ts'
import type { RecordProblem } from './explain-issue.ts'
import { findPublishedRecords } from './kit-queries.ts'

/** What keeps a kit from being published: a component that nobody can see, or a label weaker than a component's without a word why. */
export async function checkKit(
  db: Kysely<Database>,
  record: Pick<ProductRecord, 'kit' | 'classification' | 'labelElements' | 'permalinkId'>,
): Promise<RecordProblem[]> {
  const { kit, permalinkId } = record
  if (!kit) return []
  const ids = kit.components.map(({ product }) => product)
  const published = await findPublishedRecords(db, ids)
  const own = graveElementsOf(record)
  return ids.flatMap((id, index): RecordProblem[] => {
    const path = `kit.components[${index}].product`
    if (id === permalinkId) return [{ path, reason: 'a kit is no component of itself' }]
    if (ids.indexOf(id) !== index) return [{ path, reason: `product ${id} stands twice` }]
    const component = published.get(id)
    if (!component) return [{ path, reason: `product ${id} is not published` }]
    const weaker = findWeakerElements(own, graveElementsOf(component))
    if (weaker.length === 0 || kit.weakerBecause) return []
    return [{ path: 'kit.weakerBecause', reason: `is missing: the label lacks ${weaker.join(', ')} of ${JSON.stringify(component.name)}` }]
  })
}

const graveElementsOf = (record: Pick<ProductRecord, 'classification' | 'labelElements'>): GraveElements => ({
  ...labelElementsOf(record),
  supplementalStatements: record.labelElements.supplementalStatements.map(({ code }) => code),
})
