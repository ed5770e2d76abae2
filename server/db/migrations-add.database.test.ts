import { readdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { projectFolder } from '../../project-folder.ts'
import { createTestDatabase } from '../../tests/start-database.ts'
import { migrateTo } from './migrate.ts'

const { db } = await createTestDatabase({ content: 'nothing' })

interface Part {
  name: string
  form: string
  isRequired: boolean
}

/** What a program reads, writes and calls: columns of tables and views with their types, and functions. */
async function listParts(): Promise<ReadonlyMap<string, Part>> {
  const { rows } = await sql<Part>`
    select table_name || '.' || column_name as name, udt_name as form,
      is_nullable = 'NO' and column_default is null and is_identity = 'NO' and is_generated = 'NEVER' as "isRequired"
    from information_schema.columns where table_schema = 'public'
    union all
    select 'function ' || p.proname, pg_get_function_identity_arguments(p.oid), false
    from pg_proc p where p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  `.execute(db)
  return new Map(rows.map((part) => [part.name, part]))
}

/**
 * What breaks a running program of the previous version: what it reads is gone or of another type, or its inserts lack a column that is required.
 */
function listBreaks(before: ReadonlyMap<string, Part>, after: ReadonlyMap<string, Part>): string[] {
  const tableOf = (name: string) => name.split('.')[0]
  const tables = new Set([...before.keys()].map(tableOf))
  const gone = [...before.values()].flatMap(({ name, form }) => {
    const now = after.get(name)
    return now === undefined ? [`${name} is gone`] : now.form === form ? [] : [`${name} is ${now.form}`]
  })
  const required = [...after.values()].flatMap(({ name, isRequired }) =>
    isRequired && tables.has(tableOf(name)) && before.get(name)?.isRequired !== true ? [`${name} is required`] : [],
  )
  return [...gone, ...required]
}

const names = readdirSync(path.join(projectFolder, 'server/db/migrations'))
  .map((file) => path.basename(file, '.ts'))
  .toSorted()

describe('migrations', () => {
  it('only add to the tables, so that the previous version goes on working while machines are upgraded one after the other', async () => {
    const found: string[] = []
    let before = await listParts()
    for (const name of names) {
      await migrateTo(db, name)
      const after = await listParts()
      found.push(...listBreaks(before, after).map((what) => `${name}: ${what}`))
      before = after
    }
    // From before the promise that machines can be upgraded so (docs/decisions/188-upgraded-one-after-the-other.md).
    expect(found).toEqual(['0041-no-hand-over-places: deliveries.place is gone'])
  })

  const breaksOf = async (statement: string): Promise<string[]> => {
    await sql`create table planted (name text, height integer not null default 0)`.execute(db)
    const before = await listParts()
    await sql.raw(statement).execute(db)
    const after = await listParts()
    await sql`drop table if exists planted`.execute(db)
    return listBreaks(before, after)
  }

  it.each([
    ['alter table planted drop column name', 'planted.name is gone'],
    ['alter table planted rename column name to title', 'planted.name is gone'],
    ['alter table planted alter column name set not null', 'planted.name is required'],
    ['alter table planted alter column height drop default', 'planted.height is required'],
    ['alter table planted alter column height type bigint', 'planted.height is int8'],
    ['alter table planted add column colour text not null', 'planted.colour is required'],
  ])('are detected where they do not: %s', async (statement, what) => {
    expect(await breaksOf(statement)).toEqual([what])
  })

  it.each([
    "alter table planted add column colour text not null default ''",
    'alter table planted add column colour text, add column size integer',
    'create table machines (name text not null)',
  ])('may add: %s', async (statement) => {
    expect(await breaksOf(statement)).toEqual([])
  })
})
