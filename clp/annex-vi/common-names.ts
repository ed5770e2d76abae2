/** Names of substances of Annex VI in the languages of those who write recipes, from `common-names.txt`. */
import { openLineTable, splitColumn } from '../line-table.ts'

export interface CommonName {
  readonly cas: string
  readonly name: string
}

/** @param bytes content of common-names.txt */
export function readCommonNames(bytes: Uint8Array): CommonName[] {
  const table = openLineTable(bytes)
  return Array.from({ length: table.count }, (_, line) => table.columns(line)).flatMap(([cas = '', ...languages]) =>
    languages.flatMap(splitColumn).map((name) => ({ cas, name })),
  )
}
