import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openHarmonisedTable, type HarmonisedTable } from '../../clp/annex-vi/open-table.ts'
import { parseNames, splitSynonyms } from '../../clp/annex-vi/parse-names.ts'
import type { SubstanceRegister } from '../../clp/classification/register.ts'
import { projectFolder } from '../../project-folder.ts'

/** The register of a day (YYYY-MM-DD). */
export type OpenRegister = (day: string) => SubstanceRegister

/** Reads Table 3 of Annex VI once and asks it by day; its names are read when the first of them is asked for. */
export function openRegister(): OpenRegister {
  const table = openHarmonisedTable(readFileSync(path.join(projectFolder, 'clp/annex-vi/table-3.txt')))
  let names: NamesOfTable | undefined
  return (day) => {
    const harmonised = table.registerAt(day)
    return {
      harmonised,
      findByName: (name) => {
        names ??= readNames(table)
        const named = names.get(foldName(name)) ?? []
        return named.flatMap(({ index, part }) => harmonised.findByIndex(index).map((found) => ({ ...found, part })))
      },
      findOwn: () => null,
    }
  }
}

type NamesOfTable = ReadonlyMap<string, readonly { index: string; part: number | null }[]>

const foldName = (name: string): string => name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase()

function readNames(table: HarmonisedTable): NamesOfTable {
  const names = new Map<string, { index: string; part: number | null }[]>()
  for (const index of table.indexNumbers()) {
    for (const { text, part } of parseNames(table.lastRow(index)?.row.names ?? '')) {
      for (const name of splitSynonyms(text).map(foldName)) {
        const held = names.get(name)
        if (held) held.push({ index, part })
        else names.set(name, [{ index, part }])
      }
    }
  }
  return names
}
