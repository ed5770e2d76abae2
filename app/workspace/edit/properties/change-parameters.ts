import { propertyCategories, propertyKeys, type PropertyCategory, type PropertyKey } from '../../../../shared/record/properties.ts'
import { asList, asObject, asText, type RecordValue } from '../../record/record-values.ts'

/** A row of section 9 or of the technical data: an entry of the record, or the place of one. */
export interface PropertyRow {
  /** stays while entries come and go */
  key: string
  category: PropertyCategory
  property: PropertyKey
  /** among the entries of the record; null: nothing is said yet */
  index: number | null
  entry: Readonly<Record<string, RecordValue>>
}

/** Where a property stands among all: the order of REACH Annex II. */
const order: readonly string[] = propertyCategories.flatMap((category) =>
  propertyKeys[category].map((property) => `${category}.${property}`),
)
const placeOf = (entry: RecordValue): number => {
  const { category, property } = asObject(entry)
  return order.indexOf(`${asText(category)}.${asText(property)}`)
}

/** Entries that are no property of their category: only another way than this page wrote them. */
export function hasStrangers(parameters: RecordValue): boolean {
  return asList(parameters).some((entry) => placeOf(entry) === -1)
}

/** The rows of a category: of every property as many as it has entries, and one for those of `always` without. */
export function rowsOf(parameters: RecordValue, category: PropertyCategory, always: ReadonlySet<PropertyKey>): PropertyRow[] {
  const entries = asList(parameters).map((entry, index) => ({ entry: asObject(entry), index }))
  return propertyKeys[category].flatMap((property): PropertyRow[] => {
    const own = entries.filter(({ entry }) => entry['category'] === category && entry['property'] === property)
    const rows = own.map(({ entry, index }, nth) => ({ key: `${category}.${property}.${nth}`, category, property, index, entry }))
    const none = { key: `${category}.${property}.0`, category, property, index: null, entry: {} }
    return rows.length > 0 ? rows : always.has(property) ? [none] : []
  })
}

type Cells = Partial<Record<'quantity' | 'text' | 'method' | 'remark', RecordValue>>

/** The entries with other cells in a row; an entry of which nothing is left goes, a new one stands where Annex II has it. */
export function withCells(parameters: RecordValue, { category, property, index, entry }: PropertyRow, cells: Cells): RecordValue[] {
  const list = [...asList(parameters)]
  const told = Object.entries({ ...entry, ...cells }).filter(([, value]) => value !== undefined && value !== '')
  const next = { category, property, ...Object.fromEntries(told) }
  const isEmpty = Object.keys(next).length === 2
  if (index !== null) {
    if (isEmpty) list.splice(index, 1)
    else list[index] = next
  } else if (!isEmpty) list.splice(placeFor(list, next), 0, next)
  return list
}

/** Behind the last entry that comes before it, or is of the same property. */
function placeFor(list: readonly RecordValue[], entry: RecordValue): number {
  const place = placeOf(entry)
  return list.findLastIndex((other) => placeOf(other) <= place) + 1
}

/** One more value of the same property, behind the one that is there. */
export function withAnother(parameters: RecordValue, { category, property, index }: PropertyRow): RecordValue[] {
  const list = [...asList(parameters)]
  if (index !== null) list.splice(index + 1, 0, { category, property })
  return list
}
