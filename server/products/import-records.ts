import type { Kysely, Transaction } from 'kysely'
import type { OverruledFinding } from '../../check/overruled-finding.ts'
import type { ImportEntry, ProductRecord } from '../../shared/record/product-record.ts'
import type { JudgedFinding } from './judge-record.ts'
import { nothingPublished, settleFindings } from './settle-findings.ts'
import type { Database } from '../db/schema.ts'
import { insertEntry } from '../audit-log/insert-entry.ts'
import { writePath } from '../../shared/reasons/write-path.ts'
import { findSharing, waitForOtherIdentities } from './identity-queries.ts'
import { checkKit } from './check-kit.ts'
import { explainRefusal, publishVersion } from './publish-version.ts'
import type { DocumentKind } from './queries.ts'
import {
  findEqualVersion,
  findIdOwners,
  findNewestVersion,
  lockProduct,
  lockProducts,
  upsertProduct,
  waitForOtherImports,
} from './import-queries.ts'
import { claimIds, type IdClaim, idInUse, type PlacedEntry, readImportFile } from './read-import-file.ts'
import { openFirstEntries, type FirstEntries } from './first-entries.ts'
import { canonicalJson, hashJson, hashRecord } from './record-hash.ts'
import { settleSharedIdentities, type Confirmer } from './shared-identities.ts'
import type { Services } from '../services.ts'
import { reasonAt, type Reason } from '../../shared/reasons/reason.ts'

/** A problem, with the file in which it occurs. */
export interface ImportProblem extends Reason {
  file: string
}

/** The result of one entry. */
export interface EntryResult {
  permalinkId: number
  name: string
  /**
   * `stored`: the record is new or changed. `unchanged`: record and publication were there already. `heldBack`: stored as a draft, since
   * the check finds errors in the version to be published, or in an earlier entry of the same product.
   */
  outcome: 'stored' | 'published' | 'unchanged' | 'heldBack'
  /** Errors that keep it from being published, with `heldBack`. */
  findings: readonly JudgedFinding[]
  /** The versions that were published, with `published`. */
  versions: readonly { kind: DocumentKind; number: number }[]
}

export interface FileResult {
  file: string
  /** Of every entry, in order; empty where there are problems. */
  entries: readonly EntryResult[]
  problems: readonly ImportProblem[]
}

/** The check before publishing, for an import. */
export interface ImportGate extends Pick<Services, 'check' | 'register' | 'findRecipeBehind'> {
  /** Reason for publishing versions whatever the check finds; null: errors prevent publication. */
  accepted: string | null
}

export interface ImportOptions {
  /** The workgroup to which new products belong; products of another one are refused. */
  workgroupId: number
  /** Without it nothing is checked: the demonstration is part of the program, and tests ensure that it has no errors. */
  gate?: ImportGate
  /** Called once in the transaction that publishes, with every entry that has new versions. */
  onPublished?: (entries: readonly EntryResult[], tx: Transaction<Database>) => Promise<void>
}

/** Imports files one after another: each is stored whole or, where anything in it is wrong, not at all. */
export async function importFiles(db: Kysely<Database>, files: readonly string[], options: ImportOptions): Promise<FileResult[]> {
  const results: FileResult[] = []
  for (const file of files) {
    const { entries, problems } = await importFile(db, file, options)
    results.push({ file, entries, problems: problems.map((problem) => ({ file, ...problem })) })
  }
  return results
}

async function importFile(db: Kysely<Database>, file: string, options: ImportOptions): Promise<ImportOutcome> {
  const read = await readImportFile(file)
  if ('entries' in read) return importEntries(db, read.entries, options)
  return { entries: [], problems: [...read.problems, ...(await findIdsInUse(db, read.claims))] }
}

/** Either the result of every entry, or all problems. */
export interface ImportOutcome {
  entries: readonly EntryResult[]
  problems: readonly Reason[]
}

