import type { Reason } from '../../shared/reasons/reason.ts'
import { productKey, productsSheet } from '../../shared/record-sheets/layout.ts'
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
    places: Record<(typeof naming)[number], string>
    /** Whether its number or key cannot be read, so that nobody knows which product it means. */
    isUnread: boolean
  } | null
}

/** Columns by which a row says which product it means. */
const naming = ['permalinkId', 'externalId'] as const

/** The products of a file in order of appearance. Rows without a product are left out, since they are problems. */
export function nameProducts({ tables, problems }: Pick<KeptTables, 'tables'> & { problems: readonly Reason[] }): NamedRow[] {
  const faulty = new Set(problems.map(({ path }) => path))
  const named = new Map<string, NamedRow>()
  for (const kept of tables) {
    const { key: sheet, rows } = openTable(kept)
    // Of a column that the sheet lacks the place is that of the row.
    const said = naming.filter((column) => kept.heads.some(([head]) => head === column))
    for (const [key, [row]] of rows) {
      if (key === '' || !row) continue
      const { place } = named.get(key) ?? { place: row.placeOf(productKey) }
      if (sheet !== productsSheet) {
        if (!named.has(key)) named.set(key, { key, place, row: null })
        continue
      }
      const places = { permalinkId: row.placeOf('permalinkId'), externalId: row.placeOf('externalId') }
      const isUnread = said.some((column) => faulty.has(places[column]))
      named.set(key, { key, place, row: { permalinkId: row.read('permalinkId'), externalId: row.read('externalId'), places, isUnread } })
    }
  }
  return [...named.values()]
}
