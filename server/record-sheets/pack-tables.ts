import type { Reason } from '../../shared/reasons/reason.ts'
import { openTable, type KeptTable, type KeptTables, type Table } from '../../shared/record-sheets/read-tables.ts'

/**
 * What a file says, outside the memory that the web process counts: the rows of a product are taken out of it when their turn comes, so that
 * however many products a file has, one is there at a time.
 */
export interface PackedTables {
  problems: readonly Reason[]
  /** Names of sheets that are none of ours. */
  ignored: readonly string[]
  /** Products of the file, as it calls them, in the order in which they come. */
  products: readonly string[]
  /** The tables with the rows of one product. */
  open(product: string): Table[]
}

type PackedHead = Omit<KeptTables, 'tables'> & {
  tables: readonly Omit<KeptTable, 'rows'>[]
  /** Each with the bytes of its rows, which stand behind one another in this order. */
  products: readonly (readonly [string, number])[]
}

/** Of each table: entry, field, number and filled values of each row, these with their index. */
type PackedRows = readonly (readonly [string, string, number, readonly (readonly [number, unknown])[]][])[]

/** Bytes of the length of the head, at the beginning. */
const lengthBytes = 4

/** Rows without a product are not in it: they are problems. */
export function packTables({ tables, problems, ignored }: KeptTables): Uint8Array<ArrayBuffer> {
  const rowsOf = tables.map(({ rows }) => Map.groupBy(rows, ({ product }) => product))
  const products = [...new Set(rowsOf.flatMap((rows) => [...rows.keys()]))].filter((product) => product !== '')
  const parts = products.map((product) => {
    const rows: PackedRows = rowsOf.map((ofTable) =>
      (ofTable.get(product) ?? []).map(({ entry, field, number, values }) => [
        entry,
        field,
        number,
        values.flatMap((value, index) => (value === undefined ? [] : [[index, value] as const])),
      ]),
    )
    return Buffer.from(JSON.stringify(rows))
  })
  const head: PackedHead = {
    problems,
    ignored,
    tables: tables.map(({ key, sheet, heads, held }) => ({ key, sheet, heads, held })),
    products: products.map((product, index) => [product, parts[index]?.length ?? 0]),
  }
  const written = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32LE(written.length)
  // Of its own: what is handed to another thread must not lie in memory that others use.
  const packed = new Uint8Array(lengthBytes + written.length + parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of [length, written, ...parts]) {
    packed.set(part, at)
    at += part.length
  }
  return packed
}

export function openPackedTables(packed: Uint8Array): PackedTables {
  const bytes = Buffer.from(packed.buffer, packed.byteOffset, packed.byteLength)
  const begin = lengthBytes + bytes.readUInt32LE()
  const { tables, products, problems, ignored }: PackedHead = JSON.parse(bytes.toString('utf8', lengthBytes, begin))
  let at = begin
  const places = new Map(
    products.map(([product, length]) => {
      const from = at
      at += length
      return [product, { from, to: at }]
    }),
  )
  return {
    problems,
    ignored,
    products: products.map(([product]) => product),
    open(product) {
      const place = places.get(product)
      if (!place) return []
      const rows: PackedRows = JSON.parse(bytes.toString('utf8', place.from, place.to))
      return tables.map((table, index) =>
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
