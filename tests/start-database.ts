import { createHash, randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Kysely } from 'kysely'
import type pg from 'pg'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { projectFolder } from '../project-folder.ts'
import { type BundledConnection, type BundledPostgres, startBundledPostgres } from '../server/db/bundled-postgres.ts'
import { createDialect, createPool } from '../server/db/connection.ts'
import { migrateToLatest } from '../server/db/migrate.ts'
import type { Log } from '../server/db/log.ts'
import type { Database } from '../server/db/schema.ts'
import { closeAfterFile } from './close-after-file.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: BundledConnection
  }
}

/** What a new database may have from the start. Each is made once for a project of tests, and cloned. */
const templates = { nothing: 'template1', tables: 'template_tables', catalogue: 'template_catalogue' }
const silent: Log = { info: () => {}, warn: (message) => console.warn(message) }
// The data of tests need not outlive a power failure.
const fast = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '100' }

/** Vitest's global set-up: one bundled server for a project of tests, with one migrated database that the tests clone. */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const { server, clean } = await startServer(project.name)
  const earlier = await administer(server.connection, `select datname from pg_database where datname ~ '^(test|template)_'`)
  for (const { datname } of earlier) await administer(server.connection, `drop database "${datname}" with (force)`)
  await administer(server.connection, `create database ${templates.tables}`)
  const db = open(server.connection, templates.tables)
  await migrateToLatest(db)
  await db.destroy()
  project.provide('databaseServer', server.connection)
  return async () => {
    await server.stop()
    clean()
  }
}

/**
 * The same folder is used again and again: its cluster need not be made anew, and a server that a killed run left behind is
 * ended. When another run of the same project is under way, this one takes a folder of its own.
 */
async function startServer(project: string): Promise<{ server: BundledPostgres; clean: () => void }> {
  const name = createHash('sha256').update(projectFolder).digest('hex').slice(0, 12)
  const usual = path.join(os.tmpdir(), `permasheet-tests-${process.getuid?.() ?? 0}-${name}-${project}`)
  const server = await startBundledPostgres(usual, silent, fast)
  if (server) return { server, clean: () => {} }
  const own = fs.mkdtempSync(path.join(os.tmpdir(), 'permasheet-tests-'))
  const second = await startBundledPostgres(own, silent, fast)
  if (!second) throw new Error(`${own} is in use`)
  return { server: second, clean: () => fs.rmSync(own, { recursive: true }) }
}

export interface TestDatabase {
  db: Kysely<Database>
  /** For what takes a `DATABASE_URL`. */
  url: string
}

/**
 * A database of its own for the test file that calls this. It is dropped when the file is done.
 * @param options.content all tables, which are empty, unless it says otherwise; `catalogue` is the demonstration's, with its account
 */
export async function createTestDatabase({ content = 'tables' }: { content?: keyof typeof templates } = {}): Promise<TestDatabase> {
  const server: BundledConnection | undefined = inject('databaseServer')
  if (!server) throw new Error('There is no database for this test: name its file *.database.test.ts')
  if (content === 'catalogue') await makeCatalogueTemplate(server)
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name} template ${templates[content]}`)
  const db = open(server, name)
  closeAfterFile(async () => {
    await db.destroy()
    // It waits a while for connections that end, and fails where somebody keeps one.
    await administer(server, `drop database ${name}`)
  })
  return { db, url: `postgresql://${server.user}:${server.password}@${encodeURIComponent(server.host)}:${server.port}/${name}` }
}

/** Imports the demonstration once: the first file that wants it does so, and the others wait for it. */
async function makeCatalogueTemplate(server: BundledConnection): Promise<void> {
  const unfinished = `${templates.catalogue}_unfinished`
  const pool = createPool({ ...server, database: 'postgres', max: 1 })
  try {
    await whileAlone(pool, async (holder) => {
      const { rows } = await holder.query('select from pg_database where datname = $1', [templates.catalogue])
      if (rows.length > 0) return
      await holder.query(`drop database if exists ${unfinished} with (force)`)
      await holder.query(`create database ${unfinished} template ${templates.tables}`)
      const db = open(server, unfinished)
      // Not for those that want no catalogue: they would wait for the import of half the server.
      const { openAuth } = await import('../server/auth/open-auth.ts')
      const { loadDemonstration } = await import('../server/products/load-demonstration.ts')
      const { createLog } = await import('../server/log.ts')
      const log = createLog({ logLevel: 'error' })
      await loadDemonstration({ db, auth: await openAuth(db), log })
      await db.destroy()
      await holder.query(`alter database ${unfinished} rename to ${templates.catalogue}`)
    })
  } finally {
    await pool.end()
  }
}

/**
 * Runs a piece of work while no other file does. Its connection is taken out of the pool, which closes one that lies idle for ten seconds: on a
 * busy machine the import takes longer, the lock went with the connection, and the next file dropped the database that was being filled.
 */
export async function whileAlone(pool: pg.Pool, work: (holder: pg.PoolClient) => Promise<void>): Promise<void> {
  const holder = await pool.connect()
  try {
    await holder.query('select pg_advisory_lock(1)')
    await work(holder)
  } finally {
    // Closed, and the lock with it.
    holder.release(true)
  }
}

const open = (server: BundledConnection, database: string): Kysely<Database> =>
  new Kysely<Database>({ dialect: createDialect(createPool({ ...server, database, max: 5 })) })

async function administer(server: BundledConnection, statement: string): Promise<{ datname: string }[]> {
  const pool = createPool({ ...server, database: 'postgres', max: 1 })
  try {
    return (await pool.query<{ datname: string }>(statement)).rows
  } finally {
    await pool.end()
  }
}
