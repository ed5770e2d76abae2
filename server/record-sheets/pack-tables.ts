import { openTable, type KeptTable, type KeptTables, type Table } from '../../shared/record-sheets/read-tables.ts'

/**
 * The content of a file in buffers, outside the thread's limited heap. The rows of a product are unpacked when their turn comes, so that
 * only one product is on the heap at a time.
 */
export interface PackedTables {
  /** The tables with the rows of one product. */
  open(product: string): Table[]
}

/** For each table: entry, field, number and filled values of each row, the values with their index. */
type PackedRows = readonly (readonly [string, string, number, readonly (readonly [number, unknown])[]][])[]

export function packTables(tables: KeptTables['tables']): PackedTables {
  const rowsOf = tables.map(({ rows }) => Map.groupBy(rows, ({ product }) => product))
  const heads = tables.map(({ key, sheet, heads: columns, held }): Omit<KeptTable, 'rows'> => ({ key, sheet, heads: columns, held }))
  const packed = new Map<string, Buffer>()
  for (const product of new Set(rowsOf.flatMap((rows) => [...rows.keys()]))) {
    const rows: PackedRows = rowsOf.map((ofTable) =>
      (ofTable.get(product) ?? []).map(({ entry, field, number, values }) => [
        entry,
        field,
        number,
        values.flatMap((value, index) => (value === undefined ? [] : [[index, value] as const])),
      ]),
    )
    packed.set(product, Buffer.from(JSON.stringify(rows)))
  }
  return {
    open(product) {
      const bytes = packed.get(product)
      if (!bytes) return []
      const rows: PackedRows = JSON.parse(bytes.toString())
      return heads.map((table, index) =>
        openTable({
          ...table,
          rows: (rows[index] ?? []).map(([entry, field, number, filled]) => {
            const values: unknown[] = []
            for (const [column, value] of filled) values[column] = value
            return { product, entry, field, number, values }
          }),
        }),
      )
    },
  }
}
