import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readCommonNames } from '../../clp/annex-vi/common-names.ts'
import { listMembers } from '../../clp/annex-vi/group-members.ts'
import type { NamedKey, NameIndex } from '../../clp/annex-vi/name-index.ts'
import type { HarmonisedTable } from '../../clp/annex-vi/open-table.ts'
import { everyName, parseNames, parseNumbers } from '../../clp/annex-vi/parse-names.ts'
import type { FoundEntry, HarmonisedRegister } from '../../clp/annex-vi/register.ts'
import { isValidCasNumber } from '../../clp/substance-numbers.ts'
import { projectFolder } from '../../project-folder.ts'
import { languageCodes } from '../../shared/languages.ts'
import { readSubstanceNames } from '../../wording/load-wording.ts'
import { listLibrary } from '../library/find-substances.ts'

/** As the table stands last: what is announced has its names already. */
const latest = '9999-12-31'

/** All names that the program has for the entries of this table: those that it prints, of the members of its groups, of the library in every language, and common ones. */
export function listNames(table: HarmonisedTable): readonly NamedKey[] {
  const printed = table
    .indexNumbers()
    .flatMap((key) =>
      parseNames(table.lastRow(key)?.row.names ?? '').flatMap(({ text, part }) => everyName(text).map((name) => ({ key, name, part }))),
    )
  const harmonised = table.registerAt(latest)
  const byCas = ({ cas, name }: { cas: string; name: string }): NamedKey[] =>
    harmonised.findByCas(cas).map(({ entry, part, member }) => ({ key: entry.index, name, part, member: member?.cas ?? null }))
  const common = readCommonNames(readFileSync(path.join(projectFolder, 'clp/annex-vi/common-names.txt')))
  return [...printed, ...listLibraryNames(table), ...[...listMembers(), ...common].flatMap(byCas)]
}

function listLibraryNames(table: HarmonisedTable): NamedKey[] {
  const library = listLibrary().flatMap(({ phrase, numbers: { indexNumber, casNumber } }) => {
    const row = indexNumber === null ? undefined : table.lastRow(indexNumber)?.row
    if (indexNumber === null || row === undefined) return []
    // Xylol is one of the four substances of its entry.
    const part = parseNumbers(row.cas, isValidCasNumber).parts.find(({ text }) => text === casNumber)?.part ?? null
    return [{ phrase, key: indexNumber, part }]
  })
  return languageCodes.flatMap((language) => {
    const texts = readSubstanceNames(language)
    return library.flatMap(({ phrase, key, part }) => (texts[phrase] === undefined ? [] : [{ key, name: texts[phrase], part }]))
  })
}

/** The entries of a day whose name is exactly this one, as `SubstanceRegister.findByName`. */
export function findNamed(names: NameIndex, harmonised: HarmonisedRegister, name: string): readonly FoundEntry[] {
  const found = names.findExactly(name)
  // Rosin is the name of the entry and of the member whose number people know: one substance.
  const isOfMember = ({ key, member = null }: NamedKey) =>
    member === null && found.some((one) => one.key === key && (one.member ?? null) !== null)
  return found
    .filter((one) => !isOfMember(one))
    .flatMap(({ key, part = null, member = null }) => {
      if (member !== null) return harmonised.findByCas(member).filter(({ entry }) => entry.index === key)
      return harmonised.findByIndex(key).map((one) => ({ ...one, part }))
    })
}
