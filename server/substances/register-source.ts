import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { openCandidateList, type CandidateList } from '../../clp/annex-vi/candidate-list.ts'
import { buildNameIndex, type NamedKey, type NameIndex } from '../../clp/annex-vi/name-index.ts'
import { openHarmonisedTable, type HarmonisedTable } from '../../clp/annex-vi/open-table.ts'
import { parseNames, splitSynonyms } from '../../clp/annex-vi/parse-names.ts'
import type { SubstanceRegister } from '../../clp/classification/register.ts'
import { projectFolder } from '../../project-folder.ts'
import { languageCodes } from '../../shared/languages.ts'
import { readSubstanceNames } from '../../wording/load-wording.ts'
import type { Database } from '../db/schema.ts'
import { listLibrary } from '../library/find-substances.ts'
import { findLaterStates, findStatesMark } from './queries.ts'

export interface Register {
  table: HarmonisedTable
  candidates: CandidateList
  names: NameIndex
  /** What the engine asks on a day, without a workgroup’s own substances. */
  at(day: string): SubstanceRegister
}

export interface RegisterSource {
  /** The register with every state that is stored; the first caller waits until it is read. */
  current(): Promise<Register>
}

/** ms for which a state that somebody else stored may go unseen. */
const longestUnseen = 5_000

/** The register of harmonised substances. It is read when it is first asked for, and again when a later state has been stored. */
export function createRegisterSource(db: Kysely<Database>): RegisterSource {
  let opened: { mark: string; register: Register } | undefined
  let looked = 0
  let looking: Promise<Register> | undefined

  async function look(): Promise<Register> {
    const mark = await findStatesMark(db)
    if (opened?.mark !== mark) opened = { mark, register: openRegister(openTable(await findLaterStates(db))) }
    looked = Date.now()
    return opened.register
  }

  return {
    async current() {
      if (opened !== undefined && Date.now() - looked < longestUnseen) return opened.register
      looking ??= look().finally(() => (looking = undefined))
      return looking
    },
  }
}

const readData = (name: string): Buffer => readFileSync(path.join(projectFolder, 'clp', 'annex-vi', name))

/** @param states as they are stored */
export function openTable(states: Parameters<typeof openHarmonisedTable>[1]): HarmonisedTable {
  return openHarmonisedTable(readData('table-3.txt'), states)
}

/** The register of this table, with all names that the program has for its entries. */
export function openRegister(table: HarmonisedTable): Register {
  let names: NameIndex | undefined
  const register: Register = {
    table,
    candidates: openCandidateList(readData('candidate-list.txt')),
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
      parseNames(table.lastRow(key)?.row.names ?? '').flatMap(({ text, part }) => splitSynonyms(text).map((name) => ({ key, name, part }))),
    )
  const library = listLibrary().flatMap(({ phrase, numbers }) => {
    const { indexNumber } = numbers
    return indexNumber !== null && table.lastRow(indexNumber) !== undefined ? [{ phrase, key: indexNumber }] : []
  })
  for (const language of languageCodes) {
    const texts = readSubstanceNames(language)
    for (const { phrase, key } of library) if (texts[phrase] !== undefined) named.push({ key, name: texts[phrase] })
  }
  return named
}
