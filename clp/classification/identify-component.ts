/** What a component is: its key, its numbers and its name, the same in whatever order the recipe names them. */
import type { FoundEntry } from '../annex-vi/register.ts'
import { readOnce } from '../read-once.ts'
import type { Exact } from './exact.ts'
import type { Content, MixtureComponent, OwnData } from './mixture.ts'

/** A substance at one place of the recipe, after raw materials were taken apart. */
export interface Leaf {
  component: MixtureComponent
  content: Content
  entries: readonly FoundEntry[]
  own: OwnData | null
  isAdditive: boolean
  /** raw materials around it whose parts are ranges, the outermost first */
  within: readonly Whole[]
}

/** A raw material at one place of the recipe: the most of the mixture that it is, in %. */
export interface Whole {
  to: Exact
}

/** CAS, else EC, index number, key, or name. A number that leads to one substance of the register stands for its CAS number. */
function keyOf({ component, entries }: Leaf): string {
  const { cas, ec, index, substance, name } = component
  const found = cas ?? registeredCas(component, entries)
  if (found !== null) return `cas ${found}`
  if (ec !== null) return `ec ${ec}`
  if (index !== null) return `index ${index}`
  if (substance !== null) return `substance ${substance}`
  return `name ${(name ?? '').normalize('NFKC').trim().toLowerCase()}`
}

/**
 * The key of each. Of two places of the recipe one may state the CAS number beside the EC number or the key of an own substance, the other that
 * alone: they are one substance, whose contents add up, unless the recipe has the same number beside several.
 */
export function keysOf(leaves: readonly Leaf[]): readonly string[] {
  const keys = leaves.map(keyOf)
  return linkBy('substance', leaves, linkBy('ec', leaves, keys))
}

function linkBy(kind: 'ec' | 'substance', leaves: readonly Leaf[], keys: readonly string[]): readonly string[] {
  if (!keys.some((key) => key.startsWith(`${kind} `))) return keys
  const stated = new Map<string, Set<string>>()
  for (const [index, { component }] of leaves.entries()) {
    const key = keys[index] ?? ''
    const number = component[kind]
    if (number === null || key.startsWith(`${kind} `)) continue
    stated.set(`${kind} ${number}`, (stated.get(`${kind} ${number}`) ?? new Set()).add(key))
  }
  return keys.map((key) => {
    const [only, ...others] = stated.get(key) ?? []
    return only !== undefined && others.length === 0 ? only : key
  })
}

function registeredCas({ ec, index }: MixtureComponent, entries: readonly FoundEntry[]): string | null {
  const [found] = entries
  if (!found) return null
  const { entry, part, member } = found
  if (member !== undefined) return member.cas
  const of = ec === null ? part : (entry.ec.find(({ text }) => text === ec)?.part ?? part)
  const numbers = entry.cas.filter((one) => of === null || one.part === of)
  if (index !== null && ec === null && entry.cas.length !== 1) return null
  return numbers.length === 1 ? (numbers[0]?.text ?? null) : null
}

/** Of one substance by different numbers what each of them leads to, in whatever order they stand. */
export function foundFor(leaves: readonly Leaf[]): readonly FoundEntry[] {
  const [only, ...others] = leaves
  return only && others.length === 0 ? only.entries : leaves.flatMap(({ entries }) => entries).toSorted(byIndex)
}

const byIndex = (one: FoundEntry, other: FoundEntry): number =>
  one.entry.index < other.entry.index ? -1 : one.entry.index > other.entry.index ? 1 : 0

/** That the entry prints for it, without its synonyms. */
export function entryName(found: FoundEntry | undefined): string | null {
  return found ? nameOfFound(found) : null
}

const nameOfFound = readOnce(({ entry, part, member }: FoundEntry): string | null => {
  if (member !== undefined) return member.name
  const name = entry.names.find((one) => one.part === part) ?? entry.names[0]
  // “lead massive:; [particle diameter ≥ 1 mm]”
  return name?.text.split(';')[0]?.trim().replace(/:$/, '') ?? null
})

export function onlyNumber(found: FoundEntry | undefined, field: 'ec'): string | null {
  if (!found) return null
  if (found.member?.[field]) return found.member[field]
  const numbers = found.entry[field].filter(({ part }) => found.part === null || part === found.part)
  return numbers.length === 1 ? (numbers[0]?.text ?? null) : null
}
