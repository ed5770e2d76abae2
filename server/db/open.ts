import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely } from 'kysely'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { OperatorError } from '../errors.ts'
import {
  type BundledConnection,
  bundledUser,
  findRunningServer,
  hasCluster,
  isDataFolderInUse,
  startBundledPostgres,
} from './bundled-postgres.ts'
import { createDialect, createPool } from './connection.ts'
import type { Log } from './log.ts'
import { hasMigrations, migrateTo, migrateToLatest } from './migrate.ts'
import type { Database } from './schema.ts'

export interface OpenDatabase {
  db: Kysely<Database>
  pool: pg.Pool
  kind: 'bundled' | 'external'
  /** Waits for queries under way, then closes the connections and stops the bundled server. */
  close(): Promise<void>
}

const bundledDatabase = 'permasheet'

/**
 * Opens the database of the configuration, with its tables as this program needs them.
 * @param options.joinRunning use the bundled server that another process already runs on this data folder.
 * @param options.mustExist refuse where no Permasheet has created its database yet, and create nothing.
 * @param options.processes web processes for which the bundled server needs connections
 * @param options.migration migrate the tables to this migration instead of the newest
 * @throws {OperatorError} when that is not possible, saying what the operator can do about it.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Log,
  options: { joinRunning?: boolean; mustExist?: boolean; processes?: number; migration?: string } = {},
): Promise<OpenDatabase> {
  const place = config.databaseUrl === undefined ? config.dataDir : describeServer(config.databaseUrl)
  const bring = async (db: Kysely<Database>): Promise<void> => {
    if (options.mustExist && !(await hasMigrations(db))) throw noDatabase(place)
    await (options.migration === undefined ? migrateToLatest(db) : migrateTo(db, options.migration))
  }
  if (config.databaseUrl !== undefined) {
    return usePool(createPool({ connectionString: config.databaseUrl }), 'external', log, bring, async () => {}, place)
  }
  if (options.mustExist && !hasCluster(config.dataDir)) throw noDatabase(place)
  const server = await startBundledPostgres(config.dataDir, log, settingsFor(options.processes ?? 1))
  if (server) {
    try {
      if (!options.mustExist) await createBundledDatabase(server.connection)
      else if (!(await hasBundledDatabase(server.connection))) throw noDatabase(place)
    } catch (error) {
      await server.stop()
      throw error
    }
    return usePool(createPool({ ...server.connection, database: bundledDatabase }), 'bundled', log, bring, () => server.stop())
  }
  if (!options.joinRunning) throw inUse(config.dataDir)
  const connection = await waitForRunningServer(config.dataDir)
  return usePool(createPool({ ...connection, database: bundledDatabase }), 'bundled', log, bring, async () => {})
}

/** Fails early where `openDatabase` would fail because another process runs on the data folder. */
export function refuseWhenInUse(config: Pick<Config, 'databaseUrl' | 'dataDir'>): void {
  if (config.databaseUrl === undefined && isDataFolderInUse(config.dataDir)) throw inUse(config.dataDir)
}

/** Each process has some 15 connections, and for a moment twice as many while one process replaces another. */
const settingsFor = (processes: number): Readonly<Record<string, string>> =>
  processes === 1 ? {} : { max_connections: String(50 + 20 * processes) }

const inUse = (dataDir: string): OperatorError =>
  new OperatorError(`${dataDir} is in use by another Permasheet process. Stop it, or set DATA_DIR to another folder.`)

const noDatabase = (place: string): OperatorError =>
  new OperatorError(`There is no database in ${place}; set DATA_DIR or DATABASE_URL as the server has them.`)

async function usePool(
  pool: pg.Pool,
  kind: OpenDatabase['kind'],
  log: Log,
  bring: (db: Kysely<Database>) => Promise<void>,
  stopServer: () => Promise<void>,
  server = 'the bundled PostgreSQL',
): Promise<OpenDatabase> {
  let closing: Promise<void> | undefined
  // An idle connection that breaks is removed from the pool; without a listener its error would end the process.
  pool.on('error', (error) => {
    if (!closing) log.warn(`A connection to ${server} broke off: ${error.message}`)
  })
  const db = new Kysely<Database>({ dialect: createDialect(pool) })
  const close = async (): Promise<void> => {
    await Promise.race([db.destroy(), sleep(10_000, undefined, { ref: false })])
    await stopServer()
  }
  const opened: OpenDatabase = { db, pool, kind, close: () => (closing ??= close()) }
  try {
    await connect(pool, server)
    await bring(db)
    return opened
  } catch (error) {
    await opened.close()
    throw error
  }
}

async function connect(pool: pg.Pool, server: string): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (error) {
    throw new OperatorError(`The database on ${server} cannot be opened: ${reasonOf(error)}`, { cause: error })
  }
}

/** Where several addresses were tried, Node's error has its reasons inside and no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}

/** Host and database of an address, never its password. */
function describeServer(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'the server of DATABASE_URL'
  const { host, pathname } = new URL(databaseUrl)
  return `the server of DATABASE_URL (${host}${pathname})`
}

async function createBundledDatabase(connection: BundledConnection): Promise<void> {
  const pool = createPool({ ...connection, database: 'postgres', max: 1 })
  try {
    const found = await pool.query('select from pg_database where datname = $1', [bundledDatabase])
    if (found.rowCount === 0) await pool.query(`create database ${bundledDatabase} owner ${bundledUser}`)
  } finally {
    await pool.end()
  }
}

/** Waits a while, since the other process may just be starting. */
async function waitForRunningServer(dataDir: string): Promise<BundledConnection> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(200)) {
    const connection = findRunningServer(dataDir)
    if (connection && (await hasBundledDatabase(connection))) return connection
  }
  throw new OperatorError(`Another Permasheet process uses ${dataDir}, but its database does not answer. Stop it, or try again later.`)
}

async function hasBundledDatabase(connection: BundledConnection): Promise<boolean> {
  const pool = createPool({ ...connection, database: bundledDatabase, max: 1 })
  try {
    await pool.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await pool.end()
  }
}
