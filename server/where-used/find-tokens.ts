import type { Kysely } from 'kysely'
import type { FoundEntry } from '../../clp/annex-vi/register.ts'
import { faultOf } from '../../shared/reasons/reason.ts'
import type { Database } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { noSuchSubstance } from '../substances/change-own-substance.ts'
import { readSubstanceNumber, type SubstanceNumber } from '../substances/find-entries.ts'
import { findNamed } from '../substances/list-names.ts'
import type { Register } from '../substances/open-register.ts'
import { findOwnSubstance } from '../substances/queries.ts'
import { findContaining, foldNames, type ContainingSubstance } from './queries.ts'

/** What is asked for: an own substance by its key, or any by number or name. */
export type RequestedSubstance = { readonly key: string } | { readonly substance: string }

/** The tokens that find components of a recipe: those that are what was asked for, and those that contain it. */
export interface RequestedTokens {
  /** of itself */
  readonly own: readonly string[]
  /** own substances that are it, or contain it */
  readonly containing: readonly ContainingSubstance[]
  /** all of them */
  readonly all: readonly string[]
}

/**
 * @throws {AppError} 404 for a key that the workgroup does not have; 400 for a number with a wrong check digit
 */
export async function findTokens(
  db: Kysely<Database>,
  register: Register,
  workgroupId: number,
  requested: RequestedSubstance,
): Promise<RequestedTokens> {
  const own =
    'key' in requested ? await tokensOfKey(db, workgroupId, requested.key) : await tokensOfSubstance(db, register, requested.substance)
  return withContaining(db, workgroupId, own)
}

/** The tokens that find the components which are one of these entries of Annex VI, or contain one. @param indexNumbers of entries in their last form */
export async function findTokensOfEntries(
  db: Kysely<Database>,
  register: Register,
  workgroupId: number,
  indexNumbers: readonly string[],
): Promise<RequestedTokens> {
  const table = register.table.registerAt(latest)
  const entries = indexNumbers.flatMap((index) => table.findByIndex(index))
  return withContaining(db, workgroupId, await tokensOfEntries(db, register, entries))
}

async function withContaining(db: Kysely<Database>, workgroupId: number, own: readonly string[]): Promise<RequestedTokens> {
  const containing = await findContaining(db, workgroupId, own)
  return { own, containing, all: [...new Set([...own, ...containing.map(({ key }) => `own:${key}`)])] }
}

async function tokensOfKey(db: Kysely<Database>, workgroupId: number, key: string): Promise<string[]> {
  if ((await findOwnSubstance(db, workgroupId, key)) === undefined) throw noSuchSubstance()
  return [`own:${key}`]
}

async function tokensOfSubstance(db: Kysely<Database>, register: Register, text: string): Promise<string[]> {
  const number = readSubstanceNumber(text)
  if (number !== null && !number.isValid)
    throw new AppError('CLIENT_SIDE', { reasons: [{ ...faultOf(`${number.field}Number`), path: 'substance' }] })
  const entries = number === null ? entriesOfName(register, text) : entriesOfNumber(register, number)
  const requested = number === null ? await foldNames(db, [text]) : [`${number.field}:${number.number}`]
  return [...new Set([...requested, ...(await tokensOfEntries(db, register, entries))])]
}

async function tokensOfEntries(db: Kysely<Database>, register: Register, entries: readonly FoundEntry[]): Promise<string[]> {
  const numbers = entries.flatMap(({ entry, part }) => [
    `index:${entry.index}`,
    // A number of another part of the entry is another substance.
    ...entry.cas.filter((one) => part === null || one.part === part).map((one) => `cas:${one.text}`),
    ...entry.ec.filter((one) => part === null || one.part === part).map((one) => `ec:${one.text}`),
  ])
  const names = entries.flatMap((found) => namesOf(register, found))
  return [...new Set([...numbers, ...(await foldNames(db, names))])]
}

/** As the table stands last: what is announced is the same substance. */
const latest = '9999-12-31'

function entriesOfNumber(register: Register, { field, number }: SubstanceNumber): readonly FoundEntry[] {
  const table = register.table.registerAt(latest)
  if (field === 'cas') return table.findByCas(number)
  return field === 'ec' ? table.findByEc(number) : table.findByIndex(number)
}

function entriesOfName(register: Register, name: string): readonly FoundEntry[] {
  return findNamed(register.names, register.table.registerAt(latest), name)
}

/** All names of what was found: of the part of an entry, or of the member of a group, that is meant. */
function namesOf(register: Register, { entry, part, member }: FoundEntry): string[] {
  return register.named
    .filter((one) => one.key === entry.index && (part === null || (one.part ?? null) === part))
    .filter((one) => member === undefined || one.member === member.cas)
    .map(({ name }) => name)
}
