import type { WorkingRecord } from '../../shared/editing.ts'
import { at, isItem, type Item } from '../../shared/record-sheets/cell-values.ts'

/** Ids of names and codes in the file belong to another product, or to another installation: a new product gets its own. */
export function withoutIds(record: WorkingRecord): WorkingRecord {
  const { synonyms, labelDefaults } = record
  const strip = (list: unknown): unknown =>
    Array.isArray(list)
      ? list.map((entry: unknown) => {
          if (!isItem(entry)) return entry
          const { id: _, productCodes, ...rest } = entry
          return productCodes === undefined ? rest : { ...rest, productCodes: strip(productCodes) }
        })
      : list
  return {
    ...record,
    synonyms: strip(synonyms),
    ...(isItem(labelDefaults) ? { labelDefaults: { ...labelDefaults, productCodeIds: [] } } : {}),
  }
}

/**
 * Ids of a file from elsewhere are not those of this product: names and codes that it has keep theirs, others get their own when they are
 * published, and what its labels show stays chosen.
 */
export function withIdsOf(base: WorkingRecord, record: WorkingRecord): WorkingRecord {
  const bare = withoutIds(record)
  const known = itemsOf(base['synonyms'])
  const { labelDefaults } = bare
  return {
    ...bare,
    synonyms: itemsOf(bare['synonyms']).map((synonym, index) => {
      const own = known.find(({ name }) => name === synonym['name']) ?? (index === 0 ? known[0] : undefined)
      return own ? withCodesOf(own, { ...synonym, id: own['id'] }) : synonym
    }),
    ...(isItem(labelDefaults)
      ? { labelDefaults: { ...labelDefaults, productCodeIds: at(base['labelDefaults'], 'productCodeIds') ?? [] } }
      : {}),
  }
}

function withCodesOf(own: Item, synonym: Item): Item {
  if (!Array.isArray(synonym['productCodes'])) return synonym
  const known = itemsOf(own['productCodes'])
  const productCodes = itemsOf(synonym['productCodes']).map((entry) => {
    const same = known.find(({ code }) => code === entry['code'])
    return same ? { ...entry, id: same['id'] } : entry
  })
  return { ...synonym, productCodes }
}

const itemsOf = (list: unknown): Item[] => (Array.isArray(list) ? list.filter(isItem) : [])
