import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { type BundledPostgres, startBundledPostgres } from '../server/db/bundled-postgres.ts'
import { createPool } from '../server/db/connection.ts'
import { migrateToLatest } from '../server/db/migrate.ts'
import type { Database } from '../server/db/schema.ts'
import { closeAfterFile } from './close-after-file.ts'

export interface Replicated {
  primary: { db: Kysely<Database>; url: string }
  replicaUrl: string
  /** The replica shows nothing that is written from now on. */
  pause(): Promise<void>
  resume(): Promise<void>
  stopReplica(): Promise<void>
  startReplica(): Promise<void>
}

/** A PostgreSQL with our tables and a streaming replica of it. Both end with the test file. */
export async function startReplicated(): Promise<Replicated> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'permasheet-replica-'))
  fs.chmodSync(folder, 0o755)
  closeAfterFile(async () => fs.rmSync(folder, { recursive: true }))
  const rules = path.join(folder, 'hba.conf')
  fs.writeFileSync(rules, 'local all all scram-sha-256\nlocal replication all scram-sha-256\n')
  const settings = { fsync: 'off', wal_level: 'replica', max_wal_senders: '3', wal_keep_size: '64', hba_file: rules }
  const start = async (place: string, follows: Readonly<Record<string, string>> = {}): Promise<BundledPostgres> => {
    const server = await startBundledPostgres(place, { info: () => {}, warn: () => {} }, { ...settings, ...follows })
    if (!server) throw new Error(`${place} is in use`)
    return server
  }
  const [first, second] = [path.join(folder, 'first'), path.join(folder, 'second')]
  // Nothing writes while it is copied.
  await (await start(first)).stop()
  fs.cpSync(first, second, { recursive: true })
  fs.writeFileSync(path.join(second, 'postgres', 'data', 'standby.signal'), '')

  const source = await start(first)
  closeAfterFile(() => source.stop())
  const { host, port, user, password } = source.connection
  const follow = () => start(second, { primary_conninfo: `host=${host} port=${port} user=${user} password=${password}` })
  let replica: BundledPostgres | undefined = await follow()
  const replicaUrl = addressOf(replica)
  const stopReplica = async (): Promise<void> => {
    await replica?.stop()
    replica = undefined
  }
  closeAfterFile(stopReplica)

  const db = open(source)
  closeAfterFile(() => db.destroy())
  await migrateToLatest(db)
  const tellReplica = async (statement: ReturnType<typeof sql>): Promise<void> => {
    if (!replica) throw new Error('The replica does not run')
    const there = open(replica)
    await statement.execute(there)
    await there.destroy()
  }
  return {
    primary: { db, url: addressOf(source) },
    replicaUrl,
    pause: () => tellReplica(sql`select pg_wal_replay_pause()`),
    resume: () => tellReplica(sql`select pg_wal_replay_resume()`),
    stopReplica,
    startReplica: async () => void (replica = await follow()),
  }
}

const database = 'postgres'

const open = ({ connection }: BundledPostgres): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: createPool({ ...connection, database, max: 3 }) }) })

const addressOf = ({ connection: { host, port, user, password } }: BundledPostgres): string =>
  `postgresql://${user}:${password}@${encodeURIComponent(host)}:${port}/${database}`
