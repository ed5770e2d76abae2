import { statfs } from 'node:fs/promises'
import { sql, type Kysely } from 'kysely'
import type { Database } from '../../server/db/schema.ts'
import type { ProductRecordInput } from '../../shared/record/product-record.ts'
import { importEntry } from '../../shared/record/product-record.ts'
import { firstId, prepareProduct } from './prepare-product.ts'

/** Products that are written by one statement. */
const portion = 5_000
/** Statements under way at once. */
const lanes = 2
/** Bytes that are left on the disk for others, for the indexes and for a backup. */
const leftFree = 8e9

/** The disk is too small for so many products. */
export class DiskFull extends Error {
  readonly reached: number
  constructor(reached: number, megabytes: number, free: number) {
    super(
      `the disk is too small: ${reached.toLocaleString('en')} products take ${megabytes.toFixed(0)} MB, and ${(free / 1e6).toFixed(0)} MB are free of which ${(leftFree / 1e6).toFixed(0)} stay so`,
    )
    this.reached = reached
  }
}

/**
 * Brings the products of the filling to a number: prepared records, put in by `INSERT … SELECT` past the triggers, which are not measured here, with
 * what the triggers would have noted, and without indexes, which are made anew at the end. Nothing else may use the tables meanwhile.
 * @throws {DiskFull} where the disk does not hold them; those that are there then are whole
 */
export async function fillProducts(
  db: Kysely<Database>,
  { templates, from, to, dataDir }: { templates: readonly ProductRecordInput[]; from: number; to: number; dataDir: string },
): Promise<void> {
  await prepareTables(db, templates)
  const indexes = await dropIndexes(db)
  try {
    await setTriggers(db, 'disable')
    let reached = from
    const isFull = async (): Promise<boolean> => {
      const { bavail, bsize } = await statfs(dataDir)
      return bavail * bsize < leftFree
    }
    let full = false
    await Promise.all(
      Array.from({ length: lanes }, async () => {
        while (reached < to && !full) {
          if ((full = await isFull())) break
          const first = reached
          reached = Math.min(to, first + portion)
          await insertProducts(db, first, reached, templates.length)
        }
      }),
    )
    if (full) throw new DiskFull(reached, (await databaseBytes(db)) / 1e6, (await statfs(dataDir)).bavail * (await statfs(dataDir)).bsize)
  } finally {
    await setTriggers(db, 'enable')
    for (const definition of indexes) await createIndex(db, definition)
    await sql`
      insert into search.words (workgroup_id, word)
      select distinct workgroup_id, word from search.product_words where word not like '~%'
      except select workgroup_id, word from search.words`.execute(db)
    await sql`vacuum (analyze) search.product_words`.execute(db)
    await sql`vacuum (analyze) search.words`.execute(db)
    await sql`drop table bench_templates`.execute(db)
    await sql`vacuum (analyze) products`.execute(db)
    await sql`vacuum (analyze) published_versions`.execute(db)
    await sql`vacuum (analyze) synonyms`.execute(db)
    await sql`vacuum (analyze) product_codes`.execute(db)
    await sql`checkpoint`.execute(db)
  }
}