/** Stores the entries of a file in one transaction, or nothing where there are problems. Importing a file again changes nothing. */
export async function importEntries(
  db: Kysely<Database>,
  entries: readonly PlacedEntry[],
  { workgroupId, gate, onPublished }: ImportOptions,
): Promise<ImportOutcome> {
  const work = db.transaction().execute(async (tx) => {
    await waitForOtherImports(tx)
    const problems = await findIdsInUse(tx, entries.flatMap(claimIds))
    const owners = await lockProducts(
      tx,
      entries.map(({ entry }) => entry.record.permalinkId),
    )
    for (const placed of entries)
      problems.push(...(await checkAgainstStored(tx, placed, { workgroupId, owner: owners.get(placed.entry.record.permalinkId) })))
    if (problems.length > 0) return { entries: [], problems }
    await waitForOtherIdentities(tx, workgroupId)
    const results: EntryResult[] = []
    const published = new Map<number, PlacedEntry>()
    const heldBack = new Set<number>()
    /** Products that exist by now. */
    const known = new Set(owners.keys())
    const first = openFirstEntries(tx, workgroupId)
    for (const placed of entries) {
      const { permalinkId, kit } = placed.entry.record
      const isKnown = known.has(permalinkId)
      // Queries of the check may concern products of this file.
      if (isKnown || kit) await first.flush()
      const result = isKnown
        ? await storeEntry(tx, placed.entry, workgroupId, { gate, isHeldBack: heldBack.has(permalinkId) })
        : await storeFirstEntry(tx, placed.entry, first, gate)
      known.add(permalinkId)
      if (result.outcome === 'heldBack') heldBack.add(result.permalinkId)
      if (result.versions.length > 0) published.set(result.permalinkId, placed)
      results.push(result)
    }
    await first.flush()
    const withVersions = results.filter(({ versions }) => versions.length > 0)
    if (withVersions.length > 0) await onPublished?.(withVersions, tx)
    await compareWithOthers(tx, workgroupId, entries, [...published.values()])
    const stored = results.filter(({ outcome }) => outcome !== 'unchanged').length
    if (stored > 0) await insertEntry(tx, 'products.imported', { workgroupId, by: null, params: { stored, published: published.size } })
    return { entries: results, problems: [] }
  })
  return work.catch((error: unknown) => {
    if (error instanceof ComparisonFailed) return { entries: [], problems: error.problems }
    throw error
  })
}

/** Thrown to roll back everything that the import has stored. */
class ComparisonFailed extends Error {
  readonly problems: readonly Reason[]
  constructor(problems: readonly Reason[]) {
    super('what the import publishes does not go with other products')
    this.problems = problems
  }
}

/** Somebody who runs an import controls the machine, and so has the rights of an owner. */
const importer: Confirmer = { name: 'import', mayOverrule: true }

/**
 * Products are compared in their state after the whole import: a code may move from one to another, and a kit may come before its
 * components.
 */
async function compareWithOthers(
  tx: Transaction<Database>,
  workgroupId: number,
  entries: readonly PlacedEntry[],
  published: readonly PlacedEntry[],
): Promise<void> {
  const confirmations = entries.flatMap(({ entry: { record, publish } }) =>
    (publish?.confirmations ?? []).map((said) => ({ permalinkId: record.permalinkId, said })),
  )
  const refused: Reason[] = []
  const sharing = await findSharing(
    tx,
    workgroupId,
    published.map(({ entry }) => entry.record),
  )
  for (const { place, entry } of published) {
    const { problems } = sharing.has(entry.record.permalinkId)
      ? await settleSharedIdentities(tx, workgroupId, entry.record, confirmations, importer)
      : { problems: [] }
    for (const reason of problems) refused.push({ ...reason, path: writePath([...place, 'publish', reason.path]) })
    for (const reason of await checkKit(tx, entry.record))
      refused.push({ ...reason, path: `${writePath([...place, 'record'])}.${reason.path}` })
  }
  if (refused.length > 0) throw new ComparisonFailed(refused)
}

/** @param ours.owner workgroup of the product; undefined if it does not exist yet */
async function checkAgainstStored(
  tx: Transaction<Database>,
  { place, entry }: PlacedEntry,
  { workgroupId, owner }: { workgroupId: number; owner: number | undefined },
): Promise<Reason[]> {
  const { record, publish } = entry
  if (owner === undefined) {
    const refusal = publish && explainRefusal(publish.date, undefined)
    return refusal === undefined ? [] : [{ ...refusal, path: writePath([...place, 'publish', 'date']) }]
  }
  if (owner !== workgroupId) return [reasonAt(writePath([...place, 'record', 'permalinkId']), 'foreignId', { id: record.permalinkId })]
  const reasons = new Map<string, Reason>()
  const path = writePath([...place, 'publish', 'date'])
  for (const kind of await findKindsToPublish(tx, entry, hashRecord(record))) {
    const refusal = publish && explainRefusal(publish.date, await findNewestVersion(tx, record.permalinkId, kind))
    if (refusal !== undefined) reasons.set(JSON.stringify(refusal), { ...refusal, path })
  }
  return [...reasons.values()]
}

