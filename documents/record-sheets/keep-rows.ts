import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { WrittenRow } from '../../shared/record-sheets/flatten-record.ts'

/** Rows of one sheet that come one after the other and are read when all have come. */
export interface KeptRows {
  add(row: WrittenRow): void
  /** Keys of the columns in which anything stands, each with the characters of its longest cell. */
  readonly longest: ReadonlyMap<string, number>
  /** As often as somebody asks for them. */
  read(): Iterable<WrittenRow>
}

/** Characters that are packed at once. */
const blockLength = 256_000

/**
 * Packed, since rows say the same again and again: those of 500 products of which everything is said take some megabytes, and none of the
 * memory of objects, of which a thread has little.
 */
export function keepRows(): KeptRows {
  const longest = new Map<string, number>()
  const blocks: Buffer[] = []
  let lines: string[] = []
  let length = 0
  const pack = () => {
    blocks.push(deflateRawSync(lines.join('\n'), { level: 1 }))
    lines = []
    length = 0
  }
  return {
    longest,
    add(row) {
      for (const [key, cell] of row) longest.set(key, Math.max(longest.get(key) ?? 0, String(cell).length))
      const line = JSON.stringify([...row])
      lines.push(line)
      length += line.length
      if (length >= blockLength) pack()
    },
    *read() {
      if (lines.length > 0) pack()
      for (const block of blocks)
        for (const line of inflateRawSync(block).toString().split('\n')) yield new Map<string, string | number>(JSON.parse(line))
    },
  }
}
