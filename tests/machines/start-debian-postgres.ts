import { execFile } from 'node:child_process'
import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { chooseAccount, giveTo } from '../../server/db/postgres-account.ts'
import { programs } from './require-packages.ts'
import { runProgram, type Program } from './run-program.ts'

const run = promisify(execFile)
const bin = path.dirname(programs['postgresql-15'])
const database = 'permasheet'

export interface DebianPostgres extends Program {
  /** As the program gets it: a user who owns the database, and no superuser. */
  url: string
  /** As the one who runs the server. */
  administer(statement: string): Promise<void>
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  // Five web processes, and as many again while they are replaced.
  max_connections: '200',
  wal_level: 'replica',
  max_wal_senders: '5',
  wal_keep_size: '256MB',
  log_min_messages: 'fatal',
}

/** PostgreSQL as Debian packs it, with nothing turned off that guards the data. @param folder is made */
export async function startDebianPostgres(folder: string, port: number): Promise<DebianPostgres> {
  const account = await prepare(folder)
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8']
  await run(path.join(bin, 'initdb'), ['-D', folder, '--username=postgres', '--auth=trust', '--data-checksums', ...locale], {
    ...account,
    cwd: '/',
  })
  const server = serve(folder, port)
  await server.start()
  await administer(port, 'postgres', `create role ${database} login`)
  await administer(port, 'postgres', `create database ${database} owner ${database}`)
  return server
}

/** A streaming replica of it. */
export async function startDebianReplica(folder: string, port: number, primaryPort: number): Promise<DebianPostgres> {
  const account = await prepare(folder)
  const source = ['--host=127.0.0.1', `--port=${primaryPort}`, '--username=postgres']
  await run(path.join(bin, 'pg_basebackup'), ['-D', folder, ...source, '--write-recovery-conf', '--checkpoint=fast'], {
    ...account,
    cwd: '/',
  })
  const server = serve(folder, port)
  await server.start()
  return server
}

/** As root PostgreSQL runs as somebody else, as the bundled one does. */
async function prepare(folder: string) {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o700)
  const account = chooseAccount(folder)
  giveTo(folder, account)
  return account
}

function serve(folder: string, port: number): DebianPostgres {
  const words = Object.entries({ ...settings, port: String(port) }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const answers = (): Promise<boolean> =>
    administer(port, 'postgres', 'select 1').then(
      () => true,
      () => false,
    )
  return {
    ...runProgram(programs['postgresql-15'], ['-D', folder, ...words], { ...chooseAccount(folder), cwd: '/' }, answers),
    url: `postgresql://${database}@127.0.0.1:${port}/${database}`,
    administer: (statement) => administer(port, database, statement),
  }
}

async function administer(port: number, name: string, statement: string): Promise<void> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', database: name, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
