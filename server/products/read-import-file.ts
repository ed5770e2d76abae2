import { readFile } from 'node:fs/promises'
import { brands } from '../../shared/brands.ts'
import { importEntry, mostImportEntries, type ImportEntry } from '../../shared/record/product-record.ts'
import { findPhrase, loadWording } from '../../wording/load-wording.ts'
import { checkGtins } from './check-gtins.ts'
import { checkTexts } from './check-texts.ts'
import { readIssues } from '../../shared/reasons/read-issue.ts'
import { writePath } from '../../shared/reasons/write-path.ts'
import { locateJsonError } from '../../shared/reasons/locate-json-error.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'

/** An entry with its place in the file, which is empty if the file is a single entry. */
export interface PlacedEntry {
  place: readonly number[]
  entry: ImportEntry
}

/** An id of a synonym or product code that an entry uses for its product. Ids are checked before the rest of the entry is validated. */
export interface IdClaim {
  kind: 'synonyms' | 'productCodes'
  id: number
  permalinkId: number
  path: string
}

/** A file is accepted as a whole or not at all. Claims are the ids that can be read from a file with problems. */
export type ReadFile = { entries: readonly PlacedEntry[] } | { problems: readonly Reason[]; claims: readonly IdClaim[] }

// A record has about ten. Deeper ones would overflow the stack of the code that walks through them.
const mostLevels = 60

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1))
}

/** Reads an import file and finds all problems that can be detected without the database. */
export async function readImportFile(file: string): Promise<ReadFile> {
  let json: unknown
  try {
    json = parseJson(await readFile(file))
  } catch (error) {
    return refuse(error instanceof Unreadable ? error.problem : reasonNotToRead(error))
  }
  if (!isShallow(json, mostLevels)) return refuse(reasonAt('', 'tooDeep', { max: mostLevels }))
  const list = Array.isArray(json) ? json : undefined
  if (list?.length === 0) return refuse(reasonAt('', 'tooFew', { min: 1 }))
  if (list && list.length > mostImportEntries) return refuse(reasonAt('', 'tooMany', { max: mostImportEntries }))
  return checkEntries(list ? list.map((raw: unknown, index) => ({ place: [index], raw })) : [{ place: [], raw: json }])
}

const refuse = (problem: Reason): ReadFile => ({ problems: [problem], claims: [] })

class Unreadable extends Error {
  readonly problem: Reason
  constructor(problem: Reason) {
    super(problem.code)
    this.problem = problem
  }
}

function parseJson(bytes: Buffer): unknown {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes) // drops a byte order mark
  } catch {
    throw new Unreadable(reasonAt('', 'notUtf8'))
  }
  if (text.trim() === '') throw new Unreadable(reasonAt('', 'missing'))
  try {
    return JSON.parse(text)
  } catch (error) {
    const mistake = locateJsonError(text)
    if (!mistake) throw new Unreadable(reasonAt('', 'unreadable', { detail: String(error) }))
    throw new Unreadable(
      reasonAt(`line ${mistake.line}, column ${mistake.column}`, 'notJson', { expected: mistake.expected, found: mistake.found }),
    )
  }
}

/** The system's error code, such as `EACCES`. */
function reasonNotToRead(error: unknown): Reason {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
  return reasonAt('', 'unreadable', { detail: code === 'ENOENT' ? 'there is no such file' : (code ?? String(error)) })
}

interface RawEntry {
  place: readonly number[]
  raw: unknown
}

function checkEntries(raws: readonly RawEntry[]): ReadFile {
  const english = loadWording('en')
  const entries: PlacedEntry[] = []
  const problems: Reason[] = []
  for (const { place, raw } of raws) {
    const parsed = importEntry.safeParse(raw, { reportInput: true })
    if (parsed.success) entries.push({ place, entry: parsed.data })
    else problems.push(...readIssues(parsed.error.issues, place))
    problems.push(...checkTexts(raw, place, (key) => findPhrase(english, key)))
    problems.push(...checkGtins(at(raw, 'record'), [...place, 'record']))
    problems.push(...checkBrand(raw, place))
  }
  const claims = raws.flatMap(({ place, raw }) => claimIds({ place, entry: raw }))
  problems.push(...findClashes(claims), ...findDatesGoingBack(raws))
  return problems.length === 0 ? { entries } : { problems, claims }
}

/** An unvalidated value somewhere in JSON. */
function at(value: unknown, ...keys: (string | number)[]): unknown {
  return keys.reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null) return undefined
    return Object.entries(inner).find(([name]) => name === String(key))?.[1]
  }, value)
}

const listAt = (value: unknown, ...keys: string[]): unknown[] => {
  const found = at(value, ...keys)
  return Array.isArray(found) ? found : []
}

function checkBrand(raw: unknown, place: readonly number[]): Reason[] {
  const brand = at(raw, 'record', 'brand')
  if (typeof brand !== 'string' || Object.hasOwn(brands, brand)) return []
  return [reasonAt(writePath([...place, 'record', 'brand']), 'notAChoice', { choices: Object.keys(brands) })]
}

/** The ids in an entry that has not been validated yet. */
export function claimIds({ place, entry }: { place: readonly number[]; entry: unknown }): IdClaim[] {
  const permalinkId = at(entry, 'record', 'permalinkId')
  if (typeof permalinkId !== 'number') return []
  const claim = (kind: IdClaim['kind'], id: unknown, path: readonly PropertyKey[]): IdClaim[] =>
    typeof id === 'number' ? [{ kind, id, permalinkId, path: writePath([...place, 'record', 'synonyms', ...path, 'id']) }] : []
  return listAt(entry, 'record', 'synonyms').flatMap((synonym, index) => [
    ...claim('synonyms', at(synonym, 'id'), [index]),
    ...listAt(synonym, 'productCodes').flatMap((code, inner) => claim('productCodes', at(code, 'id'), [index, 'productCodes', inner])),
  ])
}

export const idInUse = (claim: IdClaim, owner: number): Reason => reasonAt(claim.path, 'idInUse', { id: claim.id, product: owner })

/** Two products in a file must not use the same ids; two entries of one product, as its versions, normally do. */
function findClashes(claims: readonly IdClaim[]): Reason[] {
  const owners = new Map<string, number>()
  return claims.flatMap((claim) => {
    const key = `${claim.kind} ${claim.id}`
    const owner = owners.get(key) ?? claim.permalinkId
    owners.set(key, owner)
    return owner === claim.permalinkId ? [] : [idInUse(claim, owner)]
  })
}

function findDatesGoingBack(raws: readonly RawEntry[]): Reason[] {
  const newest = new Map<string, string>()
  return raws.flatMap(({ place, raw }) => {
    const date = at(raw, 'publish', 'date')
    if (typeof date !== 'string') return []
    const given = at(raw, 'publish', 'documents')
    const documents: unknown[] = Array.isArray(given) ? given : ['sds']
    const late = documents.flatMap((document) => {
      const key = `${String(at(raw, 'record', 'permalinkId'))} ${String(document)}`
      const before = newest.get(key)
      newest.set(key, date)
      return before !== undefined && date < before ? [before] : []
    })
    return late.slice(0, 1).map((before) => reasonAt(writePath([...place, 'publish', 'date']), 'dayBefore', { before }))
  })
}
