import { productKey, productsSheet } from '../../shared/record-sheets/layout.ts'
import { openTable, type KeptTables } from '../../shared/record-sheets/read-tables.ts'

/** How a file names one of its products, as plain data. */
export interface NamedRow {
  key: string
  /** Where the file speaks of it first. */
  place: string
  /** What the first sheet says of it; null: only other sheets speak of it. */
  row: { permalinkId: unknown; externalId: unknown; places: { permalinkId: string; externalId: string } } | null
}

/** The products of a file in the order in which they come. Rows without a product are not in it: they are problems. */
export function nameProducts({ tables }: Pick<KeptTables, 'tables'>): NamedRow[] {
  const named = new Map<string, NamedRow>()
  for (const { key: sheet, rows } of tables.map(openTable))
    for (const [key, [row]] of rows) {
      if (key === '' || !row) continue
      const { place } = named.get(key) ?? { place: row.placeOf(productKey) }
      const places = { permalinkId: row.placeOf('permalinkId'), externalId: row.placeOf('externalId') }
      if (sheet === productsSheet)
        named.set(key, { key, place, row: { permalinkId: row.read('permalinkId'), externalId: row.read('externalId'), places } })
      else if (!named.has(key)) named.set(key, { key, place, row: null })
    }
  return [...named.values()]
}
