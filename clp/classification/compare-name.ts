import type { FoundEntry } from '../annex-vi/register.ts'
import type { MixtureComponent } from './mixture.ts'
import type { SubstanceRegister } from './register.ts'
import { remark } from './sentences.ts'
import type { Warning } from './warning.ts'

/**
 * Warns of a number beside the name of another entry: one of them is mistyped. Names of petroleum cuts are those of many entries (group 649).
 * @returns what the number found, which counts
 */
export function withNameCompared(
  found: readonly FoundEntry[],
  { name, cas, path }: MixtureComponent,
  register: SubstanceRegister,
  warnings: Warning[],
): readonly FoundEntry[] {
  const [first] = found
  if (name === null || first === undefined || isOfPetroleum(first)) return found
  const named = register.findByName(name)
  const isSame = ({ entry, member }: FoundEntry): boolean =>
    found.some((one) => one.entry.index === entry.index) ||
    (cas !== null && (member?.cas === cas || entry.cas.some(({ text }) => text === cas)))
  if (named.length > 0 && !named.some(isSame))
    warnings.push({ ...remark('substance.nameContradicts', 'CLP Annex VI, Part 3', { name, index: first.entry.index }), path })
  return found
}

const isOfPetroleum = ({ entry }: FoundEntry): boolean => entry.index.startsWith('649-')
