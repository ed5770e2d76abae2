import { execFile } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { OperatorError } from '../errors.ts'
import { takeLock } from './data-folder-lock.ts'
import type { Log } from './log.ts'
import { canEnter, chooseAccount, findReachableTemporaryFolder, giveTo } from './postgres-account.ts'
import { findOrMakePassword, readPassword, requirePassword } from './postgres-password.ts'
import { endOrphans, readPostmasterFile, removeTemporarySocketFolder, socketFolderPrefix } from './postgres-process.ts'
import { findPostgresPrograms } from './postgres-programs.ts'
import { logFile, type Place, folderArgument, spawnOptions, superviseServer } from './supervise-postgres.ts'

const run = promisify(execFile)

/** How to connect to a bundled server: the folder of its socket takes the place of the host. */
export interface BundledConnection {
  host: string
  port: number
  user: string
  password: string
}

export interface BundledPostgres {
  connection: BundledConnection
  stop(): Promise<void>
}

export const bundledUser = 'permasheet'
const port = 5432
const longestSocketPath = process.platform === 'linux' ? 107 : 103

/**
 * Modest, for a machine that does other things too. The settings that protect the data (fsync, full_page_writes, checksums) are on by
 * default.
 */
const settings = {
  listen_addresses: '',
  port: String(port),
  unix_socket_permissions: '0700',
  max_connections: '50',
  shared_buffers: '128MB',
  effective_cache_size: '512MB',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
}

/** Where in the data folder the bundled server lives. */
const postgresFolder = (dataDir: string): string => path.join(dataDir, 'postgres')
const lockFile = (folder: string): string => path.join(folder, 'lock')
const clusterFolder = (folder: string): string => path.join(folder, 'data')

/**
 * Starts the bundled PostgreSQL on a data folder, and makes its database cluster at the first start.
 * @param overrides settings of PostgreSQL that differ from those above.
 * @returns undefined when another process holds the folder.
 * @throws {OperatorError} when it cannot run here, saying what the operator can do about it.
 */
export async function startBundledPostgres(
  dataDir: string,
  log: Log,
  overrides: Readonly<Record<string, string>> = {},
): Promise<BundledPostgres | undefined> {
  const folder = postgresFolder(dataDir)
  const cluster = clusterFolder(folder)
  prepareFolder(dataDir, folder)
  const lock = takeLock(lockFile(folder))
  if (!lock) return undefined
  try {
    const account = chooseAccount(cluster)
    const programs = await findPostgresPrograms(folder, account)
    const reachable = await canEnter(folder, account)
    const place = { folder, cluster, account, programs, reachable }
    if (fs.existsSync(cluster)) {
      await endOrphans(cluster, log)
      // a copy from a backup may belong to root and be open to all, which the server refuses
      if (account && fs.statSync(cluster).uid !== account.uid) giveTo(cluster, account)
      fs.chmodSync(cluster, 0o700)
    } else await createCluster(place, log)
    const password = findOrMakePassword(folder)
    await requirePassword(
      {
        ...place,
        postgres: programs.postgres,
        folderArgument: folderArgument(place, cluster),
        environment: spawnOptions(place, cluster).env,
      },
      bundledUser,
      password,
    )
    const socketFolder = await chooseSocketFolder(place)
    const server = await superviseServer({ ...place, socketFolder }, { ...settings, ...overrides }, log)
    return {
      connection: { host: socketFolder, port, user: bundledUser, password },
      async stop() {
        await server.stop()
        removeTemporarySocketFolder(socketFolder)
        lock.release()
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Whether the data folder has a database of the bundled server. */
export const hasCluster = (dataDir: string): boolean => fs.existsSync(clusterFolder(postgresFolder(dataDir)))

/** How to reach the bundled server that another process runs on this data folder; undefined when none is ready there. */
export function findRunningServer(dataDir: string): BundledConnection | undefined {
  const file = readPostmasterFile(clusterFolder(postgresFolder(dataDir)))
  if (!file?.ready) return undefined
  const password = readPassword(postgresFolder(dataDir))
  return password === undefined ? undefined : { host: file.socketFolder, port: file.port, user: bundledUser, password }
}

/** Whether a Permasheet process runs on this data folder at this moment. */
export function isDataFolderInUse(dataDir: string): boolean {
  const file = lockFile(postgresFolder(dataDir))
  if (!fs.existsSync(file)) return false
  const lock = takeLock(file)
  lock?.release()
  return lock === undefined
}

/**
 * When started as root, the folder belongs to root and the account owns only the cluster and the socket's folder in it: root must not write
 * where somebody else could place a symbolic link.
 */
function prepareFolder(dataDir: string, folder: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true })
    if (!fs.existsSync(folder)) fs.mkdirSync(folder, { mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK)
    for (const file of [lockFile(folder), logFile(folder)]) prepareFile(file)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`The data folder ${dataDir} cannot be used: ${reason}. Set DATA_DIR to a folder that you may write to.`, {
      cause: error,
    })
  }
}

/** The file belongs to the owner of its folder, who may be a normal user whose data folder root uses once. */
function prepareFile(file: string): void {
  const handle = fs.openSync(file, fs.constants.O_CREAT | fs.constants.O_RDWR | fs.constants.O_NOFOLLOW, 0o600)
  const { uid, gid } = fs.statSync(path.dirname(file))
  if (process.getuid?.() === 0) fs.fchownSync(handle, uid, gid)
  fs.closeSync(handle)
}

/** An incomplete cluster must not count: it is created under another name and then renamed. */
async function createCluster(place: Omit<Place, 'socketFolder'>, log: Log): Promise<void> {
  const unfinished = `${place.cluster}.unfinished`
  fs.rmSync(unfinished, { recursive: true, force: true })
  fs.mkdirSync(unfinished, { mode: 0o700 })
  giveTo(unfinished, place.account)
  log.info(`Creating the database in ${place.folder}`)
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8']
  const rest = [...locale, '--username', bundledUser, '--auth=trust', '--data-checksums']
  try {
    await run(place.programs.initdb, ['-D', folderArgument(place, unfinished), ...rest], spawnOptions(place, unfinished))
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new OperatorError(`The bundled PostgreSQL could not create its database in ${place.folder}:\n${output}`, { cause: error })
  }
  fs.renameSync(unfinished, place.cluster)
}

/** The path of a socket is limited to about a hundred bytes, and the server's account must be able to reach it. */
async function chooseSocketFolder(place: Omit<Place, 'socketFolder'>): Promise<string> {
  const usual = path.join(place.folder, 'socket')
  const fits = Buffer.byteLength(path.join(usual, `.s.PGSQL.${port}`)) <= longestSocketPath
  const prefix = fits && place.reachable ? undefined : path.join(await findReachableTemporaryFolder(place.account), socketFolderPrefix)
  // A killed server leaves a lock file beside its socket, which would keep the next one from starting if the process id is in use again.
  fs.rmSync(usual, { recursive: true, force: true })
  if (prefix === undefined) fs.mkdirSync(usual, { mode: 0o700 })
  const socketFolder = prefix === undefined ? usual : fs.mkdtempSync(prefix)
  giveTo(socketFolder, place.account)
  return socketFolder
}
