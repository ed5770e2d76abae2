import { readFileSync } from 'node:fs'
import path from 'node:path'
import { openCandidateList, type CandidateList } from '../../clp/annex-vi/candidate-list.ts'
import { buildNameIndex, type NamedKey, type NameIndex } from '../../clp/annex-vi/name-index.ts'
import { openHarmonisedTable, type HarmonisedTable } from '../../clp/annex-vi/open-table.ts'
import { everyName, parseNames, parseNumbers } from '../../clp/annex-vi/parse-names.ts'
import type { SubstanceRegister } from '../../clp/classification/register.ts'
import { isValidCasNumber } from '../../clp/substance-numbers.ts'
import { projectFolder } from '../../project-folder.ts'
import { languageCodes } from '../../shared/languages.ts'
import { readSubstanceNames } from '../../wording/load-wording.ts'
import { listLibrary } from '../library/find-substances.ts'

export interface Register {
  table: HarmonisedTable
  candidates: CandidateList
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
  let names: NameIndex | undefined
  const register: Register = {
    table,
    candidates: readCandidateList(),
    get names() {
      return (names ??= buildNameIndex(listNames(table)))
    },
    at: (day) => {
      const harmonised = table.registerAt(day)
      return {
        harmonised,
        findByName: (name) =>
          register.names
            .findExactly(name)
            .flatMap(({ key, part = null }) => harmonised.findByIndex(key).map((found) => ({ ...found, part }))),
        findOwn: () => null,
      }
    },
  }
  return register
}

/** Names of the table and, for the substances of the library, in every language of the program. */
function listNames(table: HarmonisedTable): NamedKey[] {
  const named: NamedKey[] = table
    .indexNumbers()
    .flatMap((key) =>
      parseNames(table.lastRow(key)?.row.names ?? '').flatMap(({ text, part }) => everyName(text).map((name) => ({ key, name, part }))),
    )
  const library = listLibrary().flatMap(({ phrase, numbers: { indexNumber, casNumber } }) => {
    const row = indexNumber === null ? undefined : table.lastRow(indexNumber)?.row
    if (indexNumber === null || row === undefined) return []
    // Xylol is one of the four substances of its entry.
    const part = parseNumbers(row.cas, isValidCasNumber).parts.find(({ text }) => text === casNumber)?.part ?? null
    return [{ phrase, key: indexNumber, part }]
  })
  for (const language of languageCodes) {
    const texts = readSubstanceNames(language)
    for (const { phrase, key, part } of library) if (texts[phrase] !== undefined) named.push({ key, name: texts[phrase], part })
  }
  return named
}
