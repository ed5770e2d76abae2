import { type Kysely, sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'

/** A backup copies tables as they are, so it reads the database's own catalogue and not the types of the program. */
export interface StoredTable {
  name: string
  /** Without generated columns. */
  columns: string[]
}

/** Runs with one unchanging view of the whole database, while others go on writing. */
export function readConsistently<Result>(db: Kysely<Database>, read: (tx: Transaction<Database>) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
}

/** The program's tables, each after those that it references. Unlogged tables hold nothing worth keeping. */
export async function listTables(db: Kysely<Database>): Promise<StoredTable[]> {
  const { rows } = await sql<{ name: string; columns: string[]; needs: string[] }>`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(distinct r.relname::text) from pg_constraint k join pg_class r on r.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '{}') as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relpersistence = 'p' and c.relname not like 'kysely%'
    order by c.relname`.execute(db)
  const sorted: StoredTable[] = []
  let waiting = rows
  while (waiting.length > 0) {
    const placed = new Set(sorted.map(({ name }) => name))
    const ready = waiting.filter(({ needs }) => needs.every((needed) => placed.has(needed)))
    if (ready.length === 0) throw new Error(`Tables point to each other in a circle: ${waiting.map(({ name }) => name).join(', ')}`)
    sorted.push(...ready.map(({ name, columns }) => ({ name, columns })))
    waiting = waiting.filter((table) => !ready.includes(table))
  }
  return sorted
}

/** The rows of a table in portions, as JSON texts. */
export async function* readRows(tx: Transaction<Database>, table: string, portion: number): AsyncGenerator<string[]> {
  const cursor = sql.id(`backup_${table}`)
  await sql`declare ${cursor} no scroll cursor for select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(tx)
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.raw(String(portion))} from ${cursor}`.execute(tx)
    if (rows.length === 0) break
    yield rows.map(({ row }) => row)
  }
  await sql`close ${cursor}`.execute(tx)
}

/** Inserts rows into a table. Columns that the rows lack get their defaults. */
export async function insertRows(tx: Transaction<Database>, table: StoredTable, rows: readonly string[]): Promise<void> {
  const columns = sql.join(table.columns.map((column) => sql.id(column)))
  const list = sql.val(`[${rows.join(',')}]`)
  await sql`insert into ${sql.table(table.name)} (${columns}) overriding system value
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table.name)}, ${list}::jsonb)`.execute(tx)
}

export async function listSequences(db: Kysely<Database>): Promise<{ name: string; value: number | null }[]> {
  const { rows } = await sql<{ name: string; value: number | null }>`
    select sequencename as name, last_value as value from pg_sequences where schemaname = 'public'`.execute(db)
  return rows
}

/** Sets a sequence to continue after this number. */
export async function setSequence(db: Kysely<Database>, name: string, value: number): Promise<void> {
  await sql`select setval(${`public.${name}`}::regclass, ${value})`.execute(db)
}

/** The newest migration that was run. */
export async function findNewestMigration(db: Kysely<Database>): Promise<string> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(db)
  const [newest] = rows
  if (!newest) throw new Error('The database has no migrations')
  return newest.name
}

/** An attachment whose bytes lie in a file beside the database. */
export interface AttachedFile {
  sha256: string
  name: string
  permalinkId: number
}

/** Every file that the attachments need, once. */
export async function listAttachedFiles(db: Kysely<Database>): Promise<AttachedFile[]> {
  return db
    .selectFrom('attachments')
    .distinctOn('sha256')
    .select(['sha256', 'name', 'permalink_id as permalinkId'])
    .orderBy('sha256')
    .orderBy('id')
    .execute()
}

export async function hasRows(db: Kysely<Database>, table: string): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db)
  return rows.length > 0
}
