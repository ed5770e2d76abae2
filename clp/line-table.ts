/** A table of lines with tabs between the columns, kept as its bytes: columns are read when they are asked for. */
export interface LineTable {
  readonly count: number
  /** The columns of a line, from 0; throws for a line that is not there. */
  columns(line: number): readonly string[]
  /** The first line whose first column is not before the key, by code unit; `count` when all are. The lines stand in that order. */
  firstFrom(key: string): number
}

const decoder = new TextDecoder()
const lineFeed = 10
const hash = 35

/** @param bytes UTF-8; lines that begin with # are remarks. */
export function openLineTable(bytes: Uint8Array): LineTable {
  const starts: number[] = []
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf(lineFeed, at)
    if (bytes[at] !== hash) starts.push(at)
    at = end === -1 ? bytes.length : end + 1
  }
  const offsets = Uint32Array.from(starts)

  function columns(line: number): string[] {
    const start = offsets[line]
    if (start === undefined) throw new Error(`no line ${line}`)
    const end = bytes.indexOf(lineFeed, start)
    return decoder.decode(bytes.subarray(start, end === -1 ? bytes.length : end)).split('\t')
  }

  function firstFrom(key: string): number {
    let [low, high] = [0, offsets.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((columns(middle)[0] ?? '') < key) low = middle + 1
      else high = middle
    }
    return low
  }

  return { count: offsets.length, columns, firstFrom }
}

/** What stands in a column with | in between; an empty column holds nothing. */
export function splitColumn(column: string | undefined): string[] {
  return column === undefined || column === '' ? [] : column.split('|')
}