/** Those documents of the entry that have not been published before with exactly this content, date and reason. */
async function findKindsToPublish(
  tx: Transaction<Database>,
  { record, publish }: ImportEntry,
  snapshotHash: string,
): Promise<DocumentKind[]> {
  const kinds: DocumentKind[] = []
  for (const kind of new Set(publish?.documents)) {
    const version = { kind, revisedOn: publish?.date ?? '', snapshotHash, reason: publish?.reason }
    if ((await findEqualVersion(tx, record, version)) === undefined) kinds.push(kind)
  }
  return kinds
}

/** For a new product no queries are needed. */
async function storeFirstEntry(
  tx: Transaction<Database>,
  { record, publish }: ImportEntry,
  first: FirstEntries,
  gate: ImportGate | undefined,
): Promise<EntryResult> {
  const { permalinkId, name } = record
  const json = canonicalJson(record)
  const { open, overruled } = publish ? await checkEntry(tx, record, publish.date, { gate, isFirst: true }) : { open: [], overruled: [] }
  const kinds = publish && open.length === 0 ? [...new Set(publish.documents)] : []
  const versions = publish ? kinds.map((kind) => ({ kind, date: publish.date, reason: publish.reason, overruled })) : []
  await first.add({ json, hash: hashJson(json), versions })
  return {
    permalinkId,
    name,
    outcome: !publish ? 'stored' : open.length > 0 ? 'heldBack' : 'published',
    findings: open,
    versions: kinds.map((kind) => ({ kind, number: 1 })),
  }
}

/** @param held whether an earlier entry of the product is held back: a later one would get its version number */
async function storeEntry(
  tx: Transaction<Database>,
  entry: ImportEntry,
  workgroupId: number,
  held: { gate: ImportGate | undefined; isHeldBack: boolean },
): Promise<EntryResult> {
  const { record, publish } = entry
  const { permalinkId, name } = record
  const result = { permalinkId, name, versions: [], findings: [] }
  const recordHash = hashRecord(record)
  const kinds = await findKindsToPublish(tx, entry, recordHash)
  const stored = await lockProduct(tx, permalinkId)
  // An old version that is imported again must not replace the current record.
  if (publish ? kinds.length === 0 : stored?.recordHash === recordHash) return { ...result, outcome: 'unchanged' }
  if (stored?.recordHash !== recordHash) await upsertProduct(tx, { workgroupId, record, recordHash })
  if (!publish) return { ...result, outcome: 'stored' }
  const { open, overruled } = await checkEntry(tx, record, publish.date, { gate: held.gate, isFirst: false })
  if (open.length > 0 || held.isHeldBack) return { ...result, outcome: 'heldBack', findings: open }
  const versions: { kind: DocumentKind; number: number }[] = []
  for (const kind of kinds) {
    versions.push({ kind, number: await publishVersion(tx, record, { kind, date: publish.date, reason: publish.reason, overruled }) })
  }
  return { ...result, outcome: 'published', versions }
}

/** By the law of the day of publication: an import may bring what was published long ago. */
async function checkEntry(
  tx: Transaction<Database>,
  record: ProductRecord,
  day: string,
  { gate, isFirst }: { gate: ImportGate | undefined; isFirst: boolean },
): Promise<{ open: readonly JudgedFinding[]; overruled: readonly OverruledFinding[] }> {
  if (!gate) return { open: [], overruled: [] }
  // A new product has neither a recipe nor published versions.
  const services = isFirst ? { ...gate, findRecipeBehind: async () => null, findPublishedBefore: async () => nothingPublished } : gate
  return settleFindings(services, tx, record, day, () => (gate.accepted === null ? null : { reason: gate.accepted, by: importer.name }))
}

async function findIdsInUse(db: Kysely<Database>, claims: readonly IdClaim[]): Promise<Reason[]> {
  const idsOf = (kind: IdClaim['kind']) => [
    ...new Set(claims.filter((claim) => claim.kind === kind && isStorable(claim.id)).map(({ id }) => id)),
  ]
  const owners = await findIdOwners(db, idsOf('synonyms'), idsOf('productCodes'))
  return claims.flatMap((claim) => {
    const owner = owners[claim.kind].get(claim.id)
    return owner === undefined || owner === claim.permalinkId ? [] : [idInUse(claim, owner)]
  })
}

/** Claims are read from records that may not have passed the schema. */
const isStorable = (id: number): boolean => Number.isInteger(id) && Math.abs(id) <= 2_147_483_647
