import { sql, type Kysely, type Selectable, type Transaction } from 'kysely'
import type { LaterState, StatedRow } from '../../clp/annex-vi/open-table.ts'
import type { OwnSubstanceRecord } from '../../shared/own-substances.ts'
import type { Database } from '../db/schema.ts'
import type { OwnSubstancesTable } from '../db/substance-tables.ts'

/** How many later states there are, and the day of the last: changes whenever one is stored. */
export async function findStatesMark(db: Kysely<Database>): Promise<string> {
  const { count, last } = await db
    .selectFrom('harmonised_states')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('id').as('last')])
    .executeTakeFirstOrThrow()
  return `${count} ${last ?? 0}`
}

/** Every later state with its changes, in the order of their days. */
export async function findLaterStates(db: Kysely<Database>): Promise<LaterState[]> {
  const states = await db.selectFrom('harmonised_states').select(['id', 'applies_from']).orderBy('applies_from').execute()
  const changes = await db.selectFrom('harmonised_changes').selectAll().orderBy('index_number').execute()
  return states.map(({ id, applies_from }) => ({
    appliesFrom: applies_from,
    changes: new Map(
      changes
        .filter(({ state_id }) => state_id === id)
        .map(({ index_number, act, row }): [string, StatedRow | null] => [index_number, row === null ? null : { row, act }]),
    ),
  }))
}

/** Stores a state whole; refused by the database where there is one of the same day. */
export async function insertState(
  tx: Transaction<Database>,
  { appliesFrom, changes }: LaterState,
  file: { name: string; hash: string },
): Promise<void> {
  const { id } = await tx
    .insertInto('harmonised_states')
    .values({ applies_from: appliesFrom, file_name: file.name, file_hash: file.hash })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = [...changes].map(([index, change]) => ({
    state_id: id,
    index_number: index,
    act: change?.act ?? '',
    row: change === null ? null : JSON.stringify(change.row),
  }))
  for (let at = 0; at < rows.length; at += 500)
    await tx
      .insertInto('harmonised_changes')
      .values(rows.slice(at, at + 500))
      .execute()
}

export type StoredOwnSubstance = Selectable<OwnSubstancesTable>

export async function listOwnSubstances(db: Kysely<Database>, workgroupId: number): Promise<StoredOwnSubstance[]> {
  return db.selectFrom('own_substances').selectAll().where('workgroup_id', '=', workgroupId).orderBy('key').execute()
}

export async function findOwnSubstance(db: Kysely<Database>, workgroupId: number, key: string): Promise<StoredOwnSubstance | undefined> {
  return db.selectFrom('own_substances').selectAll().where('workgroup_id', '=', workgroupId).where('key', '=', key).executeTakeFirst()
}

/** Those of these keys that the workgroup has. */
export async function findOwnSubstances(
  db: Kysely<Database>,
  workgroupId: number,
  keys: readonly string[],
): Promise<Pick<StoredOwnSubstance, 'key' | 'record'>[]> {
  return db
    .selectFrom('own_substances')
    .select(['key', 'record'])
    .where('workgroup_id', '=', workgroupId)
    .where('key', 'in', keys)
    .execute()
}

/** As an own substance was at one of its revisions; undefined: it never had that one. */
export async function findOwnRevision(
  db: Kysely<Database>,
  workgroupId: number,
  key: string,
  revision: number,
): Promise<OwnSubstanceRecord | undefined> {
  const found = await db
    .selectFrom('own_substance_revisions as earlier')
    .innerJoin('own_substances as own', 'own.id', 'earlier.substance_id')
    .select('earlier.record')
    .where('own.workgroup_id', '=', workgroupId)
    .where('own.key', '=', key)
    .where('earlier.revision', '=', revision)
    .executeTakeFirst()
  return found?.record
}

/** Changes of one workgroup’s substances go one after the other, so that no two of them together make a circle. */
export async function lockOwnSubstances(tx: Transaction<Database>, workgroupId: number): Promise<StoredOwnSubstance[]> {
  await tx.selectFrom('workgroups').select('id').where('id', '=', workgroupId).forUpdate().executeTakeFirstOrThrow()
  return listOwnSubstances(tx, workgroupId)
}

interface Change {
  workgroupId: number
  key: string
  record: OwnSubstanceRecord
  changedBy: string
}

export async function insertOwnSubstance(
  tx: Transaction<Database>,
  { workgroupId, key, record, changedBy }: Change,
): Promise<StoredOwnSubstance> {
  const stored = await tx
    .insertInto('own_substances')
    .values({ workgroup_id: workgroupId, key, revision: 1, record: JSON.stringify(record), changed_by: changedBy, changed_at: new Date() })
    .returningAll()
    .executeTakeFirstOrThrow()
  await keepRevision(tx, stored)
  return stored
}

export async function updateOwnSubstance(
  tx: Transaction<Database>,
  before: StoredOwnSubstance,
  { record, changedBy }: Pick<Change, 'record' | 'changedBy'>,
): Promise<StoredOwnSubstance> {
  const stored = await tx
    .updateTable('own_substances')
    .set({ revision: before.revision + 1, record: JSON.stringify(record), changed_by: changedBy, changed_at: new Date() })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await keepRevision(tx, stored)
  return stored
}

async function keepRevision(
  tx: Transaction<Database>,
  { id, revision, record, changed_at, changed_by }: StoredOwnSubstance,
): Promise<void> {
  await tx
    .insertInto('own_substance_revisions')
    .values({ substance_id: id, revision, record: JSON.stringify(record), changed_at, changed_by })
    .execute()
}

export async function deleteOwnSubstance(tx: Transaction<Database>, id: number): Promise<void> {
  await tx.deleteFrom('own_substances').where('id', '=', id).execute()
}

/** Names of products whose recipe contains an own substance, six at most. */
export async function findProductsMadeOf(db: Kysely<Database>, workgroupId: number, key: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select products.name from recipes
      join products on products.permalink_id = recipes.permalink_id and products.workgroup_id = ${workgroupId}
      where recipes.component_tokens && array['own:' || ${key}::text]
      order by products.sort_name limit 6`.execute(db)
  return rows.map(({ name }) => name)
}

/** Products whose record or recipe names one of these CAS, EC or index numbers, or a raw material that contains it at any depth; by name. */
export async function findProductsByNumbers(
  db: Kysely<Database>,
  numbers: readonly string[],
): Promise<{ permalinkId: number; name: string }[]> {
  if (numbers.length === 0) return []
  const tokens = numbers.flatMap((number) => [`cas:${number}`, `ec:${number}`, `index:${number}`])
  const { rows } = await sql<{ permalinkId: number; name: string }>`
    with recursive users as (
        select workgroup_id, key from own_substances where component_tokens && ${tokens}::text[]
        union
        select own.workgroup_id, own.key from users
          join own_substances as own on own.workgroup_id = users.workgroup_id and own.component_tokens && array['own:' || users.key]),
      touched as (
        select permalink_id from recipes where component_tokens && ${tokens}::text[]
        union
        select products.permalink_id from users
          join products on products.workgroup_id = users.workgroup_id
          join recipes on recipes.permalink_id = products.permalink_id and recipes.component_tokens && array['own:' || users.key]
        union
        select permalink_id from products where exists (
          select from jsonb_path_query(record, '$.** ? (@.type() == "object").keyvalue() ? (@.key == "casNumber" || @.key == "ecNumber" || @.key == "indexNumber").value') as number
          where number #>> '{}' = any(${[...numbers]})))
    select permalink_id as "permalinkId", name from products where permalink_id in (select permalink_id from touched)
    order by name, permalink_id`.execute(db)
  return rows
}
