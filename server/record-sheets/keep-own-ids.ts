import type { WorkingRecord } from '../../shared/editing.ts'
import { at, isItem, type Item } from '../../shared/record-sheets/cell-values.ts'

/**
 * From here on numbers stand in for ids that are not taken before a file is stored: no sequence gets so far, and a record that holds them can be
 * judged like any other.
 */
const firstStandIn = 2_000_000_000
/** What stands in for the number of the nth new product of a file. */
export const standInOf = (index: number): number => firstStandIn + index
const isStandIn = (id: unknown): id is number => typeof id === 'number' && id >= firstStandIn

/** A record with ids of its own product, and how many of its codes need one of their own, because its labels show them. */
export interface WithOwnIds {
  record: WorkingRecord
  codes: number
}

/**
 * Ids of names and codes in a file may be those of another product, or of another installation. Names and codes that the product has keep
 * theirs, others get their own when they are published. What its labels show stays chosen: the content of the pack belongs to these codes
 * (CLP Article 17(1)(b)).
 * @param base the record as it is; null for a new product
 * @param hasChoice whether the file says which codes the labels show, and not the base
 */
export function withOwnIds(base: WorkingRecord | null, record: WorkingRecord, hasChoice: boolean): WithOwnIds {
  const { synonyms, labelDefaults } = record
  const known = itemsOf(base?.['synonyms'])
  const chosen = listOf(at(labelDefaults, 'productCodeIds'))
  const own = new Map<unknown, number>()
  let codes = 0
  const withOwnCode = (entry: Item, same: Item | undefined): Item => {
    const { id, ...rest } = entry
    const isChosen = hasChoice && id !== undefined && chosen.includes(id)
    const ownId = same?.['id'] ?? (isChosen ? firstStandIn + codes : undefined)
    if (ownId === undefined) return rest
    if (isStandIn(ownId)) codes += 1
    if (isChosen) own.set(id, Number(ownId))
    return { ...rest, id: ownId }
  }
  const withOwnName = (entry: Item, index: number): Item => {
    const { id: _, productCodes, ...rest } = entry
    const same = known.find(({ name }) => name === entry['name']) ?? (index === 0 ? known[0] : undefined)
    const knownCodes = itemsOf(same?.['productCodes'])
    return {
      ...rest,
      ...(same ? { id: same['id'] } : {}),
      ...(productCodes === undefined
        ? {}
        : {
            productCodes: mapItems(productCodes, (one) =>
              withOwnCode(
                one,
                knownCodes.find(({ code }) => code === one['code']),
              ),
            ),
          }),
    }
  }
  const names = mapItems(synonyms, withOwnName)
  const productCodeIds = hasChoice ? chosen.flatMap((id) => own.get(id) ?? []) : chosen
  return {
    record: { ...record, synonyms: names, ...(isItem(labelDefaults) ? { labelDefaults: { ...labelDefaults, productCodeIds } } : {}) },
    codes,
  }
}

/** Where a record names other products by their numbers: the components of a kit, and what is mixed. */
const namingProducts = [['kit', 'components'], ['formulationMixer']] as const

/**
 * The numbers of other products as they are here.
 * @param find the number here; undefined where the file has no such product
 * @returns the record, and the places whose number is unknown
 */
export function withNumbersHere(
  record: WorkingRecord,
  find: (number: number, place: string) => number | undefined,
): { record: WorkingRecord; unknown: string[] } {
  const unknown: string[] = []
  let changed = record
  for (const [field, below] of namingProducts) {
    const list = below === undefined ? record[field] : at(record[field], below)
    if (!Array.isArray(list)) continue
    const own = mapItems(list, (entry, index) => {
      const { product } = entry
      if (typeof product !== 'number') return entry
      const place = `${[field, ...(below === undefined ? [] : [below])].join('.')}[${index}].product`
      const found = find(product, place)
      if (found === undefined) unknown.push(place)
      return { ...entry, product: found ?? product }
    })
    const whole = record[field]
    changed = { ...changed, [field]: below === undefined ? own : { ...(isItem(whole) ? whole : {}), [below]: own } }
  }
  return { record: changed, unknown }
}

/** The record with the ids that were taken, for what stood in for them. @param products by the numbers that stand in for those of new products */
export function withTakenIds(record: WorkingRecord, codes: readonly number[], products: ReadonlyMap<number, number>): WorkingRecord {
  const taken = (id: unknown): unknown => (isStandIn(id) ? (codes[id - firstStandIn] ?? id) : id)
  const { synonyms, labelDefaults } = record
  // Numbers that are no stand-ins are those of here already: another product may have the same one elsewhere.
  const named = withNumbersHere(record, (product) => (isStandIn(product) ? (products.get(product) ?? product) : product)).record
  if (codes.length === 0) return named
  return {
    ...named,
    synonyms: mapItems(synonyms, (entry) =>
      entry['productCodes'] === undefined
        ? entry
        : {
            ...entry,
            productCodes: mapItems(entry['productCodes'], (one) => (one['id'] === undefined ? one : { ...one, id: taken(one['id']) })),
          },
    ),
    ...(isItem(labelDefaults)
      ? { labelDefaults: { ...labelDefaults, productCodeIds: listOf(at(labelDefaults, 'productCodeIds')).map(taken) } }
      : {}),
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const itemsOf = (list: unknown): Item[] => listOf(list).filter(isItem)
/** What is no list, and no item of one, stays as it is: the schema says what is wrong with it. */
const mapItems = (list: unknown, change: (item: Item, index: number) => Item): unknown =>
  Array.isArray(list) ? list.map((entry: unknown, index) => (isItem(entry) ? change(entry, index) : entry)) : list