export async function databaseBytes(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

async function prepareTables(db: Kysely<Database>, templates: readonly ProductRecordInput[]): Promise<void> {
  await sql`drop table if exists bench_templates`.execute(db)
  await sql`create unlogged table bench_templates (number integer primary key, record jsonb not null)`.execute(db)
  for (const [number, record] of templates.entries()) {
    const { permalinkId: _, ...parsed } = importEntry.parse({ record }).record
    await sql`insert into bench_templates values (${number}, ${JSON.stringify(parsed)}::jsonb)`.execute(db)
  }
  await sql`analyze bench_templates`.execute(db)
  await sql`
    insert into workgroups (name, brand) select 'Another maker', 'coatings'
    where not exists (select from workgroups where name = 'Another maker')`.execute(db)
}

/** Indexes that no constraint needs; made anew at the end they take minutes in place of hours. @returns what makes them */
async function dropIndexes(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid in ('products'::regclass, 'published_versions'::regclass, 'synonyms'::regclass, 'product_codes'::regclass)
      and not exists (select from pg_constraint where conindid = indexrelid)`.execute(db)
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db)
  return rows.map(({ definition }) => definition)
}

async function createIndex(db: Kysely<Database>, definition: string): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`set maintenance_work_mem = '1GB'`.execute(connection)
    await sql.raw(definition).execute(connection)
    await sql`reset maintenance_work_mem`.execute(connection)
  })
}

async function setTriggers(db: Kysely<Database>, state: 'enable' | 'disable'): Promise<void> {
  for (const table of ['products', 'published_versions', 'synonyms', 'product_codes'])
    await sql.raw(`alter table ${table} ${state} trigger user`).execute(db)
}

async function insertProducts(db: Kysely<Database>, from: number, to: number, templates: number): Promise<void> {
  const prepared = Array.from({ length: to - from }, (_, index) => prepareProduct(from + index, templates))
  await db.transaction().execute(async (tx) => {
    await sql`set local synchronous_commit = off`.execute(tx)
    await sql`
      create temporary table made on commit drop as
      select one.*, template.record || jsonb_build_object('permalinkId', one.id, 'brand', one.brand, 'status', one.status, 'name', one.name,
          'synonyms', one.synonyms) || case when one.ufi is null then '{}' else jsonb_build_object('ufi', one.ufi) end as record
      from jsonb_to_recordset(${JSON.stringify(prepared)}::jsonb) as one (id integer, template integer, brand text, status text, name text,
          synonyms jsonb, ufi text, versions integer, "isChanged" boolean, "isOthers" boolean)
        join bench_templates as template on template.number = one.template`.execute(tx)
    await sql`
      insert into products (permalink_id, workgroup_id, brand, status, name, record, record_hash, updated_at, withdrawn_at, published_hash,
        published_codes, published_search)
      select id, case when "isOthers" then (select id from workgroups where name = 'Another maker') else (select min(id) from workgroups) end,
        brand, status, name, record, md5(id || ' ' || case when "isChanged" then 0 else versions end),
        now() - (id - ${firstId}) * interval '1 second', case status when 'withdrawn' then now() - interval '2 days' end,
        case when versions > 0 then md5(id || ' ' || versions) end,
        case when versions > 0 then product_code_keys(record) else '{}' end,
        case when versions > 0 then published_search_text(record) else '' end
      from made`.execute(tx)
    await sql`
      insert into synonyms (id, permalink_id, position, name)
      select (synonym ->> 'id')::integer, made.id, 0, synonym ->> 'name' from made, jsonb_array_elements(synonyms) as synonym`.execute(tx)
    await sql`
      insert into product_codes (id, synonym_id, position, code)
      select (code ->> 'id')::integer, made.id, place - 1, code ->> 'code'
      from made, jsonb_array_elements(synonyms #> '{0,productCodes}') with ordinality as listed (code, place)`.execute(tx)
    await sql`
      insert into published_versions (permalink_id, kind, number, revision_date, compiled_date, snapshot, snapshot_hash, published_at)
      select id, 'sds', version, date '2026-01-01' + version * 90, date '2026-04-01', record, md5(id || ' ' || version),
        now() - interval '200 days' + version * interval '90 days'
      from made, generate_series(1, versions) as version`.execute(tx)
    await sql`
      insert into published_words (workgroup_id, word)
      select distinct products.workgroup_id, found.word
      from made join products on products.permalink_id = made.id, words_of(published_names(made.record)) as found (word)
      where versions > 0 and not exists (
        select from published_words as known where known.workgroup_id = products.workgroup_id and known.word = found.word)`.execute(tx)
    await sql`
      insert into search.product_words (workgroup_id, word, sort_name, permalink_id)
      select workgroup_id, found.word, sort_name, permalink_id
      from products, unnest(search.words_of(search_text)) as found (word)
      where permalink_id between ${firstId + from} and ${firstId + to - 1}`.execute(tx)
  })
}
