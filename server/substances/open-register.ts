import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openCandidateList, type CandidateList } from '../../clp/annex-vi/candidate-list.ts'
import { buildNameIndex, type NamedKey, type NameIndex } from '../../clp/annex-vi/name-index.ts'
import { openHarmonisedTable, type HarmonisedTable } from '../../clp/annex-vi/open-table.ts'
import type { SubstanceRegister } from '../../clp/classification/register.ts'
import { projectFolder } from '../../project-folder.ts'
import { findNamed, listNames } from './list-names.ts'

export interface Register {
  table: HarmonisedTable
  candidates: CandidateList
  /** every name with the entry that bears it */
  named: readonly NamedKey[]
  names: NameIndex
  /** What the engine looks up for a day, without a workgroup’s own substances. */
  at(day: string): SubstanceRegister
}

const readData = (name: string): Buffer => readFileSync(path.join(projectFolder, 'clp', 'annex-vi', name))

/** @param states later states, as the database holds them */
export function openTable(states: Parameters<typeof openHarmonisedTable>[1]): HarmonisedTable {
  return openHarmonisedTable(readData('table-3.txt'), states)
}

/** Substances of very high concern, as the program has them. */
export const readCandidateList = (): CandidateList => openCandidateList(readData('candidate-list.txt'))

/** The register of this table, with all names that the program has for its entries. */
export function openRegister(table: HarmonisedTable): Register {
  let named: readonly NamedKey[] | undefined
  let names: NameIndex | undefined
  const register: Register = {
    table,
    candidates: readCandidateList(),
    get named() {
      return (named ??= listNames(table))
    },
    get names() {
      return (names ??= buildNameIndex(register.named))
    },
    at: (day) => {
      const harmonised = table.registerAt(day)
      return {
        harmonised,
        findByName: (name) => findNamed(register.names, harmonised, name),
        findOwn: () => null,
      }
    },
  }
  return register
}
