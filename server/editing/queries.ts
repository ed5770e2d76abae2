import { type Kysely, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import { revisionsKept, workingRecord, type RevisionEntry, type RevisionKind, type WorkingRecord } from '../../shared/editing.ts'
import type { ProductRecord } from '../../shared/record/product-record.ts'
import type { Database } from '../db/schema.ts'
import { canonicalJson } from '../products/record-hash.ts'

/** A product as it is stored, without its draft. */
export interface StoredProduct {
  permalinkId: number
  workgroupId: number
  status: 'active' | 'withdrawn'
  name: string
  record: ProductRecord
  recordHash: string
}

/** Locks the product until the end of the transaction, so that its drafts are written one after another. */
export async function lockStoredProduct(tx: Transaction<Database>, permalinkId: number): Promise<StoredProduct> {
  return tx
    .selectFrom('products')
    .select(['permalink_id as permalinkId', 'workgroup_id as workgroupId', 'status', 'name', 'record', 'record_hash as recordHash'])
    .where('permalink_id', '=', permalinkId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export interface DraftHead {
  revision: number
  lastRevision: number
  baseHash: string
  blankRecord: WorkingRecord | null
}

export async function findDraftHead(db: Kysely<Database>, permalinkId: number): Promise<DraftHead | undefined> {
  const found = await db
    .selectFrom('drafts')
    .select(['revision', 'last_revision as lastRevision', 'base_hash as baseHash', 'blank_record as blankRecord'])
    .where('permalink_id', '=', permalinkId)
    .executeTakeFirst()
  return found && { ...found, blankRecord: found.blankRecord === null ? null : readRecord(found.blankRecord) }
}

export async function upsertDraftHead(tx: Transaction<Database>, permalinkId: number, head: DraftHead): Promise<void> {
  const values = {
    revision: head.revision,
    last_revision: head.lastRevision,
    base_hash: head.baseHash,
    blank_record: head.blankRecord === null ? null : canonicalJson(head.blankRecord),
  }
  await tx
    .insertInto('drafts')
    .values({ permalink_id: permalinkId, ...values })
    .onConflict((conflict) => conflict.column('permalink_id').doUpdateSet(values))
    .execute()
}

/** Notes whether the draft says something else than the stored record. Written only where that changes, since a row has many indexes. */
export async function noteEdited(tx: Transaction<Database>, permalinkId: number, isEdited: boolean): Promise<void> {
  await tx
    .updateTable('products')
    .set({ is_edited: isEdited })
    .where('permalink_id', '=', permalinkId)
    .where('is_edited', '<>', isEdited)
    .execute()
}

/** One revision with its record. */
export interface Revision extends RevisionEntry {
  record: WorkingRecord
  recordHash: string
}

export async function insertRevision(
  tx: Transaction<Database>,
  permalinkId: number,
  revision: {
    revision: number
    kind: RevisionKind
    basedOn: number | null
    record: WorkingRecord
    recordHash: string
    userId: number | null
  },
): Promise<void> {
  await tx
    .insertInto('draft_revisions')
    .values({
      permalink_id: permalinkId,
      revision: revision.revision,
      kind: revision.kind,
      based_on: revision.basedOn,
      record: canonicalJson(revision.record),
      record_hash: revision.recordHash,
      user_id: revision.userId,
    })
    .execute()
}

export async function findRevision(db: Kysely<Database>, permalinkId: number, revision: number): Promise<Revision | undefined> {
  const found = await selectRevisions(db, permalinkId)
    .select(['record', 'record_hash as recordHash'])
    .where('revision', '=', revision)
    .executeTakeFirst()
  return found && { ...readEntry(found), record: readRecord(found.record), recordHash: found.recordHash }
}

/** Newest first. */
export async function listRevisions(db: Kysely<Database>, permalinkId: number, kind?: RevisionKind): Promise<RevisionEntry[]> {
  const found = await selectRevisions(db, permalinkId)
    .$if(kind !== undefined, (query) => (kind === undefined ? query : query.where('kind', '=', kind)))
    .orderBy('revision', 'desc')
    .execute()
  return found.map(readEntry)
}

/** Number of the revision that was saved with this content on that base: the response to an earlier call may have been lost. */
export async function findEqualRevision(
  db: Kysely<Database>,
  permalinkId: number,
  basedOn: number,
  recordHash: string,
): Promise<number | undefined> {
  const found = await db
    .selectFrom('draft_revisions')
    .select('revision')
    .where('permalink_id', '=', permalinkId)
    .where('based_on', '=', basedOn)
    .where('record_hash', '=', recordHash)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.revision
}

/** Deletes a draft that was kept aside and is no longer needed. @returns whether it existed */
export async function deleteAside(
  db: Kysely<Database>,
  permalinkId: number,
  by: { revision: number } | { recordHash: string } | { revision: number; basedOn: number; userId: number },
): Promise<boolean> {
  const asides = db
    .deleteFrom('draft_revisions')
    .where('permalink_id', '=', permalinkId)
    .where('kind', '=', 'aside')
    .where('revision' in by ? 'revision' : 'record_hash', '=', 'revision' in by ? by.revision : by.recordHash)
  const found = 'userId' in by ? asides.where('based_on', '=', by.basedOn).where('user_id', '=', by.userId) : asides
  const { numDeletedRows } = await found.executeTakeFirst()
  return numDeletedRows > 0n
}

/** Marks a revision that an import has overtaken as kept aside. */
export async function setAside(tx: Transaction<Database>, permalinkId: number, revision: number): Promise<void> {
  await tx
    .updateTable('draft_revisions')
    .set({ kind: 'aside' })
    .where('permalink_id', '=', permalinkId)
    .where('revision', '=', revision)
    .execute()
}

/** Deletes all but the newest revisions, and all but the newest of those kept aside. */
export async function pruneRevisions(tx: Transaction<Database>, permalinkId: number): Promise<void> {
  await sql`
    delete from draft_revisions where permalink_id = ${permalinkId} and revision in (
      select revision from (
        select revision, row_number() over (partition by kind = 'aside' order by revision desc) as place
        from draft_revisions where permalink_id = ${permalinkId}) as placed
      where place > ${revisionsKept})`.execute(tx)
}

function selectRevisions(db: Kysely<Database>, permalinkId: number) {
  return db
    .selectFrom('draft_revisions')
    .leftJoin('users', 'users.id', 'draft_revisions.user_id')
    .select(['revision', 'kind', 'based_on as basedOn', 'saved_at as savedAt', 'user_id as userId'])
    .select(sql<string | null>`coalesce(nullif(users.name, ''), users.email)`.as('userName'))
    .where('permalink_id', '=', permalinkId)
}

type RevisionRow = Awaited<ReturnType<ReturnType<typeof selectRevisions>['executeTakeFirstOrThrow']>>

function readEntry({ revision, kind, basedOn, savedAt, userId, userName }: RevisionRow): RevisionEntry {
  const savedBy = userId === null || userName === null ? null : { id: userId, name: userName }
  return { revision, kind, basedOn, savedBy, savedAt: savedAt.toISOString() }
}

const readRecord = (json: string): WorkingRecord => workingRecord.parse(JSON.parse(json))

/** The latest published version, of whichever document. */
export async function findLastSnapshot(db: Kysely<Database>, permalinkId: number): Promise<ProductRecord | undefined> {
  const found = await db
    .selectFrom('published_versions')
    .select('snapshot')
    .where('permalink_id', '=', permalinkId)
    .orderBy('published_at', 'desc')
    .orderBy('revision_date', 'desc')
    .orderBy('kind')
    .limit(1)
    .executeTakeFirst()
  return found?.snapshot
}

/** The most recently changed record of a complete product in a workgroup. */
export async function findLastRecord(db: Kysely<Database>, workgroupId: number): Promise<ProductRecord | undefined> {
  const found = await db
    .selectFrom('products')
    .leftJoin('drafts', 'drafts.permalink_id', 'products.permalink_id')
    .select('record')
    .where('workgroup_id', '=', workgroupId)
    .where('blank_record', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('products.permalink_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found?.record
}

/** Changes only the status, in its column and in the record; synonyms and codes stay as they are. */
export async function updateStatus(
  tx: Transaction<Database>,
  product: Pick<StoredProduct, 'permalinkId' | 'status' | 'record' | 'recordHash'>,
): Promise<void> {
  await tx
    .updateTable('products')
    .set({ status: product.status, record: canonicalJson(product.record), record_hash: product.recordHash, updated_at: sql`now()` })
    .where('permalink_id', '=', product.permalinkId)
    .execute()
}

const sequences = {
  product_permalink_ids: sql`select 1 from products where permalink_id = taken.id`,
  synonym_ids: sql`select 1 from synonyms where id = taken.id`,
  product_code_ids: sql`select 1 from product_codes where id = taken.id`,
}

/** The next id of a sequence that no import has taken. */
export async function takeId(tx: Transaction<Database>, sequence: keyof typeof sequences): Promise<number> {
  for (;;) for (const id of await takeFree(tx, sequence, 1)) return id
}

/** Several of them, in their order. */
export async function takeIds(tx: Transaction<Database>, sequence: keyof typeof sequences, count: number): Promise<number[]> {
  const ids: number[] = []
  while (ids.length < count) ids.push(...(await takeFree(tx, sequence, count - ids.length)))
  return ids
}

async function takeFree(tx: Transaction<Database>, sequence: keyof typeof sequences, count: number): Promise<number[]> {
  const { rows } = await sql`
    select taken.id, exists (${sequences[sequence]}) as used
    from (select nextval(${sequence}::regclass)::integer as id from generate_series(1, ${count}::integer)) as taken
    order by taken.id`.execute(tx)
  return z
    .array(z.object({ id: z.number().int(), used: z.boolean() }))
    .parse(rows)
    .flatMap(({ id, used }) => (used ? [] : [id]))
}
