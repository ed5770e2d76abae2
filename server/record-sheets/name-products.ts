import { identityKeys, productKey, productsSheet } from '../../shared/record-sheets/layout.ts'
import { openTable, type KeptTables } from '../../shared/record-sheets/read-tables.ts'

/** The identification of a product in a file, as plain data. */
export interface NamedRow {
  key: string
  /** Where the file first mentions it. */
  place: string
  /** Its row in the first sheet; null: only other sheets mention it. */
  row: {
    permalinkId: unknown
    externalId: unknown
    places: Record<(typeof identityKeys)[number], string>
    headed: readonly string[]
  } | null
}

/** The products of a file in order of appearance. Rows without a product are left out, since they are problems. */
export function nameProducts({ tables }: Pick<KeptTables, 'tables'>): NamedRow[] {
  const named = new Map<string, NamedRow>()
  for (const kept of tables) {
    const { key: sheet, rows } = openTable(kept)
    const headed = kept.heads.map(([head]) => head)
    for (const [key, [row]] of rows) {
      if (key === '' || !row) continue
      const { place } = named.get(key) ?? { place: row.placeOf(productKey) }
      const places = {
        permalinkId: row.placeOf('permalinkId'),
        externalId: row.placeOf('externalId'),
        revision: row.placeOf('revision'),
      }
      if (sheet === productsSheet)
        named.set(key, { key, place, row: { permalinkId: row.read('permalinkId'), externalId: row.read('externalId'), places, headed } })
      else if (!named.has(key)) named.set(key, { key, place, row: null })
    }
  }
  return [...named.values()]
}
